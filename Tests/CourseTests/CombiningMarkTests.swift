import CourseConfiguration
import Diagnostics
import Foundation
import Support
import TestSupport
import Testing

@testable import Course
@testable import CourseChecks

/// No text of a course holds more combining marks in a row than any writing needs, wherever they come from.
@Suite("Runs of combining marks")
struct RunsOfMarksTests {
    private static let marks = String(repeating: "\u{301}\u{323}", count: 50)
    private static let escapes = String(repeating: #"\u0301\u0323"#, count: 50)
    private static let percent = String(repeating: "%CC%81%CC%A3", count: 50)

    private static func isCut(_ text: String) -> Bool { CombiningMarks.cut(text) == text }

    private func load(_ tree: String) async throws -> CheckedCourse {
        try await withTemporaryFolder { folder in
            try FileTree(tree).write(to: folder)
            return try await CourseLoader(root: folder.path).load()
        }
    }

    @Test("A file's are cut where it is read, reported at their places, and still there for whoever changes the file")
    func file() {
        let text = "# Á\n\na\(Self.marks) b\n\nc\(Self.marks)"
        let (file, found) = TextDecoding.decode(Array(text.utf8), path: "x.md")
        #expect(Self.isCut(file.text) && file.bytes.count == text.utf8.count && file.original == Array(text.utf8))
        #expect(found.map(\.rule) == ["combining-marks"])
        #expect(found.first?.range.bytes == 67..<207)
        #expect(found.first?.related.map(\.range.bytes.lowerBound) == [272])
        #expect(found.first?.reason?.en.contains("there are 2 such places") == true)
    }

    @Test("UTF-16 and bytes that are no UTF-8 make no difference")
    func encodings() {
        let text = "a\(Self.marks)b"
        let utf8 = Array(text.utf8)
        var utf16: [UInt8] = [0xFF, 0xFE]
        for unit in text.utf16 { utf16 += [UInt8(truncatingIfNeeded: unit), UInt8(unit >> 8)] }
        for bytes in [utf16, utf8 + [0xFF], [0xEF, 0xBB, 0xBF] + utf8] {
            let (file, found) = TextDecoding.decode(bytes, path: "x.md")
            #expect(Self.isCut(file.text) && found.contains { $0.rule == "combining-marks" })
        }
    }

    @Test("Those of escapes in YAML are cut in values and keys, and reported at the keys")
    func yaml() async throws {
        let course = try await load(
            """
            -- glosa.yml --
            languages: [en]
            title: "A\(Self.escapes)"
            glossary: terms.yml
            theme: {"k\(Self.escapes)": "v\(Self.escapes)"}
            -- terms.yml --
            - term: {en: "T\(String(repeating: #"\u0301"#, count: 40))"}
              definition: {en: "D\(Self.escapes)"}
            -- content/en/a.md --
            ---
            title: "x\(Self.escapes)"
            description: "y\(Self.escapes)"
            ---
            Text.
            """
        )
        let theme = course.course.configuration.theme
        let term = try #require(course.course.glossary?.terms.first)
        let texts = [
            course.course.title(in: "en"), course.course.lessons[0].title,
            course.course.lessons[0].metadata.description ?? Self.marks, term.names["en"]?.text ?? Self.marks,
            term.definitions["en"] ?? Self.marks, term.id,
        ]
        for text in texts + theme.keys { #expect(Self.isCut(text)) }
        let report = Report(diagnostics: course.diagnostics, files: course.course.files, summary: .init())
        let places = report.diagnostics.filter { $0.rule == "combining-marks" }.map {
            "\($0.range.path):\(report.positions(of: $0.range).start.line)"
        }
        let expected = ["content/en/a.md:2", "content/en/a.md:3", "glosa.yml:2", "glosa.yml:4", "glosa.yml:4"]
        #expect(places == expected + ["terms.yml:1", "terms.yml:2"])
    }

    @Test("So are those of another generator's configuration")
    func mkDocs() async throws {
        let course = try await load(
            """
            -- mkdocs.yml --
            site_name: "A\(Self.escapes)"
            nav:
              - "B\(Self.escapes)": index.md
            -- docs/index.md --
            # H

            !!! note "a\(Self.marks)"
                Text.
            """
        )
        #expect(Self.isCut(course.course.title(in: course.course.languages[0])))
        let found = course.diagnostics.filter { $0.rule == "combining-marks" }.map(\.range.path).sorted()
        #expect(found == ["docs/index.md", "mkdocs.yml", "mkdocs.yml"])
    }

    @Test(
        "Addresses hold none after percent signs are decoded",
        arguments: ["a\(percent).md", "#a\(percent)", "index.md#a\(percent)", "tree:a\(percent)", "a\(marks)%20b"]
    )
    func addresses(destination: String) async throws {
        let course = try await load(
            "-- glosa.yml --\nlanguages: [en]\n-- content/en/index.md --\n# H\n\n[x](\(destination))\n"
        )
        let (path, anchor) = LinkDestination.split(course.course.lessons[0].document.links[0].destination)
        #expect(Self.isCut(path) && Self.isCut(anchor ?? ""))
        #expect(course.diagnostics.contains { $0.rule == "broken-link" })
    }

    @Test("Those of files that samples are taken from are cut and reported")
    func samples() async throws {
        let course = try await load(
            """
            -- glosa.yml --
            languages: [en]
            -- code/a.swift --
            let a\(Self.marks) = 1
            -- content/en/index.md --
            # H

            ```swift file=code/a.swift
            ```
            """
        )
        let block = try #require(course.course.lessons[0].document.codeBlocks.first)
        #expect(
            Self.isCut(block.slice.text) && block.slice.text.unicodeScalars.count { CombiningMarks.contains($0) } == 30
        )
        #expect(course.diagnostics.contains { $0.rule == "combining-marks" && $0.range.path == "code/a.swift" })
    }

    @Test("Files that commands write and that were forged hold none either")
    func written() throws {
        let reviews = try ReviewRecord(
            json: Array(
                #"{"schemaVersion": 1, "lessons": {"a\#(Self.escapes)": {"es": {"b\#(Self.marks)": "c"}}}}"#.utf8
            )
        )
        #expect(reviews.lessons.keys.allSatisfy(Self.isCut))
        #expect(reviews.lessons.values.allSatisfy { $0["es"]?.keys.allSatisfy(Self.isCut) == true })
        let evidence = try EvidenceLedger(
            json: Array(
                #"{"schemaVersion": 1, "entries": {"a\#(Self.escapes)": {"path": "p\#(Self.marks)", "toolchain": "t\#(Self.escapes)", "date": "d", "samples": {}}}}"#
                    .utf8
            )
        )
        #expect(evidence.entries.count == 1 && evidence.entries.keys.allSatisfy(Self.isCut))
        #expect(evidence.entries.values.allSatisfy { Self.isCut($0.path) && Self.isCut($0.toolchain) })
    }

    @Test("The anchor of a heading in a catalogue, which leaves punctuation out, holds none")
    func fragments() {
        let thirty = String(repeating: "\u{301}\u{323}", count: 15)
        let fragment = CatalogueNames.fragment("a" + String(repeating: thirty + "!", count: 20))
        #expect(Self.isCut(fragment) && fragment.unicodeScalars.count { CombiningMarks.contains($0) } == 30)
    }

    @Test("A folder whose name has more is read under its own name")
    func names() async throws {
        let name = "a" + String(repeating: "\u{301}\u{323}", count: 20)
        let course = try await load(
            "-- glosa.yml --\nlanguages: [en]\ncontent: \(YAMLText.quoted(name))\n-- \(name)/en/a.md --\n# A\n"
        )
        #expect(course.course.lessons.map(\.title) == ["A"])
    }
}
