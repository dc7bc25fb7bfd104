import Support

/// A letter, digit or mark at an offset of UTF-8 text.
struct ProseLetter {
    /// The length in bytes.
    let length: Int
    /// True if the letter is a word by itself, since its script sets no spaces between words.
    let isWord: Bool

    /// Reads the letter at an index; nil for a character that can't be part of a word.
    init?(_ text: UnsafeBufferPointer<UInt8>, at index: Int) {
        let byte = text[index]
        if byte < 0x80 {
            guard byte.isAlphanumeric else { return nil }
            (length, isWord) = (1, false)
            return
        }
        guard let scalar = Self.scalar(text, at: index) else { return nil }
        length = UTF8.width(scalar)
        // Latin-1: most letters outside ASCII.
        if byte == 0xC3 {
            guard scalar != "\u{D7}", scalar != "\u{F7}" else { return nil }
            isWord = false
            return
        }
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .titlecaseLetter, .lowercaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
            .letterNumber, .nonspacingMark, .spacingMark:
            isWord = Self.isRunning(scalar.value)
        default: return nil
        }
    }

    /// Returns the length of the character at an index, in bytes.
    static func length(_ text: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
        scalar(text, at: index).map(UTF8.width) ?? 1
    }

    /// Returns true for letters of Chinese, Japanese, Korean (whose words carry their endings), Thai, Lao, Burmese and Khmer.
    private static func isRunning(_ value: UInt32) -> Bool {
        switch value {
        case 0x0E01...0x0E33, 0x0E40...0x0E46, 0x0E81...0x0EB3, 0x0EC0...0x0EC6, 0x1000...0x102A, 0x1780...0x17B3,
            0x3005...0x3007, 0x3041...0x3096, 0x309D...0x318E, 0x31A0...0x31FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
            0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFF66...0xFF9D, 0x20000...0x323AF:
            true
        default: false
        }
    }

    private static func scalar(_ text: UnsafeBufferPointer<UInt8>, at index: Int) -> Unicode.Scalar? {
        let byte = text[index]
        if byte < 0x80 { return Unicode.Scalar(byte) }
        let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC2 ? 2 : 1
        guard length > 1, index + length <= text.count else { return nil }
        var value = UInt32(byte) & (0x7F >> UInt32(length))
        for offset in 1..<length {
            guard text[index + offset] & 0xC0 == 0x80 else { return nil }
            value = value << 6 | UInt32(text[index + offset] & 0x3F)
        }
        return Unicode.Scalar(value)
    }

    // MARK: Equal words

    /// Sets `output` to the folded form of a word, which is the same for all its spellings: lower case, letters with their
    /// accents in one piece.
    static func fold(_ word: Range<Int>, of text: [UInt8], into output: inout [UInt8]) {
        output.removeAll(keepingCapacity: true)
        var index = word.lowerBound
        while index < word.upperBound {
            let byte = text[index]
            if byte < 0x80 {
                output.append(byte.lowercased)
                index += 1
            } else if byte == 0xC3, index + 1 < word.upperBound {
                let next = text[index + 1]
                output.append(byte)
                output.append(next < 0x9F && next != 0x97 ? next + 0x20 : next)
                index += 2
            } else {
                return foldSlowly(text[word], into: &output)
            }
        }
        // A word with combining marks, which begin with 0xCC or 0xCD, is folded by `foldSlowly`.
    }

    private static func foldSlowly(_ word: ArraySlice<UInt8>, into output: inout [UInt8]) {
        output.removeAll(keepingCapacity: true)
        for character in String(decoding: word, as: UTF8.self).lowercased() {
            if character.unicodeScalars.count > 1, let composed = composed[character] {
                output += String(composed).utf8
            } else {
                output += String(character).utf8
            }
        }
    }

    /// The precomposed letters of Unicode, by the characters that are canonically equal to them.
    private static let composed: [Character: Unicode.Scalar] = Dictionary(
        (UInt32(0xC0)...0x24F).compactMap(Unicode.Scalar.init).map { (Character($0), $0) }
    ) { first, _ in first }
}
