import Course
import SnippetCompiler

/// The compiler's answers on samples that are compiled together, in the form of a ledger.
struct EvidenceRecord {
    let key: String
    let samples: [EvidenceKey.Sample]
    let entry: EvidenceLedger.Entry
    /// The indices of samples on which this machine got no lasting answer.
    let unsettled: Set<String>

    /// - Returns: the records, without those of samples about which nothing is asked.
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
