/// The scripts of Chinese, Japanese and Korean, whose words are found by pairs of letters.
enum RunningScript {
    /// Returns true for a letter or digit of these scripts.
    static func contains(_ value: UInt32) -> Bool {
        switch value {
        case 0x1100...0x11FF, 0x3005...0x3007, 0x3041...0x318E, 0x31A0...0x31FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
            0xA960...0xA97F, 0xAC00...0xD7FB, 0xF900...0xFAFF, 0xFF66...0xFF9F, 0x20000...0x323AF:
            true
        default: false
        }
    }

    /// Returns true for kana, the unified ideographs and Korean syllables: all of them are letters, and composed already.
    static func isCommon(_ value: UInt32) -> Bool {
        switch value {
        case 0x3041...0x3096, 0x30A1...0x30FA, 0x30FC, 0x4E00...0x9FFF, 0xAC00...0xD7A3: true
        default: false
        }
    }

    /// Returns true for the vowels and final consonants of Korean written letter by letter, and the voice marks of half-width
    /// kana.
    static func isContinuation(_ value: UInt32) -> Bool {
        (0x1160...0x11FF).contains(value) || value == 0xFF9E || value == 0xFF9F
    }

    /// Returns true for a Latin letter or a digit as wide as an ideograph, which stands 0xFEE0 behind the usual one.
    static func isFullWidth(_ value: UInt32) -> Bool { (0xFF10...0xFF5A).contains(value) }

    /// Returns true for a character that only says how an ideograph is to be drawn.
    static func isVariationSelector(_ value: UInt32) -> Bool {
        (0xFE00...0xFE0F).contains(value) || (0xE0100...0xE01EF).contains(value)
    }
}
