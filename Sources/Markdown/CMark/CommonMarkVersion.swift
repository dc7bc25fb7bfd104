import CCMark
import Support

/// Syntax that depends on the version of libcmark.
enum CommonMarkVersion {
    /// Returns true if a letter behind `<!` opens a declaration: any letter in CommonMark 0.31, a capital letter in 0.30 (4.6).
    static func isDeclaration(_ letter: UInt8) -> Bool {
        letter.isLetter && (takesSmallLetters || letter != letter.lowercased)
    }

    private static let takesSmallLetters = cmark_version() >= 31 << 8
}
