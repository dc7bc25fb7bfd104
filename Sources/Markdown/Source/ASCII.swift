/// Character classes of CommonMark 2.1 on single bytes.
extension UInt8 {
    var isSpaceOrTab: Bool { self == 0x20 || self == 0x09 }
    var isLineEnding: Bool { self == 0x0A || self == 0x0D }
    var isWhitespace: Bool { self == 0x20 || (self >= 0x09 && self <= 0x0D) }
    var isDigit: Bool { self >= 0x30 && self <= 0x39 }
    var isLetter: Bool { (self | 0x20) >= 0x61 && (self | 0x20) <= 0x7A }
    var isAlphanumeric: Bool { isDigit || isLetter }
    var isPunctuation: Bool {
        (self >= 0x21 && self <= 0x2F) || (self >= 0x3A && self <= 0x40) || (self >= 0x5B && self <= 0x60)
            || (self >= 0x7B && self <= 0x7E)
    }
    var lowercased: UInt8 { self >= 0x41 && self <= 0x5A ? self | 0x20 : self }

}

extension Collection where Element == UInt8 {
    /// Whether the bytes are those of `literal`, in any mix of ASCII cases; `literal` is lowercase.
    func equalsIgnoringCase(_ literal: String) -> Bool {
        var other = literal.utf8.makeIterator()
        for byte in self where other.next() != byte.lowercased { return false }
        return other.next() == nil
    }
}

extension RandomAccessCollection where Element == UInt8, Index == Int {
    /// The index range without spaces and tabs at either end.
    func trimmingSpaces() -> Range<Int> {
        var start = startIndex
        var end = endIndex
        while start < end, self[start].isWhitespace { start += 1 }
        while end > start, self[end - 1].isWhitespace { end -= 1 }
        return start..<end
    }
}
