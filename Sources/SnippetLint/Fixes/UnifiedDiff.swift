/// The difference between two versions of a file, as `diff -u` and `patch` write it.
public enum UnifiedDiff {
    /// Lines shown before and after each change.
    private static let context = 3

    /// The diff with its two header lines; empty for equal versions.
    ///
    /// - Parameter path: as the headers show it, after `a/` and `b/`.
    public static func render(path: String, old: [UInt8], new: [UInt8]) -> String {
        guard old != new else { return "" }
        let oldLines = lines(of: old)
        let newLines = lines(of: new)
        let changes = changes(from: oldLines, to: newLines)
        var text = "--- a/\(path)\n+++ b/\(path)\n"
        for hunk in hunks(of: changes) {
            let oldRange = (hunk.first?.old.lowerBound ?? 0)..<(hunk.last?.old.upperBound ?? 0)
            let newRange = (hunk.first?.new.lowerBound ?? 0)..<(hunk.last?.new.upperBound ?? 0)
            let before = min(context, oldRange.lowerBound)
            let after = min(context, oldLines.count - oldRange.upperBound)
            text += "@@ -\(header(oldRange.lowerBound - before, oldRange.count + before + after))"
            text += " +\(header(newRange.lowerBound - before, newRange.count + before + after)) @@\n"
            var position = oldRange.lowerBound - before
            for change in hunk {
                for line in oldLines[position..<change.old.lowerBound] { text += row(" ", line) }
                for line in oldLines[change.old] { text += row("-", line) }
                for line in newLines[change.new] { text += row("+", line) }
                position = change.old.upperBound
            }
            for line in oldLines[position..<(oldRange.upperBound + after)] { text += row(" ", line) }
        }
        return text
    }

    private struct Change {
        let old: Range<Int>
        let new: Range<Int>
    }

    /// The lines with their endings.
    private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
        var lines: [ArraySlice<UInt8>] = []
        var start = 0
        for index in bytes.indices where bytes[index] == UInt8(ascii: "\n") {
            lines.append(bytes[start...index])
            start = index + 1
        }
        if start < bytes.count { lines.append(bytes[start...]) }
        return lines
    }

    private static func changes(from old: [ArraySlice<UInt8>], to new: [ArraySlice<UInt8>]) -> [Change] {
        let difference = new.difference(from: old)
        var removed: Set<Int> = []
        var inserted: Set<Int> = []
        for change in difference {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        var changes: [Change] = []
        var oldIndex = 0
        var newIndex = 0
        while oldIndex < old.count || newIndex < new.count {
            let oldStart = oldIndex
            let newStart = newIndex
            while removed.contains(oldIndex) { oldIndex += 1 }
            while inserted.contains(newIndex) { newIndex += 1 }
            if oldIndex > oldStart || newIndex > newStart {
                changes.append(Change(old: oldStart..<oldIndex, new: newStart..<newIndex))
            } else {
                oldIndex += 1
                newIndex += 1
            }
        }
        return changes
    }

    /// Changes whose surroundings meet belong together.
    private static func hunks(of changes: [Change]) -> [[Change]] {
        var hunks: [[Change]] = []
        for change in changes {
            if let last = hunks.last?.last, change.old.lowerBound - last.old.upperBound <= 2 * context {
                hunks[hunks.count - 1].append(change)
            } else {
                hunks.append([change])
            }
        }
        return hunks
    }

    private static func header(_ start: Int, _ count: Int) -> String {
        "\(count == 0 ? start : start + 1)\(count == 1 ? "" : ",\(count)")"
    }

    private static func row(_ sign: String, _ line: ArraySlice<UInt8>) -> String {
        let text = sign + String(decoding: line, as: UTF8.self)
        return line.last == UInt8(ascii: "\n") ? text : text + "\n\\ No newline at end of file\n"
    }
}
