import Diagnostics
import SnippetLint
import SnippetSyntax

/// Whether every finding's place in a Markdown file shows the text that the rule saw in the sample.
struct Positions {
    private(set) var checked = 0
    private(set) var wrong: [String] = []

    init(_ corpus: Corpus) {
        let linter = SnippetLinter()
        for lesson in corpus.lessons {
            // The same samples twice: where they stand in the file, and each as a file of its own
            let placed = linter.lint(lesson: lesson.snippets)
            let alone = linter.lint(
                lesson: lesson.snippets.map {
                    Snippet(
                        ordinal: $0.ordinal,
                        source: SourceSlice(SourceFile(path: $0.source.path, bytes: $0.source.bytes))
                    )
                }
            )
            for (index, pair) in zip(placed, alone).enumerated() {
                let bytes = lesson.snippets[index].source.bytes
                let (inFile, inSample) = (Self.all(in: pair.0), Self.all(in: pair.1))
                if inFile.map(\.rule) != inSample.map(\.rule) {
                    wrong.append(
                        "\(lesson.path) sample \(index + 1): \(inFile.count) findings, \(inSample.count) alone"
                    )
                }
                for (found, seen) in zip(inFile, inSample) {
                    checked += 1
                    let cut = lesson.file.text(in: found.range.bytes)
                    let meant = String(decoding: bytes[seen.range.bytes], as: UTF8.self)
                    if !Self.agree(cut, meant) {
                        wrong.append("\(lesson.path) sample \(index + 1) \(found.rule): “\(cut)” is not “\(meant)”")
                    }
                }
            }
        }
    }

    private static func all(in verdict: SnippetVerdict) -> [Diagnostic] {
        verdict.diagnostics.filter { $0.rule != .unbalancedFence || !$0.range.bytes.isEmpty }
            + verdict.segments.flatMap(\.proof)
    }

    /// The same text but for what Markdown sets before each line after the first, and for the ends of lines.
    private static func agree(_ cut: String, _ meant: String) -> Bool {
        let ends = { (text: String) in text.replacing("\r\n", with: "\n").replacing("\r", with: "\n") }
        let (inFile, inSample) = (
            ends(cut).split(separator: "\n", omittingEmptySubsequences: false),
            ends(meant).split(separator: "\n", omittingEmptySubsequences: false)
        )
        guard inFile.count == inSample.count, inFile.first == inSample.first else { return false }
        return zip(inFile, inSample).dropFirst().allSatisfy { line, wanted in
            line.hasSuffix(wanted.drop { $0 == " " || $0 == "\t" })
        }
    }
}
