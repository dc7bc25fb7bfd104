import Diagnostics
import Support

/// A diagram that parsers fill step by step.
protocol TitledDiagram: Diagram {
    var settings: DiagramSettings { get set }
    var title: String? { get set }
    var accessibleTitle: String? { get set }
    var accessibleDescription: String? { get set }

    init()
}

/// Reads a diagram whose statements are lines.
protocol LineParser: DiagramParser, ByteScanner where Content: TitledDiagram {
    var content: Content { get set }
    /// The offset at which the reading continues.
    var index: Int { get set }

    /// Reads a statement that is not common to all types.
    ///
    /// - Parameter line: the range without space at its ends, not empty; ``index`` lies behind it.
    mutating func statement(_ line: Range<Int>) throws(SyntaxError)
    /// True if titles may stand among the lines.
    var hasStatements: Bool { get }
    /// Finishes the diagram, and throws if the text as a whole lacks something.
    mutating func finish() throws(SyntaxError)
    /// Returns the visible text of a title.
    ///
    /// - Parameter range: the place of the written one.
    func titleText(_ range: Range<Int>) throws(SyntaxError) -> String
}

extension LineParser {
    var bytes: [UInt8] { source.bytes }

    var hasStatements: Bool { true }

    mutating func finish() throws(SyntaxError) {}

    func titleText(_ range: Range<Int>) throws(SyntaxError) -> String { source.text(range) }

    mutating func read() throws(SyntaxError) -> Content {
        content.settings = source.settings
        content.title = source.settings.title
        index = source.typeName.upperBound
        while let line = nextLine() {
            if hasStatements, try takeCommon(line) { continue }
            try statement(line)
        }
        try finish()
        return content
    }

    /// Returns the next line that is not empty; nil at the end of the text.
    mutating func nextLine() -> Range<Int>? {
        while index < bytes.count {
            let end = endOfLine(index)
            let line = trimmed(index..<end)
            index = min(end + 1, bytes.count)
            if !line.isEmpty { return line }
        }
        return nil
    }

    func trimmed(_ range: Range<Int>) -> Range<Int> { bytes[range].trimmingSpaces() }

    /// Takes `title`, `accTitle` or `accDescr`.
    private mutating func takeCommon(_ line: Range<Int>) throws(SyntaxError) -> Bool {
        if bytes[line.lowerBound] | 0x20 == UInt8(ascii: "a"),
            let statement = AccessibilityStatement(self, at: line.lowerBound, ignoresCase: true)
        {
            let text = source.text(statement.text).trimmingLines
            if statement.isTitle { content.accessibleTitle = text } else { content.accessibleDescription = text }
            index = max(index, min(statement.end, bytes.count))
            return true
        }
        guard let value = value(of: "title", in: line) else { return false }
        content.title = try titleText(value)
        return true
    }

    /// Returns the text behind a word and a space, in any case of letters.
    ///
    /// - Parameter word: the word, in lower case.
    /// - Returns: nil if the line begins with another word, or ends with it.
    func value(of word: StaticString, in line: Range<Int>) -> Range<Int>? {
        let end = line.lowerBound + word.utf8CodeUnitCount
        guard hasIgnoringCase(word, at: line.lowerBound), end < line.upperBound, bytes[end].isSpaceOrTab else {
            return nil
        }
        return trimmed(end..<line.upperBound)
    }

    /// Returns true if the line is only this word.
    func isWord(_ word: StaticString, _ line: Range<Int>) -> Bool {
        line.count == word.utf8CodeUnitCount && hasIgnoringCase(word, at: line.lowerBound)
    }

    /// Returns the number of bytes before a statement on its line. It is counted in the author's own text, because comments are
    /// blanked with their line breaks.
    func indentation(of line: Range<Int>) -> Int {
        var start = line.lowerBound
        while start > 0, source.slice.bytes[start - 1] != 0x0A { start -= 1 }
        return line.lowerBound - start
    }

    /// Returns the first number sign that begins no entity, as in `#35;`.
    func numberSign(in range: Range<Int>) -> Int? {
        var index = range.lowerBound
        while index < range.upperBound {
            let end = endOfEntity(index)
            if end == nil, bytes[index] == UInt8(ascii: "#") { return index }
            index = end ?? index + 1
        }
        return nil
    }

    /// Returns a line without its comment, which a number sign begins. A comment that looks like a part of the text gets a
    /// finding.
    mutating func withoutComment(_ line: Range<Int>) -> Range<Int> {
        guard let start = numberSign(in: line) else { return line }
        guard start > line.lowerBound else { return start..<start }
        let rest = (start + 1)..<line.upperBound
        let isApart = bytes[start - 1].isSpaceOrTab && (rest.isEmpty || bytes[rest.lowerBound].isSpaceOrTab)
        if !isApart || bytes[rest].contains(UInt8(ascii: ":")) {
            warn(
                start..<line.upperBound,
                en: "“#” begins a comment here, so the rest of the line is left out",
                es: "«#» empieza aquí un comentario, así que el resto de la línea se omite",
                advice: LocalizedText(en: "write #35; for the sign itself", es: "escribe #35; para el propio signo")
            )
        }
        return trimmed(line.lowerBound..<start)
    }

    mutating func warn(
        _ range: Range<Int>,
        rule: RuleID = .diagramNotDrawn,
        en: String,
        es: String,
        advice: LocalizedText? = nil
    ) {
        diagnostics.append(
            Diagnostic(
                rule: rule,
                severity: .warning,
                message: LocalizedText(en: en, es: es),
                range: place(range),
                advice: advice
            )
        )
    }
}
