import CourseConfiguration
import Diagnostics
import SnippetLint

/// The explanations of rules as Markdown, as editors show them.
enum RuleExplanation {
    /// - Returns: nil for a name that no rule has.
    @Sendable static func markdown(_ name: String, _ language: String) -> String? {
        let instead = LocalizedText(en: "Instead", es: "En su lugar").text(in: language)
        if let rule = RuleCatalogue.rule(named: name) {
            let texts = [rule.about.what, rule.about.why].map { $0.text(in: language) + "." }
            return
                "**\(name)**: \(texts.joined(separator: "\n\n"))\n\n**\(instead)**: \(rule.about.instead.text(in: language))."
        }
        guard let entry = RuleID(named: name).flatMap({ FindingTable.entries[$0] }) else { return nil }
        return "**\(name)**: \(entry.what.text(in: language)).\n\n**\(instead)**: \(entry.instead.text(in: language))."
    }
}
