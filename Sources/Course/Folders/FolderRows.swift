import CourseConfiguration

/// The rows of folders: those of languages side by side, in that of their originals, or anywhere else with the same paths below.
struct FolderRows {
    private(set) var rows: [PlaceRow] = []
    /// The files of the folders that were taken.
    private(set) var taken: Set<String> = []
    private let languages: FileLanguages
    private let index: TailIndex

    init(_ files: [String], _ languages: FileLanguages) {
        self.languages = languages
        let families = LanguageFolder.families(of: files)
        let translations = Set(
            families.flatMap { family in
                // Folders in the usual main language may hold originals.
                family.members.filter { family.family.isOfTranslations || !$0.language.hasPrefix("en") }.map(\.path)
            }
        )
        index = TailIndex(files.filter { file in !Self.folders(around: file).contains(where: translations.contains) })
        let all = Set(files)
        for (family, members) in families {
            let open = members.filter { folder in
                folder.files.contains { !taken.contains(CoursePath.join(folder.path, $0)) }
            }
            guard !open.isEmpty else { continue }
            add(family, open, all)
        }
    }

    private static func folders(around file: String) -> [String] {
        var folders: [String] = []
        var folder = CoursePath.folder(of: file)
        while !folder.isEmpty {
            folders.append(folder)
            folder = CoursePath.folder(of: folder)
        }
        return folders
    }

    // MARK: A family

    private mutating func add(_ family: LanguageFolder.Family, _ members: [LanguageFolder], _ all: Set<String>) {
        let unnamed = family.unnamed
        let around = unnamed.isEmpty ? "" : unnamed + "/"
        let own = Set(members.map { $0.path + "/" })
        let inside = all.filter { file in
            file.hasPrefix(around) && !taken.contains(file) && !own.contains(where: file.hasPrefix)
        }
        let originals = Set(inside.map { $0.dropFirst(around.count).lowercased() })
        let beside = members.reduce(0) { $0 + $1.files.count { originals.contains($0.lowercased()) } }
        let main = Self.mainMember(of: members)
        let named = main?.pairs
        if beside > 0, beside * 2 >= named ?? 0 {
            let language = languages.guess(inside.sorted()) ?? "en"
            let isTaken = members.contains { $0.language == language }
            if family.isOfTranslations, takeElsewhere(family, members, all, besides: beside) { return }
            if !isTaken {
                take(members, original: unnamed, language: nil, originals, spokenIn: language)
                return
            }
        }
        let shared = family.isOfTranslations ? main.map { sharedOriginals($0.folder, members, all, own) } ?? 0 : 0
        if (named ?? 0) == 0 || family.isOfTranslations, takeElsewhere(family, members, all, besides: shared) { return }
        guard let (main, pairs) = main, pairs > 0 else { return }
        let others = members.filter { $0.path != main.path }
        take(
            others,
            original: main.path,
            language: main.language,
            Set(main.files.map { $0.lowercased() }),
            spokenIn: main.language
        )
        taken.formUnion(main.files.map { CoursePath.join(main.path, $0) })
    }

    /// Returns the number of files that a folder and others of its family have, if it is in the repository's own language: it holds the
    /// originals then, unless more of them lie elsewhere. Else 0.
    private func sharedOriginals(
        _ folder: LanguageFolder,
        _ members: [LanguageFolder],
        _ all: Set<String>,
        _ own: Set<String>
    ) -> Int {
        let outside = all.filter { file in !own.contains(where: file.hasPrefix) }
        guard FileLanguages.primary(folder.language) == languages.guess(outside.sorted()) ?? "en" else { return 0 }
        let others = members.reduce(into: Set<String>()) { names, member in
            if member.path != folder.path { names.formUnion(member.files.map { $0.lowercased() }) }
        }
        return folder.files.count { others.contains($0.lowercased()) }
    }

    /// Returns the folder of the originals among those of languages, with the number of files in others that it has, too: English
    /// if it has nearly as many of them, and of files, as any, else the one that has most.
    private static func mainMember(of members: [LanguageFolder]) -> (folder: LanguageFolder, pairs: Int)? {
        guard members.count > 1 else { return nil }
        let paths = members.map { Set($0.files.map { $0.lowercased() }) }
        var counts: [String: Int] = [:]
        for own in paths { for path in own { counts[path, default: 0] += 1 } }
        let pairs: [Int] = paths.map { own in own.reduce(0) { $0 + (counts[$1] ?? 1) - 1 } }
        let most = pairs.max() ?? 0
        let largest = members.indices.filter { pairs[$0] == most }.max { paths[$0].count < paths[$1].count }
        // A translation of the repository's README may lie in its language's folder.
        let pages = paths.map { own in own.count { !CoursePath.name(of: $0).hasPrefix("readme") } }
        let mostPages = pages.max() ?? 0
        let english = members.indices.first {
            FileLanguages.primary(members[$0].language) == "en" && pairs[$0] * 10 >= most * 9
                && pages[$0] * 10 >= mostPages * 9
        }
        return (english ?? largest).map { (members[$0], pairs[$0]) }
    }

