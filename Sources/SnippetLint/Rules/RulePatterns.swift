import SnippetSyntax

extension CodePattern {
    /// Whether a rule's own words speak of what the pattern looks for.
    public func isNamed(by rule: Rule) -> Bool {
        isNamed(in: "\(rule.about.what.en)\n\(rule.about.instead.en)")
    }
}
