import Course
import CourseConfiguration
import Diagnostics

extension FoundLanguages.Arrangement {
    /// Returns the lines of configuration that say where the pages of each language are.
    ///
    /// - Parameters:
    ///   - languages: the main one first.
    ///   - content: the content folder, below the course's.
    func lines(languages: [String], content: String) -> String {
        let main = languages.count > 1 ? "   # the first is the main one" : ""
        let list = "languages: \(YAMLText.list(languages))\(main)\ncontent: \(Self.path(content))"
        switch self {
        case .single, .folders: return list
        case .subfolders: return list + "\ntranslations: subfolders"
        case .suffixes: return list + "\ntranslations: suffixes"
        case .places(let places):
            let lines = languages.map { language in
                let paths = places.filter { $0.language == language }.map { Self.path($0.path) }
                return "  \(language): " + (paths.count == 1 ? paths[0] : "[\(paths.joined(separator: ", "))]")
            }
            return "content:   # the first language is the main one\n" + lines.joined(separator: "\n")
        }
    }

    private static func path(_ path: String) -> String { YAMLText.quoted(path.isEmpty ? "." : path) }

    /// The arrangement that a configuration describes.
    init(_ configuration: Configuration) {
        self =
            switch configuration.translations {
            case .subfolders: .subfolders
            case .suffixes: .suffixes
            case .folders: .folders
            case nil:
                configuration.languagePlaces.isEmpty
                    ? (configuration.languages.count > 1 ? .folders : .single) : .places(configuration.languagePlaces)
            }
    }
}
