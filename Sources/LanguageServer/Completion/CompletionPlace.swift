import Support

/// The text of a line before the cursor, and how it can be cut.
struct CompletionPlace {
    let lines: TextLines
    let offset: Int
    /// The line up to the cursor.
    let before: String
    private let start: Int

    init(_ lines: TextLines, _ offset: Int) {
        (self.lines, self.offset) = (lines, offset)
        start = lines.range(ofLine: lines.line(at: offset)).lowerBound
        before = lines.text(min(start, offset)..<offset)
    }

    /// The line without the blanks and the signs of quotes that it begins with.
    var trimmed: Substring { before.drop { $0 == " " || $0 == "\t" || $0 == ">" } }

    /// Returns the range of a text that ends at the cursor.
    func range(of text: some StringProtocol) -> Range<Int> { (offset - text.utf8.count)..<offset }

    /// Returns the text behind the last occurrence of a sign; nil if the line has none.
    func behind(_ sign: String) -> Substring? {
        var found: Substring?
        var rest = before[...]
        while let range = rest.firstRange(of: sign) {
            rest = rest[range.upperBound...]
            found = rest
        }
        return found
    }

    /// The text behind the last blank, quote or comma.
    static func lastWord(_ text: some StringProtocol) -> Substring {
        let text = Substring(text)
        let cut = text.lastIndex { " \t,\"'=".contains($0) }
        return cut.map { text[text.index(after: $0)...] } ?? text
    }
}
