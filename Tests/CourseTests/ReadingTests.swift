import Diagnostics
import Foundation
import Support
import TestSupport
import Testing

@testable import Course
@testable import CourseChecks

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
        "A damaged line is found in a file that is sound",
        arguments: ["it canâ€™t, and it wonâ€™t", "â€œsoâ€\u{9D} it goes â€” on", "uno â€¦ dos â‚¬"]
    )
    func line(text: String) {
        let file = SourceFile(path: "x.md", text: "La lección: árbol, decisión\n\n\(text)\n\n日本語 ✅\n")
        let start = file.bytes.count - "\(text)\n\n日本語 ✅\n".utf8.count
        let found = Mojibake.check(file)
        #expect(found.count == 1)
        #expect(found.allSatisfy { start..<(start + text.utf8.count) ~= $0.range.bytes.lowerBound })
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

    @Test(
        "A control character is replaced where it is read, and reported at its place",
        arguments: [
            ([0x02], "U+0002", " "), ([0x1B], "U+001B", " "), ([0], "U+0000", " "), ([0x7F], "U+007F", " "),
            ([0xC2, 0x9B], "U+009B", "\u{A0}"), ([0xEF, 0xBF, 0xBE], "U+FFFE", "\u{FFFD}"),
            ([0xF0, 0x9F, 0xBF, 0xBF], "U+1FFFF", "\u{FFFD} "),
        ] as [([UInt8], String, String)]
    )
    func controls(bytes: [UInt8], name: String, shown: String) {
        let written = Array("# Uno\n\nsé".utf8) + bytes + Array("or".utf8)
        let (file, found) = TextDecoding.decode(written, path: "x.md")
        #expect(file.text == "# Uno\n\nsé\(shown)or")
        #expect(file.original == written)
        #expect(found.map(\.rule) == ["control-character"])
        #expect(found.first?.range.bytes == 10..<(10 + bytes.count))
        #expect(found.first?.message.en.contains(name) == true)
    }

    @Test("The places of many are counted, and the first few listed")
    func manyControls() {
        let (_, found) = TextDecoding.decode(Array(repeating: 1, count: 10_000), path: "x.md")
        #expect(found.count == 1 && (1...9).contains(found[0].related.count))
        #expect(found.first?.reason?.en.contains("10000 in all") == true)
    }

    @Test(
        "An escape of YAML puts no control character into a text, and is reported at its key",
        arguments: ["\\x02", "\\e", "\\0", "\\u009B", "\\uFFFE", "\\x7f"]
    )
    func escapedControls(escape: String) async throws {
        let course = try await withTemporaryFolder { folder in
            try FileTree(
                """
                -- glosa.yml --
                languages: [en]
                title: "A\(escape)B"
                theme: {"k\(escape)": {en: "C\(escape)"}}
                -- content/en/a.md --
                ---
                id: a
                title: "x\(escape)<script>"
                description: "y\(escape)"
                ---
                Text.
                """
            ).write(to: folder)
            return try await CourseLoader(root: folder.path).load()
        }
        let texts = [
            course.course.title(in: "en"), course.course.lessons[0].title,
            course.course.lessons[0].metadata.description ?? "\u{1}",
        ]
        for text in texts + course.course.configuration.theme.keys {
            #expect(!text.unicodeScalars.contains(where: ControlCharacters.contains))
        }
        let report = Report(diagnostics: course.diagnostics, files: course.course.files, summary: .init())
        let places = report.diagnostics.filter { $0.rule == "control-character" }.map {
            "\($0.range.path):\(report.positions(of: $0.range).start.line)"
        }
        let expected = ["content/en/a.md:3", "content/en/a.md:4", "glosa.yml:2", "glosa.yml:3", "glosa.yml:3"]
        #expect(places == expected)
    }

    @Test("Letters that were read as Latin-1 are mended, though some of what became of them are control characters")
    func latin1() async throws {
        let original = "# Árbol\n\n“¿Qué?”: decisión\n"
        let damaged = String(String.UnicodeScalarView(original.utf8.map { Unicode.Scalar($0) }))
        try await withTemporaryFolder { folder in
            try FileTree("-- glosa.yml --\nlanguages: [es]\n-- content/es/a.md --\n\(damaged)").write(to: folder)
            let course = try await CourseLoader(root: folder.path).load()
            #expect(course.diagnostics.map(\.rule) == ["mojibake"])
            #expect(try await course.fixedLessons().map { String(decoding: $0.bytes, as: UTF8.self) } == [original])
        }
    }

    @Test("A fix leaves a file's control characters as they are")
    func fixesKeepControls() async throws {
        try await withTemporaryFolder { folder in
            let tree =
                "-- glosa.yml --\nlanguages: [en]\n-- content/en/a.md --\nA\u{2}b\u{9B}\n\n```swift\nlet a\u{A0}= 1 // \u{1}\n```\n"
            try FileTree(tree).write(to: folder)
            let fixed = try await CourseLoader(root: folder.path).load().fixedLessons()
            #expect(fixed.count == 1)
            #expect(
                String(decoding: fixed[0].bytes, as: UTF8.self)
                    == "A\u{2}b\u{9B}\n\n```swift\nlet a = 1 // \u{1}\n```\n"
            )
            #expect(try Data(contentsOf: folder.appending(path: "content/en/a.md")) == Data(fixed[0].file.original))
        }
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

    @Test("A map over all cores keeps the order of its elements", arguments: [0, 1, 2, 3, 1000])
    func concurrentMap(count: Int) async throws {
        let squares = try await Array(0..<count).concurrentMap { $0 * $0 }
        #expect(squares == (0..<count).map { $0 * $0 })
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
