import Diagnostics
import Support

/// A diagram that parsers fill bit by bit.
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
    /// Where the reading goes on.
    var index: Int { get set }

    /// Reads a statement that is not common to all.
    ///
    /// - Parameter line: without space at either end, and not empty; ``index`` lies behind it.
    mutating func statement(_ line: Range<Int>) throws(SyntaxError)
    /// Whether titles may stand among the lines.
    var hasStatements: Bool { get }
    /// Says what the text as a whole lacks.
    mutating func finish() throws(SyntaxError)
    /// What readers see of a title, from what is written.
    func titleText(_ written: String) -> String
}

extension LineParser {
    var bytes: [UInt8] { source.bytes }

    var hasStatements: Bool { true }

    mutating func finish() throws(SyntaxError) {}

    func titleText(_ written: String) -> String { written }

    mutating func read() throws(SyntaxError) -> Content {
        content.settings = source.settings
        content.title = source.settings.title
        index = source.typeName.upperBound
        while let line = nextLine() {
            if !hasStatements || !takeCommon(line) { try statement(line) }
        }
        try finish()
        return content
    }

    /// The next line with anything on it.
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

    /// `title`, `accTitle` and `accDescr`.
    private mutating func takeCommon(_ line: Range<Int>) -> Bool {
        if bytes[line.lowerBound] | 0x20 == UInt8(ascii: "a"),
            let statement = AccessibilityStatement(self, at: line.lowerBound, ignoresCase: true)
        {
            let text = source.text(statement.text).trimmingLines
            if statement.isTitle { content.accessibleTitle = text } else { content.accessibleDescription = text }
            index = max(index, min(statement.end, bytes.count))
            return true
        }
        guard let value = value(of: "title", in: line) else { return false }
        content.title = titleText(source.text(value))
        return true
    }

    /// What stands behind a word and a space, in any case of letters.
    ///
    /// - Parameter word: lowercase.
    /// - Returns: nil where the line begins with another word, or ends with it.
    func value(of word: StaticString, in line: Range<Int>) -> Range<Int>? {
        let end = line.lowerBound + word.utf8CodeUnitCount
        guard hasIgnoringCase(word, at: line.lowerBound), end < line.upperBound, bytes[end].isSpaceOrTab else {
            return nil
        }
        return trimmed(end..<line.upperBound)
    }

    /// Whether the line is this word alone.
    func isWord(_ word: StaticString, _ line: Range<Int>) -> Bool {
        line.count == word.utf8CodeUnitCount && hasIgnoringCase(word, at: line.lowerBound)
    }

    /// How many bytes stand before a statement on its line. The author's own text tells it: comments are blanked with their
    /// line breaks.
    func indentation(of line: Range<Int>) -> Int {
        var start = line.lowerBound
        while start > 0, source.slice.bytes[start - 1] != 0x0A { start -= 1 }
        return line.lowerBound - start
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
