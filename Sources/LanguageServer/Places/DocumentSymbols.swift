import Course
import Diagnostics
import Markdown

/// The headings of a document as symbols, each with those below it, and its decision trees.
enum DocumentSymbols {
    /// The protocol's numbers of kinds.
    enum Kind: Int {
        case file = 1
        case string = 15
        case object = 19
        case key = 20
    }

    private struct Entry {
        let name: String
        let level: Int
        let range: SourceRange
        /// The whole section.
        var whole: Range<Int>
        let kind: Kind
    }

    /// - Parameter nests: true if the client shows trees of symbols.
    static func json(_ file: FileView, nests: Bool) -> JSONValue {
        let entries = file.lessons.flatMap { Self.entries(of: $0, in: file) }
        guard nests else {
            return .list(
                entries.map { entry in
                    [
                        "name": .text(entry.name), "kind": .integer(entry.kind.rawValue),
                        "location": [
                            "uri": .text(file.view.address(ofFile: file.view.absolute(file.path))),
                            "range": file.json(entry.range),
                        ],
                    ]
                }
            )
        }
        // Built from the last to the first: what is below an entry is complete when the entry comes.
        var open: [(level: Int, symbol: JSONValue)] = []
        for entry in entries.reversed() {
            let below = open.reversed().prefix { $0.level > entry.level }
            open.removeLast(below.count)
            let symbol: JSONValue = [
                "name": .text(entry.name), "kind": .integer(entry.kind.rawValue),
                "range": file.lines.json(entry.whole), "selectionRange": file.json(entry.range),
                "children": .list(below.map(\.symbol)),
            ]
            open.append((entry.level, symbol))
        }
        return .list(open.reversed().map(\.symbol))
    }

    private static func entries(of lesson: Int, in file: FileView) -> [Entry] {
        let document = file.course.lessons[lesson].document
        let end = file.lines.bytes.count
        var entries: [Entry] = []
        for (index, heading) in document.headings.enumerated() where heading.range.path == file.path {
            let next = document.headings[(index + 1)...].first { $0.level <= heading.level }
            let start = heading.range.bytes.lowerBound
            let limit = max(heading.range.bytes.upperBound, next?.range.bytes.lowerBound ?? end)
            entries.append(
                Entry(
                    name: heading.plainText.isEmpty ? "#" : heading.plainText,
                    level: heading.level,
                    range: heading.range,
                    whole: start..<limit,
                    kind: .string
                )
            )
        }
        for tree in file.course.decisionTrees where tree.lesson == lesson && tree.range.path == file.path {
            let entry = Entry(
                name: "tree:\(tree.name)",
                level: 7,
                range: file.course.lessons[lesson].file.firstLine(of: tree.range.bytes),
                whole: tree.range.bytes,
                kind: .object
            )
            entries.insert(
                entry,
                at: entries.firstIndex { $0.whole.lowerBound > entry.whole.lowerBound } ?? entries.count
            )
        }
        return entries
    }
}
