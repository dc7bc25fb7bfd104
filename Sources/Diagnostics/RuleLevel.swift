/// What a rule's findings count as; `off` silences it.
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
