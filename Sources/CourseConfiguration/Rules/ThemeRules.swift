import Diagnostics

/// Names of findings in themes.
extension RuleID {
    package static let theme = RuleID("theme")
    /// Own colours that can't be told apart.
    package static let themeContrast = RuleID("theme-contrast")

    /// All of them.
    package static let ofThemes: [RuleID] = [
        .theme, .themeContrast,
    ]
}
