extension CodeLanguage {
    static let php: CodeLanguage = {
        var language = CodeLanguage("php", "blade")
        language.keywords = """
            abstract and array as break callable case catch class clone const continue declare default do echo else elseif empty
            endfor endforeach endif endswitch endwhile enum extends false final finally fn for foreach function global goto if
            implements include include_once instanceof insteadof interface isset list match namespace new null or parent print
            private protected public readonly require require_once return self static switch this throw trait true try unset use
            while xor yield
            """
        language.types = "bool float int iterable mixed never object string void"
        language.lineComments = [Array("//".utf8), Array("# ".utf8)]
        language.spans = [
            Span("/*", "*/", .comment, hasEscapes: false, isMultiline: true), Span("\"", "\"", isMultiline: true),
            Span("'", "'", isMultiline: true),
        ]
        language.variableMark = UInt8(ascii: "$")
        language.capitalsAreTypes = true
        return language
    }()
}
