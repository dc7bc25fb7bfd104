import Diagnostics
import Markdown
import MarkdownHTML

/// Checks the address of a link on every page.
enum LinkAddress {
    /// Returns the finding for an address that is refused or malformed; nil for a good one, and for a path of the course.
    static func fault(_ address: String, at range: SourceRange) -> Diagnostic? {
        // DocC's page names (`doc:`) are resolved in texts only.
        guard URLSafety.isAllowedInRawHTML(address, isImage: false), !address.lowercased().hasPrefix("doc:") else {
            let scheme = address.prefix { $0 != ":" }.filter { $0.isLetter || $0.isNumber }
            return Diagnostic(
                rule: .unsafeLink,
                severity: .error,
                message: LocalizedText(
                    en: "links to `\(scheme):` are refused",
                    es: "los enlaces a `\(scheme):` se rechazan"
                ),
                range: range,
                reason: LocalizedText(
                    en: "such a link can run code in the reader's browser or open files on their disk",
                    es: "un enlace así puede ejecutar código en el navegador o abrir ficheros del disco de quien lee"
                ),
                advice: LocalizedText(
                    en: "link to an `https:` or `mailto:` address, or to a page of the course",
                    es: "enlaza una dirección `https:` o `mailto:`, o una página del curso"
                )
            )
        }
        guard LinkDestination.isExternal(address) else { return nil }
        let rest = address.split(separator: ":", maxSplits: 1).last?.drop { $0 == "/" } ?? ""
        let isWhole =
            !rest.isEmpty && address.utf8.allSatisfy { $0 > 0x20 && $0 != 0x7F && !"<>\"\\".utf8.contains($0) }
        guard !isWhole else { return nil }
        return Diagnostic(
            rule: .configuration,
            severity: .error,
            message: LocalizedText(
                en: "“\(address)” is not an address: it is empty, or contains spaces or quotes",
                es: "«\(address)» no es una dirección: está vacía, o lleva espacios o comillas"
            ),
            range: range,
            advice: LocalizedText(
                en: "write it as a browser shows it, such as https://forum.example.org/",
                es: "escríbela como la muestra un navegador, como https://foro.example.org/"
            )
        )
    }
}
