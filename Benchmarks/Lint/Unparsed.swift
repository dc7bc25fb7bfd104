import Diagnostics
import SnippetLint

/// The samples that the check calls no Swift, to be read by a person.
struct Unparsed {
    let samples: [(place: String, text: String, faults: [String])]
    let total: Int

    init(_ corpus: Corpus) {
        let linter = SnippetLinter()
        var samples: [(place: String, text: String, faults: [String])] = []
        var total = 0
        for lesson in corpus.lessons {
            let verdicts = linter.lint(lesson: lesson.snippets)
            for (snippet, verdict) in zip(lesson.snippets, verdicts) {
                total += 1
                guard !verdict.isParsed else { continue }
                let faults = (verdict.diagnostics + verdict.segments.flatMap(\.proof))
                    .filter { [.syntax, .unbalancedFence].contains($0.rule) }.map(\.message.en)
                samples.append((lesson.path + " fence \(snippet.ordinal)", snippet.source.text, faults))
            }
        }
        self.samples = samples
        self.total = total
    }
}
