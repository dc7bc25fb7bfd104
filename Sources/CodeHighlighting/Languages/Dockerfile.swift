extension CodeLanguage {
    static let dockerfile: CodeLanguage = {
        var language = CodeLanguage("dockerfile", "docker", "containerfile")
        language.ignoresCase = true
        language.keywords = """
            add arg cmd copy entrypoint env expose from healthcheck label maintainer onbuild run shell stopsignal user volume workdir
            """
        language.keywordsBeginLines = true
        language.lineComments = [Array("#".utf8)]
        language.spans = [Span("\"", "\""), Span("'", "'")]
        language.variableMark = UInt8(ascii: "$")
        language.wordBytes = [UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "/")]
        return language
    }()
}
