import CourseConfiguration

/// The rows of files that name their language: `page.es.md` beside `page.md`, `page.es.md` beside `page.en.md`,
/// `docs/README_es.md` of `README.md`.
struct SuffixRows {
    private(set) var rows: [PlaceRow] = []
    private let languages: FileLanguages
    private let all: [String: String]

    /// A translation by its original.
    private struct Pair {
        let original: String
        let language: String
        let file: String
        /// True if the language is certain from the name alone.
        let isCertain: Bool
    }

    init(_ files: [String], _ languages: FileLanguages) {
        self.languages = languages
        all = Dictionary(files.map { ($0.lowercased(), $0) }) { first, _ in first }
        var beside: [Pair] = []
        var alone: [String: [(language: String, file: String)]] = [:]
        for file in files {
            for suffix in NameSuffix.all(of: file) {
                guard let language = LanguageTag.named(by: suffix.tag) else { continue }
                if let original = all[suffix.original.lowercased()], original != file {
                    beside.append(Pair(original: original, language: language, file: file, isCertain: suffix.isCertain))
                    break
                }
                let shared = Self.withoutLanguage(suffix.original, language)
                if suffix.isCertain || shared != suffix.original
                    || LanguageFolder.Family.isOfTranslations(CoursePath.folder(of: file))
                {
                    alone[shared, default: []].append((language, file))
                    break
                }
            }
        }
        var elsewhere: [Pair] = []
        for (path, own) in alone {
            // Files that name the language of the file above them have their original among themselves.
            guard let original = original(above: path), !isSpoken(original, among: own)
            else { continue }
            alone[path] = nil
            elsewhere += own.map { Pair(original: original, language: $0.language, file: $0.file, isCertain: true) }
        }
        addFiles(elsewhere)
        addNamed(alone)
        addBeside(turned(Self.spoken(beside, languages)), files)
    }

    /// Returns a path without the language of its file in the names of folders: `docs_en/page.md` becomes `docs/page.md`.
    private static func withoutLanguage(_ path: String, _ language: String) -> String {
        let parts = path.split(separator: "/").map(String.init)
        let folders = parts.dropLast().compactMap { folder -> String? in
            if LanguageTag.named(by: folder) == language { return nil }
            let suffix = NameSuffix.all(of: folder + ".md").first { LanguageTag.named(by: $0.tag) == language }
            return suffix.map { SourceName.stem($0.original) } ?? folder
        }
        return (folders + parts.suffix(1)).joined(separator: "/")
    }

    private func isSpoken(_ original: String, among others: [(language: String, file: String)]) -> Bool {
        let language = languages.guess([original]) ?? "en"
        return others.contains { FileLanguages.primary($0.language) == language }
    }

    /// Returns the original of a translated README, or of a file in a folder of translations, in the folders above it.
    ///
    /// - Parameter path: the path of the translation without its language.
    private func original(above path: String) -> String? {
        let name = CoursePath.name(of: path)
        var folder = CoursePath.folder(of: path)
        let isOfTranslations = LanguageFolder.Family.isOfTranslations(folder)
        guard isOfTranslations || SourceName.stem(name).lowercased() == "readme" else { return nil }
        while !folder.isEmpty {
            folder = CoursePath.folder(of: folder)
            if let found = all[CoursePath.join(folder, name).lowercased()] { return found }
        }
        return nil
    }

    /// Returns the pairs without those of languages in which no text is: a hyphen also joins the words of a name.
    private static func spoken(_ pairs: [Pair], _ languages: FileLanguages) -> [Pair] {
        let doubtful = Dictionary(
            grouping: pairs.filter { !$0.isCertain && !$0.language.contains("-") },
            by: \.language
        )
        let others = doubtful.filter { language, pairs in
            !pairs.contains { languages.guess([$0.file]) == FileLanguages.primary(language) }
                && (TextLanguage.isKnown(FileLanguages.primary(language)) || pairs.count < 2)
        }
        return pairs.filter { pair in pair.isCertain || others[pair.language] == nil || pair.language.contains("-") }
    }

