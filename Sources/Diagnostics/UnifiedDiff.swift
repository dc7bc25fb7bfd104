/// The difference between two texts in the unified format (POSIX `diff -u`), with three lines of context.
public enum UnifiedDiff {
    private static let context = 3

    /// - Returns: An empty text if the two are the same.
    public static func text(from old: [UInt8], to new: [UInt8], path: String) -> String {
        guard old != new else { return "" }
        let (before, after) = (lines(old), lines(new))
        var output = "--- a/\(path)\n+++ b/\(path)\n"
        for hunk in hunks(edits(before, after)) { output += text(of: hunk, before, after) }
        return output
    }

    /// Returns the lines with their endings, so that a change of ending is a change.
    private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
        var result: [ArraySlice<UInt8>] = []
        var start = 0
        while start < bytes.count {
            let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
            result.append(bytes[start..<end])
            start = end
        }
        return result
    }

    /// A range of old lines and the range of new lines that replaces it; one of them may be empty.
    private struct Edit {
        var old: Range<Int>
        var new: Range<Int>
    }

    private static func edits(_ before: [ArraySlice<UInt8>], _ after: [ArraySlice<UInt8>]) -> [Edit] {
        let difference = after.difference(from: before)
        let removed = Set(difference.removals.map(offset))
        let inserted = Set(difference.insertions.map(offset))
        var edits: [Edit] = []
        var (old, new) = (0, 0)
        while old < before.count || new < after.count {
            let start = (old, new)
            while removed.contains(old) { old += 1 }
            while inserted.contains(new) { new += 1 }
            if (old, new) != start { edits.append(Edit(old: start.0..<old, new: start.1..<new)) }
            if old < before.count || new < after.count { (old, new) = (old + 1, new + 1) }
        }
        return edits
    }

    private static func offset(_ change: CollectionDifference<ArraySlice<UInt8>>.Change) -> Int {
        switch change {
        case .insert(let offset, _, _), .remove(let offset, _, _): offset
        }
    }

    /// Groups edits into hunks: edits whose contexts meet share one.
    private static func hunks(_ edits: [Edit]) -> [[Edit]] {
        edits.reduce(into: []) { hunks, edit in
            if let last = hunks.last?.last, edit.old.lowerBound - last.old.upperBound <= 2 * context {
                hunks[hunks.count - 1].append(edit)
            } else {
                hunks.append([edit])
            }
        }
    }

    private static func text(
        of hunk: [Edit],
        _ before: [ArraySlice<UInt8>],
        _ after: [ArraySlice<UInt8>]
    ) -> String {
        guard let first = hunk.first, let last = hunk.last else { return "" }
        let old = max(0, first.old.lowerBound - context)..<min(before.count, last.old.upperBound + context)
        let new = max(0, first.new.lowerBound - context)..<min(after.count, last.new.upperBound + context)
        var output = "@@ -\(place(old)) +\(place(new)) @@\n"
        var position = old.lowerBound
        for edit in hunk {
            for line in before[position..<edit.old.lowerBound] { output += row(" ", line) }
            for line in before[edit.old] { output += row("-", line) }
            for line in after[edit.new] { output += row("+", line) }
            position = edit.old.upperBound
        }
        for line in before[position..<old.upperBound] { output += row(" ", line) }
        return output
    }

    /// Returns a range as `start,count`, a single line as `start`; an empty range names the line before it.
    private static func place(_ range: Range<Int>) -> String {
        if range.count == 1 { return "\(range.lowerBound + 1)" }
        return "\(range.isEmpty ? range.lowerBound : range.lowerBound + 1),\(range.count)"
    }

    private static func row(_ sign: String, _ line: ArraySlice<UInt8>) -> String {
        let text = sign + String(decoding: line, as: UTF8.self)
        return line.last == UInt8(ascii: "\n") ? text : text + "\n\\ No newline at end of file\n"
    }
}
