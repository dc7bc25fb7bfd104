import Course
import CourseConfiguration
import Support

/// The tree of sections beside each page.
///
/// Only the sections on the way to a page are open, so that a course of ten thousand lessons does not put ten thousand links on
/// each page. Pages of one folder differ only in their current entry, so the template is rendered once for each folder.
struct NavigationTable: Sendable {
    private struct Key: Hashable {
        let language: String
        let folder: String
        /// The folder of the page itself: links are relative to it.
        let pageFolder: String
    }

    private let entries: NavigationEntries
    private let prepared: [Key: PageVariants]
    /// Trees that were rendered when a page asked for them.
    private let rendered = Mutex<[Key: PageVariants]>([:])
    private static let mostRendered = 64

    /// - Parameter prepares: true if each folder's tree is rendered now, on all cores; else it is rendered when a page asks for
    ///   it.
    init(course: Course, theme: Theme, map: CourseMap, prepares: Bool) async throws {
        let entries = NavigationEntries(course: course, theme: theme, map: map)
        var folders: [(key: Key, page: String)] = []
        for language in course.languages where prepares {
            for (folder, path) in map.ancestors[language] ?? [:] {
                guard let page = path.last?.outputPath else { continue }
                folders.append((Key(language: language, folder: folder, pageFolder: CoursePath.folder(of: page)), page))
            }
        }
        let trees = try await folders.concurrentMap { key, page in
            entries.render(language: key.language, folder: key.folder, page: page)
        }
        self.entries = entries
        prepared = zip(folders, trees).reduce(into: [:]) { $0[$1.0.key] = $1.1 }
    }

    /// The tree beside a page.
    ///
    /// - Parameters:
    ///   - folder: the section that the page belongs to.
    ///   - place: the page of the tree that is marked as the reader's place; nil: the page itself.
    func html(language: String, folder: String, page: String, place: String? = nil) -> [UInt8]? {
        let key = Key(language: language, folder: folder, pageFolder: CoursePath.folder(of: page))
        if let known = prepared[key] ?? rendered.with({ $0[key] }) { return known.html(on: place ?? page) }
        guard let tree = entries.render(language: language, folder: folder, page: page) else { return nil }
        rendered.with { rendered in
            if rendered.count >= Self.mostRendered { rendered = [:] }
            rendered[key] = tree
        }
        return tree.html(on: place ?? page)
    }
}
