import Course
import Diagnostics
import SnippetCompiler
import SnippetLint
import SnippetSyntax

/// A lesson's samples with the verdict on each.
struct JudgedLesson: Sendable {
    let samples: LessonSamples
    /// The verdicts, parallel to the samples' snippets, with the preambles; empty if there is nothing to judge.
    var verdicts: [SnippetVerdict]
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
        _ samples: LessonSamples,
        by linter: SnippetLinter,
        facts: SampleFacts.Kinds,
        readsFiles: Bool = false,
        finder: UsageFinder?
    ) {
        self.samples = samples
        guard samples.snippets.contains(where: { !$0.isPreamble }) else {
            verdicts = []
            return
        }
        let borrows = facts.contains(.highlights) && samples.snippets.contains { $0.isPreamble }
        let read = borrows ? facts.union(.anatomy) : facts
        verdicts = linter.lint(lesson: samples.snippets, reading: read, finding: finder)
        for index in WholeFile.soundStretches(of: samples, verdicts, by: linter) {
            verdicts[index].diagnostics.removeAll { [.syntax, .unbalancedFence, .notSwift].contains($0.rule) }
        }
        if borrows { hiddenDeclarations = findHiddenDeclarations() }
        if !facts.contains(.anatomy) { dropAnatomies() }
        guard readsFiles else { return }
        wholeFiles = WholeFile.all(of: samples, verdicts, by: linter, reading: facts.intersection(.anatomy))
    }

    /// True if this machine reports the faults around the samples: it judges the first of them.
    var isReported: Bool {
        let first = samples.snippets.firstIndex { !$0.isPreamble }
        return first.map { !verdicts.indices.contains($0) || !verdicts[$0].isJudgedElsewhere } ?? true
    }

    /// - Parameter isOwn: parallel to the samples' snippets: true if this machine judges the sample.
    mutating func leaveToOthers(_ isOwn: [Bool]) {
        for index in verdicts.indices where !isOwn[index] { verdicts[index].leaveToOthers() }
    }

    /// Removes the anatomies: they are large, and of no use once the compiler was asked.
    mutating func dropAnatomies() {
        for index in verdicts.indices { verdicts[index].facts.anatomy = nil }
        wholeFiles = []
    }

    /// The lesson with more findings, each with the sample that it is about.
    func with(_ findings: [Diagnostic]) -> JudgedLesson {
        var lesson = self
        for finding in findings {
            let place = verdicts.indices.first { verdicts[$0].ordinal == finding.snippet?.ordinal }
            guard let place, !verdicts[place].isJudgedElsewhere,
                samples.snippets[place].disabledRules.isDisjoint(with: [finding.rule.rawValue, "all"])
            else { continue }
            lesson.verdicts[place].diagnostics.append(finding)
        }
        return lesson
    }

    var result: SampleVerdicts {
        guard !verdicts.isEmpty else { return SampleVerdicts() }
        let judged = verdicts.filter { $0.ordinal > 0 }
        return SampleVerdicts(
            byBlock: Dictionary(zip(samples.blocks, judged)) { first, _ in first },
            hiddenDeclarations: hiddenDeclarations,
            diagnostics: Consequences(samples.snippets, verdicts, unread: samples.unread).findings
        )
    }
}
