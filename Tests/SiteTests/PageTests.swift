import Foundation
import TestSupport
import Testing

@testable import Site

@Suite("Pages")
struct PageTests {
    private static let course = """
        -- glosa.yml --
        title: {es: "Curso", en: "Course"}
        languages: [es, en]
        baseURL: https://example.org/sub/
        -- content/es/index.md --
        ---
        description: "Un <curso> & más"
        ---
        # Bienvenida
        -- content/en/index.md --
        # Welcome
        -- content/es/uno/index.md --
        ---
        id: one/index
        title: Primera parte
        ---
        -- content/en/one/index.md --
        ---
        id: one/index
        title: First part
        ---
        -- content/es/uno/estado.md --
        ---
        id: state
        order: 2
        ---
        # Estado

        ## Qué es

        Véase [la otra](otra.md#fin), <doc:otra> y `código`.

        ```swift
        // ✅ bien
        let a = 1
        ```
        -- content/en/one/state.md --
        ---
        id: state
        order: 2
        updated: 2026-03-01
        ---
        # State

        ## What it is
        -- content/es/uno/otra.md --
        ---
        order: 1
        ---
        Sin título.

        ## Fin
        """

    private static func site() async throws -> BuiltSite { try await BuiltSite(course) }

    @Test("There is a page for every lesson, section and language, and what hosts and machines look for")
    func pages() async throws {
        let site = try await Self.site()
        let expected = [
            "404.html", "assets/diagram-view.js", "assets/diagram.css", "assets/extras.js", "assets/favicon.svg",
            "assets/glosa.css", "assets/glosa.js", "assets/not-found.js",
            "assets/search-en.js", "assets/search-es.js", "assets/search.css",
            "assets/search.js",
            "assets/theme.js",
            "en/404.html", "en/feed.xml", "en/index.html", "en/one/index.es.html", "en/one/index.html",
            "en/one/otra.html",
            "en/one/state.es.html", "en/one/state.html", "en/whole-course.html",
            "es/404.html", "es/curso-completo.html", "es/index.html", "es/uno/estado.en.html", "es/uno/estado.html",
            "es/uno/index.en.html", "es/uno/index.html", "es/uno/otra.html", "index.html", "robots.txt", "sitemap.xml",
        ]
        #expect(site.pages.keys.sorted() == expected)
    }

