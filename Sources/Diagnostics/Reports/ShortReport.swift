/// Renders a report with one line a finding, in the form that compilers have and editors read: `file:line:column: level: message
/// [rule]` (GNU Coding Standards, 4.4).
///
/// Columns count UTF-16 code units, as editors do. Levels are always in English.
public struct ShortReport: Sendable {
    private let language: String

    public init(language: String) {
        self.language = language
    }

    public func render(_ report: Report) -> String {
        report.diagnostics.reduce(into: "") { output, finding in
            let start = report.positions(of: finding.range).start
            let message = finding.message.text(in: language)
                .split(whereSeparator: \.isNewline).joined(separator: " ")
            let line =
                "\(finding.range.path):\(start.line):\(start.utf16Column): \(finding.severity.rawValue): \(message) "
                + "[\(finding.rule.rawValue)]"
            output += VisibleText.escaping(line) + "\n"
        }
    }
}
