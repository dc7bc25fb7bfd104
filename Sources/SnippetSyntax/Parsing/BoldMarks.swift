/// Asterisks that set a part of a sample in bold, as Markdown does outside of code: `let tint = **Color**(red: 32)`.
///
/// Some sites make bold text of them. For Swift they are operators, and nobody means those.
package enum BoldMarks {
    private static let asterisk = UInt8(ascii: "*")

    /// The pairs of asterisks, in the sample's bytes.
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

    /// The opening and closing marks of a line: each opening one has no blank behind it, each closing one none before.
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
                    // Between two operands it is an operator.
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
