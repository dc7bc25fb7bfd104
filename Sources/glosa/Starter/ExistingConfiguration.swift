import Course
import CourseConfiguration
import Diagnostics

/// The lines of configuration that say how existing Markdown lies, and the words that tell it on the terminal.
extension ExistingMarkdown {
    var configuration: String {
        let lines = [
            "# Every key is optional; the manual lists them all.", "title: \(YAMLText.quoted(title))", places,
            isMDX ? "dialect: docusaurus   # pages in MDX" : nil,
            isAtRoot ? "rootLanguage: true   # no /\(languages[0])/ in addresses" : nil,
            excluded, "# baseURL: https://example.org/course/",
        ]
        return lines.compactMap(\.self).joined(separator: "\n") + "\n"
    }

    private var isAtRoot: Bool { languages.count == 1 || arrangement == .subfolders }

    private var places: String { arrangement.lines(languages: languages, content: content) }

    private var excluded: String? {
        guard !leftOut.isEmpty else { return nil }
        return "exclude:   # parts of other pages, and files of tests"
            + leftOut.map { "\n  - \(YAMLText.quoted($0))" }.joined()
    }

    /// - Parameter place: the content folder, as the terminal names it.
    func summary(in place: String) -> LocalizedText {
        let files = LocalizedText.files(files)
        let list = languages.prefix(12).joined(separator: ", ") + (languages.count > 12 ? ", …" : "")
        let how = description
        return LocalizedText(
            en: "the Markdown in \(place): \(files.en), \(list)\(how.en)",
            es: "Markdown en \(place): \(files.es), \(list)\(how.es)"
        )
    }

    private var description: LocalizedText {
        switch arrangement {
        case .single: LocalizedText(verbatim: "")
        case .folders: LocalizedText(en: " (a folder for each language)", es: " (una carpeta por idioma)")
        case .subfolders:
            LocalizedText(
                en: " (“\(languages[0])” in the folder itself, the others in folders in it)",
                es: " («\(languages[0])» en la propia carpeta, los demás en carpetas dentro de ella)"
            )
        case .suffixes:
            LocalizedText(
                en: " (translations beside their originals, told by their names)",
                es: " (traducciones junto a sus originales, que se distinguen por el nombre)"
            )
        case .places: LocalizedText(en: " (each language in places of its own)", es: " (cada idioma en sus lugares)")
        }
    }

    /// The line that says what is left out; nil if everything is a page.
    var omission: LocalizedText? { LeftOutNames.line(leftOut, areListed: true) }
}
