/// The results of a run, with the texts that they refer to.
public struct Report: Sendable {
    /// The findings, in report order.
    public let diagnostics: [Diagnostic]
    /// The numbers of things that were checked.
    public let summary: Summary
    /// The outcome of each sample; empty if it was not asked for.
    public let samples: [SampleReport]
    private let tables: [String: LineTable]
    private let positions: [String: [Int: LineTable.Position]]

    /// - Parameter files: The files that findings may point into; a finding in any other file (one that could not be read) is
    ///   reported at line 1.
    public init(
        diagnostics: [Diagnostic],
        files: some Sequence<SourceFile>,
        summary: Summary,
        samples: [SampleReport] = []
    ) {
        self.diagnostics = diagnostics.sortedForReport()
        self.summary = summary
        self.samples = samples.sorted { ($0.range.path, $0.ordinal) < ($1.range.path, $1.ordinal) }
        let offsets = Self.offsets(diagnostics, samples)
        var tables: [String: LineTable] = [:]
        var positions: [String: [Int: LineTable.Position]] = [:]
        for file in files {
            guard let wanted = offsets[file.path]?.sorted(), tables[file.path] == nil else { continue }
            let table = LineTable(file)
            tables[file.path] = table
            positions[file.path] = Dictionary(uniqueKeysWithValues: zip(wanted, table.positions(at: wanted)))
        }
        self.tables = tables
        self.positions = positions
    }

    private static func offsets(_ diagnostics: [Diagnostic], _ samples: [SampleReport]) -> [String: Set<Int>] {
        var offsets: [String: Set<Int>] = [:]
        func add(_ range: SourceRange) {
            offsets[range.path, default: []].formUnion([range.bytes.lowerBound, range.bytes.upperBound])
        }
        for diagnostic in diagnostics {
            add(diagnostic.range)
            for related in diagnostic.related { add(related.range) }
            for fix in diagnostic.fixes { add(fix.range) }
        }
        for sample in samples {
            add(sample.range)
            if let source = sample.source { add(source) }
        }
        return offsets
    }

    /// The lines that the report refers to, by the paths of their files, each with its first line: that of a finding about the page.
    var sparseTexts: [String: SparseText] {
        let offsets = Self.offsets(diagnostics, samples)
        return Dictionary(
            uniqueKeysWithValues: tables.map { ($0, SparseText($1, at: (offsets[$0] ?? []).union([0]))) }
        )
    }

    /// Returns the lines and columns of the place of a finding.
    public func positions(of range: SourceRange) -> (start: LineTable.Position, end: LineTable.Position) {
        let origin = LineTable.Position(line: 1, characterColumn: 1, utf16Column: 1)
        let places = positions[range.path]
        return (places?[range.bytes.lowerBound] ?? origin, places?[range.bytes.upperBound] ?? origin)
    }

    /// Returns the text of the line where a place begins; empty if the file was not read.
    func line(of range: SourceRange) -> String {
        guard let table = tables[range.path] else { return "" }
        return table.text(in: table.bytes(ofLine: positions(of: range).start.line))
    }

    /// Returns the same report with further findings, in files that were not read.
    public func adding(_ diagnostics: [Diagnostic]) -> Report {
        with(diagnostics: (self.diagnostics + diagnostics).sortedForReport())
    }

    /// Returns the same report with its files under other paths, which must differ from one another.
    public func renamingFiles(_ newPath: (String) -> String) -> Report {
        func renamed<Value>(_ values: [String: Value]) -> [String: Value] {
            Dictionary(values.map { (newPath($0.key), $0.value) }) { first, _ in first }
        }
        return Report(
            diagnostics: diagnostics.map { $0.renamingFiles(newPath) }.sortedForReport(),
            summary: summary,
            samples: samples.map { $0.renamingFiles(newPath) },
            tables: renamed(tables),
            positions: renamed(positions)
        )
    }

    /// Returns the same report with some of its findings.
    public func with(diagnostics: [Diagnostic]) -> Report {
        Report(diagnostics: diagnostics, summary: summary, samples: samples, tables: tables, positions: positions)
    }

    private init(
        diagnostics: [Diagnostic],
        summary: Summary,
        samples: [SampleReport],
        tables: [String: LineTable],
        positions: [String: [Int: LineTable.Position]]
    ) {
        self.diagnostics = diagnostics
        self.summary = summary
        self.samples = samples
        self.tables = tables
        self.positions = positions
    }

    /// Returns the part to show of the line where a place begins; nil if the file was not read.
    public func excerpt(of range: SourceRange) -> SourceExcerpt? {
        guard let table = tables[range.path] else { return nil }
        return SourceExcerpt(table, range: range.bytes, line: positions(of: range).start.line)
    }

    /// Returns the other places of a finding, each on a line with what it says.
    func relatedLines(of finding: Diagnostic, in language: String) -> [String] {
        finding.related.map { related in
            "\(related.range.path):\(positions(of: related.range).start.line): \(related.message.text(in: language))"
        }
    }

    public func count(_ severity: Severity) -> Int {
        diagnostics.count { $0.severity == severity }
    }
}

extension Report {
    /// The numbers of things that a run checked.
    public struct Summary: Sendable, Hashable {
        public var files = 0
        public var snippets = 0
        /// Code blocks whose language is Swift, or nearly so, that are not judged; reports mention their number.
        public var unjudged = 0
        public var segments = 0
        public var diagrams = 0
        public var links = 0

        public init() {}

        public static func += (left: inout Summary, right: Summary) {
            left.files += right.files
            left.snippets += right.snippets
            left.unjudged += right.unjudged
            left.segments += right.segments
            left.diagrams += right.diagrams
            left.links += right.links
        }
    }
}
