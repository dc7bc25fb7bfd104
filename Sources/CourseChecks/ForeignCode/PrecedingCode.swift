import Support

/// The code before an offset of a sample. Each byte is read once, however often a pass asks.
struct PrecedingCode {
    /// The offset at which the line begins.
    private(set) var lineStart = 0
    /// The offset of the line's first byte that is no blank; nil if there are only blanks.
    private(set) var firstOfLine: Int?
    /// The offset of the last `<`; nil if there was none.
    private(set) var lastTag: Int?
    /// True within an address: behind `://` without a blank or a quotation mark since.
    private(set) var isInAddress = false

    private var end = 0

    /// True if only blanks stand in the line before the offset.
    var isAtLineStart: Bool { firstOfLine == nil }

    mutating func read(_ source: [UInt8], upTo index: Int) {
        while end < index {
            switch source[end] {
            case 0x0A: (lineStart, firstOfLine, isInAddress) = (end + 1, nil, false)
            case UInt8(ascii: " "), UInt8(ascii: "\t"): isInAddress = false
            case let byte:
                if firstOfLine == nil { firstOfLine = end }
                if byte == UInt8(ascii: "<") { lastTag = end }
                if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { isInAddress = false }
                if end >= 2, source[(end - 2)...end].elementsEqual("://".utf8) { isInAddress = true }
            }
            end += 1
        }
    }
}
