import TestSupport
import Testing

@testable import Course
@testable import CourseChecks
@testable import Site

@Suite("The glossary on pages")
struct GlossaryPageTests {
    private static let course = """
        -- content/terms.yml --
        - term: {es: clausura, en: closure}
          definition: {es: "Una función sin nombre, `{ }`.", en: "A function \\"without\\" <name>."}
          avoid: {es: [cierre, lambda]}
        - term: {es: Ámbito}
          link: false
        - {id: view, term: {es: vista, en: view}}
        - term: SwiftUI
        -- content/es/index.md --
        # Curso
        -- content/es/parte/uno.md --
        # La clausura

        Una *clausura*, otra clausura y un ámbito. [vista](../index.md) `vista` SwiftUI

        Las vistas.
        -- content/es/dos.md --
        ---
        glossary: false
        ---
        # Dos

        Una clausura.
        -- content/en/index.md --
        # Course
        -- content/en/parte/uno.md --
        # One

        A view.
        """

    private static func site(_ key: String = "glossary: content/terms.yml", more: String = "") async throws -> BuiltSite
    {
        try await BuiltSite("-- glosa.yml --\nbaseURL: https://example.org/\n\(key)\n\(course)\n\(more)")
    }

    @Test("The first use of a term leads to its entry, outside headings, links and code")
    func links() async throws {
        let page = try await Self.site()["es/parte/uno.html"]
        let link = "<a class=\"term\" href=\"../glosario.html#term-"
        #expect(
            page.contains(
                "<p>Una <em>\(link)clausura\" title=\"Una función sin nombre, { }.\">clausura</a></em>, "
                    + "otra clausura y un ámbito. <a href=\"../index.html\">vista</a> <code>vista</code> "
                    + "\(link)swiftui\">SwiftUI</a></p>"
            )
        )
        #expect(page.contains("<p>Las \(link)view\">vistas</a>.</p>"))
        #expect(page.components(separatedBy: "class=\"term\"").count == 4)
    }

    @Test("The links of a lesson lead to the entries from every page that shows it")
    func otherPages() async throws {
        let site = try await Self.site()
        #expect(site["es/parte/uno.en.html"].contains("href=\"../glosario.html#term-clausura\""))
        #expect(site["es/parte/uno.en.html"].contains("href=\"../../en/glossary.html#term-view\""))
        #expect(site["es/curso-completo.html"].contains("href=\"glosario.html#term-clausura\""))
        #expect(!site["es/dos.html"].contains("class=\"term\""))
        // Shown in place of its translation, in its own language.
        #expect(!site["en/dos.html"].contains("class=\"term\""))
        #expect(!site["es/index.html"].contains("class=\"term\""))
    }

    @Test("A page lists the terms of each language, in alphabetical order")
    func page() async throws {
        let site = try await Self.site()
        let list = try #require(site["es/glosario.html"].split(separator: "<dl class=\"glossary\">\n").last)
            .split(separator: "</dl>")[0]
        #expect(
            list == """
                <dt id="term-ámbito"><dfn>Ámbito</dfn></dt>
                <dt id="term-clausura"><dfn>clausura</dfn></dt>
                <dd>Una función sin nombre, <code>{ }</code>.</dd>
                <dd class="glossary-names">English: <span lang="en" dir="ltr">closure</span></dd>
                <dd class="glossary-avoid">Evita: <s>cierre, lambda</s></dd>
                <dt id="term-swiftui"><dfn>SwiftUI</dfn></dt>
                <dt id="term-view"><dfn>vista</dfn></dt>
                <dd class="glossary-names">English: <span lang="en" dir="ltr">view</span></dd>

                """
        )
        let english = site["en/glossary.html"]
        #expect(english.contains("<dd>A function &quot;without&quot; &lt;name&gt;.</dd>"))
        #expect(!english.contains("mbito"))
        #expect(english.contains("hreflang=\"es\" href=\"https://example.org/es/glosario.html\""))
        #expect(site["es/parte/uno.html"].contains("<a href=\"../glosario.html\">Glosario</a>"))
        #expect(site["404.html"].contains("<a href=\"/es/glosario.html\">Glosario</a>"))
        #expect(site["sitemap.xml"].contains("<loc>https://example.org/en/glossary.html</loc>"))
    }

    @Test("Without pages there are no links, and without links there are pages")
    func switches() async throws {
        let check = try await Self.site("glossary: {file: content/terms.yml, pages: false}")
        #expect(check.pages["es/glosario.html"] == nil)
        #expect(
            !check.pages.values.contains {
                $0.contains("class=\"term\"") || $0.contains("glosario.html") || $0.contains("glossary.html")
            }
        )
        let list = try await Self.site("glossary: {file: content/terms.yml, links: false}")
        #expect(list.pages["es/glosario.html"] != nil)
        #expect(!list.pages.values.contains { $0.contains("class=\"term\"") })
    }

    @Test("A lesson of that name keeps its place")
    func takenPath() async throws {
        let site = try await Self.site(more: "-- content/en/glossary.md --\n# My own\n\nA view.\n")
        #expect(site["en/glossary.html"].contains("My own"))
        #expect(site["en/glossary.html"].contains("href=\"glossary-terms.html#term-view\""))
        #expect(site["es/glosario.html"].contains("<dfn>vista</dfn>"))
    }

    @Test("Many terms are grouped by their letters")
    func letters() async throws {
        let terms = (0..<24).map { "- term: \(["aa", "bb", "ñu", "émile"][$0 % 4])\($0)" }.joined(separator: "\n")
        let site = try await BuiltSite(
            "-- glosa.yml --\nlanguages: [fr]\nglossary: terms.yml\n-- terms.yml --\n\(terms)\n-- content/fr/index.md --\n# Cours\n"
        )
        let page = site["fr/glossaire.html"]
        let letters = page.split(separator: "<h2 id=\"letter-").dropFirst().map { $0.prefix { $0 != "<" } }
        #expect(letters == ["1\">A", "2\">B", "3\">E", "4\">N"])
        #expect(page.contains("<li><a href=\"#letter-3\">E</a></li>"))
    }

    @Test("The search finds entries")
    func search() async throws {
        try await withTemporaryFolder { folder in
            try FileTree("-- glosa.yml --\nglossary: content/terms.yml\n\(Self.course)").write(to: folder)
            let course = try await CourseLoader(root: folder.path).load()
            let site = try await SiteContext(course, theme: try Theme.load(for: course.course))
            let found = try #require(site.searchPage(.glossary(language: "es")))
            let section = try #require(found.sections.first { $0.heading == "clausura" })
            #expect(section.anchor == "term-clausura")
            #expect(String(decoding: section.text, as: UTF8.self) == "closure · Una función sin nombre, { }.")
        }
    }

    @Test(
        "A raw link holds no link to a term, whatever becomes of raw HTML",
        arguments: ["sanitize", "allow", "escape"]
    )
    func rawLinks(policy: String) async throws {
        let site = try await BuiltSite(
            """
            -- glosa.yml --
            languages: [es]
            html: \(policy)
            glossary: terms.yml
            -- terms.yml --
            - term: vista
            -- content/es/index.md --
            <a href="https://example.org">

            Una vista.

            </a>

            <a href="https://example.org">una vista</a> y otra vista
            """
        )
        let page = site["es/index.html"]
        #expect(page.components(separatedBy: "class=\"term\"").count == 2)
        #expect(page.contains("y otra <a class=\"term\" href=\"glosario.html#term-vista\">vista</a>"))
    }
}
