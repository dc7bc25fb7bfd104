import ArgumentParser
import Diagnostics
import Site
import SnippetLint

/// The formats in which findings can be written.
enum ReportFormat: String, ExpressibleByArgument, CaseIterable {
    case human, short, json, sarif, github, junit

    /// - Parameters:
    ///   - files: the paths of all checked files.
    ///   - part: the shard's report if the check is divided; JSON includes it.
    func render(
        _ report: Report,
        language: String,
        style: TerminalStyle,
        files: [String],
        part: ShardReport? = nil
    ) throws -> String {
        switch self {
        case .human: HumanReport(language: language, style: style).render(report)
        case .short: ShortReport(language: language).render(report)
        case .json: try JSONReport(language: language).render(report, part: part)
        case .sarif:
            try SARIFReport(
                language: language,
                version: Glosa.version,
                rules: RuleCatalogue.all.map(\.documentation) + FindingTable.documentation
            )
            .render(report)
        case .github: GitHubReport(language: language).render(report)
        case .junit: JUnitReport(language: language).render(report, files: files)
        }
    }
}

extension Rule {
    /// The description of the rule in reports.
    fileprivate var documentation: RuleDocumentation {
        RuleDocumentation(
            id: id,
            summary: about.what,
            help: LocalizedText(
                en: "\(about.what.en).\n\n**Why:** \(about.why.en).\n\n**Instead:** \(about.instead.en).",
                es: "\(about.what.es).\n\n**Por qué:** \(about.why.es).\n\n**En su lugar:** \(about.instead.es)."
            ),
            severity: levels[.modernState].severity
        )
    }
}
