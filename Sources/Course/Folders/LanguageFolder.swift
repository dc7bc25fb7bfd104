import CourseConfiguration

/// A folder whose name tells a language: `es`, or `docs_CN` beside `docs`.
struct LanguageFolder {
    /// Folders that stand side by side and are called alike but for the language.
    struct Family: Hashable {
        /// The folder around them.
        let parent: String
        /// Their name without the language; empty if the language is all of it.
        let base: String

        /// The folder in which their originals lie, if these name no language.
        var unnamed: String { CoursePath.join(parent, base) }
    }

    let path: String
    let language: String
    let family: Family
    /// The paths of its files below it.
    var files: [String] = []

    /// Returns the folders that tell a language, by their families, the outermost first.
    ///
    /// A name with further words tells one only beside a folder of these words, or beside another such name.
    static func families(of files: [String]) -> [(family: Family, members: [LanguageFolder])] {
        var found: [String: LanguageFolder] = [:]
        var others: Set<String> = []
        for file in files {
            var folder = CoursePath.folder(of: file)
            while !folder.isEmpty {
                if found[folder] != nil {
                    found[folder]?.files.append(String(file.dropFirst(folder.count + 1)))
                } else if !others.contains(folder) {
                    if var own = LanguageFolder(folder) {
                        own.files.append(String(file.dropFirst(folder.count + 1)))
                        found[folder] = own
                    } else {
                        others.insert(folder)
                    }
                }
                folder = CoursePath.folder(of: folder)
            }
        }
        let families = Dictionary(grouping: found.values) { $0.family }
        return families.filter { family, members in
            family.base.isEmpty || members.count > 1 || others.contains(family.unnamed)
        }.map { ($0.key, $0.value.sorted { $0.path < $1.path }) }.sorted { first, second in
            let (left, right) = (first.family.depth, second.family.depth)
            return (left, first.family.parent, first.family.base) < (right, second.family.parent, second.family.base)
        }
    }

    private init?(_ path: String) {
        let (parent, name) = (CoursePath.folder(of: path), CoursePath.name(of: path))
        self.path = path
        if let language = LanguageTag.named(by: name) {
            (self.language, family) = (language, Family(parent: parent, base: ""))
            return
        }
        for suffix in NameSuffix.all(of: name + Self.ending) {
            guard let language = LanguageTag.named(by: suffix.tag) else { continue }
            self.language = language
            family = Family(parent: parent, base: String(suffix.original.dropLast(Self.ending.count)))
            return
        }
        return nil
    }

    /// The ending that makes a file's name of a folder's, so that both name languages in the same way.
    private static let ending = ".md"
}

extension LanguageFolder.Family {
    fileprivate var depth: Int { parent.isEmpty ? 0 : parent.split(separator: "/").count }

    /// The names of folders for translations, in lower case.
    private static let holders: Set = [
        "translations", "translation", "i18n", "l10n", "localization", "localizations", "localisation", "locale",
        "locales", "lang", "langs", "languages",
    ]

    /// True if the folder around them holds nothing but translations by its name.
    var isOfTranslations: Bool { base.isEmpty && Self.isOfTranslations(parent) }

    static func isOfTranslations(_ folder: String) -> Bool {
        holders.contains(CoursePath.name(of: folder).lowercased())
    }
}
