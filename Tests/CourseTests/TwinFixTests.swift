import Course
import CourseChecks
import Foundation
import TestSupport
import Testing

@Suite("Fixes between languages")
struct TwinFixTests {
    private static func fixed(_ tree: String) async throws -> [String: String] {
        try await withTemporaryFolder { folder in
            try FileTree("-- glosa.yml --\nlanguages: [es, en]\n" + tree).write(to: folder)
            let course = try await CourseLoader(root: folder.path).load()
            let files = try await course.fixedLessons().map {
                ($0.file.path, String(decoding: $0.bytes, as: UTF8.self))
            }
            return Dictionary(uniqueKeysWithValues: files)
        }
    }

    @Test("An anchor that was renamed on one side is renamed on the other")
    func anchor() async throws {
        let fixed = try await Self.fixed(
            """
            -- content/es/a.md --
            # Uno

            [aquí](b.md#nuevo) y [allí](#uno)
            -- content/en/a.md --
            # One

            [here](b.md#viejo) and [there](#uno)
            -- content/es/b.md --
            # Dos

            ## Nuevo
            -- content/en/b.md --
            # Two

            ## New
            """
        )
        #expect(fixed == ["content/en/a.md": "# One\n\n[here](b.md#nuevo) and [there](#uno)\n"])
    }

    @Test("Labels of diagrams and capitals of terms are mended too")
    func texts() async throws {
        let fixed = try await Self.fixed(
            """
            glossary: terms.yml
            -- terms.yml --
            - term: {en: SwiftUI, es: SwiftUI}
              caseSensitive: true
            -- content/es/a.md --
            # Uno

            Swiftui dibuja.

            ```mermaid
            flowchart TB
                a --> b[@State]
            ```
            -- content/en/a.md --
            # One

            SwiftUI draws.

            ```mermaid
            flowchart TB
                a --> b["@State"]
            ```
            """
        )
        #expect(fixed.keys.sorted() == ["content/es/a.md"])
        #expect(fixed["content/es/a.md"]?.contains("b[\"@State\"]") == true)
        #expect(fixed["content/es/a.md"]?.contains("SwiftUI dibuja") == true)
    }

    @Test("A sample that was mended is copied to its twin, at the twin's own place")
    func sample() async throws {
        let fixed = try await Self.fixed(
            """
            -- content/es/a.md --
            ```swift
            let a = [1, 2]
            let b = a.first
            ```
            -- content/en/a.md --
            > ```swift
            > let a = [1, 2
            > let b = a.first
            > ```
            """
        )
        #expect(fixed == ["content/en/a.md": "> ```swift\n> let a = [1, 2]\n> let b = a.first\n> ```\n"])
    }

    @Test(
        "Where a person must decide, nothing is copied",
        arguments: ["let a = 1 // uno", "let a = 2", "let a = \"uno\""]
    )
    func undecided(line: String) async throws {
        let fixed = try await Self.fixed(
            "-- content/es/a.md --\n```swift\nlet a = 1\n```\n-- content/en/a.md --\n```swift\n\(line)\n```\n"
        )
        #expect(fixed.isEmpty)
    }
}
