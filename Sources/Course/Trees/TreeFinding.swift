import Diagnostics
import Mermaid

/// Findings about decision trees, in words.
package enum TreeFinding {
    // MARK: The tree as a whole

    static func notFlowchart(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: .treeNotFlowchart,
            severity: .error,
            message: LocalizedText(
                en: "only a flowchart can be a decision tree",
                es: "solo un diagrama de flujo puede ser un árbol de decisión"
            ),
            range: range,
            advice: LocalizedText(
                en: "write ```mermaid tree=NAME, and `flowchart TD` on the diagram's first line",
                es: "escribe ```mermaid tree=NOMBRE, y `flowchart TD` en la primera línea del diagrama"
            )
        )
    }

    static func tooLarge(_ chart: Flowchart, at range: SourceRange) -> Diagnostic {
        let (nodes, edges) = (chart.nodes.count, chart.edges.count)
        let (mostNodes, mostEdges) = (TreeAssembly.mostNodes, TreeAssembly.mostEdges)
        return Diagnostic(
            rule: .treeTooLarge,
            severity: .error,
            message: LocalizedText(
                en:
                    "this decision tree has \(nodes) nodes and \(edges) arrows: with more than \(mostNodes) or \(mostEdges), a tree gets no pages",
                es:
                    "este árbol de decisión tiene \(nodes) nodos y \(edges) flechas: con más de \(mostNodes) o \(mostEdges), un árbol no tiene páginas"
            ),
            range: range,
            advice: LocalizedText(
                en: "split it into several trees; a node whose click is “tree:NAME” leads to another tree",
                es: "divídelo en varios árboles; un nodo cuyo click es «tree:NOMBRE» lleva a otro árbol"
            )
        )
    }

    static func tooMany(at range: SourceRange) -> Diagnostic {
        let most = TreeAssembly.mostTrees
        return Diagnostic(
            rule: .treeTooLarge,
            severity: .error,
            message: LocalizedText(
                en: "this lesson has more than \(most) decision trees: the others get no pages",
                es: "esta lección tiene más de \(most) árboles de decisión: los demás no tienen páginas"
            ),
            range: range,
            advice: LocalizedText(en: "split the lesson", es: "divide la lección")
        )
    }

    static func noQuestion(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: .treeNoQuestion,
            severity: .error,
            message: LocalizedText(
                en: "this decision tree asks no question: no node has answers to choose from",
                es: "este árbol de decisión no hace ninguna pregunta: ningún nodo tiene respuestas entre las que elegir"
            ),
            range: range,
            advice: LocalizedText(
                en: "write the question in a diamond and its answers on the arrows: q{\"…?\"} -->|\"Yes\"| a",
                es: "escribe la pregunta en un rombo y sus respuestas en las flechas: q{\"¿…?\"} -->|\"Sí\"| a"
            )
        )
    }

    static func duplicate(_ tree: DecisionTree, of other: DecisionTree) -> Diagnostic {
        Diagnostic(
            rule: .treeDuplicateName,
            severity: .error,
            message: LocalizedText(
                en: "another decision tree in this language already has the name “\(other.name)”",
                es: "otro árbol de decisión de este idioma ya se llama «\(other.name)»"
            ),
            range: tree.range,
            reason: LocalizedText(
                en: "the name is the address of its pages, so this one gets none",
                es: "el nombre es la dirección de sus páginas, así que este se queda sin ellas"
            ),
            advice: LocalizedText(en: "give one of the two another name", es: "dale otro nombre a uno de los dos"),
            related: [
                Diagnostic.Related(
                    range: other.range,
                    message: LocalizedText(en: "first used here", es: "usado aquí por primera vez")
                )
            ]
        )
    }

    // MARK: Ways

    static func unreachable(_ node: FlowchartNode) -> Diagnostic {
        Diagnostic(
            rule: .treeUnreachable,
            severity: .error,
            message: LocalizedText(
                en: "no answer leads to the node “\(node.id)”",
                es: "ninguna respuesta lleva al nodo «\(node.id)»"
            ),
            range: node.labelRange,
            reason: LocalizedText(
                en: "readers can never get there, so it has no page",
                es: "quien recorre el árbol no puede llegar a él, así que no tiene página"
            ),
            advice: LocalizedText(
                en: "make an answer lead to it, or remove it",
                es: "haz que una respuesta lleve a él, o quítalo"
            )
        )
    }

    static func subgraphEdge(_ edge: FlowchartEdge) -> Diagnostic {
        Diagnostic(
            rule: .treeSubgraphEdge,
            severity: .error,
            message: LocalizedText(
                en: "this arrow begins or ends at a frame, and no answer can lead to a frame",
                es: "esta flecha empieza o acaba en un marco, y ninguna respuesta puede llevar a un marco"
            ),
            range: edge.range,
            advice: LocalizedText(
                en: "begin or end it at a node inside the frame",
                es: "empiézala o acábala en un nodo de dentro del marco"
            )
        )
    }

    static func cycle(_ tree: DecisionTree, _ step: DecisionTree.Step) -> Diagnostic {
        let node = tree.nodes[step.node]
        let target = tree.nodes[node.answers[step.answer].target]
        return Diagnostic(
            rule: .treeCycle,
            severity: .error,
            message: LocalizedText(
                en: "this answer leads back to “\(target.text)”, which has been asked before",
                es: "esta respuesta vuelve a «\(target.text)», que ya se ha preguntado"
            ),
            range: node.answers[step.answer].range,
            reason: LocalizedText(
                en: "readers who give the same answers again never reach an outcome",
                es: "quien vuelva a dar las mismas respuestas no llega nunca a un desenlace"
            )
        )
    }
}
