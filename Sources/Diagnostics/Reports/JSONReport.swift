/// Renders a report as JSON, schema version 1: lines and columns count from 1, columns in UTF-16 code units.
public struct JSONReport: Sendable {
    private let language: String

    public init(language: String) {
        self.language = language
    }

    /// - Parameter part: The data for merging, if the report is that of a shard; nil otherwise.
    public func render(_ report: Report, part: ShardReport? = nil) throws -> String {
        let document = Document(
            schemaVersion: 1,
            diagnostics: report.diagnostics.map { entry($0, in: report) },
            samples: report.samples.map { sample($0, in: report) },
            summary: Document.Counts(
                files: report.summary.files,
                snippets: report.summary.snippets,
                segments: report.summary.segments,
                diagrams: report.summary.diagrams,
                links: report.summary.links,
                errors: report.count(.error),
                warnings: report.count(.warning),
                notes: report.count(.note)
            ),
            shard: part.map(ShardRecord.init)
        )
        return try JSONText.encode(document)
    }

    private func sample(_ sample: SampleReport, in report: Report) -> Document.Sample {
        let (start, end) = report.positions(of: sample.range)
        return Document.Sample(
            file: sample.range.path,
            line: start.line,
            endLine: end.line,
            source: sample.source.map { source in
                let (start, end) = report.positions(of: source)
                return Document.Source(file: source.path, line: start.line, endLine: end.line)
            },
            ordinal: sample.ordinal,
            expectation: sample.expectation.rawValue,
            verdict: sample.verdict.rawValue,
            needs: sample.missingNames,
            restCompiles: sample.verdict == .needsContext ? sample.restCompiles : nil,
            evidence: sample.evidence.rawValue,
            claims: sample.claims
        )
    }

    private func entry(_ diagnostic: Diagnostic, in report: Report) -> Document.Entry {
        let (start, end) = report.positions(of: diagnostic.range)
        return Document.Entry(
            rule: diagnostic.rule.rawValue,
            severity: diagnostic.severity.rawValue,
            message: diagnostic.message.text(in: language),
            reason: diagnostic.reason?.text(in: language),
            advice: diagnostic.advice?.text(in: language),
            file: diagnostic.range.path,
            line: start.line,
            column: start.utf16Column,
            endLine: end.line,
            endColumn: end.utf16Column,
            fixable: !diagnostic.fixes.isEmpty,
            related: diagnostic.related.isEmpty ? nil : diagnostic.related.map { self.related($0, in: report) },
            snippet: diagnostic.snippet.map {
                Document.Snippet(
                    ordinal: $0.ordinal,
                    expectation: $0.expectation.rawValue,
                    evidence: $0.evidence.rawValue
                )
            }
        )
    }

    private func related(_ related: Diagnostic.Related, in report: Report) -> Document.Related {
        let start = report.positions(of: related.range).start
        return Document.Related(
            file: related.range.path,
            line: start.line,
            column: start.utf16Column,
            message: related.message.text(in: language)
        )
    }

    private struct Document: Encodable {
        struct Entry: Encodable {
            let rule, severity, message: String
            let reason, advice: String?
            let file: String
            let line, column, endLine, endColumn: Int
            let fixable: Bool
            let related: [Related]?
            let snippet: Snippet?
        }
        struct Related: Encodable {
            let file: String
            let line, column: Int
            let message: String
        }
        struct Snippet: Encodable {
            let ordinal: Int
            let expectation, evidence: String
        }
        struct Sample: Encodable {
            let file: String
            let line, endLine: Int
            let source: Source?
            let ordinal: Int
            let expectation, verdict: String
            let needs: [String]
            let restCompiles: Bool?
            let evidence: String
            let claims: SampleReport.Claims?
        }
        struct Source: Encodable {
            let file: String
            let line, endLine: Int
        }
        struct Counts: Encodable {
            let files, snippets, segments, diagrams, links, errors, warnings, notes: Int
        }
        let schemaVersion: Int
        let diagnostics: [Entry]
        let samples: [Sample]
        let summary: Counts
        let shard: ShardRecord?
    }
}
