import Diagnostics

extension Judgement {
    /// The verdict on a sample that the parser isn't given: that, and nothing that depends on its code.
    static func refused(_ sample: ParsedSnippet, found: [Found]) -> SnippetVerdict {
        let disabled = sample.snippet.disabledRules
        let kept = found.filter { disabled.isDisjoint(with: [$0.rule.id, "all"]) }
        let source = sample.snippet.source
        return SnippetVerdict(
            ordinal: sample.snippet.ordinal,
            shape: sample.shape,
            segments: [],
            diagnostics: kept.map { entry in
                Diagnostic(
                    rule: entry.rule.id,
                    severity: entry.severity,
                    message: entry.finding.message.map { LocalizedText(en: $0.en, es: $0.es) } ?? entry.rule.about.what,
                    range: source.range(entry.finding.range),
                    reason: entry.rule.about.why,
                    advice: entry.finding.advice.map { LocalizedText(en: $0.en, es: $0.es) }
                        ?? entry.rule.about.instead,
                    snippet: SnippetReference(
                        ordinal: sample.snippet.ordinal,
                        expectation: .none,
                        evidence: .syntax
                    )
                )
            },
            // What can't be judged may need each of the comments that silence it.
            usedDisabledRules: disabled,
            isParsed: false,
            compilerExpectations: [],
            evidence: .syntax,
            omissions: [.rules]
        )
    }
}
