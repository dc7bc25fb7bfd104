import CourseConfiguration
import TestSupport
import Testing

@testable import Course
@testable import CourseChecks

@Suite("Names, paths and tags")
struct NamesAndPathsTests {
    @Test(
        "Paths lose their dots and may not climb out",
        arguments: [
            ("a/b", "a/b"), ("a/./b//c/", "a/b/c"), ("a/../b", "b"), ("../a", nil), ("a/../../b", nil), ("/a", nil),
            ("", ""),
            ("a\u{0}b", nil),
        ] as [(String, String?)]
    )
    func normalized(path: String, expected: String?) {
        #expect(CoursePath.normalized(path) == expected)
    }

    @Test(
        "A path that has lost its dots is left as it is",
        arguments: [
            ("a", true), ("a/b.c/d", true), (".a/..b/...", true), ("", true), ("ñ/é.html", true),
            ("a/", false), ("/a", false), ("a//b", false), (".", false), ("..", false), ("a/./b", false),
            ("a/..", false), ("a\u{0}b", false), ("a\u{0}", false),
        ]
    )
    func isNormalized(path: String, isIt: Bool) {
        #expect(CoursePath.isNormalized(path) == isIt)
        #expect((CoursePath.normalized(path) == path) == isIt)
    }

    @Test(
        "The way from page to page is relative",
        arguments: [
            ("es/a/b.html", "es/a/c.html", "c.html"), ("es/a/b.html", "es/d.html", "../d.html"),
            ("es/a/b.html", "en/a/b.html", "../../en/a/b.html"), ("index.html", "es/index.html", "es/index.html"),
            ("es/a.html", "assets/x.css", "../assets/x.css"), ("es/ab/c.html", "es/a/c.html", "../a/c.html"),
        ]
    )
    func relative(page: String, target: String, way: String) {
        #expect(CoursePath.relative(from: page, to: target) == way)
    }

    @Test(
        "A file's name becomes an address without signs that trouble hosts and shells",
        arguments: [
            ("1. Swift Basico/02 - Anotaciones de tipo", "1.-Swift-Basico/02-Anotaciones-de-tipo"),
            ("qué es ¿esto?", "qué-es-esto"),
            ("a  b", "a-b"), ("..hidden", "hidden"), ("???", "page"), ("日本語", "日本語"), ("C++ & C#", "C++-C"),
            ("..é ¿b.. -", "é-b"), ("..e ?b.. -", "e-b"), ("a~_@é\r\n/x", "a~_@é/x"), ("a~_@e\r\n/x", "a~_@e/x"),
            ("¿?/¡!", "page/page"), ("?/!", "page/page"),
        ]
    )
    func slug(path: String, slug: String) {
        #expect(SourceName.slug(path: path) == slug)
    }

    @Test("Names sort as people count: 2 before 10, without regard to case")
    func naturalOrder() {
        let names = ["b10", "B2", "a", "b1", "b02x", "b2"]
        #expect(names.sorted(by: SourceName.precedes) == ["a", "b1", "B2", "b2", "b02x", "b10"])
    }

    @Test("Names in ASCII, compared by their bytes, sort as by their characters")
    func orderOfBytes() {
        var numbers = SeededGenerator(seed: 3)
        func name() -> String {
            (0..<Int.random(in: 0...6, using: &numbers)).map { _ in
                String("aAbB-/.0129".randomElement(using: &numbers) ?? "a")
            }.joined()
        }
        for _ in 0..<5_000 {
            let (left, right) = (name(), name())
            let expected = SourceName.precedesByCharacters(left, right)
            #expect(SourceName.precedes(left, right) == expected, "\(left) \(right)")
        }
        #expect(SourceName.precedes("año 2", "año 10"))
    }

    @Test(
        "A title is made from a name",
        arguments: [("02-value-types", "Value types"), ("state", "State"), ("2024", "2024")]
    )
    func title(name: String, title: String) {
        #expect(SourceName.title(name) == title)
    }

    @Test(
        "Language tags have the form of BCP 47",
        arguments: [
            ("es", true), ("en-US", true), ("zh-Hant-TW", true), ("e", false), ("../x", false), ("es_MX", false),
            ("", false),
            ("es-", false), ("123", false),
        ]
    )
    func languageTag(tag: String, isValid: Bool) {
        #expect(LanguageTag.isValid(tag) == isValid)
    }

    @Test(
        "Base addresses are absolute and end in a slash",
        arguments: [
            ("https://example.org", "https://example.org/"), ("http://a.b/c/", "http://a.b/c/"), ("example.org", nil),
            ("https://", nil), ("https://a b/", nil), ("ftp://a/", nil), ("https://a/?q", nil),
            ("javascript:alert(1)", nil),
        ] as [(String, String?)]
    )
    func baseURL(text: String, expected: String?) {
        #expect(BaseURL.normalized(text) == expected)
    }

    @Test(
        "Patterns match paths as shells do, and however many stars they have, in no time",
        arguments: [
            ("*/mvvm/**", "es/mvvm/a.md", true), ("*/mvvm/**", "es/x/mvvm/a.md", false),
            ("**/mvvm/*", "mvvm/a.md", true),
            ("**", "anything/at/all.md", true), ("es/*.md", "es/a/b.md", false), ("es/?.md", "es/a.md", true),
            (String(repeating: "*a", count: 40), String(repeating: "a", count: 200) + "b", false),
        ]
    )
    func glob(pattern: String, path: String, matches: Bool) {
        #expect(PathPattern.matches(Array(path.utf8)[...], Array(pattern.utf8)[...]) == matches)
    }
}
