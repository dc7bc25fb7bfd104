import CourseConfiguration
import Diagnostics
import Markdown

/// The translations that lie anywhere in a repository, found by the paths of its pages, and by their texts where these are in
/// doubt.
package struct RepositoryTranslations: Sendable {
    /// The languages, the main one first.
    package let languages: [String]
    package let places: [LanguageLayout.Place]
    /// True if pages among them are MDX.
    package let hasMDX: Bool

    /// - Parameters:
    ///   - files: the pages of the repository, relative to it.
    ///   - main: the main language, if a configuration names it.
    /// - Returns: nil if there are no translations.
    package init?(of files: [String], main: String? = nil, text: @escaping FoundLanguages.Text) {
        let languages = FileLanguages(text: text)
        let folders = FolderRows(files, languages)
        let rest = files.filter { !folders.taken.contains($0) }
        // A folder of translations may hold that of a README above it, which names its language as well.
        let readmes = files.filter { folders.taken.contains($0) && Self.isReadme($0) }
        let found = folders.rows + SuffixRows(rest + readmes, languages).rows
        guard !found.isEmpty else { return nil }
        let spoken = Self.spoken(found, rest, languages)
        let main = Self.main(of: found, spoken, named: main)
        let rows = zip(found, spoken).map { Self.withoutIndex($0, $1 ?? main, text) }
        let oriented = zip(rows, spoken).flatMap { row, language in
            // A folder that holds all languages is turned file by file.
            let isOther = language.map { Self.primary($0) != Self.primary(main) } ?? false
            return (isOther && !row.files.isEmpty ? row.files : [row]).compactMap {
                Self.turned($0, language, to: main)
            }
        }
        guard !oriented.isEmpty else { return nil }
        var counts: [String: Int] = [:]
        var places: [LanguageLayout.Place] = []
        var known: Set<String> = []
        for row in oriented {
            if known.insert(row.original).inserted { places.append(.init(language: main, path: row.original)) }
            for translation in row.translations {
                counts[translation.language, default: 0] += row.pairs
                places.append(
                    .init(language: translation.language, path: translation.path, original: row.original)
                )
            }
        }
        let others = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
        self.languages = [main] + others
        self.places = places
        let folder = Set(places.map(\.path))
        hasMDX = files.contains { file in
            SourceName.isMDX(file) && folder.contains { $0.isEmpty || file == $0 || file.hasPrefix($0 + "/") }
        }
    }

    private static func primary(_ tag: String) -> String { FileLanguages.primary(tag) }

    /// Returns true if a file is a README that names its language.
    private static func isReadme(_ file: String) -> Bool {
        NameSuffix.all(of: file).contains { suffix in
            LanguageTag.named(by: suffix.tag) != nil
                && SourceName.stem(CoursePath.name(of: suffix.original)).lowercased() == "readme"
        }
    }

    // MARK: Languages of the originals

    /// Returns the language of each row's original; nil if neither its name nor its text tells it.
    private static func spoken(_ rows: [PlaceRow], _ files: [String], _ languages: FileLanguages) -> [String?] {
        let pages = rows.filter { $0.language == nil && SourceName.isText($0.original) }.map(\.original)
        let common = languages.guess(pages)
        return rows.map { row in
            if let language = row.language { return language }
            guard SourceName.isText(row.original) else {
                let others = row.translations.map(\.path).filter { $0 != row.original }.map { $0 + "/" }
                return languages.guess(
                    files.filter { file in
                        file.hasPrefix(row.original + "/") && !others.contains(where: file.hasPrefix)
                            && !NameSuffix.all(of: file).contains { LanguageTag.named(by: $0.tag) != nil }
                    }
                )
            }
            let isDoubtful = common == nil || row.translations.contains { primary($0.language) == common ?? "" }
            let guess = isDoubtful ? languages.guess([row.original]) : common
            // A page of names and addresses, taken for a language that it is translated into, tells nothing.
            return row.translations.contains { $0.language.lowercased() == guess } ? nil : guess
        }
    }

    /// Returns the main language: the one that most translations are made from, spelled as places name it.
    private static func main(of rows: [PlaceRow], _ spoken: [String?], named: String?) -> String {
        var counts: [String: Int] = [:]
        var spellings: [String: Int] = [:]
        for (row, language) in zip(rows, spoken) {
            guard let language else { continue }
            counts[primary(language), default: 0] += row.pairs
            if row.language != nil { spellings[language, default: 0] += row.pairs }
        }
        let most = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
        let main = named ?? most ?? "en"
        return spellings.filter { primary($0.key) == primary(main) }.max { ($0.value, $1.key) < ($1.value, $0.key) }?
            .key
            ?? main
    }

    /// Returns a row whose original is a page, not a list of its versions: `README_en.md` rather than a `README.md` with links alone, if
    /// the one is more than twice as long as the other.
    private static func withoutIndex(_ row: PlaceRow, _ language: String, _ text: FoundLanguages.Text) -> PlaceRow {
        guard SourceName.isText(row.original),
            let own = row.translations.first(where: { primary($0.language) == primary(language) }),
            let (index, page) = text(row.original).flatMap({ index in text(own.path).map { (index, $0) } }),
            page.bytes.count > 2 * index.bytes.count
        else { return row }
        return PlaceRow(
            original: own.path,
            language: own.language,
            translations: row.translations.filter { $0.path != own.path },
            pairs: row.pairs - 1
        )
    }

    /// Returns a row with its original in the main language; nil if no place of it is.
    private static func turned(_ row: PlaceRow, _ language: String?, to main: String) -> PlaceRow? {
        let all = row.translations
        var row = row
        row.translations.removeAll { $0.language == main }
        guard let language, primary(language) != primary(main) else { return row.translations.isEmpty ? nil : row }
        // The translation is the original, as far as the other pages are concerned.
        guard let own = all.first(where: { primary($0.language) == primary(main) }), own.path != row.original else {
            return nil
        }
        return PlaceRow(
            original: own.path,
            language: own.language,
            translations: [(language, row.original)] + row.translations.filter { $0.path != own.path },
            pairs: row.pairs
        )
    }
}

extension Configuration {
    /// Takes over the translations that were found in a repository.
    package mutating func take(_ found: RepositoryTranslations) {
        (languages, languagePlaces, translations) = (found.languages, found.places, nil)
        content = ""
        let paths = Set(found.places.map(\.path)).sorted()
        contentParts =
            paths.contains("") ? [] : paths.map { .init(path: $0, range: SourceRange(path: $0, bytes: 0..<0)) }
        // The pages of a book, or those that a navigation names, are not all that is translated.
        (book, navigation, ownNavigations, exclude, isGuessed) = (nil, [], [:], [], true)
        if found.hasMDX, !dialect.isOfWebsite { dialect = .docusaurus }
    }
}
