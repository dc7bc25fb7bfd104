import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import Course

@Suite("Reading")
struct ReadingTests {
    // “La lección: árbol, decisión, ¿qué?” and “La “lección”: árbol” in UTF-8, decoded by Python as these encodings.
    @Test(
        "Text that was read in the wrong encoding is recognised, and the encoding named",
        arguments: [
            ("Mac Roman", "La lecci√≥n: √°rbol, decisi√≥n, ¬øqu√©?"),
            ("Windows-1252", "La lecciÃ³n: Ã¡rbol, decisiÃ³n, Â¿quÃ©?"),
            ("Latin-1", "La â\u{80}\u{9C}lecciÃ³nâ\u{80}\u{9D}: Ã¡rbol"),
        ]
    )
    func mojibake(name: String, text: String) {
        let found = Mojibake.check(SourceFile(path: "x.md", text: text))
        #expect(found.map(\.severity) == [.warning])
        #expect(found.first?.message.es.contains(name) == true)
    }

    @Test(
        "Sound text is left alone",
        arguments: [
            "La lección: árbol, decisión, ¿qué?", "Ünïcödé, naïve façade", "日本語と漢字", "√2 ≈ 1.414, ∂x, °C",
            "emoji 🎉 ✅ ❌",
            "Price in £ and ©, Â is a letter", "",
        ]
    )
    func sound(text: String) {
        #expect(Mojibake.check(SourceFile(path: "x.md", text: text)).isEmpty)
    }

    @Test("Bytes that are not UTF-8 are reported at their place, and the rest is read")
    func notUTF8() {
        let (file, found) = TextDecoding.decode(Array("# Uno\n\nse".utf8) + [0xF1] + Array("or".utf8), path: "x.md")
        #expect(found.map(\.rule) == ["encoding"])
        #expect(found.first?.range.bytes.lowerBound == 9)
        #expect(file.text == "# Uno\n\nse\u{FFFD}or")
    }

    @Test("UTF-16 is read as such, with a warning; a byte order mark of UTF-8 is dropped")
    func byteOrderMarks() {
        let text = "# Título 🎉"
        let units = text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        let (little, warning) = TextDecoding.decode([0xFF, 0xFE] + units, path: "x.md")
        #expect(little.text == text)
        #expect(warning.map(\.severity) == [.warning])
        let (marked, none) = TextDecoding.decode([0xEF, 0xBB, 0xBF] + Array("# A".utf8), path: "x.md")
        #expect(marked.text == "# A")
        #expect(none.isEmpty)
    }

    @Test(
        "YAML nested without end is refused instead of exhausting the stack",
        arguments: [String(repeating: "[", count: 200_000), String(repeating: "- ", count: 200_000) + "x"]
    )
    func deepYAML(text: String) {
        let file = SourceFile(path: "x.yml", text: text)
        #expect(throws: YAMLReader.Failure.self) { try YAMLReader(file, range: 0..<file.bytes.count).read() }
    }

    @Test("A map over all cores keeps the order of its elements", arguments: [0, 1, 2, 3, 1000])
    func concurrentMap(count: Int) async throws {
        let squares = try await Array(0..<count).concurrentMap { $0 * $0 }
        #expect(squares == (0..<count).map { $0 * $0 })
    }

    @Test("A symbolic link that leads out of the course is not followed")
    func symbolicLinks() async throws {
        try await withTemporaryFolder { folder in
            let tree = FileTree("-- course/content/en/a.md --\n# A\n-- secret.md --\n# Secret\n")
            try tree.write(to: folder)
            let content = folder.appending(path: "course/content/en")
            let manager = FileManager.default
            try manager.createSymbolicLink(
                at: content.appending(path: "out.md"),
                withDestinationURL: folder.appending(path: "secret.md")
            )
            try manager.createSymbolicLink(
                at: content.appending(path: "in.md"),
                withDestinationURL: content.appending(path: "a.md")
            )
            try manager.createSymbolicLink(at: content.appending(path: "loop"), withDestinationURL: content)
            let course = try await CourseLoader(root: folder.appending(path: "course").path).load()
            #expect(course.lessons.map(\.path) == ["a.md", "in.md"])
            #expect(course.diagnostics.filter { $0.rule == "unreadable-file" }.count == 2)
        }
    }

    @Test("A folder without a course is refused with advice")
    func noCourse() async throws {
        try await withTemporaryFolder { folder in
            await #expect(throws: CourseError.self) { try await CourseLoader(root: folder.path).load() }
        }
    }

    @Test(
        "A configuration that can't be used is refused at its line",
        arguments: [
            ("languages: []", 1), ("a: 1\nbaseURL: nowhere", 2), ("title: \"open", 1), ("- a list", 1),
            ("output: ../out", 1),
            ("html: raw", 1),
        ]
    )
    func badConfiguration(text: String, line: Int) async throws {
        try await withTemporaryFolder { folder in
            try FileTree("-- glosa.yml --\n\(text)\n-- content/es/a.md --\n# A\n").write(to: folder)
            let error = await #expect(throws: CourseError.self) { try await CourseLoader(root: folder.path).load() }
            let failure = try #require(error)
            let finding = try #require(failure.diagnostics.first { $0.severity == .error })
            let report = Report(diagnostics: [finding], files: failure.files, summary: .init())
            #expect(report.positions(of: finding.range).start.line == line)
        }
    }
}
