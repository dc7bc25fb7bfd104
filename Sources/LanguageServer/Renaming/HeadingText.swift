import Diagnostics
import Markdown

/// The words of a heading in its file, without its signs and its id.
enum HeadingText {
    /// Returns the range of the words; nil for a heading without words.
    static func range(of heading: Heading, in bytes: [UInt8]) -> Range<Int>? {
        var (start, end) = (heading.range.bytes.lowerBound, min(heading.range.bytes.upperBound, bytes.count))
        func trim() {
            while start < end, isBlank(bytes[start]) { start += 1 }
            while end > start, isBlank(bytes[end - 1]) { end -= 1 }
        }
        trim()
        if start < end, bytes[start] == UInt8(ascii: "#") {
            while start < end, bytes[start] == UInt8(ascii: "#") { start += 1 }
            trim()
            var closing = end
            while closing > start, bytes[closing - 1] == UInt8(ascii: "#") { closing -= 1 }
            if closing < end, closing == start || isBlank(bytes[closing - 1]) { end = closing }
        } else if let last = bytes[start..<end].lastIndex(where: { $0 == 0x0A || $0 == 0x0D }) {
            // The line below the words makes them a heading.
            end = last
        }
        trim()
        if heading.explicitID != nil, end > start, bytes[end - 1] == UInt8(ascii: "}"),
            let brace = bytes[start..<end].lastIndex(of: UInt8(ascii: "{"))
        {
            end = brace
            trim()
        }
        return start < end ? start..<end : nil
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }
}
