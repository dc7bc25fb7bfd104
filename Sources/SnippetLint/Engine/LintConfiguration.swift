import Diagnostics
import SnippetSyntax

/// What the samples of a lesson are judged by.
public struct LintConfiguration: Sendable {
    /// What a declaration without an isolation of its own is isolated to (`-default-isolation`).
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

    /// The rule's level under this configuration.
    public func level(of rule: Rule) -> RuleLevel {
        levels[rule.id] ?? profile.levels[rule.id] ?? rule.levels[profile.base]
    }

    /// Whether somebody has set the rule's level.
    func isChosen(_ rule: Rule) -> Bool { levels[rule.id] != nil || profile.levels[rule.id] != nil }

    /// Whether the rule is an opinion that nobody has switched on or off: off by default in every profile.
    ///
    /// Courses disagree about such a rule, so it finds no fault by itself; but where an author marks a sample as wrong and
    /// the rule agrees, it says why.
    func asksForProofOnly(_ rule: Rule) -> Bool {
        rule.levels == .always(.off) && (rule.group == .state || rule.group == .practice) && !isChosen(rule)
    }
}
