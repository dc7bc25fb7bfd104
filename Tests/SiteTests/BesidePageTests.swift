import Course
import CourseChecks
import Foundation
import TestSupport
import Testing

@testable import Site

@Suite("Lessons beside their translations")
struct BesidePageTests {
    private static let course = """
        -- glosa.yml --
        title: {es: "Curso", en: "Course"}
        languages: [es, en]
        baseURL: https://example.org/
        -- content/es/uno.md --
        # Uno

        Véase [abajo](#final) y [dos](dos.md).[^1]

        ```swift caption="Igual"
        let same = 1
        ```

        ## Sólo aquí

        Nadie lo tradujo.

        ```swift
        let lost = 0
        ```

        ## Final

        - Lista.

        ```swift
        let word = "hola" // adiós
        ```

        <details><summary>Más</summary>

        Escondido.

        </details>

        [^1]: Nota.
        -- content/en/uno.md --
        # One

        See [below](#the-end) and [two](dos.md).[^1]

        ```swift caption="The same"
        let same = 1
        ```

        ## The end

        - List.

        ```swift
        let word = "hello" // goodbye
        ```

        <details><summary>More</summary>

        Hidden.

        </details>

        [^1]: Note.
        -- content/es/dos.md --
        # Dos
        """

    private static func page(_ path: String, _ tree: String = course) async throws -> String {
        try await BuiltSite(tree)[path]
    }

    /// The cells of a page's rows, as the classes of each and its text without tags.
    private static func rows(_ page: String) -> [[String]] {
        page.components(separatedBy: "<div class=\"beside-row\">").dropFirst().map { row in
            row.matches(
                of: /<div class="beside-cell prose ([a-z-]+)" lang="(\w+)" dir="ltr">\n((?s).*?)<\/div>\n(?=<|$)/
            )
            .map { cell in
                let text = cell.3.replacing(/(?s)<div class="evidence">.*/, with: "").replacing(/<[^>]*>/, with: " ")
                return "\(cell.1) \(cell.2): " + text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            }
        }
    }

    @Test("The same code in sections that don't belong together is shown on both sides")
    func sameCodeElsewhere() async throws {
        let site = try await BuiltSite(
            """
            -- content/es/index.md --
            # Curso
            -- content/es/uno.md --
            # Uno
            ## Primero
            ```swift
            let same = 1
            ```
            ## Segundo
            Nada.
            -- content/en/index.md --
            # Course
            -- content/en/uno.md --
            # One
            ## First
            Nothing.
            ## Second
            ```swift
            let same = 1
            ```
            """
        )
        let page = site["es/uno.en.html"]
        #expect(page.components(separatedBy: "language-swift").count == 3)
        #expect(!page.contains("is-shared"))
    }

    @Test("Blocks stand in rows with their translations; a section without one stands alone; equal code is shown once")
    func rows() async throws {
        let rows = Self.rows(try await Self.page("es/uno.en.html"))
        #expect(rows[0] == ["is-first es: Uno", "is-second en: One"])
        #expect(rows[1] == ["is-first es: Véase abajo y dos . 1", "is-second en: See below and two . 1"])
        #expect(rows[2] == ["is-shared es: Igual let same = 1"])
        #expect(rows[3] == ["is-first es: Sólo aquí #"])
        #expect(rows[4] == ["is-first es: Nadie lo tradujo."])
        #expect(rows[6] == ["is-first es: Final #", "is-second en: The end #"])
        #expect(rows[7] == ["is-first es: Lista.", "is-second en: List."])
        #expect(rows[8].count == 2)
        #expect(rows[9] == ["is-first es: Más Escondido.", "is-second en: More Hidden."])
        #expect(rows[10] == ["is-first es: Nota. ↩", "is-second en: Note. ↩"])
        #expect(rows.count == 11)
    }

    @Test("Rows of sections that changed since the translation was reviewed are marked, the first with a notice")
    func behind() async throws {
        let tree = """
            -- glosa.yml --
            languages: [en, es]
            -- content/en/one.md --
            # Course

            ## One

            Old.

            ## Two

            Same.
            -- content/es/one.md --
            # Curso

            ## Uno

            Viejo.

            ## Dos

            Igual.
            """
        let record = try await withTemporaryFolder { folder in
            try FileTree(tree).write(to: folder)
            let course = try await CourseLoader(root: folder.path).load().course
            let translation = try #require(course.lessons.firstIndex { $0.language == "es" })
            return try #require(course.accepting(translation, in: ReviewRecord())).json()
        }
        let changed = tree.replacing("Old.", with: "New.") + "\n-- \(ReviewRecord.fileName) --\n" + record
        let page = try await BuiltSite(changed)["en/one.es.html"]
        // The names of the languages, the title, and two rows for each section
        let rows = page.components(separatedBy: "<div class=\"beside-row").dropFirst()
        #expect(rows.map { $0.hasPrefix(" is-behind") } == [false, false, true, true, false, false])
        #expect(rows.map { $0.contains("beside-notice") } == [false, false, true, false, false, false])
    }

    @Test("What both call code alike is said once")
    func sameCaption() async throws {
        let code = "```swift caption=\"Counter.swift\"\nlet same = 1\n```\n"
        let site = try await BuiltSite(
            """
            -- glosa.yml --
            languages: [es, en]
            -- content/es/uno.md --
            # Uno

            \(code)
            -- content/en/uno.md --
            # One

            \(code)
            """
        )
        #expect(site["es/uno.en.html"].contains("is-shared"))
        #expect(!site["es/uno.en.html"].contains("beside-caption"))
    }

