import Diagnostics
import FileSystem
import SnippetSyntax
import Testing

@testable import SnippetCompiler

/// A remembered answer is the answer that was given: commands that don't ask the compiler say what the check said.
@Suite("Remembered answers")
struct AnswerCodingTests {
    private static let source = SourceFile(path: "lesson.md", text: "let total = Total.sum(1)\n")
    private static let snippet = Snippet(ordinal: 1, source: SourceSlice(source))

    private static func error(_ message: String, isWarning: Bool = false) -> CompilerError {
        var error = CompilerError(
            range: source.range(4..<9),
            sliceRange: 4..<9,
            message: message,
            group: "Group",
            isWarning: isWarning,
            isOfMode: true
        )
        (error.isSure, error.isOfLoan) = (true, true)
        error.former = FormerName(name: "sum", commit: "abc1234", replacement: "total")
        return error
    }

    /// With a value in every part.
    private static func verdict() -> CompilationVerdict {
        var verdict = CompilationVerdict(
            rest: .needsContext(["Total"], [error("cannot find 'Total' in scope")]),
            segments: [.fails([error("no such label")])],
            warnings: [[error("never used", isWarning: true)]],
            failure: nil,
            isInterface: true,
            knowsAllNames: true
        )
        verdict.deprecations = [error("'sum' is deprecated", isWarning: true)]
        verdict.conditions = ["Total": "os(iOS)"]
        return verdict
    }

    @Test("Each part of an answer is there when it is read again")
    func parts() throws {
        let answer = try #require(SampleAnswer(Self.verdict(), run: RunOutcome(.exit(1), output: "1\n")))
        #expect(SampleAnswer(remembered: answer.rememberedBytes) == answer)
        let read = try #require(answer.verdict(on: Self.snippet, segments: 1))
        #expect(read.deprecations.map(\.message) == ["'sum' is deprecated"])
        #expect(read.conditions == ["Total": "os(iOS)"])
    }

    @Test("The answer of the first test has a value in every part, so that a part that is added has to be remembered")
    func isComplete() {
        let empty = Mirror(reflecting: RecordedAnswer(Self.verdict())).children.filter { child in
            Mirror(reflecting: child.value).displayStyle == .optional
                && Mirror(reflecting: child.value).children.isEmpty
        }
        // A run and the other compiler stand beside what the compiler said.
        #expect(empty.compactMap(\.label).sorted() == ["run", "toolchain"])
    }
}
