import Diagnostics
import SnippetLint
import SnippetSyntax
import Testing

@testable import SnippetCompiler

@Suite("Where the compiler's errors stand", Machine.needsCompiler)
struct PlaceTests {
    /// Samples, and the text that the error must stand at.
    static let samples: [(String, String)] = [
        ("// 🧭 é\nlet n: Int = \"a\"", "\""),
        ("struct A { let x = 1 }\nlet café = A().y", "y"),
        ("@State private var n = 0\nvar body: some View { let z: Int = \"a\"; Text(\"b\") }", "\""),
        ("public class Model { var name: String }", "Model"),
        ("let first = 1\nfirst = 2", "first"),
        (".padding()\n.opacity(\"a\")", "\""),
    ]

    @Test(
        "An error stands at its word, whatever was written around the sample",
        arguments: samples,
        ["", "> ", "  - "]
    )
    func place(sample: (text: String, word: String), prefix: String) async throws {
        let file = SourceFile(
            path: "lesson.md",
            text: "# Título 🧭\n" + sample.text.split(separator: "\n").map { prefix + $0 + "\n" }.joined()
        )
        var lines: [SourceSlice.LineOrigin] = []
        var bytes: [UInt8] = []
        var offset = "# Título 🧭\n".utf8.count
        for line in sample.text.split(separator: "\n") {
            offset += prefix.utf8.count
            lines.append(.init(sliceOffset: bytes.count, fileOffset: offset))
            bytes += Array(line.utf8) + [UInt8(ascii: "\n")]
            offset += line.utf8.count + 1
        }
        let snippet = Snippet(ordinal: 1, source: SourceSlice(of: file, bytes: bytes, lines: lines))
        let verdict = try await TestLesson([snippet]).verdicts()[0]
        let error = try #require(verdict.rest.errors.first, "\(verdict.rest)")
        #expect(file.text(in: error.range.bytes) == sample.word, "\(error.message)")
    }
}
