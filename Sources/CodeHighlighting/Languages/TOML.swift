extension CodeLanguage {
    static let toml: CodeLanguage = {
        var language = CodeLanguage("toml", "ini", "cfg", "conf", "properties", "editorconfig", "env")
        language.keywords = "false true"
        language.lineComments = [Array("#".utf8), Array(";".utf8)]
        language.spans = [
            Span("\"\"\"", "\"\"\"", isMultiline: true), Span("'''", "'''", hasEscapes: false, isMultiline: true),
            Span("\"", "\""), Span("'", "'", hasEscapes: false),
        ]
        language.keyMarks = [UInt8(ascii: "=")]
        language.keysBeginLines = true
        language.hasSections = true
        language.wordBytes = [UInt8(ascii: "-"), UInt8(ascii: ".")]
        return language
    }()
}
