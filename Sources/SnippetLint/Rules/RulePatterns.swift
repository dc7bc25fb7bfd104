import SnippetSyntax

extension CodePattern {
    /// Returns true if a rule's own words mention the feature that the pattern looks for.
    public func isNamed(by rule: Rule) -> Bool {
        isNamed(in: "\(rule.about.what.en)\n\(rule.about.instead.en)")
    }
}
