/// The alphabets that letters are set in, from Unicode's block of mathematical alphanumeric symbols (U+1D400–1D7FF), which MathML
/// Core uses in place of an attribute.
enum MathAlphabet: Sendable {
    case upright, italic, bold, boldItalic, script, fraktur, doubleStruck, sansSerif, monospace

    static let byCommand: [String: MathAlphabet] = [
        "mathrm": .upright, "mathit": .italic, "mathnormal": .italic, "mathbf": .bold, "boldsymbol": .boldItalic,
        "bm": .boldItalic, "mathcal": .script, "mathscr": .script, "mathfrak": .fraktur, "mathbb": .doubleStruck,
        "mathsf": .sansSerif, "mathtt": .monospace,
    ]

    /// True if neighbouring letters form one name.
    var joinsLetters: Bool {
        switch self {
        case .upright, .italic, .bold, .sansSerif, .monospace: true
        case .boldItalic, .script, .fraktur, .doubleStruck: false
        }
    }

    func letter(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        let value = scalar.value
        let mapped: UInt32?
        switch value {
        case 0x41...0x5A: mapped = capitals.map { $0 + value - 0x41 }
        case 0x61...0x7A: mapped = capitals.map { $0 + 26 + value - 0x61 }
        case 0x30...0x39: mapped = digits.map { $0 + value - 0x30 }
        case 0x391...0x3A9: mapped = greekCapitals.map { $0 + value - 0x391 }
        case 0x3B1...0x3C9: mapped = greekCapitals.map { $0 + 26 + value - 0x3B1 }
        default: mapped = nil
        }
        guard let mapped else { return scalar }
        return Self.elsewhere[mapped] ?? Unicode.Scalar(mapped) ?? scalar
    }

    /// Returns words in the alphabet; spaces at their ends become no-break spaces, which MathML keeps.
    func typeset(_ words: String) -> String {
        var scalars = words.unicodeScalars.map(letter)
        for index in [0, scalars.count - 1] where scalars.indices.contains(index) && scalars[index] == " " {
            scalars[index] = "\u{A0}"
        }
        return String(String.UnicodeScalarView(scalars))
    }

    private var capitals: UInt32? {
        switch self {
        case .upright: nil
        case .bold: 0x1D400
        case .italic: 0x1D434
        case .boldItalic: 0x1D468
        case .script: 0x1D49C
        case .fraktur: 0x1D504
        case .doubleStruck: 0x1D538
        case .sansSerif: 0x1D5A0
        case .monospace: 0x1D670
        }
    }

    private var digits: UInt32? {
        switch self {
        case .bold, .boldItalic: 0x1D7CE
        case .doubleStruck: 0x1D7D8
        case .sansSerif: 0x1D7E2
        case .monospace: 0x1D7F6
        case .upright, .italic, .script, .fraktur: nil
        }
    }

    private var greekCapitals: UInt32? {
        switch self {
        case .bold: 0x1D6A8
        case .italic: 0x1D6E2
        case .boldItalic: 0x1D71C
        case .upright, .script, .fraktur, .doubleStruck, .sansSerif, .monospace: nil
        }
    }

    /// Letters that Unicode had before the block; their places in the block are empty.
    private static let elsewhere: [UInt32: Unicode.Scalar] = [
        0x1D455: "ℎ", 0x1D49D: "ℬ", 0x1D4A0: "ℰ", 0x1D4A1: "ℱ", 0x1D4A3: "ℋ", 0x1D4A4: "ℐ", 0x1D4A7: "ℒ", 0x1D4A8: "ℳ",
        0x1D4AD: "ℛ", 0x1D4BA: "ℯ", 0x1D4BC: "ℊ", 0x1D4C4: "ℴ", 0x1D506: "ℭ", 0x1D50B: "ℌ", 0x1D50C: "ℑ", 0x1D515: "ℜ",
        0x1D51D: "ℨ", 0x1D53A: "ℂ", 0x1D53F: "ℍ", 0x1D545: "ℕ", 0x1D547: "ℙ", 0x1D548: "ℚ", 0x1D549: "ℝ", 0x1D551: "ℤ",
    ]
}
