/// Asterisks that set a part of a sample in bold, as Markdown does outside of code: `let tint = **Color**(red: 32)`.
///
/// Some sites make bold text of them. To Swift they are operators, which no author of such a sample means.
package enum BoldMarks {
    private static let asterisk = UInt8(ascii: "*")

    /// Returns the paired asterisks, in the sample's bytes.
    package static func ranges(in bytes: [UInt8]) -> [Range<Int>] {
        guard bytes.contains(asterisk), bytes.contains(bytes: "**".utf8), !bytes.contains(bytes: "operator **".utf8)
        else { return [] }
        var found: [Range<Int>] = []
        var start = 0
        while start < bytes.count {
            let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
            found += pairs(in: bytes[start..<end])
            start = end + 1
        }
        return found
    }

    /// Returns the opening and closing marks of a line: an opening mark has no blank behind it, a closing mark none before it.
    private static func pairs(in line: ArraySlice<UInt8>) -> [Range<Int>] {
        var found: [Range<Int>] = []
        var open: Int?
        var isInString = false
        var index = line.startIndex
        while index + 1 < line.endIndex {
            switch line[index] {
            case UInt8(ascii: "\\"): index += 1
            case UInt8(ascii: "\""): isInString.toggle()
            case UInt8(ascii: "/") where !isInString && (line[index + 1] == line[index] || line[index + 1] == asterisk):
                return found
            case asterisk where !isInString && line[index + 1] == asterisk:
                let before = index > line.startIndex ? line[index - 1] : UInt8(ascii: " ")
                let behind = index + 2 < line.endIndex ? line[index + 2] : UInt8(ascii: " ")
                if let first = open, !before.isWhitespace {
                    // Between two operands, `**` is an operator.
                    let start = first > line.startIndex ? line[first - 1] : UInt8(ascii: " ")
                    if !start.isWordByte || !behind.isWordByte { found += [first..<first + 2, index..<index + 2] }
                    open = nil
                } else {
                    open = behind.isWhitespace ? nil : index
                }
                index += 1
            default: break
            }
            index += 1
        }
        return found
    }
}
