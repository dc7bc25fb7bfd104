import Diagnostics
import SnippetSyntax

/// The findings about an author's statements on a sample, rather than about its code.
struct ExpectationCheck {
    static let rules = [RuleID.validSampleBroken, .counterexampleUnproven, .expectedFailureMissing].map(\.rawValue)

    package let sample: ParsedSnippet
    let levels: [RuleID: RuleLevel]

    /// Returns the finding on a segment that is marked as right and breaks a rule; nil if it breaks none. Notes are hints, and
    /// break nothing.
    func validBroken(_ segment: Segment, by findings: [Diagnostic]) -> Diagnostic? {
        let breaking = findings.filter { $0.severity > .note }
        let rules = breaking.map(\.rule.rawValue).uniqued().joined(separator: ", ")
        // An error is reported already, and a mark makes it no worse.
        guard !breaking.isEmpty, !breaking.contains(where: { $0.severity == .error }) else { return nil }
        return diagnostic(
            .validSampleBroken,
            at: place(of: segment),
            message: LocalizedText(
                en: "this sample is marked as right but breaks \(rules)",
                es: "esta muestra está marcada como correcta, pero incumple \(rules)"
            ),
            expectation: .valid,
            related: breaking.map { Diagnostic.Related(range: $0.range, message: $0.message) }
        )
    }

    /// Returns the finding on a segment that is marked as wrong and in which no rule finds a fault.
    func unproven(_ segment: Segment) -> Diagnostic? {
        diagnostic(.counterexampleUnproven, at: place(of: segment), expectation: .broken)
    }

    /// Returns a finding for each rule that `fails=` names and no segment breaks.
    func missingFailures(_ segments: [SnippetVerdict.Segment]) -> [Diagnostic] {
        let expected = sample.snippet.expectedFailures.filter { !CompilerExpectation.isOne($0) }
        guard !expected.isEmpty else { return [] }
        let broken = Set(segments.filter { $0.expectation == .broken }.flatMap { $0.brokenRules.map(\.rawValue) })
        return expected.filter { !broken.contains($0) }.compactMap { rule in
            let meant = RuleCatalogue.rule(named: rule) == nil
            let suggestion = RuleCatalogue.suggestion(for: rule)
            return diagnostic(
                .expectedFailureMissing,
                at: sample.snippet.fenceRange ?? sample.snippet.source.range(0..<0),
                message: meant
                    ? LocalizedText(
                        en: "fails= names “\(rule)”, but there is no such rule",
                        es: "fails= nombra «\(rule)», pero esa regla no existe"
                    )
                    : LocalizedText(
                        en: "fails= names \(rule), but the sample doesn't break it",
                        es: "fails= nombra \(rule), pero la muestra no la incumple"
                    ),
                advice: suggestion.map { LocalizedText(en: "did you mean “\($0)”?", es: "¿querías decir «\($0)»?") }
                    ?? (meant ? Self.words : nil),
                expectation: .broken
            )
        }
    }

    private static let words = LocalizedText(
        en: "name a rule (`glosa rules` lists them), or say in several words why the sample is wrong",
        es: "nombra una regla (`glosa rules` las enumera), o di en varias palabras por qué la muestra está mal"
    )

    private func place(of segment: Segment) -> SourceRange {
        segment.marker.map { sample.snippet.source.range($0) } ?? sample.snippet.fenceRange
            ?? sample.snippet.source.range(0..<0)
    }

    private func diagnostic(
        _ rule: Rule,
        at range: SourceRange,
        message: LocalizedText? = nil,
        advice: LocalizedText? = nil,
        expectation: SnippetReference.Expectation,
        related: [Diagnostic.Related] = []
    ) -> Diagnostic? {
        guard let severity = levels[rule.id]?.severity, !sample.snippet.disabledRules.contains(rule.id.rawValue) else {
            return nil
        }
        return Diagnostic(
            rule: rule.id,
            severity: severity,
            message: message ?? rule.about.what,
            range: range,
            reason: rule.about.why,
            advice: advice ?? rule.about.instead,
            related: related,
            snippet: SnippetReference(ordinal: sample.snippet.ordinal, expectation: expectation, evidence: .lint)
        )
    }
}
