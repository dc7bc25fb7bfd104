import Diagnostics
import Markdown

extension Diagnostic {
    static func goneSymbol(_ link: Link, near: String) -> Diagnostic {
        Diagnostic(
            rule: .symbolLink,
            severity: .error,
            message: LocalizedText(
                en: "the package declares no “\(link.destination)”",
                es: "el paquete no declara «\(link.destination)»"
            ),
            range: link.range,
            reason: LocalizedText(
                en: "readers look for something that has another name, or no longer exists",
                es: "quien lee busca algo que se llama de otra manera o que ya no existe"
            ),
            advice: LocalizedText(en: "did you mean “\(near)”?", es: "¿querías decir «\(near)»?")
        )
    }

    /// - Parameter link: the first of those that were not looked for.
    static func uncheckedSymbols(_ link: Link) -> Diagnostic {
        Diagnostic(
            rule: .symbolLink,
            severity: .note,
            message: LocalizedText(
                en: "links to symbols were not checked, here and on other pages: no package is named",
                es:
                    "no se han comprobado los enlaces a símbolos, ni aquí ni en otras páginas: no se ha indicado ningún paquete"
            ),
            range: link.range,
            advice: LocalizedText(
                en: "name it with --package, or in glosa.yml: `compile: {package: .}`",
                es: "indícalo con --package, o en glosa.yml: `compile: {package: .}`"
            )
        )
    }
}
