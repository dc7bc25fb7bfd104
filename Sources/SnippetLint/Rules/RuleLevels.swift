import Diagnostics

/// A rule's level under each of the profiles that Glosa brings along.
public struct RuleLevels: Sendable, Hashable {
    public let modernState: RuleLevel
    public let mvvmViewData: RuleLevel
    public let legacy: RuleLevel

    public subscript(base: Profile.Base) -> RuleLevel {
        switch base {
        case .modernState: modernState
        case .mvvmViewData: mvvmViewData
        case .legacy: legacy
        }
    }

    /// The same whatever a lesson teaches.
    static func always(_ level: RuleLevel) -> RuleLevels {
        RuleLevels(modernState: level, mvvmViewData: level, legacy: level)
    }

    /// About state: a note in lessons on the old API.
    static func state(_ level: RuleLevel) -> RuleLevels {
        RuleLevels(modernState: level, mvvmViewData: level, legacy: level == .off ? .off : .note)
    }

    /// About what Observation replaced: off where MVVM with ViewData requires it.
    static func observation(_ level: RuleLevel) -> RuleLevels {
        RuleLevels(modernState: level, mvvmViewData: .off, legacy: level == .off ? .off : .note)
    }

    /// Only where a lesson teaches MVVM with ViewData.
    static func viewData(_ level: RuleLevel) -> RuleLevels {
        RuleLevels(modernState: .off, mvvmViewData: level, legacy: .off)
    }
}
