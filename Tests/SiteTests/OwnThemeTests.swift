import Course
import CourseChecks
import Foundation
import TestSupport
import Testing

@testable import Site

/// A theme that shares nothing with the built-in one: `Themes/booklet.txt`.
@Suite("A theme of one's own")
struct OwnThemeTests {
    private static let course = """
        -- glosa.yml --
        title: {es: Estado, en: State}
        languages: [es, en]
        templates: templates
        theme: {colophon: "Set in <Georgia>"}
        -- content/es/a.md --
        ---
        id: a
        ---
        # Uno

        Texto.
        -- content/en/index.md --
        Welcome.
        -- content/en/part/one.md --
        ---
        id: a
        updated: 2026-05-04
        description: The first.
        ---
        # One

        Text with `code`.

        ```swift
        let n = 1
        ```
        -- content/en/part/two.md --
        # Two

        More.

        """

    private static func files() throws -> String {
        let place = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Themes/booklet.txt")
        let text = try String(contentsOf: place, encoding: .utf8)
        let start = try #require(text.range(of: "-- templates/"))
        return course + text[start.lowerBound...]
    }

    @Test("A template that is no file is said to be left out, and the built-in one is used")
    func noFile() async throws {
        try await withTemporaryFolder { folder in
            try FileTree(Self.course + "-- templates/facts.mustache --\n").write(to: folder)
            let path = folder.appending(path: "templates/lesson.mustache").path
            #expect(mkfifo(path, 0o600) == 0)
            let course = try await CourseLoader(root: folder.path).load()
            let theme = try ThemeSource.read(for: course.course)
            #expect(
                theme.diagnostics.map { "\($0.rule) \($0.range.path)" } == ["unreadable-file templates/lesson.mustache"]
            )
            #expect(!theme.isOwn("lesson.mustache") && theme.all.contains { $0.name == "lesson.mustache" })
        }
    }

    @Test("Its pages hold the course and none of the built-in theme's markup")
    func pages() async throws {
        let site = try await BuiltSite(try Self.files())
        let page = site["en/part/one.html"]
        #expect(page.contains("<title>One — State</title>"))
        #expect(page.contains("<p class=\"running-head\"><a href=\"../index.html\">State</a>"))
        #expect(page.contains("Text with <code"))
        #expect(page.contains("<a rel=\"next\" href=\"two.html\">→</a>"))
        #expect(page.contains("4 May 2026"))
        #expect(page.contains("<a hreflang=\"es\" href=\"../../es/a.html\">Español</a>"))
        #expect(page.contains("<p class=\"colophon\">Set in &lt;Georgia&gt;</p>"))
        for name in ["en/part/one.html", "en/index.html", "en/part/index.html", "es/a.html"] {
            #expect(site[name].contains("<body class=\"booklet\">"), "\(name)")
            for own in ["site-header", "sidebar", "class=\"shell\"", "theme-switch", "<script"] {
                #expect(!site[name].contains(own), "\(name) has \(own)")
            }
        }
        #expect(site["en/part/index.html"].contains("<p class=\"entry\"><a href=\"one.html\">One</a>"))
    }

    @Test("It replaces assets, adds its own, and is told of nothing doubtful")
    func assets() async throws {
        let files = try Self.files()
        let site = try await BuiltSite(files)
        #expect(site["assets/glosa.css"].contains("Georgia"))
        #expect(site["assets/ornament.svg"].contains("circle"))
        let findings = try await withTemporaryFolder { folder in
            try FileTree(files).write(to: folder)
            return try ThemeSource.read(for: try await CourseLoader(root: folder.path).load().course).diagnostics
        }
        #expect(findings.map(\.rule) == [])
    }
}
