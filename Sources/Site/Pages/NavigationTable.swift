import Course
import FileSystem
import Mustache

/// The tree of sections beside each page.
///
/// Only the sections on the way to a page are open, so that a course of ten thousand lessons does not put ten thousand
/// links on each page. Pages of one folder differ only in which entry is the current one; so the template is rendered once
/// for each folder, with what depends on that marked, and the marks are resolved for each page.
struct NavigationTable: Sendable {
    /// A folder's tree, cut where marks stand.
    private struct Prepared: Sendable {
        enum Piece: Sendable {
            case html([UInt8])
            /// Only on the page of that path.
            case ifCurrent(page: String, [UInt8])
        }
        let pieces: [Piece]
    }

    private struct Key: Hashable {
        let language: String
        let folder: String
        /// The folder that the page itself lies in: entries are linked relative to it.
        let pageFolder: String
    }

    private let entries: NavigationEntries
    private let prepared: [Key: Prepared]
    /// Trees that were rendered for a page on its own: who reads a page often reads it again, while its text changes.
    private let rendered = Guarded<[String: [UInt8]]>([:])
    private static let mostRendered = 64

    /// - Parameter prepares: whether each folder's tree is rendered now, on all cores; else each page's when it is asked for.
    init(course: Course, theme: Theme, map: CourseMap, prepares: Bool) async throws {
        let entries = NavigationEntries(course: course, theme: theme, map: map)
        var keys: [Key] = []
        var pages: [String] = []
        for language in course.languages where prepares && theme.templates(for: language)?.invertsCurrent == false {
            for (folder, path) in map.ancestors[language] ?? [:] {
                guard let page = path.last?.outputPath else { continue }
                keys.append(Key(language: language, folder: folder, pageFolder: CoursePath.folder(of: page)))
                pages.append(page)
            }
        }
        let (folders, places) = (keys, pages)
        let trees = try await folders.indices.concurrentMap { index in
            let key = folders[index]
            let html = entries.render(language: key.language, folder: key.folder, page: places[index]) { path in
                Self.mark(path)
            }
            return Prepared(pieces: Self.cut(html))
        }
        self.entries = entries
        prepared = Dictionary(uniqueKeysWithValues: zip(folders, trees))
    }

    /// The tree beside a page.
    ///
    /// - Parameter folder: the section that the page belongs to.
    func html(language: String, folder: String, page: String) -> [UInt8]? {
        guard entries.course.trees[language] != nil else { return nil }
        let key = Key(language: language, folder: folder, pageFolder: CoursePath.folder(of: page))
        guard let prepared = prepared[key] else {
            if let known = rendered.with({ $0[page] }) { return known }
            let html = Array(entries.render(language: language, folder: folder, page: page) { $0 == page }.utf8)
            rendered.with { rendered in
                if rendered.count >= Self.mostRendered { rendered = [:] }
                rendered[page] = html
            }
            return html
        }
        var html: [UInt8] = []
        for piece in prepared.pieces {
            switch piece {
            case .html(let bytes): html += bytes
            case .ifCurrent(let path, let bytes): if path == page { html += bytes }
            }
        }
        return html
    }

    // MARK: Marks

    // Control characters that HTML forbids: no title can hold them.
    private static let open: UInt8 = 0x02
    private static let separator: UInt8 = 0x03
    private static let close: UInt8 = 0x04

    /// A value whose section renders as its content between marks that name the page.
    private static func mark(_ path: String) -> Any {
        MustacheLambda { content in "\u{2}\(path)\u{3}\(content)\u{4}" }
    }

    private static func cut(_ html: String) -> [Prepared.Piece] {
        var pieces: [Prepared.Piece] = []
        var rest = Array(html.utf8)[...]
        while let start = rest.firstIndex(of: open), let middle = rest[start...].firstIndex(of: separator),
            let end = rest[middle...].firstIndex(of: close)
        {
            pieces.append(.html(Array(rest[..<start])))
            let path = String(decoding: rest[(start + 1)..<middle], as: UTF8.self)
            pieces.append(.ifCurrent(page: path, Array(rest[(middle + 1)..<end])))
            rest = rest[(end + 1)...]
        }
        pieces.append(.html(Array(rest)))
        return pieces
    }
}
