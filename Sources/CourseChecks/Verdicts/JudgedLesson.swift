import Course
import Diagnostics
import SnippetCompiler
import SnippetLint
import SnippetSyntax

/// A lesson's samples with the verdict on each.
struct JudgedLesson: Sendable {
    let text: LessonSamples
    /// The samples in the lesson's order, hidden declarations first; empty if there is nothing to judge.
    var samples: [JudgedSample]
    /// The system that the lesson's samples are for; nil: the course's.
    var platform: SamplePlatform?
    /// The hidden declarations that the samples need, by the ordinal of the code block; empty if no pages are made.
    private(set) var hiddenDeclarations: [Int: HiddenDeclarations] = [:]
    /// The files that samples were taken from, as the compiler and the ledger take them; empty if neither is asked.
    private(set) var wholeFiles: [WholeFile] = []

    /// - Parameters:
    ///   - facts: the facts wanted of the samples, besides verdicts.
    ///   - readsFiles: true if the compiler's answers on the files that samples were taken from are wanted.
    ///   - finder: finds the code of outcomes in the samples; nil: nothing is looked for.
    init(
        _ text: LessonSamples,
        by linter: SnippetLinter,
        facts: SampleFacts.Kinds,
        readsFiles: Bool = false,
        finder: UsageFinder?
    ) {
        self.text = text
        guard text.snippets.contains(where: { !$0.isPreamble }) else {
            samples = []
            return
        }
        let borrows = facts.contains(.highlights) && text.snippets.contains { $0.isPreamble }
        let read = borrows ? facts.union(.anatomy) : facts
        let verdicts = linter.lint(lesson: text.snippets, reading: read, finding: finder)
        samples = zip(text.snippets, verdicts).map { JudgedSample(snippet: $0, verdict: $1) }
        let sound = WholeFile.soundStretches(of: text, samples, by: linter)
        for index in samples.indices where sound.contains(samples[index].id) {
            samples[index].verdict.diagnostics.removeAll { [.syntax, .unbalancedFence, .notSwift].contains($0.rule) }
        }
        if borrows { hiddenDeclarations = findHiddenDeclarations() }
        if !facts.contains(.anatomy) { dropAnatomies() }
        guard readsFiles else { return }
        wholeFiles = WholeFile.all(of: text, samples, by: linter, reading: facts.intersection(.anatomy))
    }

    /// True if this machine reports the faults around the samples: it judges the first of them.
    var isReported: Bool {
        samples.first { !$0.snippet.isPreamble }.map { !$0.verdict.isJudgedElsewhere } ?? true
    }

    /// True if this machine judges one of the samples.
    var isJudgedHere: Bool { samples.contains { !$0.verdict.isJudgedElsewhere } }

    /// - Parameter own: the samples that this machine judges.
    mutating func leaveToOthers(allBut own: Set<SampleID>) {
        for index in samples.indices where !own.contains(samples[index].id) { samples[index].verdict.leaveToOthers() }
    }

    /// Removes the anatomies: they are large, and of no use once the compiler was asked.
    mutating func dropAnatomies() {
        for index in samples.indices { samples[index].verdict.facts.anatomy = nil }
        wholeFiles = []
    }

    /// The lesson with more findings, each with the sample that it is about.
    func with(_ findings: [Diagnostic]) -> JudgedLesson {
        var lesson = self
        for finding in findings {
            let place = samples.indices.first { samples[$0].snippet.ordinal == finding.snippet?.ordinal }
            guard let place, !samples[place].verdict.isJudgedElsewhere,
                samples[place].snippet.disabledRules.isDisjoint(with: [finding.rule.rawValue, "all"])
            else { continue }
            lesson.samples[place].verdict.diagnostics.append(finding)
        }
        return lesson
    }

    var result: SampleVerdicts {
        SampleVerdicts(
            byBlock: samples.reduce(into: [:]) { verdicts, sample in
                if let block = sample.id.block { verdicts[block] = sample.verdict }
            },
            hiddenDeclarations: hiddenDeclarations,
            diagnostics: Consequences(samples, unread: text.unread).findings
        )
    }
}
