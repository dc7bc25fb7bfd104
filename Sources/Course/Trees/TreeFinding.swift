import Diagnostics
import Mermaid

/// What can be wrong with a decision tree, in words.
enum TreeFinding {
    // MARK: The tree as a whole

    static func notFlowchart(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: "tree-not-flowchart",
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
            rule: "tree-too-large",
            severity: .error,
            message: LocalizedText(
                en:
                    "a decision tree of \(nodes) nodes and \(edges) arrows: beyond \(mostNodes) and \(mostEdges) none is made into pages",
                es:
                    "un árbol de decisión de \(nodes) nodos y \(edges) flechas: por encima de \(mostNodes) y \(mostEdges) no se hacen páginas"
            ),
            range: range,
            advice: LocalizedText(
                en: "cut it into several trees; a node whose click is “tree:NAME” hands over to another",
                es: "pártelo en varios árboles; un nodo cuyo click es «tree:NOMBRE» pasa el relevo a otro"
            )
        )
    }

    static func noQuestion(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: "tree-no-question",
            severity: .error,
            message: LocalizedText(
                en: "this decision tree asks nothing: no node has ways to choose from",
                es: "este árbol de decisión no pregunta nada: ningún nodo tiene caminos entre los que elegir"
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
            rule: "tree-duplicate-name",
            severity: .error,
            message: LocalizedText(
                en: "another decision tree of this language already goes by “\(other.name)”",
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
                    message: LocalizedText(en: "first used here", es: "usado primero aquí")
                )
            ]
        )
    }

    // MARK: Ways

    static func unreachable(_ node: FlowchartNode) -> Diagnostic {
        Diagnostic(
            rule: "tree-unreachable",
            severity: .error,
            message: LocalizedText(
                en: "no answer leads to the node “\(node.id)”",
                es: "ninguna respuesta lleva al nodo «\(node.id)»"
            ),
            range: node.labelRange,
            reason: LocalizedText(
                en: "who walks the tree never gets there, so it has no page",
                es: "quien recorre el árbol no llega nunca, así que no tiene página"
            ),
            advice: LocalizedText(
                en: "lead an answer to it, or remove it",
                es: "lleva hasta él una respuesta, o quítalo"
            )
        )
    }

    static func subgraphEdge(_ edge: FlowchartEdge) -> Diagnostic {
        Diagnostic(
            rule: "tree-subgraph-edge",
            severity: .error,
            message: LocalizedText(
                en: "this arrow begins or ends at a frame, which can't be walked to",
                es: "esta flecha empieza o acaba en un marco, al que no se puede llegar"
            ),
            range: edge.range,
            advice: LocalizedText(
                en: "lead it to a node inside the frame",
                es: "llévala a un nodo de dentro del marco"
            )
        )
    }

    static func cycle(_ tree: DecisionTree, _ step: DecisionTree.Step) -> Diagnostic {
        let node = tree.nodes[step.node]
        let target = tree.nodes[node.answers[step.answer].target]
        return Diagnostic(
            rule: "tree-cycle",
            severity: .error,
            message: LocalizedText(
                en: "this answer leads back to “\(target.text)”, which has been asked before",
                es: "esta respuesta vuelve a «\(target.text)», que ya se ha preguntado"
            ),
            range: node.answers[step.answer].range,
            reason: LocalizedText(
                en: "whoever gives the same answers again never comes to an outcome",
                es: "quien vuelva a dar las mismas respuestas no llega nunca a un desenlace"
            )
        )
    }

    // MARK: Questions

    static func deadEnd(_ node: TreeNode) -> Diagnostic {
        Diagnostic(
            rule: "tree-dead-end",
            severity: .error,
            message: LocalizedText(
                en: "the question “\(node.text)” has no answers: the walk ends without an outcome",
                es: "la pregunta «\(node.text)» no tiene respuestas: el recorrido acaba sin desenlace"
            ),
            range: node.range,
            advice: LocalizedText(
                en: "add its answers as arrows; if it is an outcome, draw it as a box",
                es: "añade sus respuestas con flechas; si es un desenlace, dibújalo como caja"
            )
        )
    }

    static func oneAnswer(_ node: TreeNode) -> Diagnostic {
        Diagnostic(
            rule: "tree-one-answer",
            severity: .warning,
            message: LocalizedText(
                en: "the question “\(node.text)” has only one answer, so there is nothing to decide",
                es: "la pregunta «\(node.text)» solo tiene una respuesta, así que no hay nada que decidir"
            ),
            range: node.range
        )
    }

    static func unlabelled(_ answer: TreeNode.Answer, of node: TreeNode) -> Diagnostic {
        Diagnostic(
            rule: "tree-unlabelled-answer",
            severity: .error,
            message: LocalizedText(
                en: "this answer to “\(node.text)” says nothing",
                es: "esta respuesta a «\(node.text)» no dice nada"
            ),
            range: answer.range,
            advice: LocalizedText(
                en: "write the answer on the arrow: -->|\"Yes\"|",
                es: "escribe la respuesta en la flecha: -->|\"Sí\"|"
            )
        )
    }

    static func sameAnswers(_ answer: TreeNode.Answer, _ first: TreeNode.Answer) -> Diagnostic {
        Diagnostic(
            rule: "tree-same-answers",
            severity: .error,
            message: LocalizedText(
                en: "“\(answer.text)” is already another answer to the same question",
                es: "«\(answer.text)» ya es otra respuesta a la misma pregunta"
            ),
            range: answer.range,
            related: [
                Diagnostic.Related(
                    range: first.range,
                    message: LocalizedText(en: "the other one", es: "la otra")
                )
            ]
        )
    }

    // MARK: Outcomes

    static func unexplained(_ node: TreeNode) -> Diagnostic {
        Diagnostic(
            rule: "tree-unexplained",
            severity: .warning,
            message: LocalizedText(
                en: "nothing explains the outcome “\(node.text)”",
                es: "nada explica el desenlace «\(node.text)»"
            ),
            range: node.range,
            advice: LocalizedText(
                en: "name the section that does: click \(node.id) \"lesson.md#section\"",
                es: "nombra el apartado que lo explica: click \(node.id) \"leccion.md#apartado\""
            )
        )
    }

    static func noSample(_ node: TreeNode) -> Diagnostic {
        Diagnostic(
            rule: "tree-no-sample",
            severity: .warning,
            message: LocalizedText(
                en: "no valid sample of the course shows the outcome “\(node.text)”",
                es: "ninguna muestra válida del curso enseña el desenlace «\(node.text)»"
            ),
            range: node.range,
            advice: LocalizedText(
                en:
                    "give it an example that samples follow (\(node.id) -.-> example[\"@State private var x = 0\"]), or name the code: <!-- glosa:outcome \(node.id) uses: … -->",
                es:
                    "dale un ejemplo que sigan las muestras (\(node.id) -.-> ejemplo[\"@State private var x = 0\"]), o nombra el código: <!-- glosa:outcome \(node.id) uses: … -->"
            )
        )
    }

    static func unknownHandOver(_ name: String, at range: SourceRange, suggestion: String?) -> Diagnostic {
        Diagnostic(
            rule: "tree-unknown-hand-over",
            severity: .error,
            message: LocalizedText(
                en: "this hands over to the decision tree “\(name)”, which does not exist in this language",
                es: "esto pasa el relevo al árbol de decisión «\(name)», que no existe en este idioma"
            ),
            range: range,
            advice: suggestion.map {
                LocalizedText(en: "did you mean “tree:\($0)”?", es: "¿querías decir «tree:\($0)»?")
            }
        )
    }

    // MARK: Languages

    static func missing(_ tree: DecisionTree, in language: String) -> Diagnostic {
        Diagnostic(
            rule: "tree-shape",
            severity: .error,
            message: LocalizedText(
                en: "the translation into “\(language)” has no decision tree “\(tree.name)”",
                es: "la traducción a «\(language)» no tiene el árbol de decisión «\(tree.name)»"
            ),
            range: tree.range,
            advice: LocalizedText(
                en: "mark the translated diagram with tree=\(tree.name) too",
                es: "marca también el diagrama traducido con tree=\(tree.name)"
            )
        )
    }

    static func missingNode(_ node: TreeNode, in tree: DecisionTree) -> Diagnostic {
        Diagnostic(
            rule: "tree-shape",
            severity: .error,
            message: LocalizedText(
                en: "this tree lacks the node “\(node.id)” (“\(node.text)”) that it has in the main language",
                es: "a este árbol le falta el nodo «\(node.id)» («\(node.text)»), que sí tiene en el idioma principal"
            ),
            range: tree.range,
            related: [
                Diagnostic.Related(
                    range: node.range,
                    message: LocalizedText(en: "here it is", es: "aquí está")
                )
            ]
        )
    }

    static func extraNode(_ node: TreeNode, _ main: String) -> Diagnostic {
        Diagnostic(
            rule: "tree-shape",
            severity: .error,
            message: LocalizedText(
                en: "the tree has no node “\(node.id)” in “\(main)”",
                es: "el árbol no tiene ningún nodo «\(node.id)» en «\(main)»"
            ),
            range: node.range,
            reason: LocalizedText(
                en: "ids pair the pages of the languages, so they must be the same in all of them",
                es: "los ids emparejan las páginas de los idiomas, así que deben ser los mismos en todos"
            )
        )
    }

    static func otherAnswers(
        _ node: TreeNode,
        _ ids: [String],
        _ twin: TreeNode,
        _ twinIDs: [String],
        _ main: String
    ) -> Diagnostic {
        let (own, other) = (ids.joined(separator: ", "), twinIDs.joined(separator: ", "))
        let message =
            ids == twinIDs
            ? LocalizedText(
                en: "the node “\(node.id)” is of another kind than in “\(main)”",
                es: "el nodo «\(node.id)» es de otra clase que en «\(main)»"
            )
            : LocalizedText(
                en:
                    "from “\(node.id)” the ways lead to \(own.isEmpty ? "nothing" : own), but in “\(main)” to \(other.isEmpty ? "nothing" : other)",
                es:
                    "desde «\(node.id)» los caminos llevan a \(own.isEmpty ? "nada" : own), pero en «\(main)» a \(other.isEmpty ? "nada" : other)"
            )
        return Diagnostic(
            rule: "tree-shape",
            severity: .error,
            message: message,
            range: node.range,
            reason: LocalizedText(
                en: "the same answers, in the same order, must lead to the same outcome in every language",
                es: "las mismas respuestas, en el mismo orden, deben llevar al mismo desenlace en todos los idiomas"
            ),
            related: [
                Diagnostic.Related(
                    range: twin.range,
                    message: LocalizedText(en: "the node in “\(main)”", es: "el nodo en «\(main)»")
                )
            ]
        )
    }

    static func untranslated(_ answer: TreeNode.Answer, _ original: TreeNode.Answer, _ main: String) -> Diagnostic {
        Diagnostic(
            rule: "tree-untranslated",
            severity: .warning,
            message: LocalizedText(
                en: "the answer “\(answer.text)” reads as in “\(main)”: it seems not to be translated",
                es: "la respuesta «\(answer.text)» dice lo mismo que en «\(main)»: parece sin traducir"
            ),
            range: answer.range,
            related: [
                Diagnostic.Related(
                    range: original.range,
                    message: LocalizedText(en: "the same answer in “\(main)”", es: "la misma respuesta en «\(main)»")
                )
            ]
        )
    }
}
