import Diagnostics
import SnippetSyntax

extension Judgement {
    /// The verdict on a sample that the parser isn't given: that, and nothing that depends on its code.
    static func refused(_ sample: ParsedSnippet, found: [Found]) -> SnippetVerdict {
        let disabled = sample.snippet.disabledRules
        let kept = found.filter { disabled.isDisjoint(with: [$0.rule.id.rawValue, "all"]) }
        return SnippetVerdict(
            ordinal: sample.snippet.ordinal,
            shape: sample.shape,
            diagnostics: kept.map { diagnostic($0, in: sample, expectation: .none) },
            // What can't be judged may need each of the comments that silence it.
            usedDisabledRules: disabled,
            isParsed: false,
            evidence: .syntax,
            omissions: [.rules]
        )
    }
}
