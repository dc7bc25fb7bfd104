extension CodeLanguage {
    static let powerShell: CodeLanguage = {
        var language = CodeLanguage("powershell", "ps", "ps1", "pwsh")
        language.ignoresCase = true
        language.keywords = """
            begin break catch class continue data do dynamicparam else elseif end enum exit filter finally for foreach from function
            if in param process return switch throw trap try until using while
            """
        language.lineComments = [Array("#".utf8)]
        language.spans = [
            Span("<#", "#>", .comment, hasEscapes: false, isMultiline: true),
            Span("\"", "\"", hasEscapes: false, isMultiline: true),
            Span("'", "'", hasEscapes: false, isMultiline: true),
        ]
        language.variableMark = UInt8(ascii: "$")
        language.wordBytes = [UInt8(ascii: "-")]
        return language
    }()
}
