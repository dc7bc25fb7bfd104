extension CodeLanguage {
    static let rust: CodeLanguage = {
        var language = CodeLanguage("rust", "rs")
        language.keywords = """
            as async await break const continue crate dyn else enum extern false fn for if impl in let loop macro_rules match mod
            move mut pub ref return self static struct super trait true type union unsafe use where while yield
            """
        language.types = """
            bool char f32 f64 i8 i16 i32 i64 i128 isize str u8 u16 u32 u64 u128 usize
            """
        language.lineComments = [Array("//".utf8)]
        // A quote alone opens no literal, since lifetimes begin with one.
        language.spans = [
            Span("/*", "*/", .comment, hasEscapes: false, isMultiline: true),
            Span("r##\"", "\"##", hasEscapes: false, isMultiline: true),
            Span("r#\"", "\"#", hasEscapes: false, isMultiline: true),
            Span("r\"", "\"", hasEscapes: false, isMultiline: true), Span("\"", "\"", isMultiline: true),
            Span("'\"", "'"), Span("'\\", "'"), Span("#![", "]", .attribute), Span("#[", "]", .attribute),
        ]
        language.capitalsAreTypes = true
        return language
    }()
}
