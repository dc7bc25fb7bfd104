import Diagnostics
import Markdown

/// Finds lines that were meant as headings and are text.
enum HeadingBlank {
    static let rule = RuleID.headingBlank

    static func check(_ document: Document) -> [Diagnostic] {
        document.meantHeadings.map { heading in
            let signs = String(repeating: "#", count: heading.level)
            return Diagnostic(
                rule: rule,
                severity: .warning,
                message: LocalizedText(
                    en: "this line is no heading: readers see its signs",
                    es: "esta línea no es un encabezado: se ven sus signos"
                ),
                range: heading.range,
                reason: LocalizedText(
                    en: "in CommonMark, a blank stands behind the signs of a heading",
                    es: "en CommonMark, detrás de los signos de un encabezado va un espacio"
                ),
                advice: LocalizedText(
                    en: "write `\(signs) ` before the words; write `\\` before the signs if they are meant",
                    es:
                        "escribe `\(signs) ` delante de las palabras; si los signos se quieren mostrar, pon `\\` delante"
                ),
                // Text that is inserted has its place in another file.
                fixes: document.hasInsertedText
                    ? [] : [Fix(range: heading.range, replacement: signs + (heading.hasBlank ? "" : " "))]
            )
        }
    }
}
