import Diagnostics

/// Findings about a question or an outcome.
extension TreeFinding {
    static func deadEnd(_ node: TreeNode) -> Diagnostic {
        Diagnostic(
            rule: .treeDeadEnd,
            severity: .error,
            message: LocalizedText(
                en: "the question “\(node.text)” has no answers: the tree ends here without an outcome",
                es: "la pregunta «\(node.text)» no tiene respuestas: el árbol acaba aquí sin desenlace"
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
            rule: .treeOneAnswer,
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
            rule: .treeUnlabelledAnswer,
            severity: .error,
            message: LocalizedText(
                en: "this answer to “\(node.text)” has no text",
                es: "esta respuesta a «\(node.text)» no tiene texto"
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
            rule: .treeSameAnswers,
            severity: .error,
            message: LocalizedText(
                en: "“\(answer.text)” is already an answer to the same question",
                es: "«\(answer.text)» ya es una respuesta a la misma pregunta"
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

    package static func unexplained(_ node: TreeNode) -> Diagnostic {
        Diagnostic(
            rule: .treeUnexplained,
            severity: .warning,
            message: LocalizedText(
                en: "no section explains the outcome “\(node.text)”",
                es: "ningún apartado explica el desenlace «\(node.text)»"
            ),
            range: node.range,
            advice: LocalizedText(
                en: "name the section that explains it: click \(node.id) \"lesson.md#section\"",
                es: "nombra el apartado que lo explica: click \(node.id) \"leccion.md#apartado\""
            )
        )
    }

    package static func noSample(_ node: TreeNode) -> Diagnostic {
        Diagnostic(
            rule: .treeNoSample,
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

    package static func unknownHandOver(_ name: String, at range: SourceRange, suggestion: String?) -> Diagnostic {
        Diagnostic(
            rule: .treeUnknownHandOver,
            severity: .error,
            message: LocalizedText(
                en: "this leads to the decision tree “\(name)”, which does not exist in this language",
                es: "esto lleva al árbol de decisión «\(name)», que no existe en este idioma"
            ),
            range: range,
            advice: suggestion.map {
                LocalizedText(en: "did you mean “tree:\($0)”?", es: "¿querías decir «tree:\($0)»?")
            }
        )
    }
}
