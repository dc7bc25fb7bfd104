extension CodeLanguage {
    static let kotlin: CodeLanguage = {
        var language = CodeLanguage("kotlin", "kt", "kts")
        language.keywords = """
            abstract annotation as break by catch class companion const constructor continue crossinline data do else enum external
            false final finally for fun get if import in infix init inline inner interface internal is lateinit noinline null object
            open operator out override package private protected public reified return sealed set super suspend tailrec this throw
            true try typealias val var vararg when where while
            """
        language.lineComments = [Array("//".utf8)]
        language.spans = [
            Span("/*", "*/", .comment, hasEscapes: false, isMultiline: true),
            Span("\"\"\"", "\"\"\"", hasEscapes: false, isMultiline: true), Span("\"", "\""), Span("'", "'"),
        ]
        language.attributeMark = UInt8(ascii: "@")
        language.capitalsAreTypes = true
        return language
    }()
}
