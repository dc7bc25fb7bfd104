/// Renders a report as SARIF 2.1.0 (OASIS Standard, 27 March 2020), for code scanning and editors.
///
/// Columns count UTF-16 code units, as `columnKind` says; lines and columns count from 1.
public struct SARIFReport: Sendable {
    private let language: String
    private let version: String
    private let rules: [RuleDocumentation]

    /// - Parameter version: The tool's version.
    /// - Parameter rules: The documentation of the rules; a rule without documentation is listed by its name alone.
    public init(language: String, version: String, rules: [RuleDocumentation] = []) {
        self.language = language
        self.version = version
        self.rules = rules
    }

    public func render(_ report: Report) throws -> String {
        let known = Dictionary(rules.map { ($0.id, $0) }) { first, _ in first }
        let ids = Set(report.diagnostics.map(\.rule)).sorted()
        let places = Dictionary(uniqueKeysWithValues: ids.enumerated().map { ($1, $0) })
        let log = Log(
            schema: "https://json.schemastore.org/sarif-2.1.0.json",
            version: "2.1.0",
            runs: [
                Run(
                    tool: Tool(
                        driver: Driver(
                            name: "Glosa",
                            semanticVersion: version,
                            language: language,
                            rules: ids.map { descriptor($0, known[$0]) }
                        )
                    ),
                    columnKind: "utf16CodeUnits",
                    results: report.diagnostics.map { result($0, ruleIndex: places[$0.rule] ?? 0, in: report) }
                )
            ]
        )
        return try JSONText.encode(log)
    }

    // MARK: Parts

    /// Returns the descriptor of a rule. Its help is in both languages, the report's own first: the reader of a scan is not
    /// always its author.
    private func descriptor(_ id: RuleID, _ documentation: RuleDocumentation?) -> Descriptor {
        guard let documentation else { return Descriptor(id: id.rawValue) }
        let (help, summary) = (documentation.help, documentation.summary)
        let texts = language == "es" ? [help.es, help.en] : [help.en, help.es]
        let both = texts.joined(separator: "\n\n---\n\n")
        return Descriptor(
            id: id.rawValue,
            shortDescription: Message(text: summary.text(in: language)),
            help: Message(text: both, markdown: both),
            defaultConfiguration: Level(
                enabled: documentation.severity != nil,
                level: documentation.severity?.rawValue ?? "none"
            )
        )
    }

    private func result(_ diagnostic: Diagnostic, ruleIndex: Int, in report: Report) -> Result {
        let sentences = [diagnostic.message, diagnostic.reason, diagnostic.advice].compactMap { $0?.text(in: language) }
        return Result(
            ruleId: diagnostic.rule.rawValue,
            ruleIndex: ruleIndex,
            level: diagnostic.severity.rawValue,
            message: Message(text: sentences.joined(separator: "\n")),
            locations: [location(diagnostic.range, in: report)],
            relatedLocations: diagnostic.related.isEmpty
                ? nil
                : diagnostic.related.map { related in
                    var place = location(related.range, in: report)
                    place.message = Message(text: related.message.text(in: language))
                    return place
                },
            fixes: diagnostic.fixes.isEmpty ? nil : [fix(diagnostic.fixes, in: report)]
        )
    }

    private func location(_ range: SourceRange, in report: Report) -> Location {
        Location(physicalLocation: Place(artifactLocation: artifact(range.path), region: region(range, in: report)))
    }

    private func fix(_ fixes: [Fix], in report: Report) -> Repair {
        Repair(
            artifactChanges: fixes.map { fix in
                Change(
                    artifactLocation: artifact(fix.range.path),
                    replacements: [
                        Replacement(
                            deletedRegion: region(fix.range, in: report),
                            insertedContent: Message(text: fix.replacement)
                        )
                    ]
                )
            }
        )
    }

    private func region(_ range: SourceRange, in report: Report) -> Region {
        let (start, end) = report.positions(of: range)
        return Region(
            startLine: start.line,
            startColumn: start.utf16Column,
            endLine: end.line,
            endColumn: end.utf16Column
        )
    }

    private func artifact(_ path: String) -> Artifact {
        Artifact(uri: PercentEncoding.path(path))
    }
}

// MARK: - The format

private struct Log: Encodable {
    let schema, version: String
    let runs: [Run]
    enum CodingKeys: String, CodingKey {
        case schema = "$schema"
        case version, runs
    }
}
private struct Run: Encodable {
    let tool: Tool
    let columnKind: String
    let results: [Result]
}
private struct Tool: Encodable { let driver: Driver }
private struct Driver: Encodable {
    let name, semanticVersion, language: String
    let rules: [Descriptor]
}
private struct Descriptor: Encodable {
    let id: String
    var shortDescription: Message?
    var help: Message?
    var defaultConfiguration: Level?
}
private struct Level: Encodable {
    let enabled: Bool
    let level: String
}
private struct Message: Encodable {
    let text: String
    var markdown: String?
}
private struct Result: Encodable {
    let ruleId: String
    let ruleIndex: Int
    let level: String
    let message: Message
    let locations: [Location]
    let relatedLocations: [Location]?
    let fixes: [Repair]?
}
private struct Location: Encodable {
    let physicalLocation: Place
    var message: Message?
}
private struct Place: Encodable {
    let artifactLocation: Artifact
    let region: Region
}
private struct Artifact: Encodable { let uri: String }
private struct Region: Encodable { let startLine, startColumn, endLine, endColumn: Int }
private struct Repair: Encodable { let artifactChanges: [Change] }
private struct Change: Encodable {
    let artifactLocation: Artifact
    let replacements: [Replacement]
}
private struct Replacement: Encodable {
    let deletedRegion: Region
    let insertedContent: Message
}
