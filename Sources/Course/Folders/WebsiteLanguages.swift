import CourseConfiguration
import FileSystem

/// The languages of a website's pages, by the folders in which VitePress and Starlight have them.
struct WebsiteLanguages {
    /// The languages whose pages are read, the main one first.
    let languages: [String]
    /// True if the main language's pages lie beside the folders of the others.
    let hasMainAround: Bool

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
            let isLanguage = top != file && LanguageTag.isValid(top) && LanguageTag.named(by: top) != nil
            if isLanguage { counts[top, default: 0] += 1 } else { beside += 1 }
        }
        let most = counts.values.max() ?? 0
        hasMainAround = most > 0 && beside * 10 >= most
        guard most > 0, !hasMainAround else {
            let own = main ?? "en"
            languages = [own] + counts.keys.filter { $0 != own }.sorted()
            return
        }
        languages = counts.sorted { first, second in
            func rank(_ entry: (key: String, value: Int)) -> Int {
                entry.key == main ? 0 : entry.key == "en" && entry.value * 10 >= most * 9 ? 1 : 2
            }
            return (rank(first), second.value, first.key) < (rank(second), first.value, second.key)
        }.map(\.key)
    }
}
