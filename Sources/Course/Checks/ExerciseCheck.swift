import Diagnostics
import Markdown
import SnippetLint

/// Looks whether exercises prove themselves: what they begin with is known to be wrong, and their solution isn't.
///
/// That what is marked as wrong is wrong indeed, and that solutions pass, the gate says of all samples.
enum ExerciseCheck {
    static func check(_ document: Document, _ samples: SampleVerdicts) -> [Diagnostic] {
        let parts = ExerciseParts(document)
        guard !parts.exercises.isEmpty else { return [] }
        let verdicts = samples.byBlock
        func isWrong(_ block: CodeBlock) -> Bool {
            block.attributes.contains { $0.name == "fails" }
                || verdicts[block.ordinal]?.segments.contains { $0.expectation == .broken } ?? false
        }
        return parts.exercises.flatMap { index in
            let exercise = document.containers[index]
            let starters = (parts.starters[index] ?? []).filter(LessonSamples.isSwift)
            let solutions = (parts.solutions[index] ?? []).filter(LessonSamples.isSwift)
            var found: [Diagnostic] = []
            if starters.isEmpty {
                found.append(withoutStarter(exercise))
            } else if !starters.contains(where: isWrong) {
                found.append(starterPasses(document.file.firstLine(of: starters[0].range.bytes)))
            }
            if !starters.isEmpty, solutions.isEmpty, parts.hasSolution(index, in: document) {
                found.append(solutionWithoutSample(exercise))
            }
            found += solutions.filter(isWrong).map { solutionFails(document.file.firstLine(of: $0.range.bytes)) }
            return found
        }
    }

    private static func withoutStarter(_ exercise: Container) -> Diagnostic {
        Diagnostic(
            rule: .exerciseUnproven,
            severity: .note,
            message: LocalizedText(
                en: "this exercise begins with no Swift sample, so nothing proves that there is something to do",
                es: "este ejercicio no empieza con ninguna muestra de Swift: nada prueba que haya algo que hacer"
            ),
            range: exercise.nameRange,
            advice: LocalizedText(
                en: "give readers a sample that fails, marked with `fails=`",
                es: "da una muestra que falle, marcada con `fails=`"
            )
        )
    }

    private static func starterPasses(_ range: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: .exerciseUnproven,
            severity: .warning,
            message: LocalizedText(
                en: "the exercise begins with this sample, and nothing says how it fails",
                es: "el ejercicio empieza con esta muestra, y nada dice cómo falla"
            ),
            range: range,
            reason: LocalizedText(
                en: "an exercise whose first sample is right asks for nothing",
                es: "un ejercicio cuya primera muestra es correcta no pide nada"
            ),
            advice: LocalizedText(
                en: "write the rule that it breaks, `fails=RULE`, or `fails=compile-error`, or a reason in words",
                es: "escribe la regla que incumple, `fails=REGLA`, o `fails=compile-error`, o un motivo en palabras"
            )
        )
    }

    private static func solutionWithoutSample(_ exercise: Container) -> Diagnostic {
        Diagnostic(
            rule: .exerciseUnproven,
            severity: .warning,
            message: LocalizedText(
                en: "the solution of this exercise has no Swift sample",
                es: "la solución de este ejercicio no tiene ninguna muestra de Swift"
            ),
            range: exercise.nameRange,
            advice: LocalizedText(
                en: "write what the first sample becomes: the check then proves that it is right",
                es: "escribe en qué se convierte la primera muestra: así la comprobación prueba que es correcta"
            )
        )
    }

    private static func solutionFails(_ range: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: .exerciseUnproven,
            severity: .warning,
            message: LocalizedText(
                en: "this sample of a solution is marked as wrong",
                es: "esta muestra de una solución está marcada como incorrecta"
            ),
            range: range,
            advice: LocalizedText(
                en: "remove the mark, or put the sample before the solution",
                es: "quita la marca, o pon la muestra antes de la solución"
            )
        )
    }
}

extension ExerciseParts {
    fileprivate func hasSolution(_ exercise: Int, in document: Document) -> Bool {
        document.containers.contains { $0.parent == exercise && $0.kind == .solution }
    }
}
