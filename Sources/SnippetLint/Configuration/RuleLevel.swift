import Diagnostics

/// How much a rule's findings matter under a profile, or that the rule is not asked.
public enum RuleLevel: String, Sendable, CaseIterable {
    case off, note, warning, error

    /// The severity of the rule's findings; nil where the rule is off.
    public var severity: Severity? {
        switch self {
        case .off: nil
        case .note: .note
        case .warning: .warning
        case .error: .error
        }
    }
}
