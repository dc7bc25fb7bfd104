import Diagnostics

/// Diagnostics of exercises and questions that do not depend on their samples.
extension Diagnostic {
    static func exerciseWithoutSolution(_ exercise: Container) -> Diagnostic {
        Diagnostic(
            rule: .directiveArgument,
            severity: .warning,
            message: LocalizedText(en: "this exercise has no solution", es: "este ejercicio no tiene solución"),
            range: exercise.nameRange,
            reason: LocalizedText(
                en: "readers have nothing to compare their answer with",
                es: "quien lo resuelve no tiene con qué comparar su respuesta"
            ),
            advice: LocalizedText(
                en: "write it between `:::solution` and `:::` before the exercise ends",
                es: "escríbela entre `:::solution` y `:::` antes de que termine el ejercicio"
            )
        )
    }

    static func questionWithoutTasks(_ question: Container) -> Diagnostic {
        Diagnostic(
            rule: .directiveArgument,
            severity: .warning,
            message: LocalizedText(
                en: "the answers to this question aren't one list of at least two tasks",
                es: "las respuestas a esta pregunta no son una sola lista con al menos dos tareas"
            ),
            range: question.nameRange,
            advice: LocalizedText(
                en: "write each answer as an item with a checkbox, `- [ ]`, and the right one as `- [x]`",
                es: "escribe cada respuesta como elemento con casilla, `- [ ]`, y la correcta como `- [x]`"
            )
        )
    }

    /// - Parameter isDirective: True if its answers are DocC's directives.
    static func questionWithoutRightAnswer(_ question: Container, isDirective: Bool) -> Diagnostic {
        Diagnostic(
            rule: .directiveArgument,
            severity: .warning,
            message: LocalizedText(
                en: "no answer to this question is right",
                es: "ninguna respuesta a esta pregunta es correcta"
            ),
            range: question.nameRange,
            reason: LocalizedText(
                en: "whichever answer readers choose, the page says that it is wrong",
                es: "elija lo que elija quien lee, la página dice que es incorrecto"
            ),
            advice: isDirective
                ? LocalizedText(
                    en: "write `@Choice(isCorrect: true)` for the right one",
                    es: "escribe `@Choice(isCorrect: true)` en la correcta"
                ) : LocalizedText(en: "tick the right one: `- [x]`", es: "marca la correcta: `- [x]`")
        )
    }

    static func answerWithoutReason(_ question: Container) -> Diagnostic {
        Diagnostic(
            rule: .directiveArgument,
            severity: .note,
            message: LocalizedText(
                en: "an answer to this question has no reason",
                es: "una respuesta a esta pregunta no tiene motivo"
            ),
            range: question.nameRange,
            reason: LocalizedText(
                en: "readers learn from the reason why an answer is right or wrong",
                es: "quien lee aprende del motivo por el que una respuesta es correcta o no"
            ),
            advice: LocalizedText(
                en: "write it as a paragraph below the answer, indented like its text",
                es: "escríbelo como párrafo debajo de la respuesta, con la sangría de su texto"
            )
        )
    }
}
