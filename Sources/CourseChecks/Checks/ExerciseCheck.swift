import Course
import Diagnostics
import Markdown
import SnippetSyntax

/// Checks that exercises prove themselves: their first sample is known to be wrong, and their solution isn't.
///
/// The gate checks, for all samples, that code marked as wrong is wrong and that solutions pass.
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
            } else {
                found += starters.compactMap { starter in
                    unproven(verdicts[starter.ordinal]).map {
                        undecided(document.file.firstLine(of: starter.range.bytes), $0)
                    }
                }
            }
            if !starters.isEmpty, solutions.isEmpty, parts.solved.contains(index) {
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
                en:
                    "this exercise doesn't begin with a Swift sample, so nothing proves that there is something to correct",
                es:
                    "este ejercicio no empieza con una muestra de Swift, así que nada demuestra que haya algo que corregir"
            ),
            range: exercise.nameRange,
            advice: LocalizedText(
                en: "begin with a sample that fails, marked with `fails=`",
                es: "empieza con una muestra que falle, marcada con `fails=`"
            )
        )
    }

    private static func starterPasses(_ range: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: .exerciseUnproven,
            severity: .warning,
            message: LocalizedText(
                en: "the exercise begins with this sample, but nothing says how it fails",
                es: "el ejercicio empieza con esta muestra, pero nada dice cómo falla"
            ),
            range: range,
            reason: LocalizedText(
                en: "if the first sample is right, readers have nothing to do",
                es: "si la primera muestra es correcta, quien lee no tiene nada que hacer"
            ),
            advice: LocalizedText(
                en: "write the rule that it breaks, `fails=RULE`, or `fails=compile-error`, or a reason in words",
                es: "escribe la regla que incumple, `fails=REGLA`, o `fails=compile-error`, o un motivo en palabras"
            )
        )
    }

    /// The names that a sample lacks, if the compiler could therefore not decide what `fails=` expects and no rule proves it;
    /// else nil.
    private static func unproven(_ verdict: SnippetVerdict?) -> [String]? {
        guard let verdict, verdict.compilation == .needsContext,
            verdict.segments.contains(where: { $0.expectation == .broken }),
            verdict.segments.allSatisfy(\.proof.isEmpty),
            // A missing name may be what the author means.
            !verdict.compilerExpectations.contains(where: { words in
                verdict.missingNames.contains { words.contains("'\($0)'") }
            })
        else { return nil }
        return verdict.missingNames
    }

    private static func undecided(_ range: SourceRange, _ names: [String]) -> Diagnostic {
        let list = names.isEmpty ? "" : " (" + names.map { "`\($0)`" }.joined(separator: ", ") + ")"
        return Diagnostic(
            rule: .exerciseUnproven,
            severity: .warning,
            message: LocalizedText(
                en:
                    "the compiler can't judge the sample that this exercise begins with: it uses names that nobody declares\(list)",
                es:
                    "el compilador no puede juzgar la muestra con la que empieza este ejercicio: usa nombres que nadie declara\(list)"
            ),
            range: range,
            reason: LocalizedText(
                en: "what `fails=` expects is therefore not proven",
                es: "por eso no está demostrado lo que espera `fails=`"
            ),
            advice: LocalizedText(
                en: "declare what it needs, in the sample or in a hidden one before it",
                es: "declara lo que necesita, en la muestra o en una oculta que la preceda"
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
                en: "write the corrected sample: the check then proves that it is right",
                es: "escribe la muestra corregida: la comprobación demuestra entonces que es correcta"
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
