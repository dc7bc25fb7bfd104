import CourseConfiguration
import Diagnostics

/// Looks for the languages of files.
struct LanguageSearch {
    let content: String
    let files: [String]
    let inside: [String]
    let main: String?
    let text: FoundLanguages.Text

    /// The largest number of files that are read for a guess.
    private static let mostRead = 60
    /// The number of files of another language for each file of the main one that makes files beside folders a language.
    private static let leastShare = 10

    func result() -> (languages: [String], arrangement: FoundLanguages.Arrangement) {
        let folders = languageFolders()
        guard !folders.isEmpty else { return withoutFolders() }
        let members = Set(folders.values.flatMap(\.self))
        let outside = inside.filter { !members.contains($0) }
        let tags = folders.keys.sorted()
        let counts = folders.mapValues(\.count)
        // A file beside many folders, such as the repository's README, is no language of its own.
        let isMain = outside.count * Self.leastShare >= counts.values.max() ?? 0
        if !outside.isEmpty, isMain, let main = language(of: outside, besides: tags) {
            let others = ordered(counts, folders)
            return ([main] + others.map { LanguageTag.isValid($0) ? $0 : tag($0) }, .subfolders)
        }
        let languages = ordered(counts, folders)
        if let inner = innerFolder(folders, of: languages[0]) {
            let places = languages.filter { folders[$0]?.contains { $0.contains("/\(inner)/") } == true }.map {
                LanguageLayout.Place(language: tag($0), path: CoursePath.join(content, "\($0)/\(inner)"))
            }
            return (places.map(\.language), .places(places))
        }
        if languages.allSatisfy(LanguageTag.isValid) { return (languages, .folders) }
        let places = languages.map { LanguageLayout.Place(language: tag($0), path: CoursePath.join(content, $0)) }
        return (places.map(\.language), .places(places))
    }

    // MARK: Folders of languages

    /// Returns the files of each folder of the content that has a language's name, and whose texts are not in another language.
    private func languageFolders() -> [String: [String]] {
        let grouped = Dictionary(grouping: inside) { file in
            let below = below(content, file)
            return below.contains("/") ? String(below.prefix { $0 != "/" }) : ""
        }
        let rest = grouped.filter { $0.key.isEmpty || LanguageTag.named(by: $0.key) == nil }.values.flatMap(\.self)
        let common = guess(rest)
        return grouped.filter { name, files in
            guard !name.isEmpty, let tag = LanguageTag.named(by: name) else { return false }
            if isPaired(name, files, grouped) { return true }
            // A chapter may have the name of a language, as `it` or `is`.
            guard !tag.contains("-"), let common, primary(common) != primary(tag) else { return true }
            return guess(files).map { primary($0) != primary(common) } ?? true
        }
    }

    /// Returns true if at least half of the files of a folder have the same paths as files outside of it, or in another folder
    /// that is called like a language; the pages of folders themselves, which all folders have, don't count.
    private func isPaired(_ name: String, _ files: [String], _ all: [String: [String]]) -> Bool {
        func paths(_ folder: String, _ files: [String]) -> [String] {
            files.map { below(CoursePath.join(content, folder), $0).lowercased() }.filter {
                let stem = SourceName.stem(CoursePath.name(of: $0))
                return stem != "readme" && !stem.hasSuffix("index")
            }
        }
        let own = Set(paths(name, files))
        guard !own.isEmpty else { return false }
        var found: Set<String> = []
        for (other, files) in all where other != name {
            let folder = LanguageTag.named(by: other) == nil ? "" : other
            found.formUnion(paths(folder, files).filter(own.contains))
            if found.count * 2 >= own.count { return true }
        }
        return false
    }

    /// Returns the language of the files outside of languages' folders; nil if a folder has that language too, so that they are
    /// no original.
    private func language(of outside: [String], besides folders: [String]) -> String? {
        let known = Set(folders.compactMap(LanguageTag.named).map(primary))
        if let main, !known.contains(primary(main)) { return main }
        let guess = guess(outside) ?? "en"
        return known.contains(primary(guess)) ? nil : guess
    }

    /// Returns the folder, such as `docs`, that holds the pages of each language in the language's own; nil if there is none.
    private func innerFolder(_ folders: [String: [String]], of main: String) -> String? {
        let files = folders[main] ?? []
        let inner = Dictionary(grouping: files) { file in
            let below = below(CoursePath.join(content, main), file)
            return below.contains("/") ? String(below.prefix { $0 != "/" }) : ""
        }
        guard let (name, own) = inner.max(by: { ($0.value.count, $1.key) < ($1.value.count, $0.key) }), !name.isEmpty,
            ["docs", "doc", "content", "pages", "src"].contains(name.lowercased()), own.count * 10 >= files.count * 9
        else { return nil }
        let others = folders.filter { $0.value.contains { $0.contains("/\(name)/") } }
        return others.count * 2 > folders.count ? name : nil
    }

    // MARK: Suffixes and folders of translations

