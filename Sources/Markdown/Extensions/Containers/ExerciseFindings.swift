import Diagnostics

/// What is wrong with exercises and questions whatever their samples are.
extension Diagnostic {
    static func exerciseWithoutSolution(_ exercise: Container) -> Diagnostic {
        Diagnostic(
            rule: .directiveArgument,
            severity: .warning,
            message: LocalizedText(en: "This exercise has no solution.", es: "Este ejercicio no tiene solución."),
            range: exercise.nameRange,
            reason: LocalizedText(
                en: "Readers can't compare what they wrote with anything.",
                es: "Quien lo resuelve no puede comparar con nada lo que ha escrito."
            ),
            advice: LocalizedText(
                en: "Write it between `:::solution` and `:::` before the exercise ends.",
                es: "Escríbela entre `:::solution` y `:::` antes de que termine el ejercicio."
            )
        )
    }

    static func questionWithoutTasks(_ question: Container) -> Diagnostic {
        Diagnostic(
            rule: .directiveArgument,
            severity: .warning,
            message: LocalizedText(
                en: "The answers to this question aren’t one list of at least two tasks.",
                es: "Las respuestas a esta pregunta no son una sola lista con al menos dos tareas."
            ),
            range: question.nameRange,
            advice: LocalizedText(
                en: "Write each answer as an item with a box, `- [ ]`, and the right one as `- [x]`.",
                es: "Escribe cada respuesta como elemento con casilla, `- [ ]`, y la correcta como `- [x]`."
            )
        )
    }

    static func questionWithoutTick(_ question: Container) -> Diagnostic {
        Diagnostic(
            rule: .directiveArgument,
            severity: .warning,
            message: LocalizedText(
                en: "No answer to this question is right.",
                es: "Ninguna respuesta a esta pregunta es correcta."
            ),
            range: question.nameRange,
            reason: LocalizedText(
                en: "Whoever chooses one is told that it is wrong.",
                es: "A quien elige una se le dice que es incorrecta."
            ),
            advice: LocalizedText(en: "Tick the right one: `- [x]`.", es: "Marca la correcta: `- [x]`.")
        )
    }

    static func answerWithoutReason(_ question: Container) -> Diagnostic {
        Diagnostic(
            rule: .directiveArgument,
            severity: .note,
            message: LocalizedText(
                en: "An answer to this question has no reason.",
                es: "Una respuesta a esta pregunta no dice por qué."
            ),
            range: question.nameRange,
            reason: LocalizedText(
                en: "Readers learn from why an answer is right or wrong.",
                es: "Se aprende de por qué una respuesta es correcta o no."
            ),
            advice: LocalizedText(
                en: "Write it as a paragraph below the answer, indented like its text.",
                es: "Escríbelo como párrafo debajo de la respuesta, sangrado como su texto."
            )
        )
    }
}
