import Course
import CourseConfiguration
import Markdown
import MarkdownHTML
import Mermaid
import Support

/// The small maps on the pages of trees: each tree is drawn once, and each page marks its own node in the drawing.
struct TreeDrawings: Sendable {
    private let drawings: [[UInt8]?]

    /// The largest map, in bytes: a larger one on every page of its tree would cost more than it helps.
    private static let largest = 160_000

    init(_ course: Course, address: (Int, Int) -> String) {
        drawings = course.decisionTrees.enumerated().map { index, tree in
            let lesson = course.lessons[tree.lesson]
            guard let block = lesson.document.codeBlock(tree.block) else { return nil }
            // All pages of a tree lie in one folder, so the relative addresses between them are the same on each.
            let ways = tree.nodes.indices.map { Self.way(address(index, $0)) }
            var options = DiagramOptions(in: tree.language, of: course, idPrefix: OwnID.of("tree-map"))
            options.nodeAddress = { id in tree.place(of: id).map { ways[$0] } }
            let drawing = lesson.diagram(in: block)?.drawn(options: options).svg.map { Array($0.utf8) }
            return drawing.flatMap { $0.count > Self.largest ? nil : $0 }
        }
    }

    private static func way(_ address: String) -> String { PageAddress.encoded(CoursePath.name(of: address)) }

    /// - Parameter address: the path of the node's page.
    func svg(of tree: Int, markedAt address: String) -> String? {
        guard var svg = drawings[tree] else { return nil }
        let link = Array("<a href=\"\(HTMLEscaping.escaped(Self.way(address)))\"".utf8)
        if let range = svg.firstRange(ofBytes: link) {
            svg.insert(contentsOf: " aria-current=\"page\"".utf8, at: range.upperBound)
        }
        return String(decoding: svg, as: UTF8.self)
    }
}
