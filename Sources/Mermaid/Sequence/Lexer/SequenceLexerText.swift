import Support

extension SequenceLexer {
    /// The bytes in place of the `#` and `;` of an entity such as `#quot;`, which then begin no comment and end no statement.
    static let entityStart: UInt8 = 1
    static let entityEnd: UInt8 = 2

    /// Returns the text for the lexer: line breaks are `\n`, entities are protected, and a line break ends the text. Every byte
    /// keeps its place.
    static func prepare(_ source: [UInt8]) -> [UInt8] {
        var bytes = source
        bytes.append(0x0A)
        var index = 0
        while index < source.count {
            if bytes[index] == 0x0D {
                bytes[index] = bytes[index + 1] == 0x0A ? 0x20 : 0x0A
            } else if bytes[index] == UInt8(ascii: "#") {
                var end = index + 1
                while end < source.count, bytes[end].isWordByte { end += 1 }
                if end > index + 1, bytes[end] == UInt8(ascii: ";") {
                    bytes[index] = entityStart
                    bytes[end] = entityEnd
                }
            }
            index += 1
        }
        return bytes
    }

    /// Returns the text of a range, with entities as they were written, and without space around it.
    static func text(_ bytes: [UInt8], _ range: Range<Int>) -> String {
        let trimmed = trim(bytes, range)
        return String(
            decoding: bytes[trimmed].lazy.map { byte in
                byte == entityStart ? UInt8(ascii: "#") : byte == entityEnd ? UInt8(ascii: ";") : byte
            },
            as: UTF8.self
        )
    }

    /// Returns the range without space at its ends.
    static func trim(_ bytes: [UInt8], _ range: Range<Int>) -> Range<Int> {
        var start = range.lowerBound
        var end = range.upperBound
        while start < end, case let length = spaceLength(bytes, start), length > 0, start + length <= end {
            start += length
        }
        while start < end {
            var last = end - 1
            while last > start, bytes[last] & 0xC0 == 0x80 { last -= 1 }
            guard spaceLength(bytes, last) == end - last else { break }
            end = last
        }
        return start..<end
    }

    func skipSpace(_ start: Int) -> Int {
        var end = start
        while end < bytes.count, case let length = spaceLength(end), length > 0 { end += length }
        return end
    }

    mutating func skipLineSpace() -> Bool {
        let start = index
        while index < bytes.count, bytes[index] != 0x0A, case let length = spaceLength(index), length > 0 {
            index += length
        }
        return index > start
    }

    mutating func skipComment() -> Bool {
        guard byte(index) == UInt8(ascii: "#") else { return false }
        index = endOfLine(index)
        return true
    }

    func spaceLength(_ offset: Int) -> Int { Self.spaceLength(bytes, offset) }

    /// Returns the length in bytes of the space character at a place, 0 for anything else; space as ECMAScript defines it.
    static func spaceLength(_ bytes: [UInt8], _ offset: Int) -> Int {
        guard offset < bytes.count else { return 0 }
        let first = bytes[offset]
        if first < 0x80 { return first.isWhitespace ? 1 : 0 }
        guard first == 0xC2 || first == 0xE1 || first == 0xE2 || first == 0xE3 || first == 0xEF else { return 0 }
        let second = offset + 1 < bytes.count ? bytes[offset + 1] : 0
        if first == 0xC2 { return second == 0xA0 ? 2 : 0 }
        let third = offset + 2 < bytes.count ? bytes[offset + 2] : 0
        switch (first, second, third) {
        case (0xE1, 0x9A, 0x80), (0xE2, 0x81, 0x9F), (0xE3, 0x80, 0x80), (0xEF, 0xBB, 0xBF): return 3
        case (0xE2, 0x80, 0x80...0x8A), (0xE2, 0x80, 0xA8), (0xE2, 0x80, 0xA9), (0xE2, 0x80, 0xAF): return 3
        default: return 0
        }
    }

    /// Returns true if the word, in any case, stands here and is not followed by a letter, digit or underscore.
    func hasWordIgnoringCase(_ word: StaticString, at start: Int) -> Bool {
        hasIgnoringCase(word, at: start) && !byte(start + word.utf8CodeUnitCount).isWordByte
    }
}
