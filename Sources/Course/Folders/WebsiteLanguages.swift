import CourseConfiguration
import Diagnostics
import FileSystem

/// The languages of a website's pages, by the folders in which VitePress and Starlight have them.
struct WebsiteLanguages {
    /// The languages whose pages are read, the main one first.
    let languages: [String]
    /// The folders of translations that are not read, since the original's pages lie beside these folders.
    let leftOut: [String]

    /// - Parameters:
    ///   - content: the folder with the pages, relative to the course.
    ///   - main: the language that the website's configuration names; nil if it names none.
    init(root: String, content: String, main: String?) {
        var configuration = Configuration(content: content)
        configuration.dialect = .starlight
        let scan = ContentScan(courseRoot: root, folder: content, selection: ContentSelection(configuration))
        var counts: [String: Int] = [:]
        var beside = 0
        for file in scan.files where SourceName.isMarkdown(file) || SourceName.isMDX(file) {
            let top = String(file.prefix { $0 != "/" })
            if top != file, LanguageTag.isOfDocumentation(top) { counts[top, default: 0] += 1 } else { beside += 1 }
        }
        let most = counts.values.max() ?? 0
        guard most > 0, beside * 10 < most else {
            languages = [main ?? "en"]
            leftOut = counts.keys.sorted()
            return
        }
        languages = counts.sorted { first, second in
            func rank(_ entry: (key: String, value: Int)) -> Int {
                entry.key == main ? 0 : entry.key == "en" && entry.value * 10 >= most * 9 ? 1 : 2
            }
            return (rank(first), second.value, first.key) < (rank(second), first.value, second.key)
        }.map(\.key)
        leftOut = []
    }

    /// Returns the finding about the folders that are left out; nil if there are none.
    func finding(in file: SourceFile) -> Diagnostic? {
        guard !leftOut.isEmpty else { return nil }
        let names = leftOut.prefix(30).joined(separator: ", ")
        return Diagnostic(
            rule: .configuration,
            severity: .warning,
            message: LocalizedText(
                en: "the translations in these folders are not read: \(names)",
                es: "las traducciones de estas carpetas no se leen: \(names)"
            ),
            range: file.range(0..<0),
            reason: LocalizedText(
                en: "the original’s pages lie beside the folders, not in one of their own",
                es: "las páginas originales están junto a esas carpetas, no en una propia"
            ),
            advice: LocalizedText(
                en: "move them into a folder such as \(languages[0])/, and name all languages in `languages`",
                es: "muévelas a una carpeta como \(languages[0])/, e indica todos los idiomas en `languages`"
            )
        )
    }
}
