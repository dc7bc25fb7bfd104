import Foundation
import TestSupport
import Testing

@testable import Site

@Suite("A course on one page")
struct WholeCourseTests {
    private static let course = """
        -- glosa.yml --
        title: {es: "Curso", en: "Course"}
        languages: [es, en]
        baseURL: https://example.org/
        -- content/es/index.md --
        # Bienvenida

        Empieza por [estado](uno/estado.md#uso).
        -- content/es/uno/estado.md --
        ---
        order: 1
        ---
        # Estado

        ## Uso

        Nota.[^1] [Arriba](#estado). [La lista](listas.md). <a id="ancla"></a> [Ahí](#ancla).

        ```mermaid
        flowchart TD
          a --> b
        ```

        [^1]: Una.
        -- content/es/uno/listas.md --
        ---
        order: 2
        title: Listas
        ---
        Otra.[^1] [Su uso](#uso), [el otro](estado.md#uso), [fuera](https://example.com/).

        ## Uso

        ```mermaid
        flowchart TD
          a --> b
        ```

        [^1]: Dos.
        """

    @Test("All lessons stand on it in their order, their headings below the course's title")
    func order() async throws {
        let page = try await BuiltSite(Self.course)["es/curso-completo.html"]
        let article = try #require(page.firstMatch(of: /(?s)<article.*<\/article>/)?.0)
        let headings = article.matches(of: /<h([1-6])[^>]*>([^<]*)/).map { "\($0.1) \($0.2)" }
        #expect(headings == ["1 Curso", "2 Bienvenida", "2 Uno", "2 Estado", "3 Uso", "2 Listas", "3 Uso"])
    }

    @Test("No id is there twice, and links between lessons stay on the page")
    func links() async throws {
        let page = try await BuiltSite(Self.course)["es/curso-completo.html"]
        let ids = page.matches(of: /\sid="([^"]*)"/).map { String($0.1) }
        #expect(Set(ids).count == ids.count)
        let links = page.matches(of: /href="#([^"]+)"/).map { String($0.1).removingPercentEncoding ?? "" }
        #expect(Set(links).subtracting(ids) == [])
        for link in [
            "<a href=\"#3.uso\">estado</a>", "<a href=\"#3.estado\">Arriba</a>", "<a href=\"#4\">La lista</a>",
            "<a href=\"#4.uso\">Su uso</a>", "<a href=\"#3.uso\">el otro</a>",
            "<a href=\"https://example.com/\">fuera</a>",
            "<a href=\"#3.user-content-ancla\">Ahí</a>",
        ] {
            #expect(page.contains(link), "\(link)")
        }
    }

    @Test("Every page leads to it, and search engines are led to the start page")
    func reached() async throws {
        let site = try await BuiltSite(Self.course)
        #expect(site["es/uno/estado.html"].contains("<a href=\"../curso-completo.html\">"))
        #expect(site["es/index.html"].contains("<a href=\"curso-completo.html\">"))
        let page = site["es/curso-completo.html"]
        #expect(page.contains("<meta name=\"robots\" content=\"noindex\">"))
        #expect(page.contains("<link rel=\"canonical\" href=\"https://example.org/es/\">"))
        #expect(!site["sitemap.xml"].contains("curso-completo"))
    }

    @Test("A lesson shown in another language says so")
    func fallbacks() async throws {
        let page = try await BuiltSite(Self.course + "\n-- content/en/index.md --\n# Welcome\n")["en/whole-course.html"]
        #expect(page.contains("<section class=\"course-part\" id=\"3\" lang=\"es\" dir=\"ltr\">"))
    }

    /// A lesson that is as large as a number of units of ``LessonFacts/bulkUnit``.
    private static func lesson(_ name: String, bulk: Int) -> String {
        "-- content/es/\(name).md --\n# \(name)\n\n"
            + String(repeating: "Texto largo.\n\n", count: (bulk * 8_192 - 4_096) / 14)
    }

    @Test("Large courses have none unless they ask for it", arguments: [("", false), ("singlePage: always\n", true)])
    func large(key: String, isThere: Bool) async throws {
        let lessons = (1...6).map { Self.lesson("l\($0)", bulk: WholeCourse.small / 5) }.joined()
        let site = try await BuiltSite("-- glosa.yml --\nlanguages: [es]\n" + key + lessons)
        #expect((site.pages["es/curso-completo.html"] != nil) == isThere)
        #expect(site["es/l1.html"].contains("curso-completo") == isThere)
    }

    @Test("A long course is divided at its sections, and each page leads to the others")
    func divided() async throws {
        let lessons = [("a/uno", 4), ("a/dos", 4), ("b/uno", 6), ("b/dos", 6), ("c/uno", 2)]
            .map { Self.lesson($0, bulk: $1) }.joined()
        let site = try await BuiltSite("-- glosa.yml --\ntitle: Curso\nlanguages: [es]\n" + lessons)
        // Of sizes 8, 12 and 2 the first fits on a page of 15, the others on the next.
        let first = site["es/curso-completo.html"]
        let second = site["es/curso-completo-2.html"]
        #expect(first.contains(">A</h2>") && !first.contains(">B</h2>"))
        #expect(second.contains(">B</h2>") && second.contains(">C</h2>"))
        #expect(site.pages["es/curso-completo-3.html"] == nil)
        #expect(first.contains("href=\"curso-completo-2.html\" rel=\"next\""))
        #expect(second.contains("href=\"curso-completo.html\" rel=\"prev\""))
        #expect(site["es/a/uno.html"].contains("Todo el curso en unas pocas páginas"))
    }

    @Test("A course can do without it")
    func never() async throws {
        let site = try await BuiltSite("-- glosa.yml --\nsinglePage: never\n-- content/es/a.md --\n# A\n")
        #expect(site.pages["es/curso-completo.html"] == nil)
    }
}
