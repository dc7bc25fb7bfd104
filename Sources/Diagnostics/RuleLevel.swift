/// The level of a rule's findings; `off` silences the rule.
public enum RuleLevel: String, Sendable, CaseIterable {
    case off, note, warning, error

    /// The severity of the rule's findings; nil if the rule is off.
    public var severity: Severity? {
        switch self {
        case .off: nil
        case .note: .note
        case .warning: .warning
        case .error: .error
        }
    }
}
