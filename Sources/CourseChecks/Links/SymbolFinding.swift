import Course
import CourseConfiguration
import Diagnostics
import Markdown
import SnippetCompiler

extension Link {
    /// The path of the symbol that the link names; nil if it may name a page. No page is called like a function with its labels.
    var symbolPath: String? {
        switch kind {
        case .symbol: return destination
        case .doc:
            let name = LinkDestination.split(String(Substring(destination.utf8.dropFirst("doc:".utf8.count)))).path
            let labels = name.utf8.drop { $0 != UInt8(ascii: "(") }.dropFirst().prefix { $0 != UInt8(ascii: ")") }
            let isFunction =
                name.utf8.contains(UInt8(ascii: ")")) && (labels.isEmpty || labels.last == UInt8(ascii: ":"))
            return isFunction ? CatalogueNames.path(of: name) : nil
        default: return nil
        }
    }
}

extension Diagnostic {
    /// - Parameters:
    ///   - near: the path that may be meant; nil if there is none.
    ///   - former: the history of the name, if the package had it.
    static func goneSymbol(_ link: Link, near: String?, former: FormerName?) -> Diagnostic {
        let story = former?.story
        let similar = near.map { LocalizedText(en: "did you mean “\($0)”?", es: "¿querías decir «\($0)»?") }
        return Diagnostic(
            rule: .symbolLink,
            severity: .error,
            message: LocalizedText(
                en: "the package declares no “\(link.destination)”" + (story.map { "; \($0.en)" } ?? ""),
                es: "el paquete no declara «\(link.destination)»" + (story.map { "; \($0.es)" } ?? "")
            ),
            range: link.range,
            reason: LocalizedText(
                en: "readers look for something that has another name, or no longer exists",
                es: "quien lee busca algo que se llama de otra manera o que ya no existe"
            ),
            advice: former?.question ?? similar
                ?? LocalizedText(
                    en: "write the path of a public symbol, or put a name that isn't one between single backticks",
                    es:
                        "escribe la ruta de un símbolo público, o pon entre acentos graves simples un nombre que no lo sea"
                )
        )
    }

    /// - Parameter link: the first of the links that were not checked.
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
