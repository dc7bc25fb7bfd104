import Diagnostics
import SnippetSyntax

/// A rule's level under each of the profiles that Glosa brings along.
public struct RuleLevels: Sendable, Hashable {
    public let modernState: RuleLevel
    public let mvvmViewData: RuleLevel
    public let legacy: RuleLevel
    public let documentation: RuleLevel

    public subscript(base: Profile.Base) -> RuleLevel {
        switch base {
        case .modernState: modernState
        case .mvvmViewData: mvvmViewData
        case .legacy: legacy
        case .documentation: documentation
        }
    }

    /// The same whatever a lesson teaches.
    static func always(_ level: RuleLevel) -> RuleLevels {
        RuleLevels(modernState: level, mvvmViewData: level, legacy: level, documentation: level)
    }

    /// The same whatever a course teaches, and of no interest to a library's documentation.
    static func taught(_ level: RuleLevel) -> RuleLevels {
        RuleLevels(modernState: level, mvvmViewData: level, legacy: level, documentation: .off)
    }

    /// About state: a note in lessons on the old API.
    static func state(_ level: RuleLevel) -> RuleLevels {
        RuleLevels(
            modernState: level,
            mvvmViewData: level,
            legacy: level == .off ? .off : .note,
            documentation: .off
        )
    }

    /// About what Observation replaced: off where MVVM with ViewData requires it.
    static func observation(_ level: RuleLevel) -> RuleLevels {
        RuleLevels(
            modernState: level,
            mvvmViewData: .off,
            legacy: level == .off ? .off : .note,
            documentation: .off
        )
    }

    /// Only where a lesson teaches MVVM with ViewData.
    static func viewData(_ level: RuleLevel) -> RuleLevels {
        RuleLevels(modernState: .off, mvvmViewData: level, legacy: .off, documentation: .off)
    }
}
