import SnippetCompiler
import SnippetLint

/// What the compiler is asked about a lesson: its samples, and the files that some of them were taken from.
///
/// A file that its package was built with is not asked about again, and lends nothing: other samples see the package.
struct CompilerQuestion {
    /// As they are given to the compiler.
    let samples: [SampleCompiler.Sample]
    /// For each file a lesson of its own, with the hidden preambles.
    let files: [[SampleCompiler.Sample]]

    private let lesson: JudgedLesson
    /// Which of the lesson's snippets the ``samples`` are.
    private let given: [Int]
    private let asked: [WholeFile]
    private let compiled: [Int]

    typealias Found = (verdicts: [CompilationVerdict], runs: [Int: RunOutcome])

    /// - Parameter isCompiled: whether a package was built with a file in it.
    init(_ lesson: JudgedLesson, isCompiled: (String) -> Bool) {
        self.lesson = lesson
        let (snippets, verdicts) = (lesson.samples.snippets, lesson.verdicts)
        let (built, others) = (
            lesson.wholeFiles.filter { isCompiled($0.snippet.source.path) },
            lesson.wholeFiles.filter { !isCompiled($0.snippet.source.path) }
        )
        compiled = built.flatMap(\.samples)
        asked = others.filter { file in file.samples.contains { !verdicts[$0].isJudgedElsewhere } }
        let parts = Set(asked.flatMap(\.samples))
        given = verdicts.indices.filter { [compiled] in !compiled.contains($0) }
        samples = given.map {
            SampleCompiler.Sample(snippet: snippets[$0], verdict: verdicts[$0], isAsked: !parts.contains($0))
        }
        let preambles = verdicts.indices.filter { snippets[$0].isPreamble }.map {
            SampleCompiler.Sample(snippet: snippets[$0], verdict: verdicts[$0], isAsked: false)
        }
        files = asked.map { preambles + [SampleCompiler.Sample(snippet: $0.snippet, verdict: $0.verdict)] }
    }

    /// The lesson with what the compiler said.
    func answered(samples found: Found, files ofFiles: [Found]) -> JudgedLesson {
        var lesson = lesson
        lesson.dropAnatomies()
        let parts = Set(asked.flatMap(\.samples))
        for (place, index) in given.enumerated()
        where !lesson.verdicts[index].isJudgedElsewhere && !parts.contains(index) {
            lesson.verdicts[index] = Self.verdict(
                lesson.verdicts[index],
                of: lesson.samples.snippets[index],
                with: found,
                at: place
            )
        }
        for (file, found) in zip(asked, ofFiles) {
            let whole = Self.verdict(file.verdict, of: file.snippet, with: found, at: found.verdicts.count - 1)
            for index in file.samples where !lesson.verdicts[index].isJudgedElsewhere {
                lesson.verdicts[index] = lesson.verdicts[index].with(whole, isFirst: index == file.samples.first)
            }
        }
        for index in compiled where !lesson.verdicts[index].isJudgedElsewhere {
            lesson.verdicts[index] = lesson.verdicts[index].compiledWithPackage
        }
        return lesson
    }

    private static func verdict(
        _ verdict: SnippetVerdict,
        of snippet: Snippet,
        with found: Found,
        at place: Int
    ) -> SnippetVerdict {
        let verdict = CompilationFindings.add(found.verdicts[place], to: verdict, of: snippet)
        return found.runs[place].map { RunFindings.add($0, to: verdict, of: snippet) } ?? verdict
    }
}
