import Course
import Diagnostics
import SnippetCompiler
import SnippetSyntax

/// The question to the compiler about a lesson: its samples, and the files that some of them were taken from.
///
/// A file that its package was built with is not asked about again, and lends nothing: other samples see the package.
struct CompilerQuestion {
    /// A sample of a group that is compiled together.
    struct Item {
        enum Role {
            /// A verdict is wanted.
            case asked
            /// The file that it was taken from is compiled in its place.
            case part
            /// It only lends its declarations to a file.
            case lent
        }

        let sample: JudgedSample
        let role: Role

        /// True if the answer belongs to the evidence: hidden declarations have none of their own.
        var needsEvidence: Bool { role == .asked && !sample.snippet.isPreamble }
    }

    /// The compiler's answer on a sample.
    struct Answer {
        let verdict: CompilationVerdict
        /// The end of its run; nil if it wasn't run.
        var run: RunOutcome?
        /// The answer on the claims of its comments; nil if they weren't tested.
        var claims: ClaimAnswer?
        /// True if it was to be run and came to no known end.
        var hasOpenRun = false
    }

    typealias Answers = [SampleID: Answer]

    /// The groups that are compiled together: the lesson's samples, and for each file a group of its own with what it sees.
    let groups: [[Item]]
    private let lesson: JudgedLesson
    private let isLoose: Bool
    private let asked: [WholeFile]
    /// The samples of files that a package was built with.
    private let compiled: [SampleID]
    /// The samples whose files are compiled in their place.
    private let parts: Set<SampleID>

    /// - Parameters:
    ///   - isLoose: true for a loose file for which no package is named.
    ///   - isCompiled: returns true if a package was built with the file.
    init(_ lesson: JudgedLesson, isLoose: Bool, isCompiled: (SourceSlice) -> Bool) {
        (self.lesson, self.isLoose) = (lesson, isLoose)
        let built = lesson.wholeFiles.filter { isCompiled($0.whole.snippet.source) }
        let compiled = built.flatMap(\.samples)
        let here = Set(lesson.samples.filter { !$0.verdict.isJudgedElsewhere }.map(\.id))
        let asked = lesson.wholeFiles.filter { file in
            !built.contains { $0.whole.id == file.whole.id } && !here.isDisjoint(with: file.samples)
        }
        let parts = Set(asked.flatMap(\.samples))
        let own = lesson.samples.filter { !compiled.contains($0.id) }.map { sample in
            Item(sample: sample, role: parts.contains(sample.id) ? .part : .asked)
        }
        let hidden = lesson.samples.filter(\.snippet.isPreamble).map { Item(sample: $0, role: .lent) }
        let files = asked.map { file in
            hidden + Self.companions(of: file, in: lesson).map { Item(sample: $0, role: .lent) }
                + [Item(sample: file.whole, role: .asked)]
        }
        groups = [own] + files
        (self.asked, self.compiled, self.parts) = (asked, compiled, parts)
    }

    /// The files beside the file of a tutorial's step, which it may use.
    private static func companions(of file: WholeFile, in lesson: JudgedLesson) -> [JudgedSample] {
        file.companions.compactMap { path in
            lesson.wholeFiles.first { $0.whole.snippet.source.path == path }?.whole
        }.map { whole in
            let snippet = Snippet(whole.id, ordinal: 0, source: whole.snippet.source, isPreamble: true)
            return JudgedSample(snippet: snippet, verdict: whole.verdict)
        }
    }

    /// The system that the samples are for; nil: the course's.
    var platform: SamplePlatform? { lesson.platform }

    /// The groups as the compiler gets them.
    var samples: [[SampleCompiler.Sample]] {
        groups.map { group in
            group.map { item in
                SampleCompiler.Sample(
                    snippet: item.sample.snippet,
                    verdict: item.sample.verdict,
                    isAsked: item.role == .asked,
                    platform: platform
                )
            }
        }
    }

