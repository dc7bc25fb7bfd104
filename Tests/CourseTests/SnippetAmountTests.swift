import CourseConfiguration
import Diagnostics
import FileSystem
import Foundation
import TestSupport
import Testing

@testable import Course
@testable import CourseChecks

@Suite("How much of other files scissors put into pages")
struct SnippetAmountTests {
    private static let site = """
        -- mkdocs.yml --
        site_name: A
        markdown_extensions:
          - pymdownx.snippets:
              base_path: [parts]

        """

    /// What becomes of a page's text, and what is found in it.
    private func page(_ text: String, parts: [(name: String, text: String)]) async throws -> Page {
        try await withTemporaryFolder { folder in
            var tree = FileTree(Self.site)
            for part in parts { tree["parts/\(part.name)"] = part.text }
            try tree.write(to: folder)
            let files = SampleFiles(root: folder.path, try CourseLoader(root: folder.path).configuration().value)
            return Page(SnippetInsertion(SourceFile(path: "docs/index.md", text: text), from: files, syntax: .scissors))
        }
    }

    private struct Page {
        let text: String
        let found: [String]
        let shownBytes: Int

        init(_ insertion: SnippetInsertion) {
            text = insertion.file.text
            found = insertion.findings.diagnostics.map(\.message.en)
            shownBytes = insertion.shownBytes
        }
    }

    @Test("Twenty-five short pages that name one another are refused at once, each with its findings")
    func circle() async throws {
        let parts = (0..<25).map { page in
            ("p\(page).md", (1...8).map { "--8<-- \"p\((page + $0) % 25).md\"\n" }.joined())
        }
        for part in parts {
            let result = try await page(part.1, parts: parts)
            #expect(result.found.count { $0.contains("8 MB") } == 8)
            #expect(result.found.count { $0.contains("name one another") } == 1)
            // None of what is too much was put together.
            #expect(result.shownBytes == 0 && result.text.allSatisfy(\.isNewline))
        }
    }

    @Test("Texts of no length, texts that are indented again and again, and parts of one text count, too")
    func otherAmounts() async throws {
        func naming(_ name: String, _ count: Int, indent: Int = 0) -> String {
            String(repeating: String(repeating: " ", count: indent) + "--8<-- \"\(name)\"\n", count: count)
        }
        // Ten million texts without a byte.
        let empty = try await page(
            naming("a.md", 10),
            parts: [
                ("a.md", naming("b.md", 100)), ("b.md", naming("c.md", 100)), ("c.md", naming("d.md", 1000)),
                ("d.md", ""),
            ]
        )
        #expect(empty.found.count == 10 && empty.found.allSatisfy { $0.contains("8 MB") })
        // A thousand lines, each with five thousand blanks before it, a hundred times.
        let indented = try await page(
            naming("a.md", 1, indent: 3),
            parts: [
                ("a.md", "a\n" + naming("b.md", 100, indent: 5000)), ("b.md", String(repeating: "b\n", count: 1000)),
            ]
        )
        #expect(indented.found.count == 1 && indented.shownBytes == 0)
        // Each a part of its own, as long as the whole.
        let long = String(repeating: String(repeating: "a", count: 999) + "\n", count: 1000)
        let parts = try await page((1...30).map { "--8<-- \"a.md:\($0):1000\"\n" }.joined(), parts: [("a.md", long)])
        #expect(parts.found.count > 20 && parts.shownBytes < 8 << 20 && parts.shownBytes > 6 << 20)
        #expect(parts.found.allSatisfy { $0.contains("8 MB") })
    }

