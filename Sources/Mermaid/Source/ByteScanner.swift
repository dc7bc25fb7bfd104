import Support

/// The text of a lexer, with functions to look into it.
protocol ByteScanner {
    var bytes: [UInt8] { get }
    var index: Int { get }
}

extension ByteScanner {
    /// Returns the byte at an offset, or 0 beyond the end.
    func byte(_ offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }

    /// Returns the end of the character that begins at an offset.
    func endOfScalar(_ start: Int) -> Int {
        var end = start + 1
        while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
        return end
    }

    /// Returns the first offset, from one on, without a space, tab or line break.
    func skipSpace(_ start: Int) -> Int {
        var end = start
        while end < bytes.count, bytes[end].isWhitespace { end += 1 }
        return end
    }

    /// Returns the first offset, from one on, without a space or tab.
    func skipBlanks(_ start: Int) -> Int {
        var end = start
        while end < bytes.count, bytes[end].isWhitespace, bytes[end] != 0x0A { end += 1 }
        return end
    }

    /// Returns the end of the line around an offset.
    func endOfLine(_ start: Int) -> Int {
        var end = start
        while end < bytes.count, bytes[end] != 0x0A { end += 1 }
        return end
    }

    /// Returns the end of an entity such as `#colon;` or `#35;` that begins at an offset; nil if none does.
    func endOfEntity(_ start: Int) -> Int? {
        guard byte(start) == UInt8(ascii: "#") else { return nil }
        var end = start + 1
        while byte(end).isWordByte { end += 1 }
        return end > start + 1 && byte(end) == UInt8(ascii: ";") ? end + 1 : nil
    }

    func has(_ word: StaticString, at start: Int) -> Bool {
        let count = word.utf8CodeUnitCount
        guard start + count <= bytes.count else { return false }
        let pointer = word.utf8Start
        for offset in 0..<count where bytes[start + offset] != pointer[offset] { return false }
        return true
    }

    /// Returns true if the word stands here, not followed by a letter, digit or underscore.
    func hasWord(_ word: StaticString, at start: Int) -> Bool {
        has(word, at: start) && !byte(start + word.utf8CodeUnitCount).isWordByte
    }

    /// Returns true if the word stands here, whatever the case of its letters.
    ///
    /// - Parameter word: the word, in lower case.
    func hasIgnoringCase(_ word: StaticString, at start: Int) -> Bool {
        let count = word.utf8CodeUnitCount
        guard start + count <= bytes.count else { return false }
        let pointer = word.utf8Start
        for offset in 0..<count {
            let byte = bytes[start + offset]
            guard (byte.isLetter ? byte | 0x20 : byte) == pointer[offset] else { return false }
        }
        return true
    }
}