    @Test(
        "The language switch leads to the same lesson, and each section to its twin; its own id and the shared one lead to it"
    )
    func languageSwitch() async throws {
        let site = try await Self.site()
        #expect(site["es/uno/estado.html"].contains("href=\"../../en/one/state.html\" hreflang=\"en\""))
        // Screen readers read out a heading without the links beside it.
        #expect(
            site["en/one/state.html"].contains("<h2 id=\"what-it-is\">What it is<span id=\"qué-es\"></span></h2> <a")
        )
        #expect(
            site["en/one/state.html"].contains(
                "<a class=\"heading-language\" href=\"../../es/uno/estado.html#qu%C3%A9-es\" hreflang=\"es\""
            )
        )
    }

    @Test("hreflang names real translations only, with absolute addresses and a default")
    func alternates() async throws {
        let site = try await Self.site()
        let page = site["en/one/state.html"]
        #expect(page.contains("<link rel=\"canonical\" href=\"https://example.org/sub/en/one/state.html\">"))
        for (language, path) in [("es", "es/uno/estado"), ("en", "en/one/state"), ("x-default", "es/uno/estado")] {
            #expect(
                page.contains(
                    "<link rel=\"alternate\" hreflang=\"\(language)\" href=\"https://example.org/sub/\(path).html\">"
                )
            )
        }
        #expect(!site["es/uno/otra.html"].contains("rel=\"alternate\""))
        #expect(site["es/uno/otra.html"].contains("Esta página todavía no está disponible en:"))
    }

    @Test("Links between lessons lead to pages, to the id of the section, and show the title of what they name")
    func links() async throws {
        let page = try await Self.site()["es/uno/estado.html"]
        #expect(page.contains("<a href=\"otra.html#fin\">la otra</a>"))
        #expect(page.contains("<a href=\"otra.html\">Otra</a>"))
    }

    @Test("Lessons come in their order, with the way before and after, and the page marked in the navigation")
    func order() async throws {
        let site = try await Self.site()
        let page = site["es/uno/estado.html"]
        #expect(page.contains("href=\"otra.html\" rel=\"prev\""))
        #expect(page.contains("<a href=\"estado.html\" aria-current=\"page\">Estado</a>"))
        #expect(page.contains("<a href=\"otra.html\">Otra</a>"))
        #expect(page.components(separatedBy: "aria-current=\"page\"").count == 2)
    }

    @Test("The title is the lesson's own first-level heading, or is set where there is none; other headings stay")
    func title() async throws {
        let site = try await Self.site()
        #expect(site["es/uno/estado.html"].components(separatedBy: "<h1").count == 2)
        #expect(site["es/uno/otra.html"].contains("<h1>Otra</h1>"))
        #expect(site["es/uno/otra.html"].contains("<h2 id=\"fin\">Fin"))
        #expect(site["es/uno/estado.html"].contains("<title>Estado · Curso</title>"))
    }

    @Test("What authors write in front matter is escaped")
    func escaping() async throws {
        let page = try await Self.site()["es/index.html"]
        #expect(page.contains("content=\"Un &lt;curso&gt; &amp; más\""))
    }

    @Test("A page that appears at any depth links from the host's root")
    func notFound() async throws {
        let page = try await Self.site()["404.html"]
        #expect(page.contains("href=\"/sub/assets/glosa.css?v="))
        #expect(page.contains("href=\"/sub/es/index.html\""))
        #expect(!page.contains("href=\"../") && !page.contains("rel=\"canonical\""))
    }

    @Test("All that a page at any depth loads and links to begins at the host's root: logo, search, links of its own")
    func notFoundAtAnyDepth() async throws {
        let site = try await BuiltSite(
            """
            -- glosa.yml --
            title: Course
            languages: [en, es]
            baseURL: https://example.org/sub/
            logo: {light: shared/logo.svg, dark: shared/logo-dark.svg}
            links:
              - {text: {en: Start, es: Inicio}, to: sub/a.md, in: both}
              - {text: {en: Forum, es: Foro}, to: https://forum.example.org/}
            -- content/shared/logo.svg --
            <svg xmlns="http://www.w3.org/2000/svg"/>
            -- content/shared/logo-dark.svg --
            <svg xmlns="http://www.w3.org/2000/svg"/>
            -- content/en/sub/a.md --
            # A
            -- content/es/sub/a.md --
            # A
            """
        )
        for path in ["404.html", "en/404.html", "es/404.html"] {
            let page = site[path]
            let addresses = page.matches(
                of: /(?:href|src|data-(?:script|index|engine|rules|stylesheet))="([^"]*)"/
            ).map { String($0.1) }
            #expect(addresses.count > 12, "\(path)")
            for address in addresses {
                let isRooted = address.hasPrefix("/sub/") || address.hasPrefix("#") || address.hasPrefix("https://")
                #expect(isRooted, "\(path): \(address)")
            }
            #expect(addresses.contains("/sub/es/404.html") && addresses.contains("/sub/en/404.html"))
            #expect(addresses.contains { $0.hasPrefix("/sub/") && $0.hasSuffix("/logo-dark.svg") })
        }
    }

    @Test("The sitemap lists each page with its translations")
    func sitemap() async throws {
        let site = try await Self.site()
        #expect(site["robots.txt"].contains("Sitemap: https://example.org/sub/sitemap.xml"))
        #expect(
            site["sitemap.xml"].contains(
                "<loc>https://example.org/sub/en/one/state.html</loc><lastmod>2026-03-01</lastmod>"
            )
        )
        #expect(
            site["sitemap.xml"].contains(
                "<xhtml:link rel=\"alternate\" hreflang=\"es\" href=\"https://example.org/sub/es/uno/estado.html\"/>"
            )
        )
        #expect(!site["sitemap.xml"].contains("404"))
    }

    @Test("No page asks another host for anything, nor holds script or style of its own")
    func selfContained() async throws {
        for (path, page) in try await Self.site().pages where path.hasSuffix(".html") {
            #expect(!page.contains("<style") && !page.contains(" style=") && !page.contains("<script>"), "\(path)")
            let sources = page.matches(of: /(?:src|href)="(https?:[^"]*)"/).map(\.1)
            #expect(sources.allSatisfy { $0.hasPrefix("https://example.org/sub/") }, "\(path)")
        }
    }

    @Test("A language is data: a third one, without words of its own, works like the others")
    func thirdLanguage() async throws {
        let site = try await BuiltSite(
            """
            -- glosa.yml --
            languages: [fr, es, en]
            -- content/fr/a.md --
            # Un
            -- content/es/a.md --
            # Uno
            -- content/en/a.md --
            # One
            """
        )
        let page = site["fr/a.html"]
        #expect(page.contains("<html lang=\"fr\""))
        #expect(
            page.contains("href=\"../es/a.html\" hreflang=\"es\"")
                && page.contains("href=\"../en/a.html\" hreflang=\"en\"")
        )
        #expect(site["en/a.html"].contains("hreflang=\"x-default\" href=\"../fr/a.html\""))
    }
}
