import Course
import Diagnostics
import Markdown

/// The ranges around a place, each within the next: what a person selects by growing the selection.
enum SelectionRanges {
    static func json(_ file: FileView, _ params: JSONValue) throws(RequestError) -> JSONValue {
        guard let positions = params["positions"]?.list else { throw .wrong("positions are missing") }
        var answers: [JSONValue] = []
        for position in positions {
            guard let offset = file.lines.offset(position) else { throw .wrong("a position can't be read") }
            answers.append(json(ranges(around: offset, in: file), file.lines))
        }
        return .list(answers)
    }

    /// Returns the ranges from the smallest to the whole file, each larger than the one before.
    private static func ranges(around offset: Int, in file: FileView) -> [Range<Int>] {
        var found: [Range<Int>] = [0..<file.lines.bytes.count]
        if let (_, document) = file.document(at: offset), document.file.path == file.path {
            for (index, heading) in document.headings.enumerated() {
                let next = document.headings[(index + 1)...].first { $0.level <= heading.level }
                let start = heading.range.bytes.lowerBound
                found.append(start..<max(start, next?.range.bytes.lowerBound ?? file.lines.bytes.count))
            }
            for node in document.descendants(of: document.root) {
                if let range = document.ownRange(of: node) { found.append(range.bytes) }
            }
        }
        let around = found.filter { $0.lowerBound <= offset && offset <= $0.upperBound && !$0.isEmpty }
        return around.sorted { $0.count < $1.count }.reduce(into: []) { nested, range in
            guard let last = nested.last else { return nested.append(range) }
            if range.lowerBound <= last.lowerBound, range.upperBound >= last.upperBound, range != last {
                nested.append(range)
            }
        }
    }

    private static func json(_ ranges: [Range<Int>], _ lines: TextLines) -> JSONValue {
        ranges.reversed().reduce(nil as JSONValue?) { parent, range in
            .object(of: ["range": lines.json(range), "parent": parent])
        } ?? ["range": lines.json(0..<0)]
    }
}
