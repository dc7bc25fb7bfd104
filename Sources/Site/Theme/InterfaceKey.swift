import Diagnostics
import Markdown
import MarkdownHTML
import SnippetLint

/// A value that the interface has a text for.
protocol InterfaceKey: Sendable {
    /// The key of its text in `strings/LANG.yml`.
    var key: String { get }
}

extension Rule.Group: InterfaceKey {
    var key: String { "ruleGroup.\(rawValue)" }
}

extension Rule.Fixability: InterfaceKey {
    var key: String { "ruleFix.\(rawValue)" }
}

extension RuleLevel: InterfaceKey {
    var key: String { "ruleLevel.\(rawValue)" }
}

extension AlertKind: InterfaceKey {
    var key: String { "alert.\(rawValue)" }
}

extension AsideKind: InterfaceKey {
    var key: String { "aside.\(rawValue)" }
}

extension Callout: InterfaceKey {
    /// A callout that is also an alert has the alert's text.
    var key: String { AlertKind(rawValue: rawValue)?.key ?? "callout.\(rawValue)" }
}

extension Container.Pointer: InterfaceKey {
    var key: String { "pointer.\(rawValue)" }
}

extension HTMLLabels.TutorialWord: InterfaceKey {
    var key: String { "tutorial.\(rawValue)" }
}
