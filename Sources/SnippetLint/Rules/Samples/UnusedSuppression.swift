import Diagnostics
import SnippetSyntax

extension Rule {
    static let unusedSuppression = Rule(
        .unusedSuppression,
        .samples,
        levels: .always(.warning),
        about: About(
            what: (
                "this comment switches off a rule that finds nothing here",
                "este comentario desactiva una regla que aquí no encuentra nada"
            ),
            why: (
                "a suppression that is no longer needed hides the next mistake",
                "una excepción que ya no hace falta tapará el próximo error"
            ),
            instead: ("delete the comment", "borra el comentario")
        ),
        examples: [
            .flagged("// glosa:disable ‹any-view›\nText(\"Hello\")"),
            .accepted("// glosa:disable:next force-unwrap\nlet name = names.first!"),
        ]
    )
}

/// The check for suppressions that suppressed nothing, once all rules have run.
enum UnusedSuppressionRule {
    static func diagnostics(
        _ suppressions: [Suppression],
        used: Set<Int>,
        in sample: ParsedSnippet,
        level: RuleLevel
    ) -> [Diagnostic] {
        suppressions.enumerated().compactMap { index, suppression in
            guard !used.contains(index) else { return nil }
            return diagnostic(
                of: suppression.rule,
                at: sample.snippet.source.range(suppression.place),
                level: level,
                snippet: SnippetReference(ordinal: sample.snippet.ordinal, expectation: .none, evidence: .lint)
            )
        }
    }

    /// Returns the finding on one suppression, wherever it stands; nil if the rule is off.
    static func diagnostic(
        of rule: String,
        at range: SourceRange,
        level: RuleLevel,
        snippet: SnippetReference? = nil
    ) -> Diagnostic? {
        guard let severity = level.severity else { return nil }
        let about = Rule.unusedSuppression.about
        let isUnknown = rule != "all" && RuleCatalogue.rule(named: rule) == nil
        return Diagnostic(
            rule: .unusedSuppression,
            severity: severity,
            message: isUnknown
                ? LocalizedText(en: "there is no rule “\(rule)”", es: "no existe la regla «\(rule)»") : about.what,
            range: range,
            reason: about.why,
            advice: RuleCatalogue.suggestion(for: rule).map {
                LocalizedText(en: "did you mean “\($0)”?", es: "¿querías decir «\($0)»?")
            } ?? about.instead,
            snippet: snippet
        )
    }
}
