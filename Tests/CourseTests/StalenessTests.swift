import Course
import CourseChecks
import Diagnostics
import Foundation
import TestSupport
import Testing

@Suite("Reviewed translations")
struct StalenessTests {
    private static let course = """
        -- glosa.yml --
        languages: [es, en]
        -- content/es/a.md --
        # Uno

        Un texto que abre la lección.

        ## Dos

        Otro texto, más largo, con `code` y un [enlace](#dos).

        ```swift
        let a = 1
        ```

        ## Tres

        El final de la lección.
        -- content/en/a.md --
        # One

        A text that opens the lesson.

        ## Two

        Another text, a longer one, with `code` and a [link](#dos).

        ```swift
        let a = 1
        ```

        ## Three

        The end of the lesson.
        """

    /// What is found after the translation was accepted and the original was changed.
    private static func stale(_ old: String, _ new: String) async throws -> [String] {
        try await withTemporaryFolder { folder in
            var tree = FileTree(course)
            try tree.write(to: folder)
            let before = try await CourseLoader(root: folder.path).load()
            let translation = try #require(before.course.lessons.firstIndex { $0.language == "en" })
            let record = try #require(before.course.accepting(translation, in: ReviewRecord()))
            tree[ReviewRecord.fileName] = try record.json()
            tree["content/es/a.md"] = try #require(tree["content/es/a.md"]).replacing(old, with: new)
            try tree.write(to: folder)
            let course = try await CourseLoader(root: folder.path).load()
            let report = Report(diagnostics: course.diagnostics, files: course.course.files, summary: .init())
            return report.diagnostics.filter { $0.rule == "translation-stale" }.map {
                "\($0.range.path):\(report.positions(of: $0.range).start.line)"
            }
        }
    }

    @Test(
        "What changes in the original is told at the translation's section",
        arguments: [
            ("Un texto que abre", "El texto que abre", ["content/en/a.md:1"]),
            ("más largo", "mucho más largo", ["content/en/a.md:5"]),
            ("## Tres", "## Tercero", ["content/en/a.md:13"]),
            ("`code`", "`kode`", ["content/en/a.md:5"]),
        ]
    )
    func changed(old: String, new: String, expected: [String]) async throws {
        #expect(try await Self.stale(old, new) == expected)
    }

    @Test(
        "Reformatting is no change",
        arguments: [
            ("Otro texto, más largo,", "Otro texto,\nmás largo,"), ("\n\n## Dos\n", "\n\n\n\nDos\n---\n"),
            ("El final de la lección.", "  El final   de la lección."),
            ("```swift\nlet a = 1\n```", "~~~swift\nlet a = 1\n~~~"),
        ]
    )
    func reformatted(old: String, new: String) async throws {
        #expect(try await Self.stale(old, new) == [])
    }

    @Test("A translation that was never accepted is not behind")
    func unreviewed() async throws {
        try await withTemporaryFolder { folder in
            try FileTree(Self.course).write(to: folder)
            let course = try await CourseLoader(root: folder.path).load()
            #expect(course.diagnostics.isEmpty)
            #expect(
                TranslationStatus.all(of: course.course, since: course.records.reviews).map(\.state) == [.unreviewed]
            )
        }
    }

    @Test("A record that is none is refused, with what to do")
    func broken() async throws {
        try await withTemporaryFolder { folder in
            try FileTree(Self.course + "\n-- \(ReviewRecord.fileName) --\n[]\n").write(to: folder)
            await #expect(throws: CourseError.self) { try await CourseLoader(root: folder.path).load() }
        }
    }
}
