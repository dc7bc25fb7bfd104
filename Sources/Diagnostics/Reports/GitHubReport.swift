/// Renders a report as workflow commands, which GitHub shows as annotations beside the lines of a pull request.
public struct GitHubReport: Sendable {
    private let language: String

    public init(language: String) {
        self.language = language
    }

    public func render(_ report: Report) -> String {
        report.diagnostics.reduce(into: "") { output, diagnostic in
            let (start, end) = report.positions(of: diagnostic.range)
            var place = "file=\(property(diagnostic.range.path)),line=\(start.line)"
            // Columns are shown only within one line.
            if end.line == start.line {
                place += ",endLine=\(end.line),col=\(start.utf16Column),endColumn=\(end.utf16Column)"
            } else {
                place += ",endLine=\(end.line)"
            }
            let sentences = [diagnostic.message, diagnostic.reason, diagnostic.advice].compactMap {
                $0?.text(in: language)
            }
            let text = data((sentences + report.relatedLines(of: diagnostic, in: language)).joined(separator: "\n"))
            output +=
                "::\(command(diagnostic.severity)) \(place),title=\(property(diagnostic.rule.rawValue))::\(text)\n"
        }
    }

    private func command(_ severity: Severity) -> String {
        switch severity {
        case .error: "error"
        case .warning: "warning"
        case .note: "notice"
        }
    }

    /// Returns a text for a command's message: percent-encodes characters that it may not hold, and makes characters that control
    /// a terminal visible, because the same lines stand in the log.
    private func data(_ text: String) -> String {
        VisibleText.escaping(text).replacing("%", with: "%25").replacing("\n", with: "%0A")
    }

    private func property(_ text: String) -> String {
        data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
    }
}
