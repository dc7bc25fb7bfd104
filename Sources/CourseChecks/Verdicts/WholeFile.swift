import Course
import Diagnostics
import SnippetLint
import SnippetSyntax

/// A file that samples were taken from, as the compiler gets it: a part of it compiles if the whole does.
struct WholeFile: Sendable {
    /// The whole file as a sample, with the linter's verdict, but without findings: rules judge only the code that is shown.
    let whole: JudgedSample
    /// The samples that were taken from it, in the lesson's order. Never empty.
    let samples: [SampleID]
    /// The first of the tutorial's steps that show the file; nil if no step shows it.
    let step: StepHistory.Step?
    /// The paths of the files beside it, at that step.
    let companions: [String]

    /// The files of a lesson. A sample that its fence, or the text before it, calls wrong or an excerpt is judged by itself.
    ///
    /// - Parameter facts: the facts wanted of the files, besides verdicts.
    static func all(
        of lesson: LessonSamples,
        _ all: [JudgedSample],
        by linter: SnippetLinter,
        reading facts: SampleFacts.Kinds
    ) -> [WholeFile] {
        lesson.files.compactMap { file in
            var samples = all.filter { sample in
                let snippet = sample.snippet
                return snippet.source.path == file.path && !snippet.isPreamble && !snippet.isExcerpt
                    && snippet.expectedFailures.isEmpty
            }
            guard let first = samples.first?.snippet else { return nil }
            let snippet = Snippet(
                .file(file.path),
                ordinal: first.ordinal,
                source: SourceSlice(file),
                fenceRange: first.fenceRange,
                disabledRules: samples.reduce(into: []) { $0.formUnion($1.snippet.disabledRules) },
                isRun: samples.contains(where: \.snippet.isRun)
            )
            var verdict = linter.lint(lesson: [snippet], reading: facts)[0]
            verdict.diagnostics = []
            samples.removeAll { sample in
                sample.verdict.segments.contains { $0.expectation == .broken && verdict.segment(markedAt: $0) == nil }
            }
            guard !samples.isEmpty else { return nil }
            let step = lesson.steps.steps.first { lesson.filesOfBlocks[$0.block] == file.path }
            let beside = step.map { lesson.steps.companions(of: $0.block) } ?? []
            return WholeFile(
                whole: JudgedSample(snippet: snippet, verdict: verdict),
                samples: samples.map(\.id),
                step: step,
                companions: beside.compactMap { lesson.filesOfBlocks[$0.block] }
            )
        }
    }

    /// The samples that are not valid Swift by themselves but come from files that are: readers are shown a stretch of these.
    static func soundStretches(
        of lesson: LessonSamples,
        _ samples: [JudgedSample],
        by linter: SnippetLinter
    ) -> Set<SampleID> {
        lesson.files.reduce(into: []) { sound, file in
            let broken = samples.filter { $0.snippet.source.path == file.path && !$0.verdict.isParsed }
            guard let first = broken.first?.snippet else { return }
            let whole = Snippet(.file(file.path), ordinal: first.ordinal, source: SourceSlice(file))
            if linter.lint(lesson: [whole], reading: [])[0].isParsed { sound.formUnion(broken.map(\.id)) }
        }
    }
}

extension SnippetVerdict {
    /// The segment that the same mark in the file governs; nil if there is none.
    fileprivate func segment(markedAt other: Segment) -> Segment? {
        segments.first { $0.marker == other.marker && $0.expectation == other.expectation }
    }

    /// The verdict on a part of a file, completed by the compiler's verdict on the whole.
    ///
    /// - Parameter isFirst: true if the findings are listed with this part.
    func with(_ whole: SnippetVerdict, isFirst: Bool) -> SnippetVerdict {
        var verdict = whole.awaitsCompiler ? awaitingCompiler : self
        verdict.compilation = whole.compilation
        verdict.missingNames = whole.missingNames
        verdict.restCompiles = whole.restCompiles
        verdict.omissions.formUnion(whole.omissions)
        verdict.usedDisabledRules.formUnion(whole.usedDisabledRules)
        verdict.output = whole.output
        if [.types, .run].contains(whole.evidence) { verdict.evidence = whole.evidence }
        for index in verdict.segments.indices {
            guard let segment = whole.segment(markedAt: verdict.segments[index]) else { continue }
            verdict.segments[index].evidence = segment.evidence
            if segment.unproven == nil { verdict.segments[index].unproven = nil }
            verdict.segments[index].proof += segment.proof.filter { $0.rule == .compileError }
        }
        if isFirst { verdict.diagnostics = (diagnostics + whole.diagnostics).sortedForReport() }
        return verdict
    }

    /// The verdict on a part of a file that was compiled with its package.
    var compiledWithPackage: SnippetVerdict {
        var verdict = self
        verdict.compilation = .compiles
        verdict.evidence = .types
        for index in verdict.segments.indices where verdict.segments[index].expectation != .broken {
            verdict.segments[index].evidence = verdict.evidence
        }
        return verdict
    }
}
