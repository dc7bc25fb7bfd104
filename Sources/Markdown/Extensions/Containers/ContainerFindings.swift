import Diagnostics

extension Diagnostic {
    static func unknownContainer(_ name: String, _ range: SourceRange, suggestion: String?) -> Diagnostic {
        Diagnostic(
            rule: .unknownDirective,
            severity: .warning,
            message: LocalizedText(en: "there is no container `\(name)`", es: "no hay ningún contenedor `\(name)`"),
            range: range,
            reason: LocalizedText(
                en: "its content is shown without a container",
                es: "su contenido se muestra sin contenedor"
            ),
            advice: suggestion.map {
                LocalizedText(en: "did you mean `:::\($0)`?", es: "¿querías decir `:::\($0)`?")
            }
                ?? LocalizedText(
                    en: "write one of these: \(ColonCatalogue.names.joined(separator: ", "))",
                    es: "escribe uno de estos: \(ColonCatalogue.names.joined(separator: ", "))"
                )
        )
    }

    static func unclosedColons(_ container: Container, _ colons: Int) -> Diagnostic {
        Diagnostic(
            rule: .unclosedDirective,
            severity: .error,
            message: LocalizedText(
                en: "`:::\(container.name)` is never closed",
                es: "`:::\(container.name)` no se cierra"
            ),
            range: container.nameRange,
            reason: LocalizedText(
                en: "it takes in everything up to the end of the block that it is in",
                es: "abarca todo lo que sigue hasta el final del bloque en el que está"
            ),
            advice: LocalizedText(
                en: "write a line `\(String(repeating: ":", count: min(colons, 20)))` where it ends",
                es: "escribe una línea `\(String(repeating: ":", count: min(colons, 20)))` donde termina"
            )
        )
    }

    static func strayColons(_ range: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: .unclosedDirective,
            severity: .warning,
            message: LocalizedText(
                en: "these colons close no container",
                es: "estos dos puntos no cierran ningún contenedor"
            ),
            range: range,
            reason: LocalizedText(en: "they are shown as text", es: "se muestran como texto"),
            advice: LocalizedText(
                en: "delete them, or look for an opening line such as `:::note` that is missing or has more colons",
                es: "bórralos, o busca la línea de apertura, como `:::note`, que falta o que tiene más dos puntos"
            )
        )
    }

    static func strayContainer(_ name: String, _ range: SourceRange, parent: String) -> Diagnostic {
        Diagnostic(
            rule: .directiveArgument,
            severity: .warning,
            message: LocalizedText(
                en: "`:::\(name)` is outside of `:::\(parent)`",
                es: "`:::\(name)` está fuera de `:::\(parent)`"
            ),
            range: range,
            advice: LocalizedText(
                en: "put `::::\(parent)` before the first one and `::::` after the last one",
                es: "pon `::::\(parent)` delante del primero y `::::` detrás del último"
            )
        )
    }

    static func containerWithoutTitle(_ name: String, _ range: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: .directiveArgument,
            severity: .warning,
            message: LocalizedText(en: "`:::\(name)` has no title", es: "`:::\(name)` no tiene título"),
            range: range,
            advice: LocalizedText(
                en: "write it after the name: `:::\(name) Title`",
                es: "escríbelo detrás del nombre: `:::\(name) Título`"
            )
        )
    }

    static func containerTitle(_ name: String, _ range: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: .directiveArgument,
            severity: .warning,
            message: LocalizedText(en: "`:::\(name)` takes no title", es: "`:::\(name)` no lleva título"),
            range: range,
            reason: LocalizedText(en: "it is shown as text", es: "se muestra como texto"),
            advice: LocalizedText(
                en: "put the text on a line of its own",
                es: "pon el texto en una línea aparte"
            )
        )
    }

    static func containerAttribute(_ argument: Container.Argument, of name: String, known: [String]) -> Diagnostic {
        let names = known.map { "`\($0)`" }.joined(separator: ", ")
        return Diagnostic(
            rule: .directiveArgument,
            severity: .warning,
            message: LocalizedText(
                en: "`:::\(name)` has no attribute `\(argument.name)`",
                es: "`:::\(name)` no tiene ningún atributo `\(argument.name)`"
            ),
            range: argument.range,
            advice: known.isEmpty
                ? LocalizedText(en: "it has none: delete it", es: "no tiene ninguno: bórralo")
                : LocalizedText(en: "it has \(names)", es: "tiene \(names)")
        )
    }

    static func columnSize(_ argument: Container.Argument) -> Diagnostic {
        Diagnostic(
            rule: .directiveArgument,
            severity: .warning,
            message: LocalizedText(
                en: "`:::column` has no size “\(argument.value)”",
                es: "`:::column` no tiene ningún tamaño «\(argument.value)»"
            ),
            range: argument.range,
            reason: LocalizedText(
                en: "it is counted in parts of the row, of which there are at most 12",
                es: "se cuenta en partes de la fila, de las que hay 12 como mucho"
            ),
            advice: LocalizedText(
                en: "write a whole number from 1 to 12",
                es: "escribe un número entero del 1 al 12"
            )
        )
    }

    static func containerWithoutList(_ container: Container) -> Diagnostic {
        Diagnostic(
            rule: .directiveArgument,
            severity: .warning,
            message: LocalizedText(
                en: "`:::\(container.name)` holds something other than one list",
                es: "`:::\(container.name)` contiene algo que no es una sola lista"
            ),
            range: container.nameRange,
            reason: LocalizedText(
                en: "it shows the items of one list; the rest is shown as text",
                es: "muestra los elementos de una sola lista; el resto se muestra como texto"
            ),
            advice: container.kind == .steps
                ? LocalizedText(
                    en: "write the steps as a numbered list, and indent the text that belongs to a step below it",
                    es: "escribe los pasos como lista numerada, y pon debajo, con sangría, el texto de cada paso"
                )
                : LocalizedText(en: "write a list of `-` items", es: "escribe una lista de elementos con `-`")
        )
    }

    static func looseContent(_ container: Container, of parts: String) -> Diagnostic {
        Diagnostic(
            rule: .directiveArgument,
            severity: .warning,
            message: LocalizedText(
                en: "`:::\(container.name)` holds something other than `:::\(parts)`",
                es: "`:::\(container.name)` contiene algo que no es `:::\(parts)`"
            ),
            range: container.nameRange,
            advice: LocalizedText(
                en: "put it into one of them, or before or after `:::\(container.name)`",
                es: "ponlo dentro de uno de ellos, o delante o detrás de `:::\(container.name)`"
            )
        )
    }
}
