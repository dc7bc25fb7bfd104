extension CodeLanguage {
    static let mustache: CodeLanguage = {
        var language = CodeLanguage("mustache", "handlebars", "hbs", "jinja", "jinja2", "twig")
        language.spans = [
            Span("{{!", "}}", .comment, hasEscapes: false, isMultiline: true),
            Span("{{", "}}", .keyword, hasEscapes: false, isMultiline: true),
            Span("{%", "%}", .keyword, hasEscapes: false, isMultiline: true),
            Span("<!--", "-->", .comment, hasEscapes: false, isMultiline: true),
        ]
        return language
    }()
}
