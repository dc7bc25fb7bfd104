import Course
import CourseChecks
import FileSystem
import Foundation
import Search
import TestSupport
import Testing

@testable import Site

struct SearchTests {
    /// What the search knows of a course, by the path of the page.
    private struct Searched {
        let pages: [String: SearchPage]
        let languages: [String: String]
        let files: [String: String]
        let html: [String: String]

        init(_ tree: String) async throws {
            let site = try await withTemporaryFolder { folder in
                try FileTree(tree).write(to: folder)
                let course = try await CourseLoader(root: folder.path).load()
                return try await SiteContext(course, theme: try Theme.load(for: course.course))
            }
            var (pages, languages): ([String: SearchPage], [String: String]) = ([:], [:])
            for page in site.pages {
                guard let language = page.kind.searchLanguage(in: site), let found = site.searchPage(page) else {
                    continue
                }
                pages[found.path] = found
                languages[found.path] = language
            }
            (self.pages, self.languages) = (pages, languages)
            let index = try await site.searchFiles(site.course.languages)
            files = Dictionary(index.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) }) { first, _ in first }
            let rendered = site.pages.map(site.render)
            html = Dictionary(rendered.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) }) { first, _ in first
            }
        }

        func sections(_ path: String) -> [SearchSection] { pages[path]?.sections ?? [] }
    }

    private static func section(
        _ anchor: String,
        _ heading: String,
        above: String = "",
        _ text: String,
        code: String = ""
    )
        -> SearchSection
    {
        SearchSection(anchor: anchor, heading: heading, above: above, text: Array(text.utf8), code: Array(code.utf8))
    }

    @Test("A first heading other than the title, titles of tabs and words around a break are found")
    func hiddenWords() async throws {
        let searched = try await Searched(
            """
            -- content/en/a.md --
            ---
            title: Another title
            ---
            # Heading with zebras

            | a | b |
            |---|---|
            | alpha<br>beta | c |

            ::::tabs
            :::tab Giraffe
            Text.
            :::
            ::::
            -- content/en/b.md --
            # Same
            """
        )
        let text = String(decoding: try #require(searched.sections("en/a.html").first).text, as: UTF8.self)
        #expect(text.contains("Heading with zebras"))
        #expect(text.contains("alpha beta"))
        #expect(text.contains("Giraffe"))
        #expect(searched.sections("en/b.html").first?.text == [])
    }

    @Test func lessonsAreCutAtTheirHeadings() async throws {
        let searched = try await Searched(
            """
            -- content/es/estado/index.md --
            # Estado
            -- content/es/estado/enlace.md --
            ---
            description: De quién es un valor.
            ---
            # Un enlace

            Antes de todo,
            una *frase* con `código`.

            ## Qué es

            - uno
            - dos

            ```swift caption="El dueño"
            let x = 1
            ```

            ### Más hondo

            | A | B |
            |---|---|
            | c | d |

            <details>
            <summary>Solución</summary>

            Dentro.

            </details>

            <!-- nadie lo lee -->

            ## Dibujo

            ```mermaid
            flowchart LR
                a["La vista"] --> b["El<br>dueño"]
            ```
            """
        )
        let page = try #require(searched.pages["es/estado/enlace.html"])
        #expect(page.title == "Un enlace")
        #expect(page.breadcrumbs == ["Estado"])
        let sections = page.sections.map { section in
            var section = section
            section.text = Self.trimmed(section.text)
            return section
        }
        #expect(
            sections == [
                Self.section("", "", above: "enlace", "De quién es un valor.\nAntes de todo, una frase con código."),
                Self.section("qu%C3%A9-es", "Qué es", "uno\ndos\nEl dueño", code: "let x = 1\n"),
                Self.section("m%C3%A1s-hondo", "Más hondo", above: "Qué es", "A · B\nc · d\nSolución\nDentro."),
                Self.section("dibujo", "Dibujo", "La vista · El dueño"),
            ]
        )
    }

    /// Without spaces at the ends of lines, which nobody sees.
    private static func trimmed(_ text: [UInt8]) -> [UInt8] {
        let lines = String(decoding: text, as: UTF8.self).split(separator: "\n")
            .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
        return Array(lines.joined(separator: "\n").utf8)
    }

    private static let course = """
        -- glosa.yml --
        languages: [es, en]
        -- content/es/index.md --
        # Curso
        -- content/es/uno.md --
        # Uno
        ```swift
        struct Cuenta: View {
            @State var total = 0  // ❌
            var body: some View { Text("\\(total)") }
        }
        ```
        -- content/es/borrador.md --
        ---
        draft: true
        ---
        # Borrador
        -- content/es/oculta.md --
        ---
        search: false
        ---
        # Oculta
        -- content/es/arbol.md --
        # Árbol
        ```mermaid tree=dueño
        flowchart TD
            a{"¿De quién es?"} -->|"Mío"| b([let])
            a -->|"De otro"| c(["@Binding"])
        ```
        -- content/es/parte/dos.md --
        # Dos
        -- content/en/index.md --
        # Course
        -- content/en/uno.md --
        # One
        """

    @Test func everyPageThatHasSomethingToSayIsFound() async throws {
        let searched = try await Searched(Self.course)
        let paths = Set(searched.pages.keys)
        #expect(
            paths.isSuperset(of: [
                "es/index.html", "es/uno.html", "es/arbol.html", "es/parte/index.html", "es/parte/dos.html",
                "es/reglas/index.html",
                "es/reglas/state-private.html", "en/index.html", "en/uno.html", "en/rules/state-private.html",
            ])
        )
        #expect(
            searched.pages.values.contains { $0.title == "@Binding" && $0.breadcrumbs == ["Árbol", "¿De quién es?"] }
        )
        #expect(
            !paths.contains {
                $0.contains("404") || $0.contains("borrador") || $0.contains("oculta") || $0 == "index.html"
            }
        )
        for (path, language) in searched.languages { #expect(path.hasPrefix(language + "/")) }
        #expect(searched.html["es/oculta.html"] != nil)
        #expect(!searched.files.values.contains { $0.contains("Oculta") || $0.contains("Borrador") })
        #expect(searched.pages["en/arbol.html"]?.title == "Árbol", "a lesson in place of its translation is found, too")
    }

    @Test func readersMayAskForEachKindOfPageAlone() async throws {
        let searched = try await Searched(Self.course)
        func kind(_ path: String) -> SearchPage.Kind? { searched.pages[path]?.kind }
        #expect(kind("es/uno.html") == .lesson)
        #expect(kind("es/parte/index.html") == .lesson)
        #expect(kind("es/index.html") == .lesson)
        #expect(kind("es/reglas/index.html") == .rule)
        #expect(kind("es/reglas/state-private.html") == .rule)
        #expect(searched.pages.values.filter { $0.breadcrumbs.first == "Árbol" }.allSatisfy { $0.kind == .tree })
        #expect(searched.pages.values.contains { $0.kind == .tree && $0.title == "@Binding" })
        let page = searched.html["es/uno.html"] ?? ""
        #expect(page.contains("data-kinds=\"Mostrar\" data-all=\"Todo\" data-lesson=\"Lecciones\""))
        #expect(page.contains("data-sample=\"Muestras\" data-rule=\"Reglas\" data-tree=\"Árboles\""))
    }

    @Test func pagesNameTheirLanguagesIndex() async throws {
        let searched = try await Searched(Self.course)
        #expect(searched.files["search/es/index.js"] != nil && searched.files["search/en/index.js"] != nil)
        let page = searched.html["es/parte/dos.html"] ?? ""
        #expect(page.contains("data-index=\"../../search/es/index.js\""))
        #expect(page.contains("data-rules=\"../../assets/search-es.js?v="))
        #expect(searched.html["en/uno.html"]?.contains("data-index=\"../search/en/index.js\"") == true)
    }

    @Test func aCourseWithoutSearchHasNeitherButtonNorIndex() async throws {
        let searched = try await Searched(Self.course.replacing("languages:", with: "search: false\nlanguages:"))
        #expect(searched.files.isEmpty)
        #expect(!(searched.html["es/uno.html"] ?? "search-open").contains("search-open"))
    }

    @Test func aFolderOfTheCourseIsNotWrittenInto() async throws {
        let searched = try await Searched(Self.course + "\n-- content/search/es/index.js --\nmine\n")
        #expect(searched.files.keys.allSatisfy { $0.hasPrefix("search-index/") })
        #expect(searched.html["es/uno.html"]?.contains("data-index=\"../search-index/es/index.js\"") == true)
    }

    @Test func aLanguageWithoutRulesIsSearchedAllTheSame() async throws {
        let searched = try await Searched(
            "-- glosa.yml --\nlanguages: [fr]\n-- content/fr/index.md --\n# Cours\n-- content/fr/un.md --\n# Œuvre\n"
        )
        #expect(searched.files["search/fr/index.js"] != nil)
        #expect(searched.html["fr/un.html"]?.contains("data-rules=\"\"") == true)
    }

    @Test func theSameCourseGivesTheSameIndex() async throws {
        let first = try await Searched(Self.course)
        #expect(first.files == (try await Searched(Self.course)).files)
    }

    @Test(arguments: [
        ("<summary>Solución</summary>", "Solución "), ("a<br>b", "a b"), ("<!-- > -->x", "x"), ("<p>", ""),
        ("<script>alert(1)</script>y", "y"), ("<style>p{}</style>", ""), ("<b", ""), ("<!-- open", ""),
        ("2 &lt; 3", "2 &lt; 3"),
    ])
    func rawHTMLGivesItsWords(html: String, expected: String) {
        let bytes = Array(html.utf8)
        #expect(
            String(decoding: MarkupText.words(of: bytes[...]), as: UTF8.self).trimmingCharacters(in: .whitespaces)
                == expected.trimmingCharacters(in: .whitespaces)
        )
    }
}
