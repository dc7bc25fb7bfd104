import Diagnostics
import Markdown

extension Diagnostic {
    /// The finding for a step that shows a file unchanged.
    ///
    /// - Parameters:
    ///   - former: the request for the file that it is compared with.
    ///   - isSameFile: true if it is the very same file, which an author may mean to go on showing.
    static func unchangedStep(_ step: StepFile, _ former: SampleRequest, isSameFile: Bool) -> Diagnostic {
        Diagnostic(
            rule: .unchangedStep,
            severity: isSameFile ? .note : .warning,
            message: isSameFile
                ? LocalizedText(
                    en: "step \(step.number) shows the same file as the step before, \(former.file)",
                    es: "el paso \(step.number) muestra el mismo fichero que el paso anterior, \(former.file)"
                )
                : LocalizedText(
                    en: "step \(step.number) shows \(step.name) unchanged: \(former.file) has the same content",
                    es:
                        "el paso \(step.number) muestra \(step.name) sin cambios: \(former.file) tiene el mismo contenido"
                ),
            range: step.range,
            reason: LocalizedText(
                en: "readers look for a change and find none",
                es: "quien lee busca un cambio y no lo encuentra"
            ),
            advice: LocalizedText(
                en: "name the file as it is after this step, or show a picture or nothing beside the step",
                es: "indica el fichero tal como queda tras este paso, o muestra junto al paso una imagen o nada"
            )
        )
    }
}
