import Course
import CourseConfiguration

/// Pages in MDX and their translations, in a repository whose website Glosa has no reader for, such as one of Nextra's, Fumadocs's
/// or Mintlify's.
struct TranslatedMDX {
    /// The folder with the pages; empty if the languages have places of their own.
    let content: String
    /// The languages, the main one first.
    let languages: [String]
    let arrangement: FoundLanguages.Arrangement
    /// The number of pages.
    let files: Int

    /// - Parameter files: the pages of the repository in Markdown and MDX, relative to it.
    /// - Returns: nil if few pages are in MDX, or if they have no translations.
    init?(of files: [String], text: @escaping FoundLanguages.Text) {
        let pages = files.filter(SourceName.isMDX)
        guard pages.count * 2 > files.count, let found = RepositoryTranslations(of: files, text: text), found.hasMDX
        else {
            return nil
        }
        languages = found.languages
        let translations = found.places.filter { $0.original != nil }
        if translations.allSatisfy({ $0.path == $0.original }) {
            let folders = Set(translations.map(\.path)).map { $0.split(separator: "/") }
            let common = folders.dropFirst().reduce(folders.first ?? []) { common, folder in
                zip(common, folder).prefix { $0 == $1 }.map(\.0)
            }
            let folder = common.joined(separator: "/")
            (content, arrangement) = (folder, .suffixes)
            self.files = pages.count { folder.isEmpty || $0.hasPrefix(folder + "/") }
        } else if translations.allSatisfy({ Self.isInFolder($0) }) {
            (content, arrangement) = ("", .subfolders)
            self.files = pages.count
        } else {
            // The n-th place of a language stands for the n-th of the main one.
            let originals = found.places.filter { $0.original == nil }.map(\.path).filter { path in
                found.languages.dropFirst().allSatisfy { language in
                    translations.contains { $0.language == language && $0.original == path }
                }
            }
            guard !originals.isEmpty else { return nil }
            let main = originals.map { LanguageLayout.Place(language: found.languages[0], path: $0) }
            let others = found.languages.dropFirst().flatMap { language in
                originals.compactMap { path in
                    translations.first { $0.language == language && $0.original == path }
                }
            }
            let places = main + others.map { LanguageLayout.Place(language: $0.language, path: $0.path) }
            (content, arrangement) = ("", .places(places))
            self.files = LanguageLayout(languages: found.languages, places: places).pages(of: pages).count
        }
    }

    /// Returns true for a place in the top folder of its language that has the path of its original below it.
    private static func isInFolder(_ place: LanguageLayout.Place) -> Bool {
        let folder = place.path.prefix { $0 != "/" }
        return LanguageTag.named(by: folder) == place.language
            && place.path == CoursePath.join(String(folder), place.original ?? "")
    }
}
