import Course
import Diagnostics
import SnippetSyntax

/// The compiler's answers on a tutorial's steps, one after the other: the step at which a file stops compiling, and the later
/// step that corrects it.
struct StepStory {
    private let history: StepHistory
    /// True if the compiler refuses a file, by the block of each step that shows it.
    private let isRefused: [Int: Bool]

    init(_ files: [(file: WholeFile, verdict: SnippetVerdict)], _ samples: LessonSamples) {
        history = samples.steps
        let refused = Dictionary(
            files.map { ($0.file.whole.snippet.source.path, $0.verdict.diagnostics.contains(where: Self.isOfCompiler)) }
        ) { first, _ in first }
        isRefused = samples.filesOfBlocks.compactMapValues { refused[$0] }
    }

    private static func isOfCompiler(_ finding: Diagnostic) -> Bool {
        finding.rule == .compileError && finding.severity > .note
    }

    /// The verdict on a file with the step that shows it beside each error. An error that a later step of the same file corrects
    /// is a note: an author may want such a state between two others.
    func told(_ verdict: SnippetVerdict, of file: WholeFile) -> SnippetVerdict {
        guard let step = file.step, verdict.diagnostics.contains(where: Self.isOfCompiler) else { return verdict }
        let mending = history.later(than: step.block).first { isRefused[$0.block] == false }
        let compiledBefore = history.before(step.block).map { isRefused[$0.block] == false } ?? false
        var verdict = verdict
        verdict.diagnostics = verdict.diagnostics.map { finding in
            guard Self.isOfCompiler(finding) else { return finding }
            let (number, name) = (step.file.number, step.file.name)
            let shown = Diagnostic.Related(
                range: step.file.range,
                message: compiledBefore
                    ? LocalizedText(
                        en: "step \(number) is the first with which \(name) doesn't compile",
                        es: "el paso \(number) es el primero con el que \(name) no compila"
                    )
                    : LocalizedText(en: "step \(number) shows this file", es: "el paso \(number) muestra este fichero")
            )
            let mended = mending.map { later in
                LocalizedText(
                    en: "a later step corrects it (\(later.file.name), step \(later.file.number))",
                    es: "un paso posterior lo corrige (\(later.file.name), paso \(later.file.number))"
                )
            }
            return Diagnostic(
                rule: finding.rule,
                severity: mending == nil ? finding.severity : .note,
                message: finding.message,
                range: finding.range,
                reason: mended ?? finding.reason,
                advice: finding.advice,
                fixes: finding.fixes,
                related: finding.related + [shown],
                snippet: finding.snippet
            )
        }
        return verdict
    }
}
