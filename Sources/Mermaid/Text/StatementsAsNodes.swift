import Diagnostics

/// Statements of other types that mindmaps and kanban boards take for a node: `title Plan`, `accTitle: Plan`.
struct StatementsAsNodes {
    /// The type, and the part of it that such a line becomes, with their articles.
    let type: LocalizedText
    let part: LocalizedText

    /// Returns a warning for a node that is written like a statement.
    ///
    /// - Parameter isFirst: true for the first node, where a title would stand.
    func finding(_ node: IndentedNode, isFirst: Bool, at range: SourceRange) -> Diagnostic? {
        guard node.opening.isEmpty, let text = node.id else { return nil }
        if isFirst, text.hasPrefix("title ") || text.hasPrefix("title\t") {
            return warning(
                "title",
                LocalizedText(
                    en: "write the title in front matter above the diagram: title: \(Self.value(of: text))",
                    es: "escribe el título en la cabecera, encima del diagrama: title: \(Self.value(of: text))"
                ),
                range
            )
        }
        guard let word = ["accTitle", "accDescr"].first(where: { Self.begins(text, with: $0) }) else { return nil }
        return warning(
            word,
            LocalizedText(
                en: "leave it out; the text before the diagram can say it",
                es: "quítalo; puede decirlo el texto anterior al diagrama"
            ),
            range
        )
    }

    private func warning(_ word: String, _ advice: LocalizedText, _ range: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: .diagramNotDrawn,
            severity: .warning,
            message: LocalizedText(
                en: "“\(word)” is read as \(part.text(in: "en")) here: \(type.text(in: "en")) has no such line",
                es: "«\(word)» se lee aquí como \(part.text(in: "es")): \(type.text(in: "es")) no tiene esa línea"
            ),
            range: range,
            advice: advice
        )
    }

    private static func value(of text: String) -> String { String(text.dropFirst("title ".count)).trimmingSpace }

    private static func begins(_ text: String, with word: String) -> Bool {
        guard text.hasPrefix(word) else { return false }
        return String(text.dropFirst(word.count)).trimmingSpace.hasPrefix(":")
    }
}
