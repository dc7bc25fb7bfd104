import Diagnostics
import Markdown

/// Reads `LANGS.md` of GitBook's former program: a list of links to the folders of a book's languages, such as `- [English](en/)`.
package enum LanguageListReader {
    private static let most = 100

    /// Gives a configuration the languages whose folders are there; the first is the main one.
    ///
    /// - Parameter exists: returns true if the book has a folder.
    /// - Returns: the findings in the list.
    package static func read(
        _ file: SourceFile,
        into configuration: inout Configuration,
        exists: (String) -> Bool
    ) -> [Diagnostic] {
        guard let book = configuration.book else { return [] }
        var findings = DiagnosticList()
        var tags: [String] = []
        for link in Document.parse(file).document.links where link.kind != .image {
            let written = LinkDestination.split(link.destination).path
            let folder = CoursePath.normalized(LinkDestination.withoutRoot(written)) ?? ""
            guard LanguageTag.isValid(folder), exists(folder), tags.count < most, !tags.contains(folder) else {
                findings.append(noFolder(link.destination, link.range))
                continue
            }
            tags.append(folder)
        }
        guard let main = tags.first else { return findings.diagnostics }
        configuration.languages = tags
        configuration.translations = .folders
        let name = CoursePath.name(of: book.summary)
        func summary(_ tag: String) -> String {
            CoursePath.join(configuration.content, CoursePath.join(tag, name))
        }
        var own = BookSettings(summary: summary(main))
        own.first = book.first
        own.isSelection = true
        own.lists = tags.dropFirst().map(summary) + [file.path]
        configuration.book = own
        return findings.diagnostics
    }

    private static func noFolder(_ destination: String, _ range: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: .configuration,
            severity: .warning,
            message: LocalizedText(
                en: "“\(destination)” is no folder of the book that is called like a language",
                es: "«\(destination)» no es una carpeta del libro que se llame como un idioma"
            ),
            range: range,
            advice: LocalizedText(
                en: "call the folder by its language tag, such as en or pt-BR",
                es: "llama a la carpeta por su etiqueta de idioma, como en o pt-BR"
            )
        )
    }
}
