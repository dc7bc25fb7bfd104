/// The documentation of a rule, for reports that show more than its findings.
public struct RuleDocumentation: Sendable, Hashable {
    public let id: RuleID
    /// One line on what the rule finds.
    public let summary: LocalizedText
    /// The finding, the reason and the correction, as Markdown.
    public let help: LocalizedText
    /// The rule's severity unless another is set; nil if the rule is off.
    public let severity: Severity?

    public init(id: RuleID, summary: LocalizedText, help: LocalizedText, severity: Severity?) {
        self.id = id
        self.summary = summary
        self.help = help
        self.severity = severity
    }
}
