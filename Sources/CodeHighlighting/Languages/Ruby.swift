extension CodeLanguage {
    static let ruby: CodeLanguage = {
        var language = CodeLanguage("ruby", "rb", "podfile", "fastfile", "gemfile")
        language.keywords = """
            alias and begin break case class def defined? do else elsif end ensure false for if in lane module next nil not or pod
            private redo require rescue retry return self super target then true undef unless until use_frameworks! when while yield
            """
        language.lineComments = [Array("#".utf8)]
        language.spans = [Span("\"", "\""), Span("'", "'")]
        language.variableMark = UInt8(ascii: "@")
        language.attributeMark = UInt8(ascii: ":")
        language.wordBytes = [UInt8(ascii: "?"), UInt8(ascii: "!")]
        language.capitalsAreTypes = true
        return language
    }()
}
