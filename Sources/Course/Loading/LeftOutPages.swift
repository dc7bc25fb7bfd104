import Diagnostics

extension Diagnostic {
    /// The number of files and folders that are named.
    private static let mostNamed = 10

    /// Returns the finding about the files that are no pages by their names, in a course whose content nobody has chosen; nil if
    /// there are none.
    ///
    /// - Parameter places: the number of files in each file or folder, by its path.
    static func leftOut(_ places: [String: Int]) -> Diagnostic? {
        guard let first = places.keys.min() else { return nil }
        let count = places.values.reduce(0, +)
        let names =
            places.keys.sorted().prefix(mostNamed).joined(separator: ", ") + (places.count > mostNamed ? ", …" : "")
        let files = LocalizedText.counted(
            count,
            en: ("Markdown file is", "Markdown files are"),
            es: ("fichero Markdown no es página", "ficheros Markdown no son páginas")
        )
        return Diagnostic(
            rule: .configuration,
            severity: .note,
            message: LocalizedText(
                en: "\(files.en) no page, as parts of pages and files of tests: \(names)",
                es: "\(files.es), por ser partes de páginas o ficheros de pruebas: \(names)"
            ),
            range: SourceRange(path: first, bytes: 0..<0),
            advice: LocalizedText(
                en: "write a glosa.yml, with `exclude` for what is no page: then everything else is one",
                es: "escribe un glosa.yml, con `exclude` para lo que no sea página: entonces todo lo demás lo es"
            )
        )
    }
}
