import CourseConfiguration
import Diagnostics

extension Configuration {
    /// Takes over the languages that were found, and the way to tell their files apart.
    mutating func take(_ found: FoundLanguages) {
        languages = found.languages
        switch found.arrangement {
        case .single: break
        case .folders: translations = .folders
        case .subfolders: translations = .subfolders
        case .suffixes: translations = .suffixes
        case .places(let places):
            languagePlaces = places
            let all = places.map(\.path)
            guard content.isEmpty || all.contains(where: { $0 != content && !$0.hasPrefix(content + "/") }) else {
                return
            }
            content = ""
            // The course's own folder includes all others.
            contentParts =
                all.contains("")
                ? []
                : Set(all).sorted().map { .init(path: $0, range: SourceRange(path: $0, bytes: 0..<0)) }
        }
    }
}
