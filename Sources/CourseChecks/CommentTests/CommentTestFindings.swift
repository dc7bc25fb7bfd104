import Course
import Diagnostics
import SnippetCompiler

/// The findings about tests in comments.
extension CommentTestCheck {
    static func needsContext(_ test: CommentTest, _ names: [String]) -> Diagnostic {
        let names = names.joined(separator: ", ")
        return Diagnostic(
            rule: .needsContext,
            severity: .note,
            message: LocalizedText(
                en: "the test `\(test.name)` can't be compiled: nothing declares \(names)",
                es: "la prueba `\(test.name)` no se puede compilar: nada declara \(names)"
            ),
            range: test.range
        )
    }

    static func leftOutNames(_ count: Int, _ range: SourceRange) -> Diagnostic {
        let left = LocalizedText.counted(
            count,
            en: ("name of a test is left out", "names of tests are left out"),
            es: ("nombre de prueba no se usa", "nombres de pruebas no se usan")
        )
        let (most, longest) = (CommentTestReader.mostNames, CommentTestReader.longestName)
        return Diagnostic(
            rule: .testExpectation,
            severity: .warning,
            message: LocalizedText(en: "\(left.en) here", es: "\(left.es) aquí"),
            range: range,
            reason: LocalizedText(
                en: "a part belongs to \(most) tests at most, and a name has \(longest) bytes at most",
                es: "una parte pertenece como mucho a \(most) pruebas, y un nombre tiene como mucho \(longest) bytes"
            ),
            advice: LocalizedText(en: "write fewer names, or shorter ones", es: "escribe menos nombres, o más cortos")
        )
    }

    static func unanswered(_ test: CommentTest, _ failure: CompilerFailure) -> Diagnostic {
        Diagnostic(
            rule: .compileSkipped,
            severity: .warning,
            message: LocalizedText(
                en: "the test `\(test.name)` was not checked: \(failure.reason.en)",
                es: "no se ha comprobado la prueba `\(test.name)`: \(failure.reason.es)"
            ),
            range: test.range,
            advice: failure.advice
        )
    }

    static func missing(_ expected: CommentTest.Expected, isError: Bool, said: String?) -> Diagnostic {
        let (kind, spanish) = isError ? ("error", "error") : ("warning", "aviso")
        return Diagnostic(
            rule: .testExpectation,
            severity: said == nil ? .error : .warning,
            message: said == nil
                ? LocalizedText(
                    en: "the compiler doesn't give this \(kind): “\(expected.text)”",
                    es: "el compilador no da este \(spanish): «\(expected.text)»"
                )
                : LocalizedText(
                    en: "the compiler gives this \(kind) in other words: “\(said ?? "")”",
                    es: "el compilador da este \(spanish) con otras palabras: «\(said ?? "")»"
                ),
            range: expected.range,
            reason: LocalizedText(
                en: "the page may say something about the sample that is no longer true",
                es: "puede que lo que dice la página sobre la muestra ya no sea cierto"
            ),
            advice: LocalizedText(
                en: "check the text and the sample, and write what the compiler says",
                es: "revisa el texto y la muestra, y escribe lo que dice el compilador"
            )
        )
    }

    static func unexpected(_ message: ScriptAnswer.Message, _ test: CommentTest, at place: SourceRange)
        -> Diagnostic
    {
        Diagnostic(
            rule: .compileError,
            severity: .error,
            message: LocalizedText(
                en: "the test `\(test.name)` doesn't compile: \(message.text)",
                es: "la prueba `\(test.name)` no compila; el compilador dice: \(message.text)"
            ),
            range: place,
            advice: LocalizedText(
                en: "correct it, or write what the compiler says after `!$ error:`",
                es: "corrígela, o escribe lo que dice el compilador después de `!$ error:`"
            )
        )
    }

    static func survived(_ crash: CommentTest.Expected) -> Diagnostic {
        Diagnostic(
            rule: .testExpectation,
            severity: .error,
            message: LocalizedText(
                en: "the program doesn't crash: it ends normally",
                es: "el programa no falla: termina con normalidad"
            ),
            range: crash.range
        )
    }

    static func failed(_ test: CommentTest, _ words: String?) -> Diagnostic {
        Diagnostic(
            rule: .runFailed,
            severity: .error,
            message: LocalizedText(
                en: "the test `\(test.name)` crashes when it is run",
                es: "la prueba `\(test.name)` falla al ejecutarse"
            ),
            range: test.range,
            advice: words.map {
                LocalizedText(en: "the last that it wrote: \($0)", es: "lo último que ha escrito: \($0)")
            }
        )
    }

    static func output(_ expected: CommentTest.Expected?, _ written: String?, _ test: CommentTest) -> Diagnostic {
        let message: LocalizedText
        switch (expected, written) {
        case (_?, let written?):
            message = LocalizedText(
                en: "the program writes “\(written)” here",
                es: "el programa escribe aquí «\(written)»"
            )
        case (nil, let written?):
            message = LocalizedText(
                en: "then the program writes “\(written)”",
                es: "el programa escribe después «\(written)»"
            )
        default:
            message = LocalizedText(
                en: "this line is not written: the program ends before it",
                es: "esta línea no se escribe: el programa termina antes"
            )
        }
        return Diagnostic(
            rule: .runOutput,
            severity: .error,
            message: message,
            range: expected?.range ?? test.outputs.last?.range ?? test.range
        )
    }
}
