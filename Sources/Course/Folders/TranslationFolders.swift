import CourseConfiguration

/// The folders of a repository that hold translations only: `translations/`, `i18n/es/`, `localization/es/`, and those beside the
/// content folder with a language's name behind its own, `docs_CN`.
package struct TranslationFolders {
    /// The names of folders for translations, in lower case.
    private static let names: Set = [
        "translations", "translation", "i18n", "l10n", "localization", "localizations", "localisation", "locale",
        "locales",
        "lang", "langs", "languages",
    ]
    /// The depth up to which such folders are looked for.
    private static let deepest = 3

    /// The files of each folder of a language, by its path.
    private var folders: [String: (language: String, files: [String])] = [:]
    /// The files of folders that hold those of several languages, by the folder.
    private var shared: [String: [String]] = [:]
    private let content: String
    /// The folders that have a page of their own, such as a README, by its name in lower case.
    private let pagesOfFolders: [String: Set<String>]
    private var members: Set<String> = []

    /// - Parameter files: Markdown files, relative to the course.
    package init(content: String, files: [String]) {
        self.content = content
        pagesOfFolders = Dictionary(grouping: files.filter { PageNames.isGeneral(CoursePath.name(of: $0)) }) {
            CoursePath.name(of: $0).lowercased()
        }.mapValues { Set($0.map(CoursePath.folder)) }
        let ofReadmes = Self.foldersOfReadmes(files)
        for file in files {
            let parts = file.split(separator: "/").dropLast().map(String.init)
            let place =
                parts.first.map(ofReadmes.contains) == true
                ? 0 : parts.prefix(Self.deepest).firstIndex { Self.names.contains($0.lowercased()) }
            if let place {
                let folder = parts[...place].joined(separator: "/")
                if place + 1 < parts.count, let language = LanguageTag.named(by: parts[place + 1]) {
                    add(file, to: CoursePath.join(folder, parts[place + 1]), language)
                } else if place + 1 == parts.count {
                    shared[folder, default: []].append(file)
                }
            } else if let first = parts.first, !content.isEmpty, let language = Self.sibling(first, of: content) {
                add(file, to: first, language)
            }
        }
        // Texts about languages may lie in a folder of that name, too.
        shared = shared.filter {
            $0.value.contains { file in NameSuffix.all(of: file).contains { LanguageTag.named(by: $0.tag) != nil } }
        }
        members.formUnion(shared.values.flatMap(\.self))
    }

    package func contains(_ file: String) -> Bool { members.contains(file) }

    /// Returns true if a file at the top has translations: beside it, with their language in the name, or in these folders.
    package func translates(_ name: String, of files: [String]) -> Bool {
        guard let original = files.first(where: { $0.lowercased() == name }) else { return false }
        return files.contains { file in
            NameSuffix.all(of: file).contains {
                $0.original.lowercased() == name && LanguageTag.named(by: $0.tag) != nil
            }
        } || !places(pairedWith: [original], main: "").isEmpty
    }

    /// Returns the folders at the top that hold nothing but translations of a `README.md`.
    private static func foldersOfReadmes(_ files: [String]) -> Set<String> {
        var folders: [String: Bool] = [:]
        for file in files {
            let parts = file.split(separator: "/").map(String.init)
            guard parts.count > 1, let name = parts.last else { continue }
            let isNamed = NameSuffix.all(of: name).contains {
                $0.original.lowercased() == "readme.md" && LanguageTag.named(by: $0.tag) != nil
            }
            let isInFolder =
                parts.count == 3 && name.lowercased() == "readme.md" && LanguageTag.named(by: parts[1]) != nil
            folders[parts[0]] = folders[parts[0]] != false && (isNamed || isInFolder)
        }
        return Set(folders.filter(\.value).keys)
    }

    private mutating func add(_ file: String, to folder: String, _ language: String) {
        folders[folder, default: (language, [])].files.append(file)
        members.insert(file)
    }

    /// Returns the language that the name of a folder adds to the content folder's: `docs-es`, `docs_CN`; nil if it adds none.
    package static func sibling(_ name: String, of content: String) -> String? {
        guard name.lowercased().hasPrefix(content.lowercased()), name.count > content.count else { return nil }
        let rest = name.dropFirst(content.count)
        guard let sign = rest.first, "-_.".contains(sign) else { return nil }
        return LanguageTag.named(by: rest.dropFirst())
    }

    /// Returns true for a page that every folder has, if it is rather that of a folder around the translations: the README of a
    /// repository, and not that of its documentation.
    private func isOfAnother(_ page: String, in folder: String) -> Bool {
        guard PageNames.isGeneral(page), let own = pagesOfFolders[page] else { return false }
        var around = folder
        while !around.isEmpty {
            around = CoursePath.folder(of: around)
            if around == content { return false }
            if own.contains(around) { return true }
        }
        return false
    }

    /// Returns the places whose files have the same paths as those of the main language; a place may lie some folders below the
    /// language's own, as Docusaurus has it.
    ///
    /// - Parameter originals: the files of the main language, relative to the course.
    func places(pairedWith originals: [String], main: String) -> [LanguageLayout.Place] {
        let own = content.isEmpty ? 0 : content.utf8.count + 1
        let known = Set(originals.map { String(Substring($0.utf8.dropFirst(own))).lowercased() })
        var places: [LanguageLayout.Place] = []
        for (folder, entry) in folders.sorted(by: { $0.key < $1.key }) where entry.language != main {
            var counts: [String: Int] = [:]
            for file in entry.files {
                var rest = file.dropFirst(folder.count + 1)
                var prefix = ""
                while true {
                    if known.contains(rest.lowercased()), !isOfAnother(rest.lowercased(), in: folder) {
                        counts[prefix, default: 0] += 1
                        break
                    }
                    guard let slash = rest.firstIndex(of: "/") else { break }
                    prefix = CoursePath.join(prefix, String(rest[..<slash]))
                    rest = rest[rest.index(after: slash)...]
                }
            }
            guard let best = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }) else { continue }
            places.append(.init(language: entry.language, path: CoursePath.join(folder, best.key)))
        }
        for (folder, files) in shared.sorted(by: { $0.key < $1.key }) {
            var languages: Set<String> = []
            for file in files {
                for suffix in NameSuffix.all(of: CoursePath.name(of: file))
                where known.contains(suffix.original.lowercased())
                    && !isOfAnother(suffix.original.lowercased(), in: folder)
                {
                    if let tag = LanguageTag.named(by: suffix.tag), tag != main { languages.insert(tag) }
                }
            }
            places += languages.sorted().map { .init(language: $0, path: folder) }
        }
        return places
    }

    /// Returns the folder of the main language beside that of a translation, which has files of the same names: `docs/en` for
    /// `docs/de`; nil if there is none.
    func original(of place: LanguageLayout.Place, in main: String) -> String? {
        func names(_ folder: String) -> Set<String> {
            Set((folders[folder]?.files ?? []).map { $0.dropFirst(folder.count).lowercased() })
        }
        return folders.keys.sorted().first { folder in
            folders[folder]?.language == main && CoursePath.folder(of: folder) == CoursePath.folder(of: place.path)
                && !names(folder).isDisjoint(with: names(place.path))
        }
    }
}
