extension CodeLanguage {
    static let javaScript = ecmaScript(
        "js",
        "javascript",
        "mjs",
        "cjs",
        "jsx",
        words: """
            async await break case catch class const continue debugger default delete do else export extends false finally for from
            function get if import in instanceof let new null of return set static super switch this throw true try typeof undefined
            var void while with yield
            """
    )

    /// Returns a language with the tables that JavaScript and TypeScript share.
    static func ecmaScript(_ names: String..., words: WordTable, types: WordTable = "") -> CodeLanguage {
        var language = CodeLanguage(names)
        (language.keywords, language.types) = (words, types)
        language.lineComments = [Array("//".utf8)]
        language.spans = [
            Span("/*", "*/", .comment, hasEscapes: false, isMultiline: true), Span("`", "`", isMultiline: true),
            Span("\"", "\""), Span("'", "'"),
        ]
        language.attributeMark = UInt8(ascii: "@")
        language.wordBytes = [UInt8(ascii: "$")]
        language.capitalsAreTypes = true
        return language
    }
}
