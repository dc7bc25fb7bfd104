import Diagnostics
import SnippetSyntax

/// The configuration by which the samples of a lesson are judged.
public struct LintConfiguration: Sendable {
    /// The isolation of declarations without one of their own (`-default-isolation`).
    public enum DefaultIsolation: String, Sendable, CaseIterable {
        case nonisolated
        case mainActor = "MainActor"
    }

    public let profile: Profile
    /// Levels that win over the profile's, by rule.
    public let levels: [RuleID: RuleLevel]
    public let defaultIsolation: DefaultIsolation

    public init(
        profile: Profile = .modernState,
        levels: [RuleID: RuleLevel] = [:],
        defaultIsolation: DefaultIsolation = .nonisolated
    ) {
        self.profile = profile
        self.levels = levels
        self.defaultIsolation = defaultIsolation
    }

    /// Returns the rule's level under this configuration.
    public func level(of rule: Rule) -> RuleLevel {
        levels[rule.id] ?? profile.levels[rule.id] ?? rule.levels[profile.base]
    }

    /// Returns true if somebody has set the rule's level.
    func isChosen(_ rule: Rule) -> Bool { levels[rule.id] != nil || profile.levels[rule.id] != nil }

    /// Returns true if the rule is an opinion that is off by default in every profile, and nobody has set its level.
    ///
    /// Courses disagree about such a rule, so it finds no fault by itself; but where an author marks a sample as wrong and
    /// the rule agrees, it says why.
    func asksForProofOnly(_ rule: Rule) -> Bool {
        rule.levels == .always(.off) && (rule.group == .state || rule.group == .practice) && !isChosen(rule)
    }
}
