import Support

/// Character references to U+FFFE and U+FFFF, which libcmark 0.30 writes as single bytes that never occur in UTF-8;
/// ``DisarmedMarks`` uses the same bytes.
enum NoncharacterReferences {
    /// Returns a text of the same length that refers to U+FFFD in their place; nil if it has no such reference.
    static func replaced(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
        var result: [UInt8]?
        var index = 0
        while let start = bytes.firstIndex(ofByte: UInt8(ascii: "&"), from: index) {
            index = start + 1
            guard let reference = NumericReference(bytes, at: start), reference.value & ~1 == 0xFFFE else { continue }
            // The last digit: E or F, or in the decimal form 4 or 5.
            let last = reference.end - 2
            result = result ?? Array(bytes)
            result?[last] = bytes[last].isDigit ? UInt8(ascii: "3") : UInt8(ascii: "D")
        }
        return result
    }
}

/// A numeric character reference (CommonMark 2.5).
struct NumericReference {
    let value: UInt32
    /// The index after its semicolon.
    let end: Int

    /// Reads the reference at an index; nil if none begins there.
    init?(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) {
        guard start + 3 < bytes.count, bytes[start] == UInt8(ascii: "&"), bytes[start + 1] == UInt8(ascii: "#") else {
            return nil
        }
        let isHexadecimal = bytes[start + 2] | 0x20 == UInt8(ascii: "x")
        let first = start + (isHexadecimal ? 3 : 2)
        var index = first
        var value: UInt32 = 0
        while index < bytes.count, index - first < 7, let digit = bytes[index].hexadecimalDigit,
            isHexadecimal || digit < 10
        {
            value = value * (isHexadecimal ? 16 : 10) + UInt32(digit)
            index += 1
        }
        let count = index - first
        guard count > 0, count <= (isHexadecimal ? 6 : 7), index < bytes.count, bytes[index] == UInt8(ascii: ";") else {
            return nil
        }
        (self.value, end) = (value, index + 1)
    }
}

extension UInt8 {
    fileprivate var hexadecimalDigit: UInt8? {
        isDigit ? self - 0x30 : (0x61...0x66).contains(self | 0x20) ? (self | 0x20) - 0x57 : nil
    }
}
