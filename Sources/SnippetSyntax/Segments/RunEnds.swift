import Diagnostics
import SwiftSyntax

/// The ends of runs: declarations or statements with no blank line between them.
struct RunEnds {
    private var ends: [SyntaxIdentifier: Int] = [:]

    /// Returns the end of the run that an item belongs to.
    mutating func end(from item: Syntax, in sample: ParsedSnippet) -> Int {
        if let known = ends[item.id] { return known }
        guard let list = item.parent else { return sample.lineEnd(of: item) }
        // All items of the list at once: each of them may be asked for.
        var following: (end: Int, isParted: Bool)?
        for next in list.children(viewMode: .sourceAccurate).reversed() {
            var end = sample.lineEnd(of: next)
            if let following, !following.isParted { end = following.end }
            ends[next.id] = end
            following = (end, Self.isParted(next))
        }
        return ends[item.id] ?? sample.lineEnd(of: item)
    }

    /// Returns true if a blank line stands before the item, or before the comment above it.
    private static func isParted(_ item: Syntax) -> Bool {
        guard let first = item.firstToken(viewMode: .sourceAccurate) else { return true }
        var newlines = 0
        for piece in first.leadingTrivia {
            switch piece {
            case .newlines(let count), .carriageReturns(let count), .carriageReturnLineFeeds(let count):
                newlines = max(newlines, count)
            case .spaces, .tabs: break
            default: newlines = 0
            }
            if newlines > 1 { return true }
        }
        return false
    }
}

extension ParsedSnippet {
    /// Returns the end of the line that a node ends on, so that a comment beside the node belongs to it.
    func lineEnd(of node: Syntax) -> Int {
        let end = range(of: node).upperBound
        let lines = snippet.source.lines
        let next = snippet.source.lineIndex(at: end) + 1
        guard next < lines.count else { return bytes.count }
        return max(end, min(lines[next].sliceOffset - 1, bytes.count))
    }
}
