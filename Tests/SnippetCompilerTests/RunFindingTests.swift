import Diagnostics
import SnippetLint
import SnippetSyntax
import Testing

@testable import SnippetCompiler

@Suite("What running shows")
struct RunFindingTests {
    static let sample = "print(1)  // prints: 1\nprint(2)\n// prints: 2"

    @Test(
        "The output must be the lines that are promised, in their order",
        arguments: [
            ("1\n2\n", nil), ("1\n3\n", "// prints: 2"), ("1\n", "// prints: 2"), ("2\n1\n", "// prints: 1"),
            ("1\n2\n3\n", "// prints: 2"), ("", "// prints: 1"),
        ]
    )
    func lines(output: String, place: String?) throws {
        let snippet = Snippet(ordinal: 1, source: TestLesson.slice(Self.sample), isRun: true)
        let verdict = SnippetLinter().lint(lesson: [snippet])[0]
        let result = RunFindings.add(RunOutcome(.success, output: output), to: verdict, of: snippet)
        let found = result.diagnostics.filter { $0.rule == .runOutput }
        #expect(found.map { snippet.source.text.bytes(in: $0.range.bytes) } == [place].compactMap(\.self))
        #expect((result.evidence == .run) == (place == nil))
        #expect(result.output == output)
    }

    static let badEndings: [RunOutcome.Ending] =
        [.exit(3), .signal(4), .unbuilt("x")] + RunLimits.Resource.allCases.map { .exceeded($0) }

    @Test("A sample that doesn't end well is an error", arguments: badEndings)
    func failures(ending: RunOutcome.Ending) throws {
        let (result, finding) = try Self.finding(ending)
        #expect(finding.rule == .runFailed)
        #expect(finding.severity == .error)
        #expect(result.evidence != .run)
        #expect(result.omissions.isEmpty)
    }

    @Test(
        "The last words of a program are its own, and not those of a stack trace",
        arguments: [
            ("one\nFatal error: boom\nCurrent stack trace:\n0 a 0x1\n7 b 0x2\n", "Fatal error: boom"),
            ("one\ntwo\n \n", "two"), ("Current stack trace:\n0 a 0x1\n", nil), ("", nil),
            ("Current stack trace:\nx\nFatal error: b\nCurrent stack trace:\n0 a\n", "Fatal error: b"),
        ]
    )
    func lastWords(output: String, words: String?) {
        #expect(RunOutcome(.signal(5), output: output).lastWords == words)
    }

    @Test("Each limit has a message of its own, in both languages")
    func messages() throws {
        let messages = try RunLimits.Resource.allCases.map { try Self.finding(.exceeded($0)).1.message }
        #expect(Set(messages.map(\.en)).count == messages.count)
        #expect(Set(messages.map(\.es)).count == messages.count)
    }

    @Test(
        "That a sample was not run is said, and no fault of the sample's",
        arguments: [
            (RunOmission.unconfined("Landlock"), Severity.note), (.withoutShim, .note), (.killed, .warning),
            (.failed("no space left"), .warning),
        ]
    )
    func skipped(omission: RunOmission, severity: Severity) throws {
        let (result, finding) = try Self.finding(.skipped(omission))
        #expect(finding.rule == .runSkipped)
        #expect(finding.rule == SnippetVerdict.Omission.run.rule)
        #expect(finding.severity == severity)
        #expect(result.evidence != .run)
        #expect(result.output == nil)
        #expect(result.omissions == [.run])
    }

    private static func finding(_ ending: RunOutcome.Ending) throws -> (SnippetVerdict, Diagnostic) {
        let snippet = Snippet(ordinal: 1, source: TestLesson.slice("print(1)"), isRun: true)
        let verdict = SnippetLinter().lint(lesson: [snippet])[0]
        let result = RunFindings.add(RunOutcome(ending), to: verdict, of: snippet)
        #expect(result.diagnostics.count == 1)
        return (result, try #require(result.diagnostics.first))
    }
}

extension String {
    fileprivate func bytes(in range: Range<Int>) -> String { String(decoding: Array(utf8)[range], as: UTF8.self) }
}
