import Diagnostics

/// `accTitle: …`, `accDescr: …` or `accDescr { … }`, what a diagram is called for screen readers.
struct AccessibilityStatement {
    let isTitle: Bool
    /// The text, without the mark before it.
    let text: Range<Int>
    /// Behind the statement.
    let end: Int

    /// - Parameters:
    ///   - index: where the statement may begin.
    ///   - ignoresCase: as Mermaid's lexer of entity-relationship diagrams does.
    init?(_ scanner: some ByteScanner, at index: Int, ignoresCase: Bool = false) {
        func has(_ word: StaticString, _ folded: StaticString) -> Bool {
            ignoresCase ? scanner.hasIgnoringCase(folded, at: index) : scanner.has(word, at: index)
        }
        isTitle = has("accTitle", "acctitle")
        guard isTitle || has("accDescr", "accdescr") else { return nil }
        let bytes = scanner.bytes
        let mark = scanner.skipSpace(index + 8)
        if scanner.byte(mark) == UInt8(ascii: ":") {
            let start = scanner.skipSpace(mark + 1)
            text = start..<scanner.endOfLine(start)
            end = text.upperBound
            return
        }
        guard !isTitle, scanner.byte(mark) == UInt8(ascii: "{") else { return nil }
        let close = bytes[(mark + 1)...].firstIndex(of: UInt8(ascii: "}")) ?? bytes.endIndex
        text = (mark + 1)..<close
        end = min(close + 1, bytes.endIndex)
    }
}
