import Diagnostics
import TestSupport
import Testing

@testable import lint_corpus

/// The rules agree with people on the labelled samples beside this file: `make accuracy` prints the whole report.
@Suite("Accuracy")
struct AccuracyTests {
    private static let folder = String(#filePath.dropLast("AccuracyTests.swift".count)) + "Samples"

    @Test("Of a hundred samples marked wrong 85 break a rule, and of those marked right 5 at most")
    func bars() throws {
        let accuracy = try Accuracy(folder: Self.folder, labels: Self.folder + "/labels.tsv")
        #expect(accuracy.lost == 0)
        #expect(accuracy.caught.total >= 80 && accuracy.flagged.total >= 80)
        #expect(accuracy.caught.share >= 85, "\(accuracy.misses.map(\.place))")
        #expect(accuracy.flagged.share <= 5, "\(accuracy.falseAlarms.map(\.place))")
    }

    @Test("Every finding on the labelled samples stands where the rule saw it")
    func positions() throws {
        let positions = Positions(try Corpus(folder: Self.folder))
        #expect(positions.checked > 100)
        #expect(positions.wrong.isEmpty, "\(positions.wrong)")
    }

    @Test(
        "So it does in quotes and lists, behind emoji and tabs, with any ends of lines",
        arguments: Effort.isThorough
            ? ["", "> ", "    ", "> > ", ">\t"].flatMap { [($0, "\n"), ($0, "\r\n")] }
            : [("", "\r\n"), ("> ", "\n"), ("    ", "\r\n"), (">\t", "\n")]
    )
    func placements(prefix: String, lineEnd: String) throws {
        let files = try Corpus(folder: Self.folder).lessons.map { lesson in
            let lines = lesson.file.text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
                prefix + line.replacing("    ", with: "\t").replacing("// ", with: "// 👩‍👩‍👧 ¡é! ")
            }
            let opening = prefix == "    " ? "1.  🎓" + lineEnd : "🎓" + lineEnd + lineEnd
            return SourceFile(path: lesson.path, text: opening + lines.joined(separator: lineEnd))
        }
        let positions = Positions(Corpus(files))
        #expect(positions.checked > 100)
        #expect(positions.wrong.isEmpty, "\(positions.wrong.prefix(5))")
    }

    @Test("A label that isn't one is refused")
    func labels() {
        #expect(throws: Labels.Malformed.self) { try Labels(file: Self.folder + "/style-guide.md") }
    }
}
