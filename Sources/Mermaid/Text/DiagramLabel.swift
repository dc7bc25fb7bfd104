/// A label as written.
public struct DiagramLabel: Sendable, Equatable {
    /// The text between the brackets or quotes, with entities and tags not decoded.
    public var text: String
    /// True if it was written as a Markdown string.
    public var isMarkdown: Bool
    /// The label's lines as one plain text: tags, marks and entities resolved, lines joined by spaces.
    public var plainText: String { LabelParser.plainText(text, syntax: isMarkdown ? .markdown : .plain) }

    /// The lines of ``plainText``, one by one.
    public var plainLines: [String] {
        let lines = LabelParser.parse(text, syntax: isMarkdown ? .markdown : .plain).lines
        return lines.map { $0.map(\.text).joined() }
    }

    public init(text: String, isMarkdown: Bool = false) {
        self.text = text
        self.isMarkdown = isMarkdown
    }
}
