import Support

/// A letter, digit or mark at a place of UTF-8.
struct Letter {
    /// In bytes.
    let length: Int
    let isUpper: Bool
    let isLower: Bool
    /// Whether its script writes words without spaces, so that it is a word by itself.
    let isAlone: Bool
    private let scalar: Unicode.Scalar?

    /// Nil for everything that can't be part of a word.
    init?(_ text: UnsafeBufferPointer<UInt8>, at index: Int) {
        let byte = text[index]
        if byte < 0x80 {
            guard byte.isAlphanumeric else { return nil }
            length = 1
            isUpper = byte >= 0x41 && byte <= 0x5A
            isLower = byte >= 0x61
            isAlone = false
            scalar = nil
            return
        }
        guard let found = Self.scalar(text, at: index) else { return nil }
        // Latin-1, which most other letters are: all of C0 to FF but two signs, the small ones from DF on.
        if byte == 0xC3 {
            guard found != "\u{D7}", found != "\u{F7}" else { return nil }
            (isUpper, isLower) = (found.value < 0xDF, found.value >= 0xDF)
            (length, isAlone, scalar) = (2, false, found)
            return
        }
        let value = found.value
        isAlone = Self.isWithoutSpaces(value)
        switch found.properties.generalCategory {
        case .uppercaseLetter, .titlecaseLetter: (isUpper, isLower) = (true, false)
        case .lowercaseLetter: (isUpper, isLower) = (false, true)
        case .modifierLetter, .otherLetter, .decimalNumber, .letterNumber, .otherNumber, .nonspacingMark,
            .spacingMark, .enclosingMark:
            (isUpper, isLower) = (false, false)
        default: return nil
        }
        length = UTF8.width(found)
        scalar = found
    }

    func appendLower(_ text: UnsafeBufferPointer<UInt8>, at index: Int, to output: inout [UInt8]) {
        guard let scalar else { return output.append(text[index].lowercased) }
        if isUpper, scalar.value < 0xDF {
            output.append(text[index])
            output.append(text[index + 1] + 0x20)
        } else if isUpper {
            output.append(contentsOf: scalar.properties.lowercaseMapping.utf8)
        } else {
            output.append(contentsOf: text[index..<index + length])
        }
    }

    // MARK: Bytes

    /// Whether a word may end with a byte.
    static func isWordEnd(_ byte: UInt8) -> Bool { byte >= 0x80 || byte.isAlphanumeric }

    /// How many bytes to step over at a place that no word begins at.
    static func length(_ text: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
        scalar(text, at: index).map(UTF8.width) ?? 1
    }

    private static func scalar(_ text: UnsafeBufferPointer<UInt8>, at index: Int) -> Unicode.Scalar? {
        let byte = text[index]
        let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC2 ? 2 : 1
        guard length > 1, index + length <= text.count else { return nil }
        var value = UInt32(byte) & (0x7F >> UInt32(length))
        for offset in 1..<length {
            guard text[index + offset] & 0xC0 == 0x80 else { return nil }
            value = value << 6 | UInt32(text[index + offset] & 0x3F)
        }
        return Unicode.Scalar(value)
    }

    /// Kana and Han.
    private static func isWithoutSpaces(_ value: UInt32) -> Bool {
        switch value {
        case 0x3041...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x323AF: true
        default: false
        }
    }
}