    /// Takes the folders that hold translations of files with the same paths.
    private mutating func take(
        _ members: [LanguageFolder],
        original: String,
        language: String?,
        _ originals: Set<String>,
        spokenIn main: String
    ) {
        var found: [(folder: LanguageFolder, files: [String])] = []
        for member in members {
            let files = member.files.filter { originals.contains($0.lowercased()) }
            if isTranslation(member, files, of: main, isNamed: language != nil) { found.append((member, files)) }
        }
        guard !found.isEmpty else { return }
        for (folder, _) in found { taken.formUnion(folder.files.map { CoursePath.join(folder.path, $0) }) }
        guard original.isEmpty else {
            let translations = found.map { (language: $0.folder.language, path: $0.folder.path) }
            rows.append(
                PlaceRow(
                    original: original,
                    language: language,
                    translations: translations,
                    pairs: found.reduce(0) { $0 + $1.files.count }
                )
            )
            return
        }
        addParts(found.map { ($0.folder.language, $0.folder.path, $0.files) })
    }

    /// Adds a row for each file and each folder at the repository's top that is translated: not all of it is documentation.
    private mutating func addParts(_ found: [(language: String, place: String, files: [String])]) {
        let parts = Set(found.flatMap { $0.files.map(Self.top) })
        for part in parts.sorted() {
            let own = found.filter { $0.files.contains { Self.top(of: $0) == part } }
            rows.append(
                PlaceRow(
                    original: part,
                    language: nil,
                    translations: own.map { ($0.language, CoursePath.join($0.place, part)) },
                    pairs: own.reduce(0) { $0 + $1.files.count { Self.top(of: $0) == part } }
                )
            )
        }
    }

    private static func top(of file: String) -> String { String(file.prefix { $0 != "/" }) }

    /// Takes the folders that hold translations of files in other folders.
    ///
    /// - Parameters:
    ///   - all: the files of the repository.
    ///   - beside: the number of files that have an original around the folders.
    /// - Returns: false if no more files than these have one.
    private mutating func takeElsewhere(
        _ family: LanguageFolder.Family,
        _ members: [LanguageFolder],
        _ all: Set<String>,
        besides beside: Int
    ) -> Bool {
        let isOfTranslations = family.isOfTranslations
        let files = members.reduce(into: Set<String>()) { $0.formUnion($1.files) }
        var isFound = false
        var translated: Set<String> = []
        let candidates = index.rows(of: files)
        guard candidates.reduce(0, { $0 + $1.files.count }) > beside else { return false }
        var rowsOfFamily: [TailIndex.Row] = []
        for (row, files) in candidates {
            // Pages that have moved since below the same originals are no pairs.
            if rowsOfFamily.contains(where: { row.isBelow($0) }) { continue }
            // In folders that mirror the repository, the path alone tells whose translation a README is.
            let isMirror = row.original.isEmpty && row.own.isEmpty
            let names = isMirror ? all : Set(files)
            let own = members.map { member in (member, member.files.filter(names.contains)) }.filter { !$0.1.isEmpty }
            let originals = files.map { file in
                CoursePath.join(row.original, String(file.dropFirst(row.own.isEmpty ? 0 : row.own.count + 1)))
            }
            let main = languages.guess(originals) ?? "en"
            let found = own.filter { member, files in
                guard member.language != main else { return false }
                let areSpoken = languages.areSpoken(files, in: member)
                if areSpoken == true { return true }
                return row.isTelling(files) && (areSpoken == nil || isOfTranslations)
                    && (files.count > 1 || isOfTranslations && areSpoken == nil)
            }
            guard !found.isEmpty else { continue }
            isFound = true
            rowsOfFamily.append(row)
            translated.formUnion(found.map(\.0.path))
            if isMirror {
                addParts(found.map { ($0.0.language, $0.0.path, $0.1) })
                continue
            }
            rows.append(
                PlaceRow(
                    original: row.original,
                    language: nil,
                    translations: found.map { ($0.0.language, CoursePath.join($0.0.path, row.own)) },
                    pairs: found.reduce(0) { $0 + $1.1.count }
                )
            )
        }
        for member in members where translated.contains(member.path) {
            taken.formUnion(member.files.map { CoursePath.join(member.path, $0) })
        }
        return isFound
    }

    // MARK: Evidence

    /// Returns true if a folder holds translations: half of its files have originals, and not only the page that every folder has,
    /// or its texts are in its language.
    ///
    /// - Parameter isNamed: true if the folder of the originals is called by their language, too; then one such file is enough.
    private func isTranslation(
        _ folder: LanguageFolder,
        _ files: [String],
        of main: String,
        isNamed: Bool
    ) -> Bool {
        guard !files.isEmpty, folder.language != main else { return false }
        let isMuch = isNamed || files.count * 2 >= folder.files.count
        return isMuch && files.contains { !PageNames.isGeneral($0) } || folder.language.contains("-")
            || languages.areSpoken(folder.files, in: folder) == true
    }
}

extension TailIndex.Row {
    /// Returns true if the files say by their names that they are the originals' translations.
    fileprivate func isTelling(_ files: [String]) -> Bool {
        own.isEmpty && original.isEmpty
            || files.contains { !PageNames.isGeneral(String($0.dropFirst(own.isEmpty ? 0 : own.count + 1))) }
    }

    /// Returns true if both folders lie in those of another row.
    fileprivate func isBelow(_ other: TailIndex.Row) -> Bool {
        func isWithin(_ path: String, _ folder: String) -> Bool {
            folder.isEmpty || path == folder || path.hasPrefix(folder + "/")
        }
        return isWithin(own, other.own) && isWithin(original, other.original)
    }
}
