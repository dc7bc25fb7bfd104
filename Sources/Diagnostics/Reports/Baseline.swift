/// The findings that a course had when it adopted the gate; they are not reported until they are fixed.
///
/// A finding is recognised by its rule, its file and the text of its line: it stays known when lines above it come or go, and
/// becomes new when its own line changes.
public struct Baseline: Sendable {
    private struct Entry: Codable, Hashable {
        let file: String
        let rule: String
        /// The line on which the finding begins, without spaces at its ends.
        let text: String
    }

    private struct File: Codable {
        struct Item: Codable {
            let file: String
            let rule: String
            let text: String
            /// The number of findings of this kind on lines of the file with this text.
            let count: Int
        }
        let schemaVersion: Int
        let findings: [Item]
    }

    private let counts: [Entry: Int]

    /// Creates a baseline of a report's findings.
    public init(_ report: Report) {
        counts = report.diagnostics.reduce(into: [:]) { $0[Self.entry($1, in: report), default: 0] += 1 }
    }

    /// Reads the output of ``json()``.
    ///
    /// - Throws: `DecodingError` if the text is no baseline.
    public init(json: [UInt8]) throws {
        let file = try JSONText.decode(File.self, from: json)
        guard file.schemaVersion == 1 else {
            throw DecodingError.dataCorrupted(
                DecodingError.Context(codingPath: [], debugDescription: "schemaVersion \(file.schemaVersion)")
            )
        }
        counts = file.findings.reduce(into: [:]) { counts, item in
            counts[Entry(file: item.file, rule: item.rule, text: item.text), default: 0] += max(0, item.count)
        }
    }

    /// Returns the baseline as JSON in a fixed order, so that its changes read well in a review.
    public func json() throws -> String {
        let items = counts.map { File.Item(file: $0.file, rule: $0.rule, text: $0.text, count: $1) }
        let ordered = items.sorted { ($0.file, $0.text, $0.rule) < ($1.file, $1.text, $1.rule) }
        return try JSONText.encode(File(schemaVersion: 1, findings: ordered))
    }

    /// Removes the known findings from a report.
    ///
    /// - Returns: The remaining report, the number of known findings in it, and the number of known findings that are gone.
    public func filter(_ report: Report) -> (report: Report, known: Int, gone: Int) {
        var left = counts
        let new = report.diagnostics.filter { diagnostic in
            let entry = Self.entry(diagnostic, in: report)
            guard let count = left[entry], count > 0 else { return true }
            left[entry] = count - 1
            return false
        }
        let gone = left.values.reduce(0, +)
        return (report.with(diagnostics: new), report.diagnostics.count - new.count, gone)
    }

    private static func trimmed(_ line: String) -> String {
        let start = line.drop(while: \.isWhitespace)
        return String(
            start.prefix(upTo: start.lastIndex { !$0.isWhitespace }.map(start.index(after:)) ?? start.startIndex)
        )
    }

    private static func entry(_ diagnostic: Diagnostic, in report: Report) -> Entry {
        Entry(
            file: diagnostic.range.path,
            rule: diagnostic.rule.rawValue,
            text: trimmed(report.line(of: diagnostic.range))
        )
    }
}
