import Testing

@testable import Site

@Suite("Pages without a translation")
struct FallbackPageTests {
    private static let course = """
        -- glosa.yml --
        languages: [es, en, fr]
        baseURL: https://example.org/
        -- content/es/index.md --
        # Curso
        -- content/en/index.md --
        # Course
        -- content/fr/index.md --
        # Cours
        -- content/es/uno/a.md --
        ---
        id: a
        ---
        # Lección

        Sigue en [la otra](b.md), que no es [esta](#lección).
        -- content/es/uno/b.md --
        ---
        id: b
        ---
        # Otra
        -- content/en/one/b.md --
        ---
        id: b
        ---
        # Another

        Back to <doc:a>.
        """

    @Test("A lesson is shown in the languages that lack it, in its own, and says so")
    func page() async throws {
        let site = try await BuiltSite(Self.course)
        let page = site["en/one/a.html"]
        #expect(page.contains("<html lang=\"en\""))
        #expect(
            page.contains("<article class=\"article prose\" id=\"glosa.text\" tabindex=\"-1\" lang=\"es\" dir=\"ltr\">")
        )
        #expect(page.contains("it is shown in <strong lang=\"es\">Español</strong>"))
        // Its text's links lead to the reader's language, and the course's tree lists it.
        #expect(page.contains("<a href=\"b.html\">la otra</a>"))
        #expect(site["en/one/b.html"].contains("<a href=\"a.html\">Lección</a>"))
        #expect(site["en/index.html"].contains("one/a.html"))
    }

    @Test("No search engine is told of a translation that does not exist")
    func machines() async throws {
        let site = try await BuiltSite(Self.course)
        let page = site["en/one/a.html"]
        #expect(page.contains("<link rel=\"canonical\" href=\"https://example.org/es/uno/a.html\">"))
        #expect(!page.contains("rel=\"alternate\""))
        #expect(!site["es/uno/a.html"].contains("hreflang=\"en\" href=\"https"))
        #expect(!site["sitemap.xml"].contains("en/one/a.html"))
        #expect(site["sitemap.xml"].contains("es/uno/a.html"))
    }

    @Test("Every language of three has every page")
    func languages() async throws {
        let site = try await BuiltSite(Self.course)
        for path in ["fr/uno/a.html", "fr/uno/b.html", "en/one/a.html", "es/uno/b.html"] {
            #expect(site.pages[path] != nil, "\(path)")
        }
        // The language switch leads from a page to the same one, also where it is shown in another language.
        #expect(site["es/uno/a.html"].contains("href=\"../../en/one/a.html\" hreflang=\"en\""))
        #expect(site["fr/uno/b.html"].contains("href=\"../../en/one/b.html\" hreflang=\"en\""))
    }

    @Test("A course may go without")
    func none() async throws {
        let site = try await BuiltSite(Self.course.replacing("languages:", with: "fallbacks: false\nlanguages:"))
        #expect(site.pages["en/one/a.html"] == nil)
    }
}
