import Diagnostics
import Markdown

extension Diagnostic {
    /// A step that shows a file as it was.
    ///
    /// - Parameters:
    ///   - former: names the file that it is compared with.
    ///   - isSameFile: whether it is the very file, which an author may mean to go on showing.
    static func unchangedStep(_ step: StepFile, _ former: SampleRequest, isSameFile: Bool) -> Diagnostic {
        Diagnostic(
            rule: .unchangedStep,
            severity: isSameFile ? .note : .warning,
            message: isSameFile
                ? LocalizedText(
                    en: "step \(step.number) shows the file of the step before once more, \(former.file)",
                    es: "el paso \(step.number) muestra otra vez el fichero del paso anterior, \(former.file)"
                )
                : LocalizedText(
                    en: "step \(step.number) shows \(step.name) as it was before: \(former.file) holds the same",
                    es:
                        "el paso \(step.number) muestra \(step.name) como estaba antes: \(former.file) contiene lo mismo"
                ),
            range: step.range,
            reason: LocalizedText(
                en: "readers look for what changed, and find nothing",
                es: "quien lee busca qué ha cambiado y no encuentra nada"
            ),
            advice: LocalizedText(
                en: "name the file that the step leads to, or show a picture or nothing beside it",
                es: "indica el fichero al que lleva el paso, o muestra a su lado una imagen o nada"
            )
        )
    }
}
