import Course
import CourseChecks
import CourseConfiguration
import Diagnostics
import FileSystem

/// The renewal of a course's evidence ledger with the compiler's answers.
struct LedgerWriting {
    /// The reason why the ledger stays as it is, for a person.
    struct Failure: LocalizedFailure {
        let text: LocalizedText
    }

    private let checked: CheckedCourse
    private let language: String

    /// - Parameter language: the language of messages to the person.
    init(_ checked: CheckedCourse, language: String) { (self.checked, self.language) = (checked, language) }

    /// - Parameter found: the findings of the check.
    /// - Returns: the report without findings about stale evidence; the same report if no compiler has answered.
    func write(_ found: Findings) throws -> Report {
        guard let answered = checked.evidence else { return found.report }
        let renewal = EvidenceRenewal(answered, over: checked.records.evidence, on: Day.today)
        let path = CoursePath.join(checked.course.root, EvidenceLedger.fileName)
        try FileSystem.writeAtOnce(Array(try renewal.ledger.json().utf8), to: path)
        for text in Self.said(renewal) { Console.log(text.text(in: language)) }
        return Report(
            diagnostics: found.report.diagnostics.filter { $0.rule != .staleEvidence },
            files: found.files,
            summary: found.report.summary,
            samples: found.report.samples
        )
    }

    /// - Throws: ``Failure`` if no compiler has answered, so that nothing was written.
    func checkWritten() throws {
        guard checked.evidence == nil else { return }
        throw Failure(
            text: LocalizedText(
                en: "\(EvidenceLedger.fileName) was not changed: no compiler has answered",
                es: "\(EvidenceLedger.fileName) no se ha cambiado: no ha respondido ningún compilador"
            )
        )
    }

    private static func said(_ renewal: EvidenceRenewal) -> [LocalizedText] {
        let (count, kept, left) = (renewal.ledger.count, renewal.kept, renewal.leftOut)
        let samples = LocalizedText.counted(count, en: ("sample", "samples"), es: ("muestra", "muestras"))
        var texts = [
            LocalizedText(
                en: "\(samples.en) in \(EvidenceLedger.fileName)",
                es: "\(samples.es) en \(EvidenceLedger.fileName)"
            )
        ]
        if kept > 0 {
            texts.append(
                LocalizedText(
                    en: "\(kept) \(kept == 1 ? "stays as it was" : "stay as they were"): \(reason.en)",
                    es: "\(kept) \(kept == 1 ? "se queda como estaba" : "se quedan como estaban"): \(reason.es)"
                )
            )
        }
        if left > 0 {
            texts.append(
                LocalizedText(
                    en: "\(left) \(left == 1 ? "is" : "are") left out: \(reason.en)",
                    es: "\(left) \(left == 1 ? "queda" : "quedan") fuera: \(reason.es)"
                )
            )
        }
        return texts
    }

    private static let reason = LocalizedText(
        en: "on this machine the compiler or the run gives no reliable answer",
        es: "en esta máquina el compilador o la ejecución no dan una respuesta fiable"
    )
}
