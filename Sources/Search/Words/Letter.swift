import Support

/// A letter, digit or mark at a place of UTF-8.
struct Letter {
    /// The length in bytes.
    let length: Int
    let isUpper: Bool
    let isLower: Bool
    /// True if the letter's script sets no spaces between words, or sets them optionally (Korean).
    let isRunning: Bool
    /// True if the character belongs to the letter before it, if that letter is of such a script.
    let isContinuation: Bool
    /// True if compatibility composition (NFKC) leaves the letter as it is.
    let isStable: Bool
    private let scalar: Unicode.Scalar?

    /// Makes the letter at an index; nil if the character there can't be part of a word.
    init?(_ text: UnsafeBufferPointer<UInt8>, at index: Int) {
        let byte = text[index]
        if byte < 0x80 {
            guard byte.isAlphanumeric else { return nil }
            length = 1
            isUpper = byte >= 0x41 && byte <= 0x5A
            isLower = byte >= 0x61
            (isRunning, isContinuation, isStable) = (false, false, true)
            scalar = nil
            return
        }
        guard let found = Self.scalar(text, at: index) else { return nil }
        // Most other letters are Latin-1: U+00C0 to U+00FF are letters except for two signs, the small ones from U+00DF on.
        if byte == 0xC3 {
            guard found != "\u{D7}", found != "\u{F7}" else { return nil }
            (isUpper, isLower) = (found.value < 0xDF, found.value >= 0xDF)
            (length, isRunning, scalar) = (2, false, found)
            (isContinuation, isStable) = (false, true)
            return
        }
        scalar = found
        length = UTF8.width(found)
        if RunningScript.isCommon(found.value) {
            (isUpper, isLower, isRunning, isContinuation, isStable) = (false, false, true, false, true)
            return
        }
        var isMark = false
        switch found.properties.generalCategory {
        case .uppercaseLetter, .titlecaseLetter: (isUpper, isLower) = (true, false)
        case .lowercaseLetter: (isUpper, isLower) = (false, true)
        case .modifierLetter, .otherLetter, .decimalNumber, .letterNumber, .otherNumber:
            (isUpper, isLower) = (false, false)
        case .nonspacingMark, .spacingMark, .enclosingMark:
            (isUpper, isLower) = (false, false)
            isMark = true
        default: return nil
        }
        isRunning = !isMark && RunningScript.contains(found.value)
        isContinuation = isMark || RunningScript.isContinuation(found.value)
        isStable = false
    }

    func appendLower(_ text: UnsafeBufferPointer<UInt8>, at index: Int, to output: inout [UInt8]) {
        guard let scalar else { return output.append(text[index].lowercased) }
        if RunningScript.isFullWidth(scalar.value) {
            output.append(UInt8(scalar.value - 0xFEE0).lowercased)
        } else if isUpper, scalar.value < 0xDF {
            output.append(text[index])
            output.append(text[index + 1] + 0x20)
        } else if isUpper {
            output.append(contentsOf: scalar.properties.lowercaseMapping.utf8)
        } else {
            output.append(contentsOf: text[index..<index + length])
        }
    }

    // MARK: Bytes

    /// Returns true if a word may end with a byte.
    static func isWordEnd(_ byte: UInt8) -> Bool { byte >= 0x80 || byte.isAlphanumeric }

    /// Returns the number of bytes to skip at an index at which no word begins.
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
}
