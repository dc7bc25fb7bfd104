import Diagnostics

/// Findings about differences between the languages of a tree.
extension TreeFinding {
    package static func missing(_ tree: DecisionTree, in language: String) -> Diagnostic {
        Diagnostic(
            rule: .treeShape,
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

    package static func missingNode(_ node: TreeNode, in tree: DecisionTree) -> Diagnostic {
        Diagnostic(
            rule: .treeShape,
            severity: .error,
            message: LocalizedText(
                en: "this tree lacks the node “\(node.id)” (“\(node.text)”), which it has in the main language",
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

    package static func extraNode(_ node: TreeNode, _ main: String) -> Diagnostic {
        Diagnostic(
            rule: .treeShape,
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

    package static func otherAnswers(
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
                en: "the node “\(node.id)” is not of the same kind as in “\(main)”",
                es: "el nodo «\(node.id)» no es de la misma clase que en «\(main)»"
            )
            : LocalizedText(
                en:
                    "from “\(node.id)” the answers lead to \(own.isEmpty ? "nothing" : own), but in “\(main)” to \(other.isEmpty ? "nothing" : other)",
                es:
                    "desde «\(node.id)» las respuestas llevan a \(own.isEmpty ? "nada" : own), pero en «\(main)» a \(other.isEmpty ? "nada" : other)"
            )
        return Diagnostic(
            rule: .treeShape,
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

    package static func untranslated(_ answer: TreeNode.Answer, _ original: TreeNode.Answer, _ main: String)
        -> Diagnostic
    {
        Diagnostic(
            rule: .treeUntranslated,
            severity: .warning,
            message: LocalizedText(
                en: "the answer “\(answer.text)” is the same as in “\(main)”: it seems not to be translated",
                es: "la respuesta «\(answer.text)» es la misma que en «\(main)»: parece sin traducir"
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
