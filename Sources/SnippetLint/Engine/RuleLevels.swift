import Diagnostics
import SnippetSyntax

/// A rule's level under each of the profiles that come with Glosa.
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

    /// Returns the same level for every profile.
    static func always(_ level: RuleLevel) -> RuleLevels {
        RuleLevels(modernState: level, mvvmViewData: level, legacy: level, documentation: level)
    }

    /// Returns the same level whatever a course teaches, and off for a library's documentation.
    static func taught(_ level: RuleLevel) -> RuleLevels {
        RuleLevels(modernState: level, mvvmViewData: level, legacy: level, documentation: .off)
    }

    /// Returns the levels of a rule about state: a note in lessons on the old API, and off for documentation.
    static func state(_ level: RuleLevel) -> RuleLevels {
        RuleLevels(
            modernState: level,
            mvvmViewData: level,
            legacy: level == .off ? .off : .note,
            documentation: .off
        )
    }

    /// Returns the levels of a rule about API that Observation replaced: off where MVVM with ViewData requires it.
    static func observation(_ level: RuleLevel) -> RuleLevels {
        RuleLevels(
            modernState: level,
            mvvmViewData: .off,
            legacy: level == .off ? .off : .note,
            documentation: .off
        )
    }

    /// Returns the levels of a rule that only holds where a lesson teaches MVVM with ViewData.
    static func viewData(_ level: RuleLevel) -> RuleLevels {
        RuleLevels(modernState: .off, mvvmViewData: level, legacy: .off, documentation: .off)
    }
}
