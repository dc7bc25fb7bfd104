/// Keeps the findings of a report that a change has touched or caused.
///
/// A finding is touched if its line is new or has changed. It is caused if the earlier state has no finding of the same rule at
/// the same place of the same line: for example, a link that broke because a heading elsewhere is gone. Renamed files are
/// followed.
public struct ChangeFilter: Sendable {
    private struct Place: Hashable {
        let rule: RuleID
        /// The path of the file in the earlier state.
        let path: String
        /// The line, counted from 0; nil if the file could not be read.
        let line: Int?
        let column: Int
    }

    private let known: [Place: Int]
    private let oldFiles: [String: SourceFile]
    private let newFiles: [String: SourceFile]
    /// The old paths of files that were renamed, by their new ones.
    private let renamed: [String: String]

    /// - Parameters:
    ///   - old: The report on the earlier state, in `oldFiles`.
    ///   - newFiles: The files of the reports to be filtered.
    public init(old: Report, oldFiles: [SourceFile], newFiles: [SourceFile]) {
        self.oldFiles = Dictionary(oldFiles.map { ($0.path, $0) }) { first, _ in first }
        self.newFiles = Dictionary(newFiles.map { ($0.path, $0) }) { first, _ in first }
        renamed = Renames.find(
            vanished: oldFiles.filter { [newFiles = self.newFiles] in newFiles[$0.path] == nil },
            appeared: newFiles.filter { [oldFiles = self.oldFiles] in oldFiles[$0.path] == nil }
        )
        let paths = Set(oldFiles.map(\.path))
        known = old.diagnostics.reduce(into: [:]) { known, finding in
            let start = old.positions(of: finding.range).start
            let place = Place(
                rule: finding.rule,
                path: finding.range.path,
                line: paths.contains(finding.range.path) ? start.line - 1 : nil,
                column: start.utf16Column
            )
            known[place, default: 0] += 1
        }
    }

    /// - Returns: The report with the findings in touched lines and the new ones, and the number of the others.
    public func filter(_ report: Report) -> (report: Report, leftOut: Int) {
        var left = known
        var matches: [String: LineMatch] = [:]
        let kept = report.diagnostics.filter { finding in
            let path = finding.range.path
            let oldPath = renamed[path] ?? path
            let (start, end) = report.positions(of: finding.range)
            var line: Int?
            if let file = newFiles[path] {
                guard let old = oldFiles[oldPath] else { return true }
                let match = matches[path] ?? LineMatch(from: old.bytes, to: file.bytes)
                matches[path] = match
                let lines = (start.line - 1)..<max(start.line, end.utf16Column == 1 ? end.line - 1 : end.line)
                // A finding may span lines: one touched line is enough.
                let oldLines = lines.map { match.oldLines.indices.contains($0) ? match.oldLines[$0] : nil }
                guard let first = oldLines.first, let first, oldLines.allSatisfy({ $0 != nil }) else { return true }
                line = first
            }
            let place = Place(rule: finding.rule, path: oldPath, line: line, column: start.utf16Column)
            guard let count = left[place], count > 0 else { return true }
            left[place] = count - 1
            return false
        }
        return (report.with(diagnostics: kept), report.diagnostics.count - kept.count)
    }
}
