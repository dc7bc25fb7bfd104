import Testing

@testable import Site

@Suite("Diagrams on pages and as files")
struct DiagramFileTests {
    private static let course = """
        -- glosa.yml --
        title: Course
        languages: [en, es]
        sideBySide: true
        -- content/en/index.md --
        # Start

        ```mermaid
        flowchart LR
            a["One & two"] -->|yes| b
            click a "part/lesson.md"
        ```
        -- content/en/part/lesson.md --
        ---
        title: Lesson
        id: lesson
        ---
        ```mermaid caption="Of <three>"
        flowchart LR
            a --> b --> c
            click b "../index.md"
        ```

        ```mermaid
        flowchart LR
            a -->
        ```
        -- content/es/parte/leccion.md --
        ---
        title: Lección
        id: lesson
        ---
        Texto.
        """

    @Test("Each drawing has a file beside its lesson's page, with links that lead from there")
    func files() async throws {
        let site = try await BuiltSite(Self.course)
        let file = site["en/part/lesson.diagram-1.svg"]
        #expect(file.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\""))
        #expect(file.contains("<style>"))
        #expect(file.contains("href=\"../index.html\""))
        #expect(site["en/index.diagram-1.svg"].contains("href=\"part/lesson.html\""))
        let files = site.pages.keys.filter { $0.hasSuffix(".svg") && !$0.hasPrefix("assets/") }
        // The Spanish start page shows the English one's text.
        #expect(
            files.sorted() == [
                "en/index.diagram-1.svg", "en/part/lesson.diagram-1.svg", "en/part/lesson.diagram-2.svg",
                "es/index.diagram-1.svg",
            ]
        )
    }

    @Test("Pages lead to the file, also those that show a lesson once more")
    func links() async throws {
        let site = try await BuiltSite(Self.course)
        #expect(site["en/part/lesson.html"].contains("class=\"diagram-open\" href=\"lesson.diagram-1.svg\""))
        #expect(site["en/part/lesson.html"].contains("data-script=\"../../assets/diagram-view.js?v="))
        #expect(site["en/index.html"].contains("class=\"diagram-open\" href=\"index.diagram-1.svg\""))
        #expect(site["en/part/lesson.html"].contains("<figcaption>Of &lt;three&gt;</figcaption>"))
        for (path, page) in site.pages where path.hasSuffix(".html") {
            #expect(!page.contains("lesson.diagram-2.svg"), "\(path) leads to a diagram that can't be drawn")
        }
    }

    @Test("What holds nothing that could be drawn is an empty drawing")
    func faulty() async throws {
        let site = try await BuiltSite(Self.course)
        #expect(site["en/part/lesson.diagram-2.svg"] == "<svg xmlns=\"http://www.w3.org/2000/svg\"/>\n")
    }
}
