import SnippetLint
import SnippetSyntax
import TestSupport
import Testing

@testable import SnippetCompiler

/// What becomes of samples that have nothing to do with one another: they are compiled and run at once, each as a program of its
/// own, since each process of the compiler takes its time. With `GLOSA_THOROUGH=1` each is run alone too.
struct RanSamples: Sendable {
    private let limits: RunLimits
    private let answers: Task<[String: RunOutcome], any Error>

    init(_ texts: [String], limits: RunLimits = RunLimits()) {
        self.limits = limits
        answers = Task {
            let outcomes = try await Self.outcomes(of: texts.map { [$0] }, limits: limits).map { $0[0] }
            return Dictionary(zip(texts, outcomes).compactMap { text, outcome in outcome.map { (text, $0) } }) {
                first,
                _ in first
            }
        }
    }

    /// - Parameter text: one of the samples.
    func outcome(of text: String) async throws -> RunOutcome? {
        let found = try await answers.value[text]
        if Effort.isThorough {
            let alone = try await Self.outcomes(of: [[text]], limits: limits)[0][0]
            #expect(found?.ending == alone?.ending)
        }
        return found
    }

    /// - Parameter lessons: the samples of each.
    static func outcomes(of lessons: [[String]], limits: RunLimits = RunLimits()) async throws -> [[RunOutcome?]] {
        let toolchain = try #require(Machine.toolchain)
        let compiler = SampleCompiler(toolchain, cacheFile: nil, runsSamples: true, limits: limits)
        let samples = lessons.map { texts in
            TestLesson(
                texts.enumerated().map {
                    Snippet(ordinal: $0.offset + 1, source: TestLesson.slice($0.element), isRun: true)
                }
            ).samples
        }
        let runs = try await compiler.verdicts(on: samples).runs
        return zip(lessons, runs).map { texts, runs in texts.indices.map { runs[$0] } }
    }
}
