import Diagnostics

/// Names of findings in raw HTML and links.
extension RuleID {
    public static let htmlRemoved = RuleID("html-removed")
    public static let htmlUnbalanced = RuleID("html-unbalanced")
    public static let unsafeLink = RuleID("unsafe-link")

    /// All of them.
    public static let ofHTML: [RuleID] = [
        .htmlRemoved, .htmlUnbalanced, .unsafeLink,
    ]
}
