/// Renders a report as JUnit XML: a test suite for each file, a test case for each finding; errors are failures, the rest
/// passes with its text as output.
public struct JUnitReport: Sendable {
    private let language: String

    public init(language: String) {
        self.language = language
    }

    /// - Parameter files: The paths of all checked files; one without findings is a suite with one passed case.
    public func render(_ report: Report, files: [String]) -> String {
        let byFile = Dictionary(grouping: report.diagnostics, by: \.range.path)
        let paths = Set(files).union(byFile.keys).sorted()
        let cases = paths.reduce(0) { $0 + max(1, byFile[$1]?.count ?? 0) }
        var output = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        output +=
            "<testsuites name=\"glosa check\" tests=\"\(cases)\" failures=\"\(report.count(.error))\" errors=\"0\">\n"
        for path in paths {
            let findings = byFile[path] ?? []
            let failures = findings.count { $0.severity == .error }
            let name = attribute(path)
            output +=
                "  <testsuite name=\"\(name)\" tests=\"\(max(1, findings.count))\" failures=\"\(failures)\" errors=\"0\">\n"
            if findings.isEmpty { output += "    <testcase name=\"\(name)\" classname=\"\(name)\"/>\n" }
            for finding in findings { output += testCase(finding, in: report) }
            output += "  </testsuite>\n"
        }
        return output + "</testsuites>\n"
    }

    private func testCase(_ finding: Diagnostic, in report: Report) -> String {
        let start = report.positions(of: finding.range).start
        let title = attribute("\(finding.rule) \(start.line):\(start.utf16Column)")
        let sentences = [finding.message, finding.reason, finding.advice].compactMap { $0?.text(in: language) }
        let place = "\(finding.range.path):\(start.line):\(start.utf16Column)"
        let lines = sentences + [place] + report.relatedLines(of: finding, in: language)
        let body = text(lines.joined(separator: "\n"))
        let content =
            finding.severity == .error
            ? "<failure type=\"\(attribute(finding.rule.rawValue))\" message=\"\(attribute(sentences[0]))\">\(body)</failure>"
            : "<system-out>\(body)</system-out>"
        return "    <testcase name=\"\(title)\" classname=\"\(attribute(finding.range.path))\">\(content)</testcase>\n"
    }

    private func attribute(_ value: String) -> String {
        text(value).replacing("\"", with: "&quot;").replacing("\n", with: "&#10;")
    }

    /// Returns a text with the characters that XML 1.0 (2.2) forbids made visible, and with XML's signs escaped.
    private func text(_ value: String) -> String {
        VisibleText.escaping(value)
            .replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }
}
