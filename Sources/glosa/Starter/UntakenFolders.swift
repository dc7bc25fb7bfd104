import Course
import CourseChecks
import CourseConfiguration
import Diagnostics

/// The folders with Markdown that a new course leaves beside its content, so that nobody takes them for part of it.
enum UntakenFolders {
    private static let most = 10

    /// Returns the line that names them with their number of files; nil if there are none.
    ///
    /// - Parameter folder: the course's folder, with its configuration.
    static func line(in folder: String) -> LocalizedText? {
        guard let course = try? CourseLoader(root: folder).configuration().value else { return nil }
        let places: [String] =
            course.isRepository
            ? (course.layout?.places.map(\.path) ?? course.contentParts.map(\.path)) : [course.content]
        guard !places.isEmpty, !places.contains("") else { return nil }
        let files = FoundContent(in: folder).markdown.filter { file in
            !places.contains { file == $0 || file.hasPrefix($0 + "/") }
        }
        return line(files)
    }

    private static func line(_ files: [String]) -> LocalizedText? {
        let tops = files.filter { $0.contains("/") }.map { String($0.prefix { $0 != "/" }) }
        let counts = Dictionary(grouping: tops) { $0 }.mapValues(\.count)
        guard !counts.isEmpty else { return nil }
        // The largest come first.
        let folders = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(most)
        let rest = counts.count > most ? ", …" : ""
        let list = LocalizedText(
            en: folders.map { "\($0.key) (\(LocalizedText.files($0.value).en))" }.joined(separator: ", ") + rest,
            es: folders.map { "\($0.key) (\(LocalizedText.files($0.value).es))" }.joined(separator: ", ") + rest
        )
        return LocalizedText(
            en:
                "Markdown beside the content, which is not part of the course: \(list.en); `content` in glosa.yml says what is",
            es:
                "Markdown junto al contenido, que no es parte del curso: \(list.es); `content`, en glosa.yml, dice qué lo es"
        )
    }
}