    private mutating func addFiles(_ pairs: [Pair]) { rows += Self.rows(of: pairs) }

    private static func rows(of pairs: [Pair]) -> [PlaceRow] {
        Dictionary(grouping: pairs, by: \.original).sorted { $0.key < $1.key }.map { original, own in
            PlaceRow(
                original: original,
                language: nil,
                translations: own.map { ($0.language, $0.file) },
                pairs: own.count
            )
        }
    }

    /// Adds the files that all name their language.
    private mutating func addNamed(_ alone: [String: [(language: String, file: String)]]) {
        let groups = alone.filter { Set($0.value.map(\.language)).count > 1 }.sorted { $0.key < $1.key }
        let counts = groups.flatMap { $0.value.map(\.language) }.reduce(into: [:]) { $0[$1, default: 0] += 1 }
        let order = counts.sorted { first, second in
            func rank(_ entry: (key: String, value: Int)) -> (Int, Int, String) {
                (entry.key.prefix { $0 != "-" } == "en" ? 0 : 1, -entry.value, entry.key)
            }
            return rank(first) < rank(second)
        }.map(\.key)
        for (_, group) in groups {
            guard let main = order.first(where: { language in group.contains { $0.language == language } }),
                let original = group.first(where: { $0.language == main })
            else { continue }
            let others = group.filter { $0.language != main }
            rows.append(
                PlaceRow(
                    original: original.file,
                    language: main,
                    translations: others.map { ($0.language, $0.file) },
                    pairs: others.count
                )
            )
        }
    }

    /// Adds the originals that are in another language than most, if translations are in that of most; returns the other pairs.
    private mutating func turned(_ pairs: [Pair]) -> [Pair] {
        let originals = Set(pairs.map(\.original)).sorted()
        guard let main = languages.guess(originals),
            pairs.contains(where: { FileLanguages.primary($0.language) == main })
        else { return pairs }
        var others: [String: String] = [:]
        for original in originals {
            if let language = languages.guess([original]), language != main { others[original] = language }
        }
        for (original, own) in Dictionary(grouping: pairs.filter { others[$0.original] != nil }, by: \.original)
            .sorted(by: { $0.key < $1.key })
        {
            let translations = own.map { (language: $0.language, path: $0.file) }
            rows.append(
                PlaceRow(original: original, language: others[original], translations: translations, pairs: own.count)
            )
        }
        return pairs.filter { others[$0.original] == nil }
    }

    /// The share of a folder's files that are translated, as one in so many, from which all of it is documentation.
    private static let leastShare = 5

    /// Adds the files beside their originals: by folders if a good part of the folder is translated, else one by one.
    private mutating func addBeside(_ pairs: [Pair], _ files: [String]) {
        let translations = Set(pairs.map(\.file))
        let originals = files.filter { !translations.contains($0) }
        for (top, own) in Dictionary(grouping: pairs, by: { Self.top(of: $0.original) }).sorted(by: { $0.key < $1.key })
        {
            let folder = top.isEmpty ? "" : Self.common(own.map { CoursePath.folder(of: $0.original) })
            let inside = originals.count { $0.hasPrefix(folder + "/") }
            let isWhole = !top.isEmpty && Set(own.map(\.original)).count * Self.leastShare >= inside
            guard isWhole else {
                addFiles(own)
                continue
            }
            rows.append(
                PlaceRow(
                    original: folder,
                    language: nil,
                    translations: Set(own.map(\.language)).sorted().map { ($0, folder) },
                    pairs: own.count,
                    files: Self.rows(of: own)
                )
            )
        }
    }

    /// The folder at the top in which a file lies; empty for a file at the top.
    private static func top(of file: String) -> String { file.contains("/") ? String(file.prefix { $0 != "/" }) : "" }

    private static func common(_ folders: [String]) -> String {
        guard var parts = folders.first?.split(separator: "/") else { return "" }
        for folder in folders.dropFirst() {
            let other = folder.split(separator: "/")
            parts = zip(parts, other).prefix { $0 == $1 }.map(\.0)
        }
        return parts.joined(separator: "/")
    }
}
