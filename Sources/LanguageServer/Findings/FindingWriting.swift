import Diagnostics
import SnippetLint

/// Writes findings as the protocol's diagnostics.
struct FindingWriting: Sendable {
    /// The course, for other places and the addresses of rules; nil if it can't be read.
    private let view: CourseView?
    private let language: String

    init(_ view: CourseView?, language: String) { (self.view, self.language) = (view, language) }

    /// - Parameter lines: those of the file that the finding is in.
    func json(_ finding: Diagnostic, in lines: TextLines) -> JSONValue {
        let related = finding.related.compactMap { place -> JSONValue? in
            view?.location(place.range).map { ["location": $0, "message": .text(place.message.text(in: language))] }
        }
        return .object(of: [
            "range": lines.json(finding.range.bytes),
            "severity": .integer(Self.number(finding.severity)),
            "code": .text(finding.rule.rawValue),
            "codeDescription": view?.found.address(of: finding.rule, in: language).map { ["href": .text($0)] },
            "source": "glosa",
            "message": .text(message(finding)),
            "tags": Self.tag(finding.rule).map { [.integer($0)] },
            "relatedInformation": related.isEmpty ? nil : .list(related),
        ])
    }

    /// The sentence of the finding, and on lines of their own why it matters and what to write instead.
    private func message(_ finding: Diagnostic) -> String {
        [finding.message, finding.reason, finding.advice].compactMap { $0?.text(in: language) }.joined(separator: "\n")
    }

    private static func number(_ severity: Severity) -> Int {
        switch severity {
        case .error: 1
        case .warning: 2
        case .note: 3
        }
    }

    /// The protocol's tag for API that has been superseded, and for text without an effect; nil for other rules.
    private static func tag(_ rule: RuleID) -> Int? {
        if RuleID.ofSupersededAPI.contains(rule) { return 2 }
        return withoutEffect.contains(rule) ? 1 : nil
    }

    private static let withoutEffect: Set<RuleID> = [.unusedSuppression, .bindableUnneeded]
}
