extension CodeLanguage {
    static let html = markup("html", "htm", "vue", "vue-html", "svelte", "astro", "leaf", "erb", "liquid")
    static let xml = markup("xml", "svg", "plist", "xhtml", "rss", "storyboard", "xib", "entitlements")

    private static func markup(_ names: String...) -> CodeLanguage {
        var language = CodeLanguage(names)
        language.form = .markup
        return language
    }
}
