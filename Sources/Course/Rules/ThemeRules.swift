import Diagnostics

/// Names of findings in themes.
extension RuleID {
    public static let theme = RuleID("theme")
    /// Own colours that can't be told apart.
    public static let themeContrast = RuleID("theme-contrast")

    /// All of them.
    public static let ofThemes: [RuleID] = [
        .theme, .themeContrast,
    ]
}
