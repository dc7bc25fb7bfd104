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
        guard configuration.languagePlaces.isEmpty else { return }
        if configuration.languages.count > 1, configuration.translations ?? .folders == .folders {
            configuration.divideNavigation()
        }
    }

    /// Returns true if most pages in the folders of the other languages have an original of their name.
    private func areMirrored(_ found: FoundLanguages, _ files: [String]) -> Bool {
        guard found.arrangement != .suffixes, let main = found.languages.first else { return true }
        let known = Set(files)
        let top = found.arrangement == .folders ? main + "/" : ""
        let others = files.filter { path in found.languages.dropFirst().contains { path.hasPrefix($0 + "/") } }
        let pairs = others.count { known.contains(top + $0.drop { $0 != "/" }.dropFirst()) }
        return pairs * 2 > others.count
    }

    /// Takes the languages of the folder around the site's own, if that is a language's, else those in it.
    private func take(_ configuration: inout Configuration) {
        let own = configuration.content
        let around = LanguageTag.named(by: CoursePath.name(of: own)) == nil ? "" : CoursePath.folder(of: own)
        for content in [around, own] where !content.isEmpty {
            let scan = ContentScan(courseRoot: root, folder: content)
            let files = scan.files.filter(SourceName.isMarkdown)
            let found = languages(of: files, in: content, scan)
            guard found.languages.count > 1, areMirrored(found, files) else { continue }
            switch found.arrangement {
            case .single, .places: continue
            case .suffixes where content != own: continue
            case .folders, .subfolders, .suffixes: break
            }
            configuration.content = content
            configuration.isGuessed = true
            configuration.take(found)
            return
        }
    }
}
