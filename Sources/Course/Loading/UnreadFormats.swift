import CourseConfiguration
import Diagnostics

/// The files in formats for texts that Glosa doesn't read: pages that are missing on the site.
struct UnreadFormats {
    private static let formats = ["mdx", "rst", "adoc", "asciidoc", "ipynb", "org", "textile", "rmd", "qmd"]
    /// Formats that pages also offer for download.
    private static let downloads: Set<String> = ["ipynb"]

    /// The files of each folder and format, in the order in which they were found.
    private var found: [(folder: String, format: String, first: String, count: Int)] = []
    private var places: [String: Int] = [:]
    private var foldersWithPages: Set<String> = []

    mutating func addPage(_ path: String) { foldersWithPages.insert(CoursePath.folder(of: path)) }

    mutating func add(_ path: String) {
        guard let dot = path.lastIndex(of: ".") else { return }
        let format = path[path.index(after: dot)...].lowercased()
        guard Self.formats.contains(format) else { return }
        let folder = CoursePath.folder(of: path)
        let key = folder + "\n" + format
        if let place = places[key] {
            found[place].count += 1
        } else {
            places[key] = found.count
            found.append((folder, format, path, 1))
        }
    }

    /// Returns a finding for each folder and format.
    ///
    /// - Parameter isRepository: True if only folders with pages count, since a repository holds many other files.
    func findings(isRepository: Bool) -> [Diagnostic] {
        guard !foldersWithPages.isEmpty else { return [] }
        return found.filter { !isRepository || foldersWithPages.contains($0.folder) }.map { entry in
            let files = LocalizedText.counted(
                entry.count,
                en: (".\(entry.format) file of this folder is", ".\(entry.format) files of this folder are"),
                es: ("fichero .\(entry.format) de esta carpeta", "ficheros .\(entry.format) de esta carpeta")
            )
            return Diagnostic(
                rule: .unreadFormat,
                severity: Self.downloads.contains(entry.format) ? .note : .warning,
                message: LocalizedText(
                    en: "\(files.en) not read, and no page of the site",
                    es:
                        "no se \(entry.count == 1 ? "lee" : "leen") \(files.es), que no \(entry.count == 1 ? "es página" : "son páginas") del sitio"
                ),
                range: SourceRange(path: entry.first, bytes: 0..<0),
                advice: LocalizedText(
                    en:
                        "pages are Markdown: rename or rewrite as `.md` what readers need, or name the rest in `exclude`",
                    es:
                        "las páginas son Markdown: renombra o reescribe como `.md` lo que haga falta, o pon el resto en `exclude`"
                )
            )
        }
    }
}
