import CourseConfiguration
import Diagnostics

/// The languages of Markdown files, and the way in which they are told apart, as names and texts show it.
package struct FoundLanguages: Sendable {
    package enum Arrangement: Sendable, Hashable {
        /// All files are in one language.
        case single
        /// Each language has the folder of its name.
        case folders
        /// The main language lies in the content folder, the others in folders of their names in it.
        case subfolders
        /// Translations lie beside their originals, with their language in the name.
        case suffixes
        /// Each language has places of its own.
        case places([LanguageLayout.Place])
    }

    /// The tags, the main one first; where folders tell the languages, as the folders spell them.
    package let languages: [String]
    package let arrangement: Arrangement
    /// True if texts show the main language, rather than English being assumed.
    package let isCertain: Bool

    /// The text of a file, by its path; nil if it can't be read.
    package typealias Text = (String) -> SourceFile?

    /// Finds the languages of the files in a content folder.
    ///
    /// - Parameters:
    ///   - content: the content folder, relative to the course; empty for its own folder.
    ///   - files: the Markdown files of the course's folder, relative to it.
    ///   - main: the main language, if a configuration names it.
    package init(in content: String, among files: [String], main: String? = nil, text: @escaping Text) {
        let inside = files.filter { content.isEmpty || $0.hasPrefix(content + "/") }
        let search = LanguageSearch(content: content, files: files, inside: inside, main: main, text: text)
        let (names, found) = search.result()
        let isPlaced =
            (found == .folders || found == .subfolders) && names.contains(where: LanguageTag.isNameOfLanguage)
        (languages, arrangement) = isPlaced ? Self.places(of: names, in: content, found) : (names, found)
        isCertain = arrangement != .single || TextLanguage.guess(inside.prefix(60).compactMap(text)) != nil
    }

    /// Returns the tags of languages whose folders have the languages' names, such as `french`, and these folders as their places.
    private static func places(
        of names: [String],
        in content: String,
        _ found: Arrangement
    ) -> (languages: [String], arrangement: Arrangement) {
        let tags = names.map { LanguageTag.named(by: $0) ?? $0 }
        let places = zip(tags, names).enumerated().map { index, language in
            let isAround = index == 0 && found == .subfolders
            return LanguageLayout.Place(
                language: language.0,
                path: isAround ? content : CoursePath.join(content, language.1)
            )
        }
        return (tags, .places(places))
    }
}
