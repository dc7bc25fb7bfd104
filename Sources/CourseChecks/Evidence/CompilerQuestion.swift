import Course
import Diagnostics
import SnippetCompiler
import SnippetSyntax

/// The question to the compiler about a lesson: its samples, and the files that some of them were taken from.
///
/// A file that its package was built with is not asked about again, and lends nothing: other samples see the package.
struct CompilerQuestion {
    private let lesson: JudgedLesson
    private let isLoose: Bool
    /// The indices of the lesson's snippets that are compiled together.
    private let given: [Int]
    private let preambles: [Int]
    private let asked: [WholeFile]
    private let compiled: [Int]

    /// The known answers on samples that are compiled together.
    struct Found {
        /// The verdicts, parallel to the samples; nil where the compiler's verdict is not known.
        var verdicts: [CompilationVerdict?]
        /// The results of runs, by the samples' indices.
        var runs: [Int: RunOutcome] = [:]
        /// The indices of samples that were to be run and came to no known end.
        var openRuns: Set<Int> = []

        /// The same answers, with those of another source for samples without a verdict.
        func completed(by other: Found) -> Found {
            var found = self
            for place in verdicts.indices where verdicts[place] == nil && other.verdicts.indices.contains(place) {
                found.verdicts[place] = other.verdicts[place]
                found.runs[place] = other.runs[place]
                if other.openRuns.contains(place) { found.openRuns.insert(place) }
            }
            return found
        }
    }

    /// - Parameters:
    ///   - isLoose: true for a loose file for which no package is named.
    ///   - isCompiled: returns true if a package was built with the file.
    init(_ lesson: JudgedLesson, isLoose: Bool, isCompiled: (SourceSlice) -> Bool) {
        (self.lesson, self.isLoose) = (lesson, isLoose)
        let (snippets, verdicts) = (lesson.samples.snippets, lesson.verdicts)
        let (built, others) = (
            lesson.wholeFiles.filter { isCompiled($0.snippet.source) },
            lesson.wholeFiles.filter { !isCompiled($0.snippet.source) }
        )
        compiled = built.flatMap(\.samples)
        asked = others.filter { file in file.samples.contains { !verdicts[$0].isJudgedElsewhere } }
        given = verdicts.indices.filter { [compiled] in !compiled.contains($0) }
        preambles = verdicts.indices.filter { snippets[$0].isPreamble }
    }

    /// The samples whose files are compiled as a whole in their place.
    private var parts: Set<Int> { Set(asked.flatMap(\.samples)) }

    /// The samples as the compiler gets them: the lesson's, and for each file a lesson of its own, with the hidden preambles.
    var lessons: [[SampleCompiler.Sample]] {
        let (snippets, verdicts, parts) = (lesson.samples.snippets, lesson.verdicts, parts)
        func sample(_ snippet: Snippet, _ verdict: SnippetVerdict, isAsked: Bool = true) -> SampleCompiler.Sample {
            SampleCompiler.Sample(snippet: snippet, verdict: verdict, isAsked: isAsked, platform: platform)
        }
        let own = given.map { sample(snippets[$0], verdicts[$0], isAsked: !parts.contains($0)) }
        let hidden = preambles.map { sample(snippets[$0], verdicts[$0], isAsked: false) }
        return [own]
            + asked.map { file in
                let beside = companions(of: file).map { sample($0, $1, isAsked: false) }
                return hidden + beside + [sample(file.snippet, file.verdict)]
            }
    }

    /// The files beside the file of a tutorial's step, which it may use.
    private func companions(of file: WholeFile) -> [(Snippet, SnippetVerdict)] {
        file.companions.compactMap { path in
            lesson.wholeFiles.first { $0.snippet.source.path == path }.map { other in
                (Snippet(ordinal: 0, source: other.snippet.source, isPreamble: true), other.verdict)
            }
        }
    }

    /// The system that the samples are for; nil: the course's.
    var platform: SamplePlatform? { lesson.platform }

