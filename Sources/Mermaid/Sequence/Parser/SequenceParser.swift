import Diagnostics

/// Reads a sequence diagram's tokens into a ``SequenceDiagram``.
///
/// Each statement has a function; the first token that does not fit ends the reading, as in Mermaid. Fragments are kept on a
/// stack, so that nesting costs no calls.
struct SequenceParser: TokenParser {
    let source: DiagramSource
    /// The text as the lexer read it.
    let bytes: [UInt8]
    let tokens: [SequenceToken]
    var position = 0
    var builder = SequenceBuilder()
    var diagnostics: [Diagnostic] = []
    /// The open fragments, the innermost last.
    var open: [OpenFragment] = []

    struct OpenFragment {
        let kind: SequenceFragment.Kind
        let keyword: Range<Int>
    }

    init(_ source: DiagramSource) {
        self.source = source
        bytes = SequenceLexer.prepare(source.bytes)
        tokens = SequenceLexer.tokens(of: bytes, from: source.typeName.lowerBound)
    }

    func text(_ range: Range<Int>) -> String { SequenceLexer.text(bytes, range) }

    // MARK: The diagram

    mutating func read() throws(SyntaxError) -> SequenceDiagram {
        builder.diagram.settings = source.settings
        builder.diagram.title = source.settings.title
        while current.kind == .newline { advance() }
        guard take(.header) else {
            throw unexpected(LocalizedText(en: "“sequenceDiagram”", es: "«sequenceDiagram»"))
        }
        while current.kind != .endOfFile { try parseLine() }
        if let fragment = open.last {
            throw SyntaxError(
                range: fragment.keyword,
                message: LocalizedText(
                    en: "this “\(fragment.kind.rawValue)” is never closed: expected “end”",
                    es: "este «\(fragment.kind.rawValue)» no se cierra: se esperaba «end»"
                ),
                advice: LocalizedText(
                    en: "write “end” on a line of its own after its last message",
                    es: "escribe «end» en una línea propia tras su último mensaje"
                )
            )
        }
        try builder.finish()
        diagnostics += builder.diagnostics
        return builder.diagram
    }

    private mutating func parseLine() throws(SyntaxError) {
        switch current.kind {
        case .newline: advance()
        case .invalid: ignoreStrayCharacter()
        case .participant, .actor, .destroy: try parseParticipant(isCreated: false)
        case .create:
            advance()
            guard [.participant, .actor, .destroy].contains(current.kind) else {
                throw unexpected(LocalizedText(en: "“participant” or “actor”", es: "«participant» o «actor»"))
            }
            try parseParticipant(isCreated: true)
        case .box: try parseBox()
        case .name: try parseMessage()
        case .activate, .deactivate: try parseActivation()
        case .note: try parseNote()
        case .links, .link, .properties, .details: try parseMenu()
        case .autonumber: try parseNumbering()
        case .title, .legacyTitle:
            builder.diagram.title = text(current.range)
            advance()
        case .accessibleTitle, .accessibleDescription, .accessibleDescriptionBlock: parseAccessibility()
        case .loop, .rect, .opt, .alt, .par, .parOver, .critical, .break: try openFragment()
        case .else, .and, .option: try openSection()
        case .end: try closeFragment()
        default: throw unexpectedStatement()
        }
    }

    private mutating func parseAccessibility() {
        let kind = current.kind
        if kind != .accessibleDescriptionBlock { advance() }
        let lines = text(current.range).split(separator: "\n", omittingEmptySubsequences: false)
        let value = lines.map { String($0).trimmingSpace }.joined(separator: "\n")
        if kind == .accessibleTitle {
            builder.diagram.accessibleTitle = value
        } else {
            builder.diagram.accessibleDescription = value
        }
        if current.kind != .endOfFile { advance() }
    }

    /// Ignores a character between statements that means nothing, as Mermaid does.
    private mutating func ignoreStrayCharacter() {
        let first = current.range
        var last = first
        while current.kind == .invalid {
            last = current.range
            advance()
        }
        diagnostics.append(
            Diagnostic(
                rule: .diagramNotDrawn,
                severity: .warning,
                message: LocalizedText(
                    en: "“\(text(first.lowerBound..<last.upperBound))” has no meaning here and is left out",
                    es: "«\(text(first.lowerBound..<last.upperBound))» no significa nada aquí y se omite"
                ),
                range: place(first.lowerBound..<last.upperBound)
            )
        )
    }

    /// Reads the end of a statement: a line break or `;`.
    mutating func endStatement() throws(SyntaxError) {
        guard take(.newline) else {
            throw unexpected(
                LocalizedText(en: "the end of the line or “;”", es: "el final de la línea o «;»"),
                advice: trailingSpaceAdvice()
            )
        }
    }
}
