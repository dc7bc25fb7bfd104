/// One machine's report on its part of a divided check, with all data that the report of the whole is made from.
public struct ShardReport: Sendable {
    public let shard: Shard
    /// The version of Glosa.
    public let version: String
    /// A value that is equal for equal courses that are checked in the same way.
    public let course: String
    /// True if warnings fail the check.
    public let isStrict: Bool
    /// The level of findings that sum up a translation's differences; nil for that of the gravest difference.
    public let differences: RuleLevel?
    /// The paths of all checked files; only in the first part.
    public let files: [String]
    let diagnostics: [Diagnostic]
    let samples: [SampleReport]
    let summary: Report.Summary
    /// The lines that findings and samples lie in, by path.
    let sources: [String: SparseText]

    public init(
        _ report: Report,
        of shard: Shard,
        version: String,
        course: String,
        isStrict: Bool,
        differences: RuleLevel?,
        files: [String]
    ) {
        (self.shard, self.version, self.course, self.isStrict) = (shard, version, course, isStrict)
        self.differences = differences
        (self.files, sources) = (files, report.sparseTexts)
        (diagnostics, samples, summary) = (report.diagnostics, report.samples, report.summary)
    }

    /// Reads the JSON that ``JSONReport`` wrote.
    ///
    /// - Throws: `DecodingError` if the text is no such report.
    public init(json: [UInt8]) throws {
        let record = try JSONText.decode(Document.self, from: json).shard
        guard let shard = Shard(record.number, of: record.count) else {
            throw ShardRecord.contradiction("\(record.number)/\(record.count)")
        }
        self.shard = shard
        (version, course, isStrict, files) = (record.version, record.course, record.strict, record.files)
        differences = try record.differences.map(ShardRecord.value)
        diagnostics = try record.findings.map { try $0.diagnostic() }
        samples = try record.samples.map { try $0.report() }
        var summary = Report.Summary()
        summary.files = try record.number(of: "files")
        summary.snippets = try record.number(of: "snippets")
        summary.unjudged = try record.number(of: "unjudged")
        summary.segments = try record.number(of: "segments")
        summary.diagrams = try record.number(of: "diagrams")
        summary.links = try record.number(of: "links")
        self.summary = summary
        sources = record.sources
    }

    private struct Document: Decodable {
        let shard: ShardRecord
    }
}

/// A ``ShardReport`` in JSON.
struct ShardRecord: Codable {
    let number, count: Int
    let version, course: String
    let strict: Bool
    let differences: String?
    let files: [String]
    let summary: [String: Int]
    let findings: [Finding]
    let samples: [Sample]
    /// The lines that findings and samples lie in, by path.
    let sources: [String: SparseText]

    struct Text: Codable {
        let en, es: String
    }
    struct Place: Codable {
        let file: String
        let start, end: Int
    }
    struct Finding: Codable {
        struct Edit: Codable {
            let place: Place
            let text: String
        }
        struct Related: Codable {
            let place: Place
            let message: Text
        }
        struct Snippet: Codable {
            let ordinal: Int
            let expectation, evidence: String
        }
        let rule, severity: String
        let message: Text
        let place: Place
        let reason, advice: Text?
        let fixes: [Edit]
        let related: [Related]
        let snippet: Snippet?
    }
    struct Sample: Codable {
        let place: Place
        let source: Place?
        let ordinal: Int
        let expectation, verdict: String
        let needs: [String]
        let restCompiles: Bool
        let evidence: String
        let claims: SampleReport.Claims?
    }
}

// MARK: - Writing

extension ShardRecord {
    init(_ part: ShardReport) {
        number = part.shard.number
        count = part.shard.count
        version = part.version
        course = part.course
        strict = part.isStrict
        differences = part.differences?.rawValue
        files = part.files
        summary = [
            "files": part.summary.files, "snippets": part.summary.snippets,
            "unjudged": part.summary.unjudged, "segments": part.summary.segments,
            "diagrams": part.summary.diagrams, "links": part.summary.links,
        ]
        findings = part.diagnostics.map(Finding.init)
        samples = part.samples.map(Sample.init)
        sources = part.sources
    }
}