    private func withoutFolders() -> (languages: [String], arrangement: FoundLanguages.Arrangement) {
        let translations = TranslationFolders(content: content, files: files)
        let own = inside.filter { !translations.contains($0) }
        let suffixes = suffixes(of: own)
        let suffixed = Set(suffixes.values.flatMap(\.self))
        let unsuffixed = own.filter { !suffixed.contains($0) }
        // Files that have translations are originals; others may be anything.
        let translated = Set(suffixed.flatMap { NameSuffix.all(of: $0).map { $0.original.lowercased() } })
        let originals = unsuffixed.filter { translated.contains($0.lowercased()) }
        let found = suffixes.mapValues(\.count)
        // No file is beside the others if every file names its language.
        let isNamed = originals.isEmpty && suffixed.count > unsuffixed.count
        let main =
            self.main ?? (isNamed ? ordered(found, suffixes).first : nil) ?? guess(originals) ?? guess(unsuffixed)
            ?? "en"
        let counts = found.filter { $0.key != main }
        let beside = ordered(counts, suffixes)
        let elsewhere = translations.places(pairedWith: own, main: main)
        guard !elsewhere.isEmpty else {
            return ([main] + beside, beside.isEmpty ? .single : .suffixes)
        }
        var languages = [main] + beside
        for place in elsewhere where !languages.contains(place.language) { languages.append(place.language) }
        var shared = ([main] + beside).map { LanguageLayout.Place(language: $0, path: content) }
        // The n-th place of a language holds the translations of the n-th place of the main one.
        if beside.isEmpty, let original = elsewhere.lazy.compactMap({ translations.original(of: $0, in: main) }).first {
            shared.insert(LanguageLayout.Place(language: main, path: original), at: 0)
        }
        let places = shared + elsewhere.filter { $0.language != main }
        return (
            languages,
            .places(
                places.sorted { first, second in
                    (languages.firstIndex(of: first.language) ?? 0) < (languages.firstIndex(of: second.language) ?? 0)
                }
            )
        )
    }

    /// Returns the files with each language's suffix, `page.es.md` or `page-es.md` beside `page.md`, whose texts are not in the
    /// original's language.
    private func suffixes(of files: [String]) -> [String: [String]] {
        let all = Set(files.map { $0.lowercased() })
        var found: [String: [String]] = [:]
        /// The files that stand beside one another, each in a language, by the path that all would have without it.
        var alone: [String: [(tag: String, file: String)]] = [:]
        for file in files {
            for suffix in NameSuffix.all(of: file) {
                guard let tag = LanguageTag.named(by: suffix.tag) else { continue }
                let original = suffix.original.lowercased()
                if all.contains(original) {
                    found[tag, default: []].append(file)
                    break
                } else if suffix.isCertain {
                    alone[original, default: []].append((tag, file))
                    break
                }
            }
        }
        for group in alone.values where Set(group.map(\.tag)).count > 1 {
            for (tag, file) in group { found[tag, default: []].append(file) }
        }
        return found.filter { tag, files in
            let isCertain =
                tag.contains("-") || files.contains { CoursePath.name(of: $0).lowercased().hasPrefix("readme") }
            // No words are known of many languages; their texts seem to be in the language of the code in them.
            guard !isCertain, TextLanguage.isKnown(primary(tag)), let guess = guess(files) else {
                // A hyphen also joins the words of a name, as in `git-mr.md` beside `git.md`.
                let areCertain = files.allSatisfy { NameSuffix.all(of: $0).contains(where: \.isCertain) }
                return isCertain || files.count > 1 && (areCertain || files.count * 10 >= self.files.count)
            }
            return primary(guess) == primary(tag)
        }
    }

    // MARK: Order

    /// Returns languages with the main one first: the one with most files, or English among those with nearly as many. Among equal
    /// ones, that of the course's own `README.md` comes first, then the one with most text.
    private func ordered(_ counts: [String: Int], _ members: [String: [String]]) -> [String] {
        let most = counts.values.max() ?? 0
        let firsts = counts.filter { $0.value == most }.map(\.key)
        let readme = files.first { $0.lowercased() == "readme.md" }.flatMap { guess([$0]) }
        let sizes =
            firsts.count > 1
            ? Dictionary(firsts.map { ($0, (members[$0] ?? []).prefix(Self.mostRead).reduce(0) { $0 + size($1) }) }) {
                first,
                _ in first
            } : [:]
        func rank(_ name: String, _ count: Int) -> (Int, Int, Int, Int) {
            let own = primary(tag(name))
            let isMain = own == "en" && count * 10 >= most * 9
            if let main, own == primary(main) { return (-1, -count, 0, 0) }
            return (isMain ? 0 : 1, -count, readme.map { primary($0) == own } == true ? 0 : 1, -(sizes[name] ?? 0))
        }
        return counts.sorted { first, second in
            let (left, right) = (rank(first.key, first.value), rank(second.key, second.value))
            return left == right ? first.key < second.key : left < right
        }.map(\.key)
    }

    // MARK: Texts

    private func size(_ file: String) -> Int { text(file)?.bytes.count ?? 0 }

    private func guess(_ files: [String]) -> String? {
        // Files all over the course, not only those that the alphabet puts first.
        let step = max(1, files.count / Self.mostRead)
        return TextLanguage.guess(stride(from: 0, to: files.count, by: step).compactMap { text(files[$0]) })
    }

    private func tag(_ name: String) -> String { LanguageTag.named(by: name) ?? name }

    private func primary(_ tag: String) -> String { tag.prefix { $0 != "-" }.lowercased() }

    private func below(_ folder: String, _ file: String) -> String {
        folder.isEmpty ? file : String(file.dropFirst(folder.count + 1))
    }
}
