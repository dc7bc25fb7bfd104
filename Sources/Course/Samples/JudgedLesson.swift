import Diagnostics
import SnippetLint

/// A lesson's samples with the verdict on each.
struct JudgedLesson: Sendable {
    let samples: LessonSamples
    /// Parallel to the samples' snippets, preambles too; empty where there is nothing to judge.
    var verdicts: [SnippetVerdict]
    /// What the samples take for granted, by the ordinal of the code block; empty where no pages are made.
    private(set) var hiddenDeclarations: [Int: [UInt8]] = [:]

    /// - Parameters:
    ///   - makesPages: whether what pages show of the samples is wanted.
    ///   - keepsAnatomies: whether somebody else will ask what the samples are made of.
    init(_ samples: LessonSamples, by linter: SnippetLinter, makesPages: Bool, keepsAnatomies: Bool) {
        self.samples = samples
        guard samples.snippets.contains(where: { !$0.isPreamble }) else {
            verdicts = []
            return
        }
        let borrows = makesPages && samples.snippets.contains { $0.isPreamble }
        var facts: SampleFacts.Kinds = makesPages ? [.highlights] : []
        if borrows || keepsAnatomies { facts.insert(.anatomy) }
        verdicts = linter.lint(lesson: samples.snippets, reading: facts)
        if borrows { hiddenDeclarations = findHiddenDeclarations() }
        if !keepsAnatomies { dropAnatomies() }
    }

    /// They are large, and of no use once the compiler was asked.
    mutating func dropAnatomies() {
        for index in verdicts.indices { verdicts[index].facts.anatomy = nil }
    }

    var result: SampleVerdicts {
        guard !verdicts.isEmpty else { return SampleVerdicts() }
        let judged = verdicts.filter { $0.ordinal > 0 }
        return SampleVerdicts(
            byBlock: Dictionary(zip(samples.blocks, judged)) { first, _ in first },
            hiddenDeclarations: hiddenDeclarations,
            diagnostics: verdicts.flatMap { $0.diagnostics + $0.segments.compactMap(\.unproven) }
        )
    }
}
