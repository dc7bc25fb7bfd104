import Diagnostics
import Markdown

/// Reads mdBook's `book.toml`: the settings that Glosa has a key for too.
package enum MdBookReader {
    /// Preprocessors whose work Glosa does, or that are part of mdBook.
    private static let preprocessors: Set<String> = ["links", "index", "mermaid", "katex", "gettext"]

    /// - Returns: the configuration without what the summary says, and findings about settings that it can't hold.
    package static func read(_ file: SourceFile) -> (Configuration, [Diagnostic]) {
        let (root, faults) = TOMLReader.read(file)
        var findings = DiagnosticList()
        findings.append(contentsOf: faults)
        let folder = root["book", "src"]?.text ?? "src"
        let content = CoursePath.normalized(folder)
        var configuration = Configuration(content: content ?? "src")
        configuration.takeCatalogueDefaults()
        configuration.dialect = .mdBook
        if let range = root["book", "src"]?.range {
            configuration.pathRanges["content"] = range
            if content == nil { findings.append(outside(folder, range)) }
        }
        if let title = root["book", "title"]?.text { configuration.title = Configuration.TextByLanguage(title) }
        let authors = (root["book", "authors"]?.list ?? []).compactMap(\.text)
        if !authors.isEmpty {
            configuration.author = Configuration.TextByLanguage(authors.joined(separator: ", "))
        }
        if let tag = root["book", "language"]?.text, LanguageTag.isValid(tag) { configuration.languages = [tag] }
        let html = root["output", "html"]
        configuration.editURL = html?["edit-url-template"]?.text.flatMap(address)
        if let link = html?["git-repository-url"], let address = link.text, address.hasPrefix("https://"),
            LinkAddress.fault(address, at: link.range) == nil
        {
            configuration.appearance.links.append(repository(address, link.range))
        }
        configuration.redirects = (html?["redirect"]?.table ?? []).prefix(Redirect.most).compactMap { entry in
            guard let target = entry.value.text else {
                findings.append(.unreadRedirect(entry.value.range))
                return nil
            }
            return Redirect(
                old: Redirect.Entry(text: entry.key, range: entry.value.range),
                target: Redirect.Entry(text: target, range: entry.value.range),
                form: .relative
            )
        }
        var book = BookSettings(summary: CoursePath.join(configuration.content, "SUMMARY.md"))
        book.isNumbered = html?["no-section-label"]?.isTrue != true
        book.isSelection = true
        for entry in html?["code", "hidelines"]?.table ?? [] {
            guard let prefix = entry.value.text, !prefix.isEmpty else { continue }
            book.hiddenLines[entry.key.lowercased()] = prefix
        }
        // The setting of mdbook-i18n-helpers; `po` is its default.
        book.catalogueFolder = CoursePath.normalized(root["preprocessor", "gettext", "po-dir"]?.text ?? "po")
        configuration.book = book
        let tables = (root["preprocessor"]?.table ?? []).filter { $0.value.table != nil }
        let others = tables.filter { !preprocessors.contains($0.key) }
        findings.append(
            contentsOf: note(others) {
                LocalizedText(
                    en: "these preprocessors are not run: \($0)",
                    es: "estos preprocesadores no se ejecutan: \($0)"
                )
            }
        )
        findings.append(
            contentsOf: note((html?.table ?? []).filter { settings.contains($0.key) && !$0.value.isFalse }) {
                LocalizedText(
                    en: "these settings of the HTML output have no effect: \($0)",
                    es: "estos ajustes de la salida HTML no tienen efecto: \($0)"
                )
            }
        )
        return (configuration, findings.diagnostics)
    }

    private static func address(_ template: String) -> String? {
        let rest = template.replacing("{path}", with: "", maxReplacements: 1)
        guard template.hasPrefix("https://"), rest.utf8.count < template.utf8.count, !rest.contains("{"),
            template.allSatisfy({ !$0.isWhitespace && $0 != "\"" && $0 != "<" })
        else { return nil }
        return template
    }

    private static func repository(_ address: String, _ range: SourceRange) -> Appearance.Link {
        Appearance.Link(
            text: Configuration.TextByLanguage(texts: ["en": "Repository", "es": "Repositorio"], common: nil),
            destination: Configuration.TextByLanguage(address),
            isByLanguage: false,
            place: .header,
            range: range
        )
    }

    // MARK: Findings

    private static func outside(_ folder: String, _ range: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: .configuration,
            severity: .error,
            message: LocalizedText(
                en: "the folder “\(folder)” is not inside the book's own, so its pages are not read",
                es: "la carpeta «\(folder)» no está dentro de la del libro, así que sus páginas no se leen"
            ),
            range: range,
            advice: LocalizedText(
                en: "name a folder inside the one with book.toml",
                es: "indica una carpeta que esté dentro de la que tiene book.toml"
            )
        )
    }

    /// Settings of the HTML output that change pages in mdBook.
    private static let settings: Set<String> = [
        "additional-css", "additional-js", "theme", "smart-punctuation", "curly-quotes", "default-theme",
        "preferred-dark-theme", "cname", "google-analytics", "input-404", "livereload-url",
    ]

    private static func note(_ names: [TOMLValue.Entry], _ message: (String) -> LocalizedText) -> [Diagnostic] {
        guard let first = names.first else { return [] }
        let shown = names.prefix(20).map(\.key).joined(separator: ", ")
        return [
            Diagnostic(rule: .configuration, severity: .note, message: message(shown), range: first.value.range)
        ]
    }
}
