import Diagnostics
import YAML

/// Reads GitBook's `.gitbook.yaml`: where the book and its summary are.
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
                en: "write a path inside the folder with .gitbook.yaml",
                es: "escribe una ruta dentro de la carpeta que tiene .gitbook.yaml"
            )
        )
    }
}