    /// The samples of ``lessons`` in the form by which evidence is found.
    var evidenceSamples: [[EvidenceKey.Sample]] {
        let (snippets, verdicts, parts) = (lesson.samples.snippets, lesson.verdicts, parts)
        let own = given.map {
            EvidenceKey.Sample(
                snippet: snippets[$0],
                segments: verdicts[$0].segments,
                isAsked: !snippets[$0].isPreamble && !parts.contains($0)
            )
        }
        let hidden = preambles.map { EvidenceKey.Sample(snippet: snippets[$0], segments: [], isAsked: false) }
        return [own]
            + asked.map { file in
                hidden
                    + companions(of: file).map { EvidenceKey.Sample(snippet: $0.0, segments: [], isAsked: false) }
                    + [EvidenceKey.Sample(snippet: file.snippet, segments: file.verdict.segments, isAsked: true)]
            }
    }

    /// The files that a package was built with.
    var packageFiles: [SourceSlice] {
        lesson.wholeFiles.filter { !Set($0.samples).isDisjoint(with: compiled) }.map(\.snippet.source)
    }

    /// The first sample that was taken from a file that a package was built with; nil if there is none.
    var packageSnippet: Snippet? { compiled.first.map { lesson.samples.snippets[$0] } }

    /// The lesson as it is without any answer.
    var unanswered: JudgedLesson {
        var lesson = lesson
        lesson.dropAnatomies()
        return lesson
    }

    /// The lesson without any answer, if the compiler is to be asked: its verdicts await the compiler.
    var unasked: JudgedLesson {
        var lesson = unanswered
        for index in lesson.verdicts.indices { lesson.verdicts[index] = lesson.verdicts[index].awaitingCompiler }
        return lesson
    }

    /// The lesson with the compiler's answers.
    ///
    /// - Parameter answers: parallel to ``lessons``.
    func answered(_ answers: [Found]) -> JudgedLesson {
        var lesson = unanswered
        let parts = parts
        let suggestions = nameSuggestions
        guard let found = answers.first else { return lesson }
        for (place, index) in given.enumerated()
        where !lesson.verdicts[index].isJudgedElsewhere && !parts.contains(index) {
            lesson.verdicts[index] = verdict(
                lesson.verdicts[index],
                of: lesson.samples.snippets[index],
                with: found,
                at: place,
                suggesting: suggestions
            )
        }
        let wholes = zip(asked, answers.dropFirst()).map { file, found in
            verdict(
                file.verdict,
                of: file.snippet,
                with: found,
                at: found.verdicts.count - 1,
                suggesting: suggestions
            )
        }
        let story = StepStory(zip(asked, wholes).map { ($0, $1) }, lesson.samples)
        for (file, whole) in zip(asked, wholes) {
            let whole = story.told(whole, of: file)
            for index in file.samples where !lesson.verdicts[index].isJudgedElsewhere {
                lesson.verdicts[index] = lesson.verdicts[index].with(whole, isFirst: index == file.samples.first)
            }
        }
        for index in compiled where !lesson.verdicts[index].isJudgedElsewhere {
            lesson.verdicts[index] = lesson.verdicts[index].compiledWithPackage
        }
        return lesson
    }

    /// Suggestions for names, from all samples of the lesson: one may use what another one declares.
    private var nameSuggestions: NameSuggestions {
        let all = zip(lesson.samples.snippets, lesson.verdicts) + asked.map { ($0.snippet, $0.verdict) }
        // If no compiler is started, no anatomy was read.
        return NameSuggestions { all.map { snippet, verdict in verdict.facts.anatomy ?? SampleAnatomy(snippet) } }
    }

    private func verdict(
        _ verdict: SnippetVerdict,
        of snippet: Snippet,
        with found: Found,
        at place: Int,
        suggesting suggestions: NameSuggestions
    ) -> SnippetVerdict {
        guard let compilation = found.verdicts[place] else { return verdict.awaitingCompiler }
        var verdict = CompilationFindings.add(
            compilation,
            to: verdict,
            of: snippet,
            suggesting: suggestions,
            isLoose: isLoose
        )
        if compilation.failure != nil {
            for (index, outcome) in compilation.segments.enumerated() where outcome == .undecided {
                verdict.segments[index].unproven = nil
            }
        }
        if found.openRuns.contains(place) { verdict.omissions.insert(.run) }
        guard let run = found.runs[place] else { return verdict }
        // A compile error that is reported already explains why the program can't be built.
        if case .unbuilt = run.ending, verdict.diagnostics.contains(where: { $0.rule == .compileError }) {
            return verdict
        }
        return RunFindings.add(run, to: verdict, of: snippet)
    }
}
