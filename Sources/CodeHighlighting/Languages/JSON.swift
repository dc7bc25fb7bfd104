extension CodeLanguage {
    static let json: CodeLanguage = {
        var language = CodeLanguage("json", "json5", "jsonc", "jsonl", "ndjson")
        language.keywords = "false null true"
        language.lineComments = [Array("//".utf8)]
        language.spans = [Span("/*", "*/", .comment, hasEscapes: false, isMultiline: true), Span("\"", "\"")]
        language.keyMarks = [UInt8(ascii: ":")]
        return language
    }()
}
