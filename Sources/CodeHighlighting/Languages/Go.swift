extension CodeLanguage {
    static let go: CodeLanguage = {
        var language = CodeLanguage("go", "golang")
        language.keywords = """
            break case chan const continue default defer else fallthrough false for func go goto if import interface iota map nil
            package range return select struct switch true type var
            """
        language.types = """
            any append bool byte cap clear close comparable complex64 complex128 copy delete error float32 float64 int int8 int16
            int32 int64 len make max min new panic print println recover rune string uint uint8 uint16 uint32 uint64 uintptr
            """
        language.lineComments = [Array("//".utf8)]
        language.spans = [
            Span("/*", "*/", .comment, hasEscapes: false, isMultiline: true),
            Span("`", "`", hasEscapes: false, isMultiline: true), Span("\"", "\""), Span("'", "'"),
        ]
        return language
    }()
}
