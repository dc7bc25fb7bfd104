extension CodeLanguage {
    static let objectiveC: CodeLanguage = {
        var language = CodeLanguage("objc", "objective-c", "objectivec", "m", "mm")
        language.keywords = """
            break case const continue default do else enum extern for goto if in inline nil nonatomic nonnull nullable return self
            sizeof static strong struct super switch typedef union volatile weak while YES NO NULL
            """
        language.types =
            "BOOL CGFloat char double float id instancetype int long NSInteger NSUInteger SEL short unsigned void"
        language.lineComments = [Array("//".utf8)]
        language.spans = [
            Span("/*", "*/", .comment, hasEscapes: false, isMultiline: true), Span("@\"", "\""), Span("\"", "\""),
            Span("'", "'"),
        ]
        language.attributeMark = UInt8(ascii: "@")
        language.hasDirectives = true
        language.capitalsAreTypes = true
        return language
    }()
}
