import Diagnostics
import Markdown

extension Diagnostic {
    private static let advice = LocalizedText(
        en: "write it in Markdown, or set `html: allow` in glosa.yml if you trust everybody who writes in the course",
        es:
            "escríbelo en Markdown, o pon `html: allow` en glosa.yml si te fías de todas las personas que escriben en el curso"
    )

    /// - Parameters:
    ///   - name: The element's name in small letters.
    ///   - written: The name as it is written.
    static func removedElement(_ name: String, _ written: String, _ range: SourceRange) -> Diagnostic {
        guard AllowedHTML.isKnownToBrowsers(name) else { return unknownElement(written, range) }
        return removedKnownElement(name, range)
    }

    /// Returns the finding for a tag whose name is none of HTML's; it is mostly code: `Array<Int>`.
    private static func unknownElement(_ name: String, _ range: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: .htmlRemoved,
            severity: .warning,
            message: LocalizedText(
                en: "`<\(name)>` is read as an HTML tag, and readers don't see it",
                es: "`<\(name)>` se lee como una etiqueta HTML, y no se ve"
            ),
            range: range,
            advice: LocalizedText(
                en: "put code in backticks, or write `\\<` for a less-than sign",
                es: "pon el código entre acentos graves, o escribe `\\<` si es el signo «menor que»"
            )
        )
    }

    private static func removedKnownElement(_ name: String, _ range: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: .htmlRemoved,
            severity: .warning,
            message: DisallowedRawHTML.tags.contains(name)
                ? LocalizedText(
                    en: "the HTML element `<\(name)>` is not allowed; readers see it as text, with what it holds",
                    es: "el elemento HTML `<\(name)>` no está permitido; se ve como texto, con lo que contiene"
                )
                : LocalizedText(
                    en: "the HTML element `<\(name)>` is not allowed; its tags are left out",
                    es: "el elemento HTML `<\(name)>` no está permitido; sus etiquetas se omiten"
                ),
            range: range,
            advice: advice
        )
    }

    /// Returns the finding for a script or a style sheet, which is left out whole.
    static func removedProgram(_ name: String, _ range: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: .htmlRemoved,
            severity: .warning,
            message: LocalizedText(
                en: "the HTML element `<\(name)>` is not allowed; it is left out with what it holds",
                es: "el elemento HTML `<\(name)>` no está permitido; se omite con lo que contiene"
            ),
            range: range,
            advice: advice
        )
    }

    static func removedAttributes(_ names: [String], of element: String, _ range: SourceRange) -> Diagnostic {
        let list = names.prefix(8).map { "`\($0)`" }.joined(separator: ", ")
        return Diagnostic(
            rule: .htmlRemoved,
            severity: names.allSatisfy(AllowedHTML.isPresentation) ? .note : .warning,
            message: LocalizedText(
                en: "these attributes of `<\(element)>` are not allowed, or their values are not: \(list)",
                es: "estos atributos de `<\(element)>`, o sus valores, no están permitidos: \(list)"
            ),
            range: range,
            advice: advice
        )
    }

    static func removedDeclaration(_ text: String, _ range: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: .htmlRemoved,
            severity: .warning,
            message: LocalizedText(
                en: "a declaration is not part of a page's text and is left out: `\(text)`",
                es: "una declaración no forma parte del texto de una página y se omite: `\(text)`"
            ),
            range: range,
            advice: LocalizedText(en: "delete it", es: "bórrala")
        )
    }

    static func misplacedElement(_ name: String, _ range: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: .htmlRemoved,
            severity: .warning,
            message: LocalizedText(
                en: "`<\(name)>` is not allowed here; its tags are left out",
                es: "`<\(name)>` no puede ir aquí; sus etiquetas se omiten"
            ),
            range: range,
            reason: LocalizedText(
                en: "browsers would move it, and close what is around it",
                es: "los navegadores lo moverían y cerrarían lo que lo rodea"
            ),
            advice: LocalizedText(
                en: "put blocks on lines of their own, and parts of tables and lists inside a table or a list",
                es: "pon los bloques en líneas propias, y las partes de tablas y listas dentro de una tabla o una lista"
            )
        )
    }

    static func unfinishedTag(_ range: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: .htmlUnbalanced,
            severity: .warning,
            message: LocalizedText(
                en: "this HTML tag never ends, so it is shown as text",
                es: "esta etiqueta HTML no termina, así que se muestra como texto"
            ),
            range: range,
            advice: LocalizedText(
                en: "close it with `>`, and close any quotes within it; if it is only a less-than sign, write `&lt;`",
                es: "ciérrala con `>`, y cierra sus comillas; si solo es un signo «menor que», escribe `&lt;`"
            )
        )
    }

    static func unclosedElement(_ name: String, _ range: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: .htmlUnbalanced,
            severity: .warning,
            message: LocalizedText(
                en: "`<\(name)>` is not closed where it was opened",
                es: "`<\(name)>` no se cierra donde se abrió"
            ),
            range: range,
            reason: LocalizedText(
                en: "it was closed at the end of the text around it",
                es: "se ha cerrado al final del texto que lo rodea"
            ),
            advice: LocalizedText(en: "write `</\(name)>`", es: "escribe `</\(name)>`")
        )
    }

    static func strayEndTag(_ name: String, _ range: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: .htmlUnbalanced,
            severity: .warning,
            message: LocalizedText(
                en: "`</\(name)>` closes no element that is open here; it is left out",
                es: "`</\(name)>` no cierra ningún elemento abierto aquí; se omite"
            ),
            range: range,
            advice: LocalizedText(
                en: "delete it, or open `<\(name)>` in the same block",
                es: "bórrala, o abre `<\(name)>` en el mismo bloque"
            )
        )
    }
}
