import Diagnostics

extension Diagnostic {
    static func unknownDirective(_ name: String, _ range: SourceRange, suggestion: String?) -> Diagnostic {
        Diagnostic(
            rule: .unknownDirective,
            severity: .warning,
            message: LocalizedText(
                en: "there is no directive `@\(name)`",
                es: "no hay ninguna directiva `@\(name)`"
            ),
            range: range,
            reason: LocalizedText(
                en: "its content is shown without a directive",
                es: "su contenido se muestra sin directiva"
            ),
            advice: suggestion.map {
                LocalizedText(en: "did you mean `@\($0)`?", es: "¿querías decir `@\($0)`?")
            }
                ?? LocalizedText(
                    en: "if it is text, put it in backticks: `` `@\(name)` ``",
                    es: "si es texto, ponlo entre acentos graves: `` `@\(name)` ``"
                )
        )
    }

    static func textLikeDirective(_ name: String, _ range: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: .unknownDirective,
            severity: .note,
            message: LocalizedText(
                en: "DocC takes this line for a directive `@\(name)`, and doesn't show it",
                es: "DocC toma esta línea por una directiva `@\(name)` y no la muestra"
            ),
            range: range,
            reason: LocalizedText(
                en: "to DocC, any line that begins with `@` is a directive; here it is shown as text",
                es: "para DocC, toda línea que empieza por `@` es una directiva; aquí se muestra como texto"
            ),
            advice: LocalizedText(
                en: "put the word in backticks, or begin the line with another word",
                es: "pon la palabra entre acentos graves, o empieza la línea con otra palabra"
            )
        )
    }

    static func unknownArgument(
        _ argument: Container.Argument,
        of name: String,
        known: [String],
        suggestion: String?
    ) -> Diagnostic {
        let names = known.map { $0.isEmpty ? "\"…\"" : "`\($0):`" }.joined(separator: ", ")
        let advice =
            if let suggestion, !suggestion.isEmpty {
                LocalizedText(en: "did you mean `\(suggestion):`?", es: "¿querías decir `\(suggestion):`?")
            } else if known.isEmpty {
                LocalizedText(en: "it takes no arguments: delete it", es: "no lleva argumentos: bórralo")
            } else {
                LocalizedText(en: "it takes \(names)", es: "lleva \(names)")
            }
        return Diagnostic(
            rule: .directiveArgument,
            severity: .warning,
            message: argument.name.isEmpty
                ? LocalizedText(
                    en: "`@\(name)` has no argument without a name",
                    es: "`@\(name)` no tiene ningún argumento sin nombre"
                )
                : LocalizedText(
                    en: "`@\(name)` has no argument `\(argument.name)`",
                    es: "`@\(name)` no tiene ningún argumento `\(argument.name)`"
                ),
            range: argument.range,
            advice: advice
        )
    }

    static func unknownValue(
        _ argument: Container.Argument,
        of name: String,
        form: DirectiveValues.Form,
        suggestion: String?
    ) -> Diagnostic {
        let value = argument.value
        let place =
            argument.name.isEmpty
            ? LocalizedText(en: "`@\(name)`", es: "`@\(name)`")
            : LocalizedText(en: "`\(argument.name):` of `@\(name)`", es: "`\(argument.name):` de `@\(name)`")
        let advice =
            switch form {
            case .words(let words):
                if let suggestion {
                    LocalizedText(en: "did you mean `\(suggestion)`?", es: "¿querías decir `\(suggestion)`?")
                } else {
                    LocalizedText(
                        en: "it takes \(words.map { "`\($0)`" }.joined(separator: ", "))",
                        es: "admite \(words.map { "`\($0)`" }.joined(separator: ", "))"
                    )
                }
            case .number(let least):
                LocalizedText(
                    en: "write a whole number in digits, \(least) or more",
                    es: "escribe con cifras un número entero, \(least) o más"
                )
            case .version:
                LocalizedText(
                    en: "write a version in digits, such as `15`, `15.2` or `15.2.1`",
                    es: "escribe una versión con cifras, como `15`, `15.2` o `15.2.1`"
                )
            case .platform:
                LocalizedText(en: "name a platform, such as `iOS`", es: "nombra una plataforma, como `iOS`")
            }
        return Diagnostic(
            rule: .directiveArgument,
            severity: .warning,
            message: LocalizedText(
                en: "\(place.en) doesn't take the value “\(value)”",
                es: "\(place.es) no admite el valor «\(value)»"
            ),
            range: argument.range,
            reason: LocalizedText(
                en: "DocC ignores the value, or leaves out the whole directive",
                es: "DocC no hace caso del valor, o suprime la directiva entera"
            ),
            advice: advice
        )
    }

    /// - Parameter names: The arguments of which one must be there.
    static func missingAlternative(_ names: [String], of name: String, _ range: SourceRange) -> Diagnostic {
        let (en, es) = (
            names.map { "`\($0):`" }.joined(separator: " or "), names.map { "`\($0):`" }.joined(separator: " o ")
        )
        return Diagnostic(
            rule: .directiveArgument,
            severity: .warning,
            message: LocalizedText(
                en: "`@\(name)` lacks an argument that it needs: \(en)",
                es: "a `@\(name)` le falta un argumento que necesita: \(es)"
            ),
            range: range,
            advice: LocalizedText(en: "write one of them", es: "escribe uno de ellos")
        )
    }

    static func excludedArgument(_ argument: Container.Argument, besides other: String, of name: String) -> Diagnostic {
        Diagnostic(
            rule: .directiveArgument,
            severity: .warning,
            message: LocalizedText(
                en: "`@\(name)` has both `\(other):` and `\(argument.name):`",
                es: "`@\(name)` lleva a la vez `\(other):` y `\(argument.name):`"
            ),
            range: argument.range,
            reason: LocalizedText(
                en: "they say different things about the same, and DocC takes neither",
                es: "dicen cosas distintas de lo mismo, y DocC no toma ninguno"
            ),
            advice: LocalizedText(en: "delete one of them", es: "borra uno de los dos")
        )
    }

    static func missingArgument(_ argument: String, of name: String, _ range: SourceRange) -> Diagnostic {
        let form = argument.isEmpty ? "@\(name)(\"…\")" : "@\(name)(\(argument): \"…\")"
        return Diagnostic(
            rule: .directiveArgument,
            severity: .warning,
            message: LocalizedText(
                en: "`@\(name)` lacks an argument that it needs",
                es: "a `@\(name)` le falta un argumento que necesita"
            ),
            range: range,
            advice: LocalizedText(en: "write `\(form)`", es: "escribe `\(form)`")
        )
    }

    static func unclosedArguments(_ name: String, _ range: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: .unclosedDirective,
            severity: .error,
            message: LocalizedText(
                en: "the arguments of `@\(name)` can't be read: no closing parenthesis ends them",
                es: "los argumentos de `@\(name)` no se pueden leer: ningún paréntesis de cierre los termina"
            ),
            range: range,
            reason: LocalizedText(
                en: "the directive is read with the arguments before the fault",
                es: "la directiva se lee con los argumentos anteriores al fallo"
            ),
            advice: LocalizedText(
                en: "write `)` after the last argument, and quotes around each text",
                es: "escribe `)` después del último argumento, y comillas en cada texto"
            )
        )
    }

    static func unclosedDirective(_ container: Container) -> Diagnostic {
        Diagnostic(
            rule: .unclosedDirective,
            severity: .error,
            message: LocalizedText(
                en: "`@\(container.name)` is never closed",
                es: "`@\(container.name)` no se cierra"
            ),
            range: container.nameRange,
            reason: LocalizedText(
                en: "it takes in everything up to the end of the page",
                es: "abarca todo lo que sigue hasta el final de la página"
            ),
            advice: LocalizedText(
                en: "write a line `}` where it ends",
                es: "escribe una línea `}` donde termina"
            )
        )
    }

    static func strayBrace(_ range: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: .unclosedDirective,
            severity: .warning,
            message: LocalizedText(
                en: "this brace closes no directive",
                es: "esta llave no cierra ninguna directiva"
            ),
            range: range,
            advice: LocalizedText(
                en: "delete it, or look for an opening one that is missing",
                es: "bórrala, o busca la de apertura que falta"
            )
        )
    }

    static func tooManyContainers(_ range: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: .tooMuchMarkup,
            severity: .error,
            message: LocalizedText(
                en: "the lesson has more than 20,000 blocks that hold others; this one and those after it stay text",
                es:
                    "la lección tiene más de 20 000 bloques que contienen otros; este y los siguientes quedan como texto"
            ),
            range: range,
            advice: LocalizedText(en: "split it into several lessons", es: "divídela en varias lecciones")
        )
    }
}
