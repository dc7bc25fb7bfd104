extension CodeLanguage {
    static let css: CodeLanguage = {
        var language = CodeLanguage("css", "scss", "less")
        language.keywords = "auto inherit initial none unset revert important"
        language.lineComments = [Array("//".utf8)]
        language.spans = [
            Span("/*", "*/", .comment, hasEscapes: false, isMultiline: true), Span("\"", "\""), Span("'", "'"),
        ]
        language.attributeMark = UInt8(ascii: "@")
        language.variableMark = UInt8(ascii: "$")
        language.keyMarks = [UInt8(ascii: ":")]
        language.keysBeginLines = true
        language.wordBytes = [UInt8(ascii: "-")]
        return language
    }()
}
