import CCMark
import Support

/// What the library's version decides of the syntax.
enum CommonMarkVersion {
    /// Whether a letter behind `<!` opens a declaration: CommonMark 0.30 (4.6) asks for a capital letter, 0.31 for any.
    static func isDeclaration(_ letter: UInt8) -> Bool {
        letter.isLetter && (takesSmallLetters || letter != letter.lowercased)
    }

    private static let takesSmallLetters = cmark_version() >= 31 << 8
}
