import ArgumentParser
import Diagnostics
import Site

/// The forms in which findings can be written.
enum ReportFormat: String, ExpressibleByArgument, CaseIterable {
    case human, json, sarif, github, junit

    /// - Parameter files: the paths of all files that were looked at.
    func render(_ report: Report, language: String, style: TerminalStyle, files: [String]) throws -> String {
        switch self {
        case .human: HumanReport(language: language, style: style).render(report)
        case .json: try JSONReport(language: language).render(report)
        case .sarif: try SARIFReport(language: language, version: Glosa.version).render(report)
        case .github: GitHubReport(language: language).render(report)
        case .junit: JUnitReport(language: language).render(report, files: files)
        }
    }
}
