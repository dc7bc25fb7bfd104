extension CodeLanguage {
    static let python: CodeLanguage = {
        var language = CodeLanguage("python", "py", "python3", "pyi")
        language.keywords = """
            False None True and as assert async await break case class continue def del elif else except finally for from global if
            import in is lambda match nonlocal not or pass raise return self try while with yield
            """
        language.types =
            "bool bytes dict enumerate float int len list object open print range set str super tuple type zip"
        language.lineComments = [Array("#".utf8)]
        language.spans = [
            Span("\"\"\"", "\"\"\"", isMultiline: true), Span("'''", "'''", isMultiline: true), Span("\"", "\""),
            Span("'", "'"),
        ]
        language.attributeMark = UInt8(ascii: "@")
        language.capitalsAreTypes = true
        language.hasLiteralPrefixes = true
        return language
    }()
}