    @Test("What fits is put together, with each line indented and what it is named with left out")
    func exact() async throws {
        let result = try await page(
            "# A\n\n!!! note\n\n    --8<-- \"a.md\"\n\nEnd.\n",
            parts: [("a.md", "One.\n\n  --8<-- \"b.md\"\n"), ("b.md", "Two.\n\nThree.\n;--8<-- \"c.md\"\n")]
        )
        let inserted = "    One.\n\n      Two.\n\n      Three.\n      --8<-- \"c.md\"\n\n"
        #expect(result.found == [])
        #expect(result.text == "# A\n\n!!! note\n\n\(inserted)\n\nEnd.\n")
        #expect(result.shownBytes >= inserted.utf8.count)
    }

    @Test("Of many lists that open and close, and of one that has no end, each is read in its place")
    func lists() async throws {
        let lists = String(repeating: "--8<--\na.md\n--8<--\n\n", count: 2000)
        let result = try await page(lists + "--8<--\na.md\n", parts: [("a.md", "A\n")])
        #expect(result.found.count == 1 && result.found[0].contains("never ends"))
        #expect(result.text == String(repeating: "A\n\n\n", count: 2000) + "--8<--\na.md\n")
    }

    // MARK: A whole course

    /// Reads lessons that show so many times 64 kB, with room for ten of these in the course.
    private func cut(_ units: [Int], keepingFrom former: [Int]? = nil) async throws -> [Bool] {
        try await withTemporaryFolder { folder in
            func write(_ units: [Int]) throws {
                var tree = FileTree("-- glosa.yml --\nlanguages: [en]\ndialect: material\n")
                let text = String(repeating: String(repeating: "a", count: 1023) + "\n", count: 64)
                tree["part.md"] = text + "\n"
                for (index, count) in units.enumerated() {
                    let names = String(repeating: "--8<-- \"part.md\"\n", count: count)
                    tree["content/en/\(index + 10).md"] = "# \(index)\n\n" + names
                }
                try tree.write(to: folder)
            }
            func read(keeping kept: KeptLessons) async throws -> [LessonReading.Read] {
                let configuration = try CourseLoader(root: folder.path).configuration().value
                let listing = ContentListing(
                    try LanguageFolders.find(root: folder.path, configuration: configuration, file: nil),
                    root: folder.path,
                    configuration: configuration
                )
                var reading = LessonReading(
                    root: folder.path,
                    profiles: ProfileChoice(configuration),
                    samples: SampleFiles(root: folder.path, configuration)
                )
                reading.mostUnits = 10
                return try await reading.read(listing.sources, keeping: kept)
            }
            var kept = KeptLessons()
            if let former {
                try write(former)
                let lessons = try await read(keeping: kept)
                let changed = Set(units.indices.filter { former[$0] != units[$0] }.map { "content/en/\($0 + 10).md" })
                kept = KeptLessons(lessons) { !changed.contains($0) }
            }
            try write(units)
            return try await read(keeping: kept).map { read in
                let lesson = try #require(read.lesson)
                #expect(read.found.contains { $0.message.en.contains("lessons of this course") } == lesson.facts.isCut)
                return lesson.facts.isCut
            }
        }
    }

    @Test("From the lesson on that is too much, the others show little; which they are follows from their order alone")
    func course() async throws {
        #expect(try await cut([3, 3, 3, 0]) == [false, false, false, false])
        #expect(try await cut([6, 4, 0, 2]) == [false, false, false, true])
        #expect(try await cut([2, 20, 0, 2, 2]) == [false, true, false, true, true])
        let many = Array(repeating: 4, count: 40)
        for _ in 0..<3 { #expect(try await cut(many) == [false, false] + Array(repeating: true, count: 38)) }
    }

    @Test("With lessons that were read before, it is the same")
    func updated() async throws {
        #expect(try await cut([2, 2, 0, 2, 2], keepingFrom: [2, 20, 0, 2, 2]) == Array(repeating: false, count: 5))
        #expect(try await cut([2, 20, 0, 2, 2], keepingFrom: [2, 2, 0, 2, 2]) == [false, true, false, true, true])
        #expect(try await cut([9, 1, 1, 1], keepingFrom: [1, 1, 1, 9]) == [false, false, true, true])
    }
}
