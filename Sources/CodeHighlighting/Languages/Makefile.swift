extension CodeLanguage {
    static let makefile: CodeLanguage = {
        var language = CodeLanguage("makefile", "make", "mk", "cmake")
        language.keywords = "define else endef endif export ifdef ifeq ifndef ifneq include override undefine vpath"
        language.keywordsBeginLines = true
        language.lineComments = [Array("#".utf8)]
        language.spans = [Span("$(", ")", .dollarIdentifier, hasEscapes: false), Span("\"", "\""), Span("'", "'")]
        language.variableMark = UInt8(ascii: "$")
        language.keyMarks = [UInt8(ascii: ":"), UInt8(ascii: "="), UInt8(ascii: "?"), UInt8(ascii: "+")]
        language.keysBeginLines = true
        language.wordBytes = [UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: "%")]
        return language
    }()
}
