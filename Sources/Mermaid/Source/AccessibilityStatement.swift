import Diagnostics

/// A statement `accTitle: …`, `accDescr: …` or `accDescr { … }`: the title or description for screen readers.
struct AccessibilityStatement {
    let isTitle: Bool
    /// The range of the text, without the keyword before it.
    let text: Range<Int>
    /// The offset behind the statement.
    let end: Int

    /// - Parameters:
    ///   - index: the offset at which the statement may begin.
    ///   - ignoresCase: true to ignore case, as Mermaid's lexer of entity-relationship diagrams does.
    init?(_ scanner: some ByteScanner, at index: Int, ignoresCase: Bool = false) {
        guard let opening = AccessibilityOpening(scanner, at: index, ignoresCase: ignoresCase) else { return nil }
        isTitle = opening.kind == .title
        let bytes = scanner.bytes
        let start = opening.end
        guard opening.kind == .block else {
            text = start..<scanner.endOfLine(start)
            end = text.upperBound
            return
        }
        let close = bytes[start...].firstIndex(of: UInt8(ascii: "}")) ?? bytes.endIndex
        text = start..<close
        end = min(close + 1, bytes.endIndex)
    }
}

/// The beginning of an ``AccessibilityStatement``, without its text.
struct AccessibilityOpening {
    enum Kind {
        /// `accTitle:`, `accDescr:`: the rest of the line is the text.
        case title, description
        /// The keyword `accDescr {`: the text ends at the closing brace.
        case block
    }

    let kind: Kind
    /// The offset behind the keyword, and behind the space that follows a colon.
    let end: Int

    init?(_ scanner: some ByteScanner, at index: Int, ignoresCase: Bool = false) {
        // Only lines that begin with “a” need a closer look.
        guard scanner.byte(index) | 0x20 == UInt8(ascii: "a") else { return nil }
        func has(_ word: StaticString, _ folded: StaticString) -> Bool {
            ignoresCase ? scanner.hasIgnoringCase(folded, at: index) : scanner.has(word, at: index)
        }
        let isTitle = has("accTitle", "acctitle")
        guard isTitle || has("accDescr", "accdescr") else { return nil }
        let mark = scanner.skipSpace(index + 8)
        switch scanner.byte(mark) {
        case UInt8(ascii: ":"): (kind, end) = (isTitle ? .title : .description, scanner.skipSpace(mark + 1))
        case UInt8(ascii: "{") where !isTitle: (kind, end) = (.block, mark + 1)
        default: return nil
        }
    }
}
