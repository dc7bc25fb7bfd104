extension CodeLanguage {
    static let java: CodeLanguage = {
        var language = CodeLanguage("java", "groovy", "gradle", "csharp", "cs", "scala", "dart")
        language.keywords = """
            abstract as assert async await base break case catch class const continue def default do else enum extends false final
            finally for foreach goto if implements import in instanceof interface internal is late mixin namespace native new null
            object out override package private protected public readonly record required return sealed static super switch
            synchronized this throw throws trait transient true try using val var virtual void volatile while with yield
            """
        language.types = "boolean bool byte char decimal double float int long short string"
        language.lineComments = [Array("//".utf8)]
        language.spans = [
            Span("/*", "*/", .comment, hasEscapes: false, isMultiline: true),
            Span("\"\"\"", "\"\"\"", isMultiline: true), Span("\"", "\""), Span("'", "'"),
        ]
        language.attributeMark = UInt8(ascii: "@")
        language.capitalsAreTypes = true
        return language
    }()
}
