import Diagnostics
import SnippetSyntax

extension Judgement {
    /// Returns the verdict on a sample that the parser isn't given: only its refusal, and nothing that depends on its code.
    static func refused(_ sample: ParsedSnippet, found: [Found]) -> SnippetVerdict {
        let disabled = sample.snippet.disabledRules
        let kept = found.filter { disabled.isDisjoint(with: [$0.rule.id.rawValue, "all"]) }
        return SnippetVerdict(
            ordinal: sample.snippet.ordinal,
            shape: sample.shape,
            diagnostics: kept.map { diagnostic($0, in: sample, expectation: .none) },
            // The sample can't be judged, so each comment that disables a rule may be needed.
            usedDisabledRules: disabled,
            isParsed: false,
            evidence: .syntax,
            omissions: [.rules]
        )
    }
}
