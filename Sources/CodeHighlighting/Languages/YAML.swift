extension CodeLanguage {
    static let yaml: CodeLanguage = {
        var language = CodeLanguage("yaml", "yml")
        language.keywords = "false no null off on true yes"
        language.lineComments = [Array("#".utf8)]
        language.spans = [Span("\"", "\""), Span("'", "'", hasEscapes: false)]
        language.keyMarks = [UInt8(ascii: ":")]
        language.keyMarksEndWords = true
        language.wordBytes = [UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "/")]
        language.attributeMark = UInt8(ascii: "&")
        language.variableMark = UInt8(ascii: "*")
        return language
    }()
}
