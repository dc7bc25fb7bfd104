import Course
import Diagnostics
import Markdown

/// The parts of a file that an editor can fold: sections, code, lists, containers, comments and the front matter.
enum Folding {
    static func json(_ file: FileView) -> JSONValue {
        var ranges: Set<Range<Int>> = []
        var comments: Set<Range<Int>> = []
        func lines(_ bytes: Range<Int>, into set: inout Set<Range<Int>>) {
            guard !bytes.isEmpty else { return }
            let first = file.lines.line(at: bytes.lowerBound)
            var last = file.lines.line(at: bytes.upperBound - 1)
            while last > first, file.lines.range(ofLine: last).allSatisfy({ file.lines.bytes[$0] == 0x20 }) {
                last -= 1
            }
            if last > first { set.insert(first..<last) }
        }
        for lesson in file.lessons {
            let document = file.course.lessons[lesson].document
            guard document.file.path == file.path else { continue }
            if let frontMatter = document.frontMatter { lines(frontMatter.range, into: &ranges) }
            for (index, heading) in document.headings.enumerated() {
                let next = document.headings[(index + 1)...].first { $0.level <= heading.level }
                let start = heading.range.bytes.lowerBound
                lines(start..<max(start, next?.range.bytes.lowerBound ?? file.lines.bytes.count), into: &ranges)
            }
            for node in document.descendants(of: document.root) where document[node].kind.isBlock {
                switch document[node].kind {
                case .list, .item, .blockQuote, .alert, .aside, .codeBlock, .table, .container:
                    if let range = document.ownRange(of: node) { lines(range.bytes, into: &ranges) }
                default: continue
                }
            }
            for comment in document.comments { lines(comment.range.bytes, into: &comments) }
        }
        let all = ranges.map { ($0, false) } + comments.map { ($0, true) }
        return .list(
            all.sorted { ($0.0.lowerBound, $0.0.upperBound) < ($1.0.lowerBound, $1.0.upperBound) }.map {
                lines,
                isComment in
                .object(of: [
                    "startLine": .integer(lines.lowerBound), "endLine": .integer(lines.upperBound),
                    "kind": isComment ? "comment" : nil,
                ])
            }
        )
    }
}
