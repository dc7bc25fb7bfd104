import Course
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

    private let course: Course
    private let theme: Theme
    private let map: CourseMap
    private var prepared: [Key: Prepared] = [:]

    init(course: Course, theme: Theme, map: CourseMap) {
        self.course = course
        self.theme = theme
        self.map = map
        for language in course.languages {
            guard theme.templates(for: language)?.invertsCurrent == false else { continue }
            for (folder, path) in map.ancestors[language] ?? [:] {
                guard let page = path.last?.outputPath else { continue }
                let key = Key(language: language, folder: folder, pageFolder: CoursePath.folder(of: page))
                let html = render(language: language, folder: folder, page: page) { path in Self.mark(path) }
                prepared[key] = Prepared(pieces: Self.cut(html))
            }
        }
    }

    /// The tree beside a page.
    ///
    /// - Parameter folder: the section that the page belongs to.
    func html(language: String, folder: String, page: String) -> [UInt8]? {
        guard course.trees[language] != nil else { return nil }
        let key = Key(language: language, folder: folder, pageFolder: CoursePath.folder(of: page))
        guard let prepared = prepared[key] else {
            return Array(render(language: language, folder: folder, page: page) { $0 == page }.utf8)
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

    // MARK: Rendering

    private static let smallCourse = 100

    /// - Parameter isCurrent: the value of an entry's `isCurrent`, by its page.
    private func render(language: String, folder: String, page: String, isCurrent: (String) -> Any) -> String {
        guard let tree = course.trees[language], let templates = theme.templates(for: language) else { return "" }
        var open = Set((map.ancestors[language]?[folder] ?? []).map(\.path))
        // A start page shows a small course whole.
        if folder.isEmpty, tree.readingOrder.count <= Self.smallCourse { open.formUnion(tree.sections.map(\.path)) }
        func entry(_ title: String, _ path: String) -> [String: Any] {
            ["title": title, "href": PageAddress.relative(from: page, to: path), "isCurrent": isCurrent(path)]
        }
        func lessons(_ section: Section) -> [[String: Any]] {
            section.lessons.map { entry(course.lessons[$0].title, course.lessons[$0].outputPath) }
        }
        func sections(_ section: Section) -> [[String: Any]] {
            section.sections.map { child in
                let isOpen = open.contains(child.path)
                var values = entry(child.title, child.outputPath)
                values["isOpen"] = isOpen
                // Absent lists would let a nested template find those of the section around it.
                values["lessons"] = isOpen ? lessons(child) : []
                values["sections"] = isOpen ? sections(child) : []
                return values
            }
        }
        return templates.render("navigation", ["lessons": lessons(tree), "sections": sections(tree)] as [String: Any])
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
