/// Everything a run found, with the texts it was found in.
public struct Report: Sendable {
    /// The findings, in report order.
    public let diagnostics: [Diagnostic]
    /// What was looked at.
    public let summary: Summary
    private let tables: [String: (file: SourceFile, table: LineTable)]

    /// - Parameter files: every file that a finding may point into; a finding in a file that is not among them (one that
    ///   could not be read) is reported at line 1.
    public init(diagnostics: [Diagnostic], files: some Sequence<SourceFile>, summary: Summary) {
        self.diagnostics = diagnostics.sortedForReport()
        self.summary = summary
        let mentioned = Set(diagnostics.flatMap { [$0.range.path] + $0.related.map(\.range.path) })
        var tables: [String: (SourceFile, LineTable)] = [:]
        for file in files where mentioned.contains(file.path) {
            tables[file.path] = (file, LineTable(file))
        }
        self.tables = tables
    }

    /// The lines and columns of a place.
    public func positions(of range: SourceRange) -> (start: LineTable.Position, end: LineTable.Position) {
        guard let table = tables[range.path]?.table else {
            let origin = LineTable.Position(line: 1, characterColumn: 1, utf16Column: 1)
            return (origin, origin)
        }
        return (table.position(at: range.bytes.lowerBound), table.position(at: range.bytes.upperBound))
    }

    /// The text of a line of a file, if the file was read.
    func text(ofLine line: Int, in path: String) -> String? {
        guard let table = tables[path]?.table, line <= table.count else { return nil }
        return table.text(ofLine: line)
    }

    public func count(_ severity: Severity) -> Int {
        diagnostics.count { $0.severity == severity }
    }
}

extension Report {
    /// How much a run looked at.
    public struct Summary: Sendable, Hashable {
        public var files = 0
        public var snippets = 0
        public var segments = 0
        public var diagrams = 0
        public var links = 0

        public init() {}

        public static func += (left: inout Summary, right: Summary) {
            left.files += right.files
            left.snippets += right.snippets
            left.segments += right.segments
            left.diagrams += right.diagrams
            left.links += right.links
        }
    }
}
