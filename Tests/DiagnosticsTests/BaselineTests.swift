import Diagnostics
import Testing

@Suite("Baseline")
struct BaselineTests {
    private static func report(_ text: String) -> Report {
        let file = SourceFile(path: "a.md", text: text)
        let found = text.utf8.enumerated().filter { $0.element == UInt8(ascii: "!") }.map { offset, _ in
            Diagnostic(
                rule: .mojibake,
                severity: .warning,
                message: LocalizedText(verbatim: "no shouting"),
                range: file.range(offset..<(offset + 1))
            )
        }
        return Report(diagnostics: found, files: [file], summary: Report.Summary())
    }

    @Test(
        "Known findings stay known when lines move, and are new when their line changes",
        arguments: [
            ("one!\ntwo!\n", 0, 2, 0),
            ("a new first line\n\n  one!\ntwo!\n", 0, 2, 0),
            ("one!\ntwo and more!\n", 1, 1, 1),
            ("one!\none!\ntwo!\n", 1, 2, 0),
            ("nothing\n", 0, 0, 2),
        ]
    )
    func filter(text: String, new: Int, known: Int, gone: Int) throws {
        let baseline = try Baseline(json: Array(Baseline(Self.report("one!\ntwo!\n")).json().utf8))
        let result = baseline.filter(Self.report(text))
        #expect(result.report.diagnostics.count == new)
        #expect(result.known == known)
        #expect(result.gone == gone)
    }

    @Test("What is no baseline is refused", arguments: ["", "[]", "{\"schemaVersion\": 2, \"findings\": []}", "{}"])
    func refused(json: String) {
        #expect(throws: (any Error).self) { try Baseline(json: Array(json.utf8)) }
    }
}
