import Diagnostics
import SnippetSyntax

extension Rule {
    /// Returns the rule's findings in one of its examples, as in the same sample of a lesson; places are the example's own.
    public func findings(in example: RuleExample) -> [Diagnostic] {
        let file = SourceFile(path: "", text: example.text)
        return findings(in: SourceSlice(file), configuration: configuration(for: example))
    }

    /// Returns the rule's own findings in one sample, including those that prove a counterexample.
    func findings(in source: SourceSlice, configuration: LintConfiguration) -> [Diagnostic] {
        SnippetLinter(configuration).lint(lesson: [Snippet(ordinal: 1, source: source)]).flatMap { verdict in
            verdict.diagnostics + verdict.segments.compactMap(\.unproven)
                + (group == .samples ? [] : verdict.segments.flatMap(\.proof))
        }.filter { $0.rule == id }
    }

    /// Returns the configuration that an example is judged by: the profile that the rule belongs to, with the rule switched on.
    func configuration(for example: RuleExample) -> LintConfiguration {
        let profile: Profile = group == .mvvm ? .mvvmViewData : .modernState
        let base = LintConfiguration(profile: profile).level(of: self)
        return LintConfiguration(
            profile: profile,
            levels: base == .off ? [id: .warning] : [:],
            defaultIsolation: example.isMainActorByDefault ? .mainActor : .nonisolated
        )
    }
}
