/// The places of each language's pages: folders and files, and the suffixes by which the files of one folder name their language.
///
/// The n-th place of a language stands for the n-th of the main language, so a page has the same path in each of them.
package struct LanguageLayout: Sendable, Hashable {
    /// A folder or a file with pages of a language.
    package struct Place: Sendable, Hashable {
        package let language: String
        /// The path, relative to the course; empty for the course's own folder.
        package let path: String
        /// The place of the main language that this one stands for; nil: the one with the same number.
        package let original: String?

        package init(language: String, path: String, original: String? = nil) {
            (self.language, self.path, self.original) = (language, path, original)
        }

        fileprivate var isFile: Bool { SourceName.isText(path) }
    }

    /// A page by its language, and by the path that it shares with its translations.
    package struct Page: Sendable, Hashable {
        package let language: String
        package let path: String
    }

    private struct Entry: Sendable, Hashable {
        let language: String
        /// The path of pages below the place, before their own.
        let base: String
        /// The path of the page, where the place is a file.
        let file: String?
    }

    /// The languages, the main one first.
    package let languages: [String]
    package let places: [Place]
    private var entries: [String: [Entry]] = [:]

    /// - Parameter languages: the main one first.
    package init(languages: [String], places: [Place]) {
        (self.languages, self.places) = (languages, places)
        let originals = places.filter { $0.language == languages.first }
        var counts: [String: Int] = [:]
        for place in places {
            let number = counts[place.language, default: 0]
            counts[place.language] = number + 1
            let original =
                if let path = place.original {
                    originals.first { $0.path == path }
                } else { number < originals.count ? originals[number] : nil }
            let base = originals.count > 1 ? (original ?? place).path : ""
            let entry = Entry(
                language: place.language,
                base: (original ?? place).isFile ? CoursePath.folder(of: base) : base,
                file: original.flatMap { $0.isFile && place.isFile ? CoursePath.name(of: $0.path) : nil }
            )
            entries[place.path, default: []].append(entry)
        }
    }

    /// Returns the places of a language, as folders relative to the course.
    package func folders(of language: String) -> [String] {
        places.filter { $0.language == language }.map { $0.isFile ? CoursePath.folder(of: $0.path) : $0.path }
    }

    /// Returns the folder that a page of the main language has its own path in; empty where paths begin at the course's folder.
    package var mainFolder: String {
        let folders = folders(of: languages.first ?? "")
        return folders.count == 1 ? folders[0] : ""
    }

    /// Returns the page that each file is; files outside of all places, and those of a folder of several languages that name
    /// none of them, are no page.
    ///
    /// A suffix behind a dot names a language wherever the folder is that language's; one behind a hyphen or an underscore,
    /// which belong to names too, only beside the original.
    ///
    /// - Parameter files: paths relative to the course.
    package func pages(of files: some Collection<String>) -> [String: Page] {
        var found: [(file: String, place: String, entries: [Entry])] = []
        var originals: [String: String] = [:]
        for file in files {
            guard let (place, entries) = entries(around: file) else { continue }
            found.append((file, place, entries))
            for entry in entries where entry.language == languages.first {
                let path = Self.path(of: file, in: place, entry)
                originals[path.lowercased()] = path
            }
        }
        return found.reduce(into: [:]) { pages, file in
            pages[file.file] = page(of: file.file, in: file.place, file.entries, originals)
        }
    }

    /// Returns the innermost place that a file lies in.
    private func entries(around file: String) -> (place: String, entries: [Entry])? {
        var place = file
        while true {
            if let found = entries[place] { return (place, found) }
            guard !place.isEmpty else { return nil }
            place = CoursePath.folder(of: place)
        }
    }

    private static func path(of file: String, in place: String, _ entry: Entry) -> String {
        let below =
            file == place
            ? CoursePath.name(of: file)
            : String(Substring(file.utf8.dropFirst(place.isEmpty ? 0 : place.utf8.count + 1)))
        return CoursePath.join(entry.base, below)
    }

    private func page(
        of file: String,
        in place: String,
        _ entries: [Entry],
        _ originals: [String: String]
    ) -> Page? {
        let main = entries.first { $0.language == languages.first }
        if file == place, main == nil, entries.count == 1, let original = entries[0].file {
            return Page(language: entries[0].language, path: CoursePath.join(entries[0].base, original))
        }
        for suffix in NameSuffix.all(of: file) {
            guard let entry = entries.first(where: { LanguageTag.isNamed($0.language, by: suffix.tag) }) else {
                continue
            }
            let path = Self.path(of: suffix.original, in: file == place ? suffix.original : place, entry)
            let original = originals[path.lowercased()]
            if original != nil || suffix.isCertain && (entries.count > 1 || entry.language != languages.first) {
                return Page(language: entry.language, path: original ?? path)
            }
        }
        guard let entry = main ?? (entries.count == 1 ? entries[0] : nil) else { return nil }
        return Page(language: entry.language, path: Self.path(of: file, in: place, entry))
    }
}
