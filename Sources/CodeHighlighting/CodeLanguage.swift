import SwiftHighlighting

/// What a scanner has to know of a language to colour its code: words and delimiters, no grammar.
///
/// Each language is a table in a file of its own, in `Languages/`.
public struct CodeLanguage: Sendable {
    /// A literal or comment between two marks.
    struct Span: Sendable {
        let open: [UInt8]
        let close: [UInt8]
        var kind = HighlightedToken.Kind.string
        /// Whether a backslash takes its meaning from the byte behind it.
        var hasEscapes = true
        var isMultiline = false

        init(
            _ open: String,
            _ close: String,
            _ kind: HighlightedToken.Kind = .string,
            hasEscapes: Bool = true,
            isMultiline: Bool = false
        ) {
            (self.open, self.close, self.kind) = (Array(open.utf8), Array(close.utf8), kind)
            (self.hasEscapes, self.isMultiline) = (hasEscapes, isMultiline)
        }
    }

    /// Which of the scanners reads it.
    enum Form: Sendable {
        /// Words, numbers, literals and comments.
        case words
        /// Tags around text.
        case markup
        /// Each line by its first characters.
        case lines(LineOfCode.Reader)
    }

    /// The words that a fence may name it by, in lower case.
    let names: [String]
    var form = Form.words
    var keywords = WordTable()
    /// Types, constants and functions that come with the language.
    var types = WordTable()
    /// Case doesn't matter in its words.
    var ignoresCase = false
    /// What begins a comment that ends with its line.
    var lineComments: [[UInt8]] = []
    /// Comments of several lines, and literals; those that begin with another come before it.
    var spans: [Span] = []
    /// The character before a word that makes an attribute or annotation of it.
    var attributeMark: UInt8?
    /// The character before a word that makes a variable of it.
    var variableMark: UInt8?
    /// A word or a literal before one of these is a key.
    var keyMarks: [UInt8] = []
    /// Whether a word is a key only at the beginning of its line.
    var keysBeginLines = false
    /// Whether keywords count only at the beginning of their line.
    var keywordsBeginLines = false
    /// Whether a line that begins with `#` is an instruction to the preprocessor.
    var hasDirectives = false
    /// Whether a line that begins with `[` opens a section.
    var hasSections = false
    /// Bytes that words have besides letters, digits and `_`.
    var wordBytes: [UInt8] = []
    /// Whether letters may stand directly before the quote that opens a literal.
    var hasLiteralPrefixes = false
    /// Whether a word with a capital letter is a type.
    var capitalsAreTypes = false

    init(_ names: String...) { self.names = names }
    init(_ names: [String]) { self.names = names }

    /// The language that a fence's first word names; nil where nobody here knows it.
    public static func named(_ name: String) -> CodeLanguage? { byName[name] }

    /// Every name that a fence may have.
    public static let allNames = byName.keys.sorted()

    private static let byName: [String: CodeLanguage] = {
        var result: [String: CodeLanguage] = [:]
        for language in all {
            for name in language.names { result[name] = language }
        }
        return result
    }()

    private static let all: [CodeLanguage] = [
        .c, .console, .css, .diff, .dockerfile, .graphql, .html, .http, .java, .javaScript, .json, .kotlin, .makefile,
        .markdown, .mustache, .objectiveC, .python, .ruby, .shell, .sql, .toml, .typeScript, .xml, .yaml,
    ]
}
