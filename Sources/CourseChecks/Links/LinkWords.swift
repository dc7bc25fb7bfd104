import CourseConfiguration
import Diagnostics
import Markdown

/// Finds links without an address or without words, and pictures without a description.
enum LinkWords {
    static func check(_ document: Document, to findings: inout DiagnosticList) {
        // In mdBook's table of contents, chapters that are yet to be written have no address.
        let mayBeDraft = CoursePath.name(of: document.file.path) == "SUMMARY.md"
        var describedUntil = 0
        var undescribed: [Link] = []
        for link in document.links {
            // Links within a picture's description are none for readers; those of directives have their words elsewhere.
            guard link.node.index >= describedUntil, isWritten(link, in: document) else { continue }
            let hasWords = document.children(of: link.node).contains { _ in true }
            switch link.kind {
            case .image:
                describedUntil = Int(document.tree.nodes[link.node.index].end)
                if link.destination.isEmpty {
                    findings.append(.linkWithoutAddress(link))
                } else if link.text.allSatisfy(\.isWhitespace) {
                    undescribed.append(link)
                }
            case .link where link.destination.isEmpty:
                // Material's plug-ins set anchors so.
                if hasWords ? !mayBeDraft : document.dialect != .material { findings.append(.linkWithoutAddress(link)) }
            case .link where !hasWords: findings.append(.linkWithoutWords(link))
            case .link, .autolink, .doc, .symbol: continue
            }
        }
        if let finding = Diagnostic.undescribed(undescribed) { findings.append(finding) }
    }

    /// Returns true for a link or a picture in brackets.
    private static func isWritten(_ link: Link, in document: Document) -> Bool {
        let bytes = document.file.bytes
        let start = link.range.bytes.lowerBound
        guard !link.range.bytes.isEmpty, link.range.path == document.file.path, start < bytes.count else {
            return false
        }
        return bytes[start] == UInt8(ascii: link.kind == .image ? "!" : "[")
    }
}

extension Diagnostic {
    fileprivate static func linkWithoutAddress(_ link: Link) -> Diagnostic {
        let isPicture = link.kind == .image
        return Diagnostic(
            rule: .emptyLink,
            severity: .warning,
            message: isPicture
                ? LocalizedText(en: "this picture has no address", es: "esta imagen no tiene dirección")
                : LocalizedText(en: "this link has no address", es: "este enlace no tiene dirección"),
            range: link.range,
            reason: isPicture
                ? LocalizedText(en: "browsers show a broken picture", es: "los navegadores muestran una imagen rota")
                : LocalizedText(en: "it leads to the page that it is on", es: "lleva a la página en la que está"),
            advice: LocalizedText(
                en: "write the address in the parentheses, or only the words",
                es: "escribe la dirección entre los paréntesis, o solo las palabras"
            )
        )
    }

    fileprivate static func linkWithoutWords(_ link: Link) -> Diagnostic {
        Diagnostic(
            rule: .emptyLink,
            severity: .warning,
            message: LocalizedText(
                en: "this link has no words, so nobody can see or follow it",
                es: "este enlace no tiene palabras, así que nadie puede verlo ni seguirlo"
            ),
            range: link.range,
            advice: LocalizedText(
                en: "write in the brackets where it leads to: `[text](address)`",
                es: "escribe entre los corchetes adónde lleva: `[texto](dirección)`"
            )
        )
    }

    /// Returns one finding about all of a page's pictures without a description; nil if there are none.
    fileprivate static func undescribed(_ pictures: [Link]) -> Diagnostic? {
        guard let first = pictures.first else { return nil }
        return Diagnostic(
            rule: .imageDescription,
            severity: .note,
            message: pictures.count == 1
                ? LocalizedText(en: "this picture has no description", es: "esta imagen no tiene descripción")
                : LocalizedText(
                    en: "this picture and \(pictures.count - 1) more on the page have no description",
                    es: "esta imagen y \(pictures.count - 1) más de la página no tienen descripción"
                ),
            range: first.range,
            reason: LocalizedText(
                en: "who can't see a picture is told what stands in its brackets",
                es: "a quien no ve una imagen se le lee lo que hay entre sus corchetes"
            ),
            advice: LocalizedText(
                en: "say in a few words what it shows: `![words](file)`",
                es: "di en pocas palabras qué muestra: `![palabras](fichero)`"
            ),
            related: pictures.dropFirst().prefix(20).map {
                Related(range: $0.range, message: LocalizedText(en: "another one", es: "otra"))
            }
        )
    }

    static func insecureImage(at place: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: .insecureImage,
            severity: .warning,
            message: LocalizedText(
                en: "browsers don't load this picture: its address begins with `http:`",
                es: "los navegadores no cargan esta imagen: su dirección empieza por `http:`"
            ),
            range: place,
            reason: LocalizedText(
                en: "the site's security policy allows pictures of other hosts by `https:` only",
                es: "la política de seguridad del sitio solo admite imágenes de otros servidores por `https:`"
            ),
            advice: LocalizedText(
                en: "write `https:`, or put the picture into the course",
                es: "escribe `https:`, o pon la imagen en el curso"
            )
        )
    }
}
