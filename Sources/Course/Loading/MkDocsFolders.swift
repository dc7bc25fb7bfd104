import CourseConfiguration
import Diagnostics
import FileSystem

/// The languages of a MkDocs site that no plugin names: each has a folder in that of the documentation, or the site's own folder is
/// that of a language, and each of the others has a `mkdocs.yml` of its own.
extension CourseLanguages {
    /// Completes the languages and the navigation.
    ///
    /// - Parameter isAlone: true if no other configuration could say which languages there are.
    func completeMkDocs(_ configuration: inout Configuration, isAlone: Bool) {
        if isAlone, configuration.languages.count == 1, configuration.translations == nil { take(&configuration) }
        func hasFolder(_ language: String) -> Bool {
            FileSystem.exists(CoursePath.join(root, CoursePath.join(configuration.content, language)))
        }
        // The plugin also takes a site whose main language lies around the folders of the others.
        if configuration.translations == .folders, !hasFolder(configuration.mainLanguage),
            configuration.languages.contains(where: hasFolder)
        {
            configuration.translations = .subfolders
        }
        guard configuration.languages.count > 1, configuration.translations ?? .folders == .folders else { return }
        let places = configuration.languagePlaces
        let folders =
            places.isEmpty
            ? configuration.languages.map { ($0, $0) } : places.map { ($0.language, CoursePath.name(of: $0.path)) }
        configuration.divideNavigation(by: folders)
    }

    /// Returns true if most pages in the folders of the other languages have an original of their name.
    private func areMirrored(_ found: FoundLanguages, _ files: [String], in content: String) -> Bool {
        guard let main = found.languages.first else { return false }
        let known = Set(files)
        let top: String
        let others: [String]
        switch found.arrangement {
        case .single: return false
        case .suffixes: return true
        case .folders: (top, others) = (main + "/", found.languages.dropFirst().map { $0 + "/" })
        case .subfolders: (top, others) = ("", found.languages.dropFirst().map { $0 + "/" })
        case .places(let places):
            let folders = places.filter { $0.path.hasPrefix(content + "/") }.map {
                (language: $0.language, path: $0.path.dropFirst(content.utf8.count + 1) + "/")
            }
            guard folders.count == places.count, let own = folders.first(where: { $0.language == main }) else {
                return false
            }
            (top, others) = (String(own.path), folders.filter { $0.language != main }.map { String($0.path) })
        }
        let translations = others.flatMap { folder in
            files.filter { $0.hasPrefix(folder) }.map { $0.dropFirst(folder.count) }
        }
        return translations.count { known.contains(top + $0) } * 2 > translations.count
    }

    /// Takes the languages of the folder around the site's own, if that is a language's, else those in it.
    private func take(_ configuration: inout Configuration) {
        let own = configuration.content
        let around = LanguageTag.named(by: CoursePath.name(of: own)) == nil ? "" : CoursePath.folder(of: own)
        for content in [around, own] where !content.isEmpty {
            let scan = ContentScan(courseRoot: root, folder: content)
            let files = scan.files.filter(SourceName.isMarkdown)
            // English is also what a site that names no language has.
            let main = configuration.mainLanguage == "en" ? nil : configuration.mainLanguage
            let found = languages(of: files, in: content, scan, main: main)
            guard found.languages.count > 1, areMirrored(found, files, in: content),
                content == own || found.arrangement != .suffixes
            else { continue }
            configuration.content = content
            configuration.isGuessed = true
            configuration.take(found)
            return
        }
    }
}
