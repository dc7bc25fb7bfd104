import CourseConfiguration
import Testing

@Suite("Layouts of languages")
struct LanguageLayoutTests {
    @Test(
        "The name of a file or a folder means a language in all usual spellings",
        arguments: [
            ("es", "es"), ("pt_BR", "pt-BR"), ("PT-br", "pt-BR"), ("zh-hans", "zh-Hans"), ("zh-Hant-TW", "zh-Hant-TW"),
            ("cn", "zh-CN"), ("jp", "ja"), ("es-419", "es-419"), ("guide", nil), ("v2", nil), ("en-1", nil),
            ("", nil),
        ] as [(String, String?)]
    )
    func names(name: String, tag: String?) { #expect(LanguageTag.named(by: name) == tag) }

    @Test(
        "A suffix stands behind a dot, a hyphen or an underscore, the longest first",
        arguments: [
            ("a/README.zh-CN.md", ["zh-CN|a/README.md"]), ("README-zh-CN.md", ["zh-CN|README.md"]),
            ("README_pt_BR.md", ["pt_BR|README.md"]), ("page.es-419.md", ["es-419|page.md"]),
            ("how-to-do-it.md", ["to-do-it|how.md", "do-it|how-to.md", "it|how-to-do.md"]),
            ("v1.2.md", []), ("README.md", []), ("a/-es.md", []), (".es.md", []), ("a.b", []),
        ]
    )
    func suffixes(file: String, expected: [String]) {
        let found = NameSuffix.all(of: file).map { "\($0.tag)|\($0.original)" }
        // A language's name alone has no more than eight letters, and `how-to` is no suffix that any language has.
        #expect(found.filter { expected.contains($0) } == expected, "\(found)")
        if expected.isEmpty { #expect(found.isEmpty, "\(found)") }
    }

    private static func pages(_ places: [(String, String)], _ files: [String]) -> [String: String] {
        var languages: [String] = []
        for (language, _) in places where !languages.contains(language) { languages.append(language) }
        let layout = LanguageLayout(
            languages: languages,
            places: places.map { LanguageLayout.Place(language: $0.0, path: $0.1) }
        )
        return layout.pages(of: files).mapValues { "\($0.language) \($0.path)" }
    }

    @Test("A folder in another's belongs to its own language alone")
    func nested() {
        let pages = Self.pages(
            [("en", "docs"), ("es", "docs/es")],
            ["docs/a.md", "docs/es/a.md", "docs/est.md", "b.md"]
        )
        #expect(pages == ["docs/a.md": "en a.md", "docs/es/a.md": "es a.md", "docs/est.md": "en est.md"])
    }

    @Test("The n-th place of a language stands for the n-th of the main one")
    func lists() {
        let pages = Self.pages(
            [("en", "README.md"), ("en", "docs"), ("fr", "LISEZMOI.md"), ("fr", "i18n/fr")],
            ["README.md", "LISEZMOI.md", "docs/a.md", "i18n/fr/a.md", "i18n/a.md"]
        )
        #expect(
            pages == [
                "README.md": "en README.md", "LISEZMOI.md": "fr README.md", "docs/a.md": "en docs/a.md",
                "i18n/fr/a.md": "fr docs/a.md",
            ]
        )
    }

    @Test("Files of a shared folder tell their language by suffixes; behind a hyphen only beside the original")
    func shared() {
        let pages = Self.pages(
            [("en", ""), ("es", "translations"), ("zh-CN", "translations"), ("fr", "")],
            [
                "README.md", "translations/README-es.md", "translations/readme_cn.md", "translations/notes.md",
                "a-fr.md",
                "b.md", "b-FR.md", "c.fr.md",
            ]
        )
        #expect(
            pages == [
                "README.md": "en README.md", "translations/README-es.md": "es README.md",
                "translations/readme_cn.md": "zh-CN README.md", "a-fr.md": "en a-fr.md", "b.md": "en b.md",
                "b-FR.md": "fr b.md", "c.fr.md": "fr c.md",
            ]
        )
    }
}
