/// Classes of single bytes, as CommonMark (2.1) and most languages have them.
extension UInt8 {
    @inlinable public var isSpaceOrTab: Bool { self == 0x20 || self == 0x09 }
    @inlinable public var isLineEnding: Bool { self == 0x0A || self == 0x0D }
    @inlinable public var isWhitespace: Bool { self == 0x20 || (self >= 0x09 && self <= 0x0D) }
    @inlinable public var isDigit: Bool { self >= 0x30 && self <= 0x39 }
    @inlinable public var isLetter: Bool { (self | 0x20) >= 0x61 && (self | 0x20) <= 0x7A }
    @inlinable public var isAlphanumeric: Bool { isDigit || isLetter }
    @inlinable public var isPunctuation: Bool {
        (self >= 0x21 && self <= 0x2F) || (self >= 0x3A && self <= 0x40) || (self >= 0x5B && self <= 0x60)
            || (self >= 0x7B && self <= 0x7E)
    }
    @inlinable public var lowercased: UInt8 { self >= 0x41 && self <= 0x5A ? self | 0x20 : self }
    /// True if a regular expression's `\w` matches the byte.
    @inlinable public var isWordByte: Bool { isAlphanumeric || self == 0x5F }
    /// True if the byte is part of a name, as in Swift: of a word, or of any character beyond ASCII.
    @inlinable public var isIdentifierByte: Bool { isWordByte || self >= 0x80 }
}

extension Collection where Element == UInt8 {
    /// Returns true if the bytes are those of `literal`, in any mix of ASCII cases; `literal` is lowercase.
    @inlinable public func equalsIgnoringCase(_ literal: String) -> Bool {
        var other = literal.utf8.makeIterator()
        for byte in self where other.next() != byte.lowercased { return false }
        return other.next() == nil
    }
}

extension RandomAccessCollection where Element == UInt8, Index == Int {
    /// Returns the index at which the line of an index begins: behind the last line feed before it.
    @inlinable public func lineStart(before index: Int) -> Int {
        self[..<index].lastIndex(of: 0x0A).map { $0 + 1 } ?? startIndex
    }

    /// Returns the index range without whitespace (``UInt8/isWhitespace``) at either end.
    @inlinable public func trimmingSpaces() -> Range<Int> {
        var start = startIndex
        var end = endIndex
        while start < end, self[start].isWhitespace { start += 1 }
        while end > start, self[end - 1].isWhitespace { end -= 1 }
        return start..<end
    }
}
