import Diagnostics
import SnippetLint

/// A lesson's samples with the verdict on each.
struct JudgedLesson: Sendable {
    let samples: LessonSamples
    /// Parallel to the samples' snippets, preambles too; empty where there is nothing to judge.
    var verdicts: [SnippetVerdict]

    var result: SampleVerdicts {
        guard !verdicts.isEmpty else { return SampleVerdicts() }
        let judged = verdicts.filter { $0.ordinal > 0 }
        return SampleVerdicts(
            byBlock: Dictionary(zip(samples.blocks, judged)) { first, _ in first },
            diagnostics: verdicts.flatMap { $0.diagnostics + $0.segments.compactMap(\.unproven) }
        )
    }
}
