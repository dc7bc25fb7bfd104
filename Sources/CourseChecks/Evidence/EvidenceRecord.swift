import Course
import SnippetCompiler

/// The compiler's answers on samples that are compiled together, in the form of a ledger.
struct EvidenceRecord {
    let key: String
    let group: [CompilerQuestion.Item]
    let entry: EvidenceLedger.Entry
    /// The indices of samples on which this machine got no lasting answer.
    let unsettled: Set<String>

    /// - Returns: the records, without those of samples about which nothing is asked.
    static func all(
        of question: CompilerQuestion,
        _ found: CompilerQuestion.Answers,
        by toolchain: String,
        _ key: EvidenceKey
    ) -> [EvidenceRecord] {
        question.groups.compactMap { group in
            guard let first = group.first(where: \.needsEvidence)?.sample else { return nil }
            var answers: [String: RecordedAnswer] = [:]
            var unsettled: Set<String> = []
            for (place, item) in group.enumerated() where item.needsEvidence {
                let isRun = key.isRun(item.sample.snippet)
                let answer = found[item.sample.id].flatMap { RecordedAnswer($0.verdict, run: $0.run, isRun: isRun) }
                if let answer {
                    answers["\(place)"] = answer
                } else {
                    unsettled.insert("\(place)")
                }
            }
            return EvidenceRecord(
                key: key.text(of: group, for: question.platform),
                group: group,
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
