import Course
import CourseConfiguration

/// The translations of pages beside the content folder, such as those of a repository's README, as places that a configuration
/// can name.
struct TranslationsBeside {
    /// The languages, the main one first.
    let languages: [String]
    /// The translated pages and their translations, and the content folder behind those of the main language.
    let places: [LanguageLayout.Place]

    /// - Parameters:
    ///   - files: the pages of the repository, relative to it.
    ///   - content: the folder with the documentation.
    ///   - main: the documentation's language.
    /// - Returns: nil if no page beside the folder is translated from that language.
    init?(of files: [String], beside content: String, in main: String, text: @escaping FoundLanguages.Text) {
        guard !content.isEmpty, let found = RepositoryTranslations(of: files, main: main, text: text),
            found.languages.first == main
        else { return nil }
        let translations = found.places.filter { $0.original != nil }
        let rows = Dictionary(grouping: translations) { $0.original ?? "" }.filter { original, _ in
            original != content && !original.hasPrefix(content + "/")
        }
        // The n-th place of a language stands for the n-th of the main one, so each page has the languages of those behind it.
        var originals: [String] = []
        var common: Set<String> = []
        for (original, own) in rows.sorted(by: { ($1.value.count, $0.key) < ($0.value.count, $1.key) }) {
            let languages = Set(own.map(\.language))
            guard languages.count == own.count, originals.isEmpty || languages.isSubset(of: common) else { continue }
            originals.append(original)
            common = languages
        }
        guard !originals.isEmpty else { return nil }
        languages = found.languages.filter { language in
            language == main || originals.contains { rows[$0]?.contains { $0.language == language } == true }
        }
        let others = originals.flatMap { rows[$0] ?? [] }.map {
            LanguageLayout.Place(language: $0.language, path: $0.path)
        }
        places = (originals + [content]).map { LanguageLayout.Place(language: main, path: $0) } + others
    }
}