extension ShardRecord.Text {
    init(_ text: LocalizedText) { self.init(en: text.en, es: text.es) }
    var text: LocalizedText { LocalizedText(en: en, es: es) }
}

extension ShardRecord.Place {
    init(_ range: SourceRange) {
        self.init(file: range.path, start: range.bytes.lowerBound, end: range.bytes.upperBound)
    }

    func range() throws -> SourceRange {
        guard start >= 0, start <= end else { throw ShardRecord.contradiction("\(start)..<\(end)") }
        return SourceRange(path: file, bytes: start..<end)
    }
}

extension ShardRecord.Finding {
    init(_ finding: Diagnostic) {
        self.init(
            rule: finding.rule.rawValue,
            severity: finding.severity.rawValue,
            message: ShardRecord.Text(finding.message),
            place: ShardRecord.Place(finding.range),
            reason: finding.reason.map(ShardRecord.Text.init),
            advice: finding.advice.map(ShardRecord.Text.init),
            fixes: finding.fixes.map { Edit(place: ShardRecord.Place($0.range), text: $0.replacement) },
            related: finding.related.map {
                Related(place: ShardRecord.Place($0.range), message: ShardRecord.Text($0.message))
            },
            snippet: finding.snippet.map {
                Snippet(ordinal: $0.ordinal, expectation: $0.expectation.rawValue, evidence: $0.evidence.rawValue)
            }
        )
    }

    func diagnostic() throws -> Diagnostic {
        guard let id = RuleID(spelled: rule) else { throw ShardRecord.contradiction(rule) }
        return Diagnostic(
            rule: id,
            severity: try ShardRecord.value(severity),
            message: message.text,
            range: try place.range(),
            reason: reason?.text,
            advice: advice?.text,
            fixes: try fixes.map { Fix(range: try $0.place.range(), replacement: $0.text) },
            related: try related.map { Diagnostic.Related(range: try $0.place.range(), message: $0.message.text) },
            snippet: try snippet.map {
                SnippetReference(
                    ordinal: $0.ordinal,
                    expectation: try ShardRecord.value($0.expectation),
                    evidence: try ShardRecord.value($0.evidence)
                )
            }
        )
    }
}

extension ShardRecord.Sample {
    init(_ sample: SampleReport) {
        self.init(
            place: ShardRecord.Place(sample.range),
            source: sample.source.map(ShardRecord.Place.init),
            ordinal: sample.ordinal,
            expectation: sample.expectation.rawValue,
            verdict: sample.verdict.rawValue,
            needs: sample.missingNames,
            restCompiles: sample.restCompiles,
            evidence: sample.evidence.rawValue,
            claims: sample.claims
        )
    }

    func report() throws -> SampleReport {
        SampleReport(
            range: try place.range(),
            source: try source?.range(),
            ordinal: ordinal,
            expectation: try ShardRecord.value(expectation),
            verdict: try ShardRecord.value(verdict),
            missingNames: needs,
            restCompiles: restCompiles,
            evidence: try ShardRecord.value(evidence),
            claims: claims
        )
    }
}

// MARK: - Reading

extension ShardRecord {
    fileprivate static func contradiction(_ text: String) -> DecodingError {
        .dataCorrupted(DecodingError.Context(codingPath: [], debugDescription: text))
    }

    /// Returns a number from the summary.
    fileprivate func number(of kind: String) throws -> Int {
        guard let number = summary[kind], 0...1_000_000_000 ~= number else { throw Self.contradiction(kind) }
        return number
    }

    fileprivate static func value<Value: RawRepresentable<String>>(_ text: String) throws -> Value {
        guard let value = Value(rawValue: text) else { throw contradiction(text) }
        return value
    }
}
