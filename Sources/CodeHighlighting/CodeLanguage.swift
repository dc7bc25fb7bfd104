import SwiftHighlighting

/// The description of a language from which a scanner colours its code: words and delimiters, no grammar.
///
/// Each language is a table in a file of its own, in `Languages/`.
public struct CodeLanguage: Sendable {
    /// A literal or comment between two marks.
    struct Span: Sendable {
        let open: [UInt8]
        let close: [UInt8]
        var kind = HighlightedToken.Kind.string
        /// True if a backslash escapes the byte behind it.
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

    /// The scanner that reads the language.
    enum Form: Sendable {
        /// Words, numbers, literals and comments.
        case words
        /// Tags around text.
        case markup
        /// Lines, each by its first characters.
        case lines(LineOfCode.Reader)
    }

    /// The names of the language in a fence, in lower case.
    let names: [String]
    var form = Form.words
    var keywords = WordTable()
    /// Types, constants and functions that come with the language.
    var types = WordTable()
    /// True if case doesn't matter in the language's words.
    var ignoresCase = false
    /// The marks that begin a comment up to the line's end.
    var lineComments: [[UInt8]] = []
    /// Comments of several lines, and literals; a span whose mark begins with the mark of another comes before it.
    var spans: [Span] = []
    /// The character before a word that makes it an attribute or annotation; nil if there is none.
    var attributeMark: UInt8?
    /// The character before a word that makes it a variable; nil if there is none.
    var variableMark: UInt8?
    /// The characters that make a key of the word or literal before them.
    var keyMarks: [UInt8] = []
    /// True if white space has to follow the character behind a key that isn't quoted.
    var keyMarksEndWords = false
    /// True if a word is a key only at the beginning of its line.
    var keysBeginLines = false
    /// True if keywords count only at the beginning of their line.
    var keywordsBeginLines = false
    /// True if a line that begins with `#` is a directive of the preprocessor.
    var hasDirectives = false
    /// True if a line that begins with `[` opens a section.
    var hasSections = false
    /// Bytes of words besides letters, digits and `_`.
    var wordBytes: [UInt8] = []
    /// True if letters may stand directly before the quote that opens a literal.
    var hasLiteralPrefixes = false
    /// True if a word with a capital letter is a type.
    var capitalsAreTypes = false

    init(_ names: String...) { self.names = names }
    init(_ names: [String]) { self.names = names }

    /// Returns the language that a fence's first word names; nil if none has that name.
    public static func named(_ name: String) -> CodeLanguage? { byName[name] }

    /// All names of languages in a fence, sorted.
    public static let allNames = byName.keys.sorted()

    private static let byName: [String: CodeLanguage] = {
        var result: [String: CodeLanguage] = [:]
        for language in all {
            for name in language.names { result[name] = language }
        }
        return result
    }()

    private static let all: [CodeLanguage] = [
        .c, .console, .css, .diff, .dockerfile, .elixir, .go, .graphql, .html, .http, .java, .javaScript, .json,
        .kotlin, .lua, .makefile, .markdown, .mustache, .nginx, .objectiveC, .php, .powerShell, .python, .ruby, .rust,
        .shell, .sql, .toml, .typeScript, .xml, .yaml, .zig,
    ]
}
