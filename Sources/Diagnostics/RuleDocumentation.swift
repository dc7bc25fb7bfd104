/// What a report may say of a rule beside its findings.
public struct RuleDocumentation: Sendable, Hashable {
    public let id: RuleID
    /// One line: what the rule finds.
    public let summary: LocalizedText
    /// What, why and what instead, as Markdown.
    public let help: LocalizedText
    /// Its severity where nobody sets another; nil: off.
    public let severity: Severity?

    public init(id: RuleID, summary: LocalizedText, help: LocalizedText, severity: Severity?) {
        self.id = id
        self.summary = summary
        self.help = help
        self.severity = severity
    }
}
