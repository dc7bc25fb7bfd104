import Course
import CourseChecks
import TestSupport
import Testing

@testable import Site

@Suite("What pages depend on")
struct PageDependencyTests {
    private static let course = """
        -- glosa.yml --
        languages: [es, en, fr]
        markdown: true
        -- content/es/index.md --
        # Curso
        -- content/es/uno.md --
        # Uno
        Texto.
        -- content/es/dos.md --
        # Dos
        ```swift
        // ❌ Incorrecto
        let x = a!
        ```
        -- content/es/parte/tres.md --
        # Tres
        -- content/en/index.md --
        # Course
        -- content/en/uno.md --
        # One
        Text.
        -- content/en/dos.md --
        # Two
        -- content/fr/index.md --
        # Cours
        """

    /// The pages that another text of one lesson touches, by path.
    private static func touched(by file: String) async throws -> Set<String> {
        try await withTemporaryFolder { folder in
            try FileTree(course).write(to: folder)
            let course = try await CourseLoader(root: folder.path).load()
            let site = try await SiteContext(course, theme: try Theme.load(for: course.course), prepares: false)
            let lesson = try #require(course.course.lessons.firstIndex { $0.filePath == file })
            let change = TextChange([lesson], in: course) { _ in false }
            return Set(site.pages.filter { site.isTouched($0, by: change) }.compactMap(site.path))
        }
    }

    @Test("A text touches its pages in all languages, and what shows all texts")
    func lesson() async throws {
        let touched = try await Self.touched(by: "content/es/uno.md")
        #expect(
            touched.isSuperset(of: ["es/uno.html", "en/uno.html", "en/uno.es.html", "es/uno.md"])
        )
        #expect(touched.isSuperset(of: ["fr/uno.html", "llms.txt", "en/whole-course.html"]))
        for path in [
            "index.html", "es/index.html", "es/dos.html", "es/parte/index.html", "en/404.html", "es/reglas/index.html",
        ] {
            #expect(!touched.contains(path), "\(path)")
        }
    }

    private static func isRule(_ path: String) -> Bool { path.contains("/reglas/") || path.contains("/rules/") }

    @Test("Samples that break rules touch the pages of rules, others don't")
    func rules() async throws {
        let rules = try await Self.touched(by: "content/es/dos.md").filter(Self.isRule)
        #expect(!rules.isEmpty)
        #expect(try await !Self.touched(by: "content/es/uno.md").contains(where: Self.isRule))
    }
}
