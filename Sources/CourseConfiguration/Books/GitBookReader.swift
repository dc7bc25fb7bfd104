import Diagnostics
import YAML

/// Reads GitBook's `.gitbook.yaml`, and `book.json` of its former program: where the book and its summary are, and what it is
/// called.
package enum GitBookReader {
    /// The configuration of a book that has a `SUMMARY.md` and nothing else.
    package static var standard: Configuration { configuration(root: "", summary: "SUMMARY.md", readme: "README.md") }

    /// - Returns: the configuration without what the summary says, and findings about settings that it can't hold; an error
    ///   among them means it must not be used.
    package static func read(_ file: SourceFile) -> (Configuration, [Diagnostic]) {
        let read: (root: YAMLValue, findings: [Diagnostic])?
        do throws(YAMLReader.Failure) {
            read = try YAMLReader(file, range: 0..<file.bytes.count).read()
        } catch {
            return (standard, [error.finding(.configuration)])
        }
        var findings = DiagnosticList()
        findings.append(contentsOf: read?.findings ?? [])
        func value(_ key: String, in value: YAMLValue?) -> YAMLValue? { value?.mapping?.last { $0.key == key }?.value }
        func path(_ value: YAMLValue?, or standard: String) -> String {
            guard let value, let written = value.path else { return standard }
            if let path = CoursePath.normalized(String(written.drop { $0 == "/" })) { return path }
            findings.append(outside(value))
            return standard
        }
        let structure = value("structure", in: read?.root)
        var configuration = configuration(
            root: path(value("root", in: read?.root), or: ""),
            summary: path(value("summary", in: structure), or: "SUMMARY.md"),
            readme: path(value("readme", in: structure), or: "README.md")
        )
        if let range = value("root", in: read?.root)?.range { configuration.pathRanges["content"] = range }
        if let title = value("title", in: read?.root)?.scalar, !title.isEmpty {
            configuration.title = Configuration.TextByLanguage(title)
        }
        if let author = value("author", in: read?.root)?.scalar, !author.isEmpty {
            configuration.author = Configuration.TextByLanguage(author)
        }
        if let tag = value("language", in: read?.root)?.scalar, LanguageTag.isValid(tag) {
            configuration.languages = [tag]
        }
        let plugins = value("plugins", in: read?.root)
        let others = (plugins?.sequence ?? []).compactMap(\.scalar)
            .filter { !$0.hasPrefix("-") && !Self.plugins.contains($0) }
        if let plugins, !others.isEmpty { findings.append(unused(others, plugins.range)) }
        if let maps = value("redirects", in: read?.root) {
            let (redirects, faults) = Redirect.read(maps, form: .address)
            configuration.redirects = redirects
            for fault in faults where fault.scalar?.isEmpty != true { findings.append(.unreadRedirect(fault.range)) }
        }
        return (configuration, findings.diagnostics)
    }

    private static func configuration(root: String, summary: String, readme: String) -> Configuration {
        var configuration = Configuration(content: root)
        configuration.takeCatalogueDefaults()
        configuration.dialect = .gitBook
        var book = BookSettings(summary: CoursePath.join(root, summary))
        book.first = readme
        book.isSelection = true
        configuration.book = book
        return configuration
    }

    /// Plugins of GitBook's former program whose work Glosa does, or that change no page's words.
    private static let plugins: Set<String> = [
        "search", "highlight", "sharing", "fontsettings", "theme-default", "lunr", "prism", "katex", "mathjax", "hints",
        "mermaid", "mermaid-gb3", "copy-code-button", "code", "expandable-chapters", "collapsible-chapters",
        "back-to-top-button", "anchors", "anchor-navigation-ex", "intopic-toc", "page-toc", "hide-published-with",
        "expand-active-chapter", "splitter", "search-plus", "livereload",
    ]

    private static func unused(_ names: [String], _ range: SourceRange) -> Diagnostic {
        let shown = names.prefix(20).joined(separator: ", ")
        return Diagnostic(
            rule: .configuration,
            severity: .note,
            message: LocalizedText(
                en: "these plugins have no effect: \(shown)",
                es: "estos complementos no tienen efecto: \(shown)"
            ),
            range: range
        )
    }

    private static func outside(_ value: YAMLValue) -> Diagnostic {
        Diagnostic(
            rule: .configuration,
            severity: .warning,
            message: LocalizedText(
                en: "this path leads out of the book's folder, so it is not used",
                es: "esta ruta sale de la carpeta del libro, así que no se usa"
            ),
            range: value.range,
            advice: LocalizedText(
                en: "write a path inside the book's folder",
                es: "escribe una ruta dentro de la carpeta del libro"
            )
        )
    }
}
