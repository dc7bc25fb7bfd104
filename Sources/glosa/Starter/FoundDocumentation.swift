import Course
import Diagnostics
import FileSystem

/// Documentation that a folder holds in another form than a course's, and the few lines with which Glosa reads it as it lies.
struct FoundDocumentation {
    let configuration: String
    /// What was found, for the terminal.
    let summary: LocalizedText

    /// - Returns: nil where a folder holds no `mkdocs.yml` and no DocC catalogue.
    /// - Throws: `CourseError` for a `mkdocs.yml` that can't be read.
    init?(in folder: String) throws {
        if FileSystem.exists(CoursePath.join(folder, "mkdocs.yml")) {
            self = try Self.ofMkDocs(in: folder)
        } else if let found = Self.ofCatalogues(in: folder) {
            self = found
        } else {
            return nil
        }
    }

    private init(_ configuration: String, _ summary: LocalizedText) {
        (self.configuration, self.summary) = (configuration, summary)
    }

    private static func ofMkDocs(in folder: String) throws -> FoundDocumentation {
        let found = try CourseLoader(root: folder).configuration()
        let files = ContentScan(courseRoot: folder, folder: found.content).files.filter(SourceName.isPage)
        let languages = found.languages.joined(separator: ", ")
        return FoundDocumentation(
            """
            # Found: mkdocs.yml with \(pages(files.count).en) in \(plain(found.content)), \(languages).
            # Title, navigation and languages come from there, unless they are written here.
            profile: documentation
            """ + "\n",
            LocalizedText(
                en: "mkdocs.yml, with \(pages(files.count).en) in \(found.content)",
                es: "mkdocs.yml, con \(pages(files.count).es) en \(found.content)"
            )
        )
    }

    private static func ofCatalogues(in folder: String) -> FoundDocumentation? {
        let found = FoundContent(in: folder)
        guard !found.catalogues.isEmpty else { return nil }
        let count = found.catalogues.reduce(0) { $0 + $1.pages }
        let folders = ExistingMarkdown.usualFolders(of: found.markdown)
        let summary = LocalizedText(
            en: found.catalogues.count == 1
                ? "a DocC catalogue with \(pages(count).en)"
                : "\(found.catalogues.count) DocC catalogues with \(pages(count).en)",
            es: found.catalogues.count == 1
                ? "un catálogo de DocC con \(pages(count).es)"
                : "\(found.catalogues.count) catálogos de DocC con \(pages(count).es)"
        )
        if let only = found.catalogues.first, found.catalogues.count == 1, folders.isEmpty {
            return FoundDocumentation(
                """
                # Found: \(summary.en).
                content: \(quoted(only.path))
                """ + "\n",
                summary
            )
        }
        let home = found.markdown.first { $0.lowercased() == "readme.md" || $0.lowercased() == "index.md" }
        let parts = [home].compactMap(\.self) + folders + found.catalogues.map(\.path)
        let list = parts.map { "  - \(quoted($0))" }.joined(separator: "\n")
        return FoundDocumentation(
            """
            # Found: \(summary.en)\(folders.isEmpty ? "" : ", and Markdown in \(plain(folders.joined(separator: ", ")))").
            content:
            \(list)
            """ + "\n",
            summary
        )
    }

    private static func pages(_ count: Int) -> LocalizedText {
        LocalizedText(en: count == 1 ? "1 page" : "\(count) pages", es: count == 1 ? "1 página" : "\(count) páginas")
    }

    /// For a comment, which ends with its line.
    private static func plain(_ text: String) -> String { ControlCharacters.replaced(text) }

    private static func quoted(_ text: String) -> String {
        "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
}
