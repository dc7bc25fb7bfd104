extension CodeLanguage {
    static let c: CodeLanguage = {
        var language = CodeLanguage("c", "h", "cpp", "c++", "cc", "hpp")
        language.keywords = """
            auto break case catch class const constexpr continue default delete do else enum explicit extern false for friend goto
            if inline namespace new noexcept nullptr operator private protected public register restrict return sizeof static
            static_assert static_cast struct switch template this throw true try typedef typename union using virtual volatile while
            """
        language.types = """
            bool char double float int int8_t int16_t int32_t int64_t intptr_t long ptrdiff_t short signed size_t ssize_t std string
            uint8_t uint16_t uint32_t uint64_t uintptr_t unsigned void wchar_t NULL
            """
        language.lineComments = [Array("//".utf8)]
        language.spans = [
            Span("/*", "*/", .comment, hasEscapes: false, isMultiline: true), Span("\"", "\""), Span("'", "'"),
        ]
        language.hasDirectives = true
        language.hasLiteralPrefixes = true
        return language
    }()
}