    @Test("What the translation calls code that is shown once is said too, in its language")
    func captions() async throws {
        let page = try await Self.page("es/uno.en.html")
        #expect(page.contains("<p class=\"beside-caption\" lang=\"en\" dir=\"ltr\">The same</p>"))
    }

    @Test("The page starts in the language of the reader: each language has one of its own")
    func bothWays() async throws {
        let page = try await Self.page("en/uno.es.html")
        #expect(page.contains("<html lang=\"en\""))
        #expect(Self.rows(page)[0] == ["is-first en: One", "is-second es: Uno"])
    }

    @Test("No id is there twice, and every link within the page leads to one")
    func ids() async throws {
        let page = try await Self.page("es/uno.en.html")
        let ids = page.matches(of: /\sid="([^"]*)"/).map { String($0.1) }
        #expect(Set(ids).count == ids.count)
        let links = page.matches(of: /href="#([^"]+)"/).map { String($0.1).removingPercentEncoding ?? "" }
        #expect(links.count >= 6)
        #expect(Set(links).subtracting(ids) == [])
        #expect(page.contains("<a href=\"#final\">abajo</a>"))
        #expect(page.contains("<a href=\"#glosa.en.the-end\">below</a>"))
    }

    @Test("Links of the translation lead to its own lessons, seen from the folder of the page")
    func links() async throws {
        let page = try await Self.page("es/uno.en.html")
        #expect(page.contains("<a href=\"dos.html\">dos</a>"))
        #expect(page.contains("<a href=\"../en/dos.html\">two</a>"))
    }

    @Test("A translation's link to its own page leads to the top of its side, in either language")
    func ownPage() async throws {
        let site = try await BuiltSite(
            """
            -- glosa.yml --
            languages: [es, en]
            -- content/es/uno.md --
            # Uno

            Véase [esta página](uno.md).
            -- content/en/uno.md --
            # One

            See [this page](uno.md).
            """
        )
        for (path, id) in [("es/uno.en.html", "glosa.en"), ("en/uno.es.html", "glosa.es")] {
            #expect(site[path].contains("href=\"#\(id)\"") && site[path].contains("id=\"\(id)\""))
        }
    }

    @Test("Search engines are led to the lesson, and the sitemap does not list the page")
    func machines() async throws {
        let site = try await BuiltSite(Self.course)
        let page = site["es/uno.en.html"]
        #expect(page.contains("<meta name=\"robots\" content=\"noindex\">"))
        #expect(page.contains("<link rel=\"canonical\" href=\"https://example.org/es/uno.html\">"))
        #expect(!page.contains("rel=\"alternate\""))
        #expect(!site["sitemap.xml"].contains("uno.en.html"))
        #expect(!site["es/uno.html"].contains("noindex"))
        #expect(page.contains("<nav class=\"contents\""))
    }

    @Test("A lesson leads to the page only where its translation exists")
    func linked() async throws {
        let site = try await BuiltSite(Self.course)
        #expect(site["es/uno.html"].contains("<li class=\"language-beside\"><a href=\"uno.en.html\""))
        #expect(!site["es/dos.html"].contains("language-beside"))
        #expect(site.pages["es/dos.en.html"] == nil && site.pages["en/dos.es.html"] == nil)
    }

    @Test("With three languages each translation has a page with its original, which leads there too")
    func threeLanguages() async throws {
        let site = try await BuiltSite(
            """
            -- glosa.yml --
            languages: [es, en, fr]
            -- content/es/a.md --
            # Uno
            -- content/en/a.md --
            # One
            -- content/fr/a.md --
            # Un
            """
        )
        let pages = site.pages.keys.filter { $0.contains(/a\.\w\w\.html$/) }.sorted()
        #expect(pages == ["en/a.es.html", "fr/a.es.html"])
        #expect(site["fr/a.html"].components(separatedBy: "class=\"language-beside\"").count == 2)
        #expect(site["es/a.html"].contains("<li class=\"language-beside\"><a href=\"../en/a.es.html\""))
        #expect(site["es/a.html"].contains("<li class=\"language-beside\"><a href=\"../fr/a.es.html\""))
    }

    @Test("A lesson that already has the path keeps it, and the configuration can do without the pages")
    func paths() async throws {
        let files = "-- content/es/a.md --\n# A\n-- content/en/a.md --\n# A\n-- content/es/a.en.md --\n# Otra\n"
        let site = try await BuiltSite("-- glosa.yml --\nlanguages: [es, en]\n" + files)
        #expect(site["es/a.en.html"].contains("<h1 id=\"otra\">Otra</h1>"))
        #expect(site["es/a.en-2.html"].contains("class=\"beside\""))
        #expect(site["es/a.html"].contains("href=\"a.en-2.html\""))
        let without = try await BuiltSite("-- glosa.yml --\nlanguages: [es, en]\nsideBySide: false\n" + files)
        #expect(without.pages["es/a.en-2.html"] == nil && without.pages["en/a.es.html"] == nil)
        #expect(!without["es/a.html"].contains("language-beside"))
    }

    @Test("Raw tags that nobody balances stay together", arguments: ["allow", "sanitize"])
    func rawHTML(policy: String) async throws {
        let text = "# A\n\n<div>\n\nUno.\n\n</div>\n\nDos.\n"
        let site = try await BuiltSite(
            "-- glosa.yml --\nlanguages: [es, en]\nhtml: \(policy)\n-- content/es/a.md --\n\(text)"
                + "-- content/en/a.md --\n\(text)"
        )
        let cells = site["es/a.en.html"].matches(
            of: /<div class="beside-cell prose is-first"[^>]*>\n((?s).*?)<\/div>\n<div class="beside-cell/
        )
        #expect(cells.count == 3)
        #expect(cells.contains { $0.1 == "<div>\n<p>Uno.</p>\n</div>\n" })
    }
}
