import Diagnostics

/// Diagnostics of files that have more markup than any text needs.
extension Diagnostic {
    static func deepNesting(_ range: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: .deepNesting,
            severity: .warning,
            message: LocalizedText(
                en:
                    "blocks are nested too deeply here: from column 101 on, the markers of quotes and lists are shown as text",
                es:
                    "aquí hay demasiados bloques anidados: desde la columna 101, las marcas de citas y listas se muestran como texto"
            ),
            range: range,
            reason: LocalizedText(
                en: "nobody can read text nested so deeply, and browsers show it flat",
                es: "nadie puede leer un texto tan anidado, y los navegadores lo muestran plano"
            ),
            advice: LocalizedText(
                en: "remove block quotes (`>`) or lists around this text",
                es: "quita citas (`>`) o listas alrededor de este texto"
            )
        )
    }

    static func tooMuchMarkup(_ range: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: .tooMuchMarkup,
            severity: .error,
            message: LocalizedText(
                en: "the lesson has too much markup: from this line on it is shown as plain text",
                es: "la lección tiene demasiado marcado: desde esta línea se muestra como texto sin formato"
            ),
            range: range,
            reason: LocalizedText(
                en: "it would take too much memory, and browsers could not show the page",
                es: "necesitaría más memoria de la razonable, y los navegadores no podrían mostrar la página"
            ),
            advice: LocalizedText(en: "split it into several lessons", es: "divídela en varias lecciones")
        )
    }

    static func tooManyOpenImages(_ range: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: .tooMuchMarkup,
            severity: .error,
            message: LocalizedText(
                en: "more than 1,000 images of this block are within others or never end; the rest are shown as text",
                es:
                    "más de 1000 imágenes de este bloque están dentro de otras o no terminan; las demás se muestran como texto"
            ),
            range: range,
            advice: LocalizedText(
                en: "close each `![` with `](address)`, or write `\\![` for the characters themselves",
                es: "cierra cada `![` con `](dirección)`, o escribe `\\![` si son los caracteres mismos"
            )
        )
    }

    static func tooManyAddresses(_ range: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: .tooMuchMarkup,
            severity: .error,
            message: LocalizedText(
                en: "the lesson has more than 100,000 links; from here on, bare addresses stay text",
                es: "la lección tiene más de 100 000 enlaces; desde aquí, las direcciones sueltas quedan como texto"
            ),
            range: range,
            advice: LocalizedText(en: "split it into several lessons", es: "divídela en varias lecciones")
        )
    }

    static func tooManyFootnotes(_ range: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: .tooMuchMarkup,
            severity: .error,
            message: LocalizedText(
                en: "the lesson has more than 20,000 footnotes; this one and those after it are not shown",
                es: "la lección tiene más de 20 000 notas al pie; esta y las siguientes no se muestran"
            ),
            range: range,
            advice: LocalizedText(en: "split it into several lessons", es: "divídela en varias lecciones")
        )
    }

    static func tooManyMarks(_ range: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: .tooMuchMarkup,
            severity: .error,
            message: LocalizedText(
                en:
                    "the lesson has more than 70,000 emoji, keys, abbreviations, or struck, marked, raised or lowered texts; after this block they are shown as they are written",
                es:
                    "la lección tiene más de 70 000 emojis, teclas, abreviaturas o textos tachados, marcados, elevados o bajados; después de este bloque se muestran como están escritos"
            ),
            range: range,
            advice: LocalizedText(en: "split it into several lessons", es: "divídela en varias lecciones")
        )
    }
}
