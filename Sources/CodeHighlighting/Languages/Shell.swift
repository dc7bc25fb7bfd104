extension CodeLanguage {
    static let shell: CodeLanguage = {
        var language = CodeLanguage("sh", "bash", "zsh", "shell", "fish", "ksh")
        language.keywords = """
            break case continue do done elif else esac exit export fi for function if in local readonly return set shift source then
            trap unset until while
            """
        language.types =
            "alias apt brew cat cd chmod cp curl docker echo git grep ls make mkdir mv npm pip rm sed sudo swift test touch xcodebuild xcrun"
        language.lineComments = [Array("#".utf8)]
        language.spans = [Span("\"", "\"", isMultiline: true), Span("'", "'", hasEscapes: false, isMultiline: true)]
        language.variableMark = UInt8(ascii: "$")
        language.wordBytes = [UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "/")]
        return language
    }()
}
