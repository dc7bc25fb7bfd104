import Support

/// Texts between quotes, as PO files write them: the escapes are those of C.
enum CatalogueText {
    /// Reads a text of one line.
    ///
    /// - Parameter bytes: the line from its first quote on.
    /// - Returns: the text's bytes and the number of bytes between the quotes; nil if the closing quote is missing, or if
    ///   something follows it.
    static func read(_ bytes: ArraySlice<UInt8>) -> (text: [UInt8], count: Int)? {
        guard bytes.first == UInt8(ascii: "\"") else { return nil }
        var text: [UInt8] = []
        var index = bytes.startIndex + 1
        let start = index
        while index < bytes.endIndex {
            let byte = bytes[index]
            switch byte {
            case UInt8(ascii: "\""):
                let rest = bytes[(index + 1)...]
                return rest.allSatisfy { $0 == 0x20 || $0 == 0x09 } ? (text, index - start) : nil
            case UInt8(ascii: "\\"):
                guard index + 1 < bytes.endIndex else { return nil }
                index = readEscape(bytes, at: index + 1, into: &text)
            default:
                text.append(byte)
                index += 1
            }
        }
        return nil
    }

    private static let escapes: [UInt8: UInt8] = [
        UInt8(ascii: "n"): 0x0A, UInt8(ascii: "t"): 0x09, UInt8(ascii: "r"): 0x0D, UInt8(ascii: "a"): 0x07,
        UInt8(ascii: "b"): 0x08, UInt8(ascii: "v"): 0x0B, UInt8(ascii: "f"): 0x0C,
    ]

    /// Reads what follows a backslash, and returns the place behind it.
    private static func readEscape(_ bytes: ArraySlice<UInt8>, at index: Int, into text: inout [UInt8]) -> Int {
        let byte = bytes[index]
        if let sign = escapes[byte] {
            text.append(sign)
            return index + 1
        }
        let isHexadecimal = byte == UInt8(ascii: "x")
        let digits = bytes[(isHexadecimal ? index + 1 : index)...].prefix(isHexadecimal ? 2 : 3).prefix {
            value(of: $0).map { $0 < (isHexadecimal ? 16 : 8) } ?? false
        }
        guard !digits.isEmpty else {
            text.append(byte)
            return index + 1
        }
        let number = digits.reduce(0) { $0 * (isHexadecimal ? 16 : 8) + (value(of: $1) ?? 0) }
        text.append(UInt8(truncatingIfNeeded: number))
        return digits.endIndex
    }

    private static func value(of digit: UInt8) -> Int? {
        switch digit {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(digit - UInt8(ascii: "0"))
        case UInt8(ascii: "a")...UInt8(ascii: "f"): Int(digit - UInt8(ascii: "a")) + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): Int(digit - UInt8(ascii: "A")) + 10
        default: nil
        }
    }

    /// Returns a text with its escapes, without quotes.
    static func escaped(_ text: some StringProtocol) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            case "\r": result += "\\r"
            case _ where scalar.value < 0x20 || scalar.value == 0x7F:
                // Three digits, so that a digit behind them is none of theirs.
                let digits = String(scalar.value, radix: 8)
                result += "\\" + String(repeating: "0", count: 3 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
