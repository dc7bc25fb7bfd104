import Course
import SnippetCompiler

/// What the compiler has answered on samples that are compiled together, as a ledger says it.
struct EvidenceRecord {
    let key: String
    let samples: [EvidenceKey.Sample]
    let entry: EvidenceLedger.Entry
    /// The places of samples on which this machine has come to nothing that holds.
    let unsettled: Set<String>

    /// - Returns: nothing for samples of which nothing is asked.
    static func all(
        of question: CompilerQuestion,
        _ answers: [CompilerQuestion.Found],
        by toolchain: String,
        _ key: EvidenceKey
    ) -> [EvidenceRecord] {
        zip(question.evidenceSamples, answers).compactMap { samples, found in
            guard let first = samples.first(where: \.isAsked) else { return nil }
            var answers: [String: RecordedAnswer] = [:]
            var unsettled: Set<String> = []
            for place in samples.indices where samples[place].isAsked {
                let isRun = key.isRun(samples[place])
                let verdict = found.verdicts[place]
                let answer = verdict.flatMap { RecordedAnswer($0, run: found.runs[place], isRun: isRun) }
                if let answer {
                    answers["\(place)"] = answer
                } else {
                    unsettled.insert("\(place)")
                }
            }
            return EvidenceRecord(
                key: key.text(of: samples, for: question.platform),
                samples: samples,
                entry: EvidenceLedger.Entry(
                    path: first.snippet.source.path,
                    toolchain: toolchain,
                    date: "",
                    samples: answers
                ),
                unsettled: unsettled
            )
        }
    }
}
