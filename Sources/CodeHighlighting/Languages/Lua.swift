extension CodeLanguage {
    static let lua: CodeLanguage = {
        var language = CodeLanguage("lua", "luau")
        language.keywords = """
            and break do else elseif end false for function goto if in local nil not or repeat return then true until while
            """
        language.types = "ipairs pairs pcall print require self tonumber tostring type"
        language.lineComments = [Array("--".utf8)]
        language.spans = [
            Span("--[[", "]]", .comment, hasEscapes: false, isMultiline: true),
            Span("[[", "]]", hasEscapes: false, isMultiline: true), Span("\"", "\""), Span("'", "'"),
        ]
        return language
    }()
}
