import Diagnostics
import Support

/// Reads a grammar: rules in one of four notations, each ended by a semicolon.
struct RailroadParser: DiagramParser, ByteScanner {
    let source: DiagramSource
    let notation: RailroadNotation
    var index = 0
    var content = RailroadDiagram()
    var diagnostics: [Diagnostic] = []
    /// The number of brackets around the current place.
    private var depth = 0

    private static let deepest = 60

    init(_ source: DiagramSource) {
        self.source = source
        notation = RailroadNotation(rawValue: source.text(source.typeName)) ?? .constructors
    }

    var bytes: [UInt8] { source.bytes }

    mutating func read() throws(SyntaxError) -> RailroadDiagram {
        content.settings = source.settings
        content.title = source.settings.title
        index = source.typeName.upperBound
        skip()
        while index < bytes.count {
            if !takeTitle() { try rule() }
            skip()
        }
        guard !content.rules.isEmpty else {
            throw unexpected(LocalizedText(en: "a rule such as \(example)", es: "una regla como \(example)"))
        }
        return content
    }

    private var example: String {
        switch notation {
        case .constructors: "a = terminal(\"b\") ;"
        case .ebnf, .abnf: "a = \"b\" ;"
        case .peg: "A <- \"b\" ;"
        }
    }

    // MARK: Space

    /// Moves on to the next byte that is neither space nor comment.
    mutating func skip() {
        while true {
            index = skipSpace(index)
            switch notation {
            case .ebnf, .constructors:
                guard takeComment() else { return }
            case .peg where byte(index) == UInt8(ascii: "#"): index = endOfLine(index)
            case .abnf where byte(index) == UInt8(ascii: ";") && depth == 0 && isBetweenRules: index = endOfLine(index)
            default: return
            }
        }
    }

    private mutating func takeComment() -> Bool {
        if has("/*", at: index) {
            skip(past: "*/")
        } else if notation == .ebnf, has("(*", at: index) {
            skip(past: "*)")
        } else {
            return false
        }
        return true
    }

    /// True outside of rules, where a semicolon begins a comment of ABNF.
    private var isBetweenRules = true

    private mutating func skip(past mark: StaticString) {
        index += 2
        while index < bytes.count, !has(mark, at: index) { index += 1 }
        index = min(index + mark.utf8CodeUnitCount, bytes.count)
    }

    func unexpected(_ expected: LocalizedText, advice: LocalizedText? = nil) -> SyntaxError {
        source.unexpected(index..<min(index + 1, bytes.count), expected: expected, advice: advice)
    }

    // MARK: Statements

    private mutating func takeTitle() -> Bool {
        if let statement = AccessibilityStatement(self, at: index) {
            let text = source.text(statement.text).trimmingLines
            if statement.isTitle { content.accessibleTitle = text } else { content.accessibleDescription = text }
            index = min(statement.end, bytes.count)
            return true
        }
        guard hasWord("title", at: index) else { return false }
        let start = skipBlanks(index + 5)
        // A rule may have this name.
        guard start > index + 5, byte(start) != UInt8(ascii: "="), !has("::=", at: start), !has("<-", at: start) else {
            return false
        }
        let end = endOfLine(start)
        let text = source.text(start..<end).trimmingSpace
        let isQuoted = text.count > 1 && text.first == text.last && (text.first == "\"" || text.first == "'")
        content.title = isQuoted ? String(text.dropFirst().dropLast()) : text
        index = end
        return true
    }

    private mutating func rule() throws(SyntaxError) {
        let start = index
        guard let name = takeName() else {
            throw unexpected(LocalizedText(en: "the name of a rule", es: "el nombre de una regla"))
        }
        isBetweenRules = false
        skip()
        try takeAssignment()
        skip()
        let track = try notation == .constructors ? construct() : choice()
        skip()
        guard byte(index) == UInt8(ascii: ";") else {
            throw unexpected(
                LocalizedText(en: "“;” at the end of the rule", es: "«;» al final de la regla"),
                advice: LocalizedText(
                    en: "each rule ends with a semicolon: \(example)",
                    es: "cada regla acaba en punto y coma: \(example)"
                )
            )
        }
        index += 1
        // In ABNF the rest of the line is a comment.
        if notation == .abnf { index = endOfLine(index) }
        isBetweenRules = true
        content.rules.append(.init(name: name, track: track, range: place(start..<index)))
    }

    private mutating func takeAssignment() throws(SyntaxError) {
        let signs: [StaticString] =
            switch notation {
            case .constructors: ["::=", ":=", "="]
            case .ebnf: ["::=", "="]
            case .abnf: ["=/", "="]
            case .peg: ["<-", "←"]
            }
        guard let sign = signs.first(where: { has($0, at: index) }) else {
            let sign = notation == .peg ? "<-" : "="
            throw unexpected(
                LocalizedText(en: "“\(sign)” after the rule's name", es: "«\(sign)» tras el nombre de la regla")
            )
        }
        index += sign.utf8CodeUnitCount
    }

    /// Takes a name of letters, digits, `_` and, between them, `-`; or one in angle brackets.
    mutating func takeName() -> String? {
        if byte(index) == UInt8(ascii: "<"), notation != .peg,
            let close = bytes[index..<endOfLine(index)].firstIndex(of: UInt8(ascii: ">"))
        {
            defer { index = close + 1 }
            return source.text((index + 1)..<close)
        }
        let start = index
        var end = index
        while end < bytes.count, bytes[end].isWordByte || bytes[end] >= 0x80 { end = inner(after: end) }
        guard end > start, !bytes[start].isDigit else { return nil }
        index = end
        return source.text(start..<end)
    }

    /// Returns the offset behind a byte of a name, and behind the dash that follows it inside the name.
    private func inner(after offset: Int) -> Int {
        let next = offset + 1
        return byte(next) == UInt8(ascii: "-") && byte(next + 1).isWordByte ? next + 1 : next
    }

    /// Takes a text in quotes.
    mutating func takeString() throws(SyntaxError) -> String? {
        let quote = byte(index)
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return nil }
        var end = index + 1
        var text: [UInt8] = []
        while end < bytes.count, bytes[end] != quote, bytes[end] != 0x0A {
            // In ABNF a backslash is a character like others.
            if bytes[end] == UInt8(ascii: "\\"), notation != .abnf, end + 1 < bytes.count, bytes[end + 1] != 0x0A {
                if bytes[end + 1] != quote, bytes[end + 1] != UInt8(ascii: "\\") { text.append(bytes[end]) }
                end += 1
            }
            text.append(bytes[end])
            end += 1
        }
        guard byte(end) == quote, end < bytes.count else {
            throw SyntaxError(
                range: index..<end,
                message: LocalizedText(
                    en: "this text's quote is never closed",
                    es: "las comillas de este texto no se cierran"
                )
            )
        }
        station(index..<end + 1)
        index = end + 1
        return String(decoding: text, as: UTF8.self)
    }

    mutating func station(_ range: Range<Int>) { content.stations.append(place(range)) }

    /// Reads something inside brackets, at most as deep as the drawing can be.
    mutating func nested(
        _ body: (inout RailroadParser) throws(SyntaxError) -> RailroadTrack
    ) throws(SyntaxError) -> RailroadTrack {
        guard depth < Self.deepest else {
            throw .tooLarge(
                at: index..<min(index + 1, bytes.count),
                en: "brackets are nested more than \(Self.deepest) levels deep",
                es: "los paréntesis tienen más de \(Self.deepest) niveles"
            )
        }
        depth += 1
        defer { depth -= 1 }
        return try body(&self)
    }
}