    /// Returns the answers on one of the groups.
    ///
    /// - Parameters:
    ///   - verdicts: the compiler's verdicts, in the group's order.
    ///   - runs: the ends of runs, by the samples' indices in the group.
    ///   - claims: the answers on the claims of comments, by the samples' indices in the group.
    static func answers(
        on group: [Item],
        _ verdicts: [CompilationVerdict],
        runs: [Int: RunOutcome],
        claims: [Int: ClaimAnswer]
    ) -> Answers {
        var answers: Answers = [:]
        for (index, (item, verdict)) in zip(group, verdicts).enumerated() where item.role == .asked {
            answers[item.sample.id] = Answer(verdict: verdict, run: runs[index], claims: claims[index])
        }
        return answers
    }

    /// The files that a package was built with.
    var packageFiles: [SourceSlice] {
        lesson.wholeFiles.filter { !Set($0.samples).isDisjoint(with: compiled) }.map(\.whole.snippet.source)
    }

    /// The first sample that was taken from a file that a package was built with; nil if there is none.
    var packageSnippet: Snippet? {
        lesson.samples.first { compiled.first == $0.id }?.snippet
    }

    /// The lesson as it is without any answer.
    var unanswered: JudgedLesson {
        var lesson = lesson
        lesson.dropAnatomies()
        return lesson
    }

    /// The lesson without any answer, if the compiler is to be asked: its verdicts await the compiler.
    var unasked: JudgedLesson {
        var lesson = unanswered
        for index in lesson.samples.indices {
            lesson.samples[index].verdict = lesson.samples[index].verdict.awaitingCompiler
        }
        return lesson
    }

    /// The lesson with the compiler's answers; samples without one await the compiler.
    func answered(_ answers: Answers) -> JudgedLesson {
        var lesson = unanswered
        let suggestions = nameSuggestions
        func verdict(on sample: JudgedSample) -> SnippetVerdict {
            answers[sample.id].map { self.verdict(on: sample, with: $0, suggesting: suggestions) }
                ?? sample.verdict.awaitingCompiler
        }
        let wholes = asked.map { (file: $0, verdict: verdict(on: $0.whole)) }
        let story = StepStory(wholes, lesson.text)
        var ofFiles: [SampleID: (file: WholeFile, verdict: SnippetVerdict)] = [:]
        for (file, whole) in wholes {
            let told = story.told(whole, of: file)
            for id in file.samples { ofFiles[id] = (file, told) }
        }
        for index in lesson.samples.indices where !lesson.samples[index].verdict.isJudgedElsewhere {
            let sample = lesson.samples[index]
            if compiled.contains(sample.id) {
                lesson.samples[index].verdict = sample.verdict.compiledWithPackage
            } else if let (file, whole) = ofFiles[sample.id] {
                lesson.samples[index].verdict = sample.verdict.with(whole, isFirst: sample.id == file.samples.first)
            } else {
                lesson.samples[index].verdict = verdict(on: sample)
            }
        }
        return lesson
    }

    /// Suggestions for names, from all samples of the lesson: one may use what another one declares.
    private var nameSuggestions: NameSuggestions {
        let all = lesson.samples + asked.map(\.whole)
        // If no compiler is started, no anatomy was read.
        return NameSuggestions { all.map { $0.verdict.facts.anatomy ?? SampleAnatomy($0.snippet) } }
    }

    private func verdict(
        on sample: JudgedSample,
        with answer: Answer,
        suggesting suggestions: NameSuggestions
    ) -> SnippetVerdict {
        let compilation = answer.verdict
        var verdict = CompilationFindings.add(
            compilation,
            to: sample.verdict,
            of: sample.snippet,
            suggesting: suggestions,
            isLoose: isLoose
        )
        if compilation.failure != nil {
            for (index, outcome) in compilation.segments.enumerated() where outcome == .undecided {
                verdict.segments[index].unproven = nil
            }
        }
        if let claims = answer.claims { verdict = ClaimFindings.add(claims, to: verdict, of: sample.snippet) }
        if answer.hasOpenRun { verdict.omissions.insert(.run) }
        guard let run = answer.run else { return verdict }
        // A compile error that is reported already explains why the program can't be built.
        if case .unbuilt = run.ending, verdict.diagnostics.contains(where: { $0.rule == .compileError }) {
            return verdict
        }
        return RunFindings.add(run, to: verdict, of: sample.snippet)
    }
}
