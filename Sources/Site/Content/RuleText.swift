import Diagnostics
import Markdown
import MarkdownHTML
import SnippetLint

/// The text of a rule's page: its demand and the reason, its level in each profile, and its examples with the rule's real
/// findings.
struct RuleText {
    let rule: Rule
    let language: String
    let words: [String: String]

    /// - Parameter uses: links to the samples of the course that break the rule, as HTML.
    /// - Parameter outcomes: links to the outcomes of decision trees that the rule guards, as HTML.
    func html(uses: [String], outcomes: [String]) -> [UInt8] {
        var output: [UInt8] = []
        paragraph(rule.about.what.text(in: language), isOfRule: true, class: "rule-what", to: &output)
        appendFacts(to: &output)
        heading("rule.why", id: "why", to: &output)
        paragraph(rule.about.why.text(in: language), isOfRule: true, to: &output)
        heading("rule.instead", id: "instead", to: &output)
        paragraph(rule.about.instead.text(in: language), isOfRule: true, to: &output)
        heading("rule.flagged", id: "flagged", to: &output)
        let examples = JudgedExample.all(of: rule)
        for example in examples where example.isFlagged { appendFlagged(example, to: &output) }
        let accepted = examples.filter { !$0.isFlagged }
        if !accepted.isEmpty {
            heading("rule.accepted", id: "accepted", to: &output)
            for example in accepted { appendCode(example.code, caption: nil, to: &output) }
        }
        list(outcomes, "rule.outcomes", id: "outcomes", to: &output)
        list(uses, "rule.uses", id: "uses", to: &output)
        heading("rule.silence", id: "silence", to: &output)
        paragraph((words["rule.silenceText"] ?? "").replacing("{rule}", with: rule.id.rawValue), to: &output)
        return output
    }

    /// The headings of the page, for its table of contents: id and text.
    func contents(hasUses: Bool, hasOutcomes: Bool) -> [(id: String, title: String)] {
        var parts = ["why", "instead", "flagged"]
        if rule.examples.contains(where: { !$0.isFlagged }) { parts.append("accepted") }
        if hasOutcomes { parts.append("outcomes") }
        if hasUses { parts.append("uses") }
        return (parts + ["silence"]).map { ($0, words["rule." + $0] ?? $0) }
    }

    // MARK: Parts

    private func appendFacts(to output: inout [UInt8]) {
        output += "<dl class=\"rule-facts\">".utf8
        fact("rule.group", words["ruleGroup.\(rule.group.rawValue)"] ?? rule.group.rawValue, to: &output)
        let levels = Profile.Base.allCases.map { base in
            let level = rule.levels[base].rawValue
            return "`\(base.rawValue)`: \(words["ruleLevel.\(level)"] ?? level)"
        }
        fact("rule.level", levels.joined(separator: " · "), to: &output)
        switch rule.since {
        case .iOS(let version): fact("rule.since", "iOS \(version)", to: &output)
        case .soft: fact("rule.since", words["rule.softDeprecation"] ?? "", to: &output)
        case nil: break
        }
        fact("rule.fix", words["ruleFix.\(rule.fixability.rawValue)"] ?? rule.fixability.rawValue, to: &output)
        output += "</dl>\n".utf8
    }

    private func appendFlagged(_ example: JudgedExample, to output: inout [UInt8]) {
        appendCode(example.code, caption: nil, to: &output) { output in
            output += "<div class=\"evidence\"><p class=\"evidence-status is-proven\">".utf8
            HTMLEscaping.append(words["rule.says"] ?? "", to: &output)
            output += "</p>".utf8
            SampleEvidence(language: language, words: words, ruleAddress: { _ in nil })
                .append(example.findings, of: example.source, to: &output)
            output += "</div>".utf8
        }
        if let fixed = example.fixed { appendCode(fixed, caption: words["rule.fixed"], to: &output) }
    }

    /// - Parameter html: the highlighted code.
    private func appendCode(
        _ html: [UInt8],
        caption: String?,
        to output: inout [UInt8],
        below: (inout [UInt8]) -> Void = { _ in }
    ) {
        output += "<figure class=\"code\">".utf8
        if let caption {
            output += "<figcaption>".utf8
            HTMLEscaping.append(caption, to: &output)
            output += "</figcaption>".utf8
        }
        output +=
            "<pre tabindex=\"0\" role=\"group\" aria-label=\"Swift\"><code class=\"language-swift\">".utf8
        output += html
        output += "\n</code></pre>".utf8
        below(&output)
        output += "</figure>\n".utf8
    }

    private func list(_ items: [String], _ word: String, id: String, to output: inout [UInt8]) {
        guard !items.isEmpty else { return }
        heading(word, id: id, to: &output)
        output += "<ul>".utf8
        for item in items { output += "<li>\(item)</li>".utf8 }
        output += "</ul>\n".utf8
    }

    private func heading(_ word: String, id: String, to output: inout [UInt8]) {
        output += "<h2 id=\"\(id)\">".utf8
        HTMLEscaping.append(words[word] ?? word, to: &output)
        output += "</h2>\n".utf8
    }

    /// - Parameter isOfRule: true if the text is in the language of the rules instead of the page's.
    private func paragraph(
        _ text: String,
        isOfRule: Bool = false,
        class name: StaticString? = nil,
        to output: inout [UInt8]
    ) {
        let attributes = isOfRule ? InlineCode.languageOfRules(on: language) : ""
        output += "<p\(name.map { " class=\"\($0)\"" } ?? "")\(attributes)>".utf8
        InlineCode.append(Self.sentence(text), to: &output)
        output += "</p>\n".utf8
    }

    private func fact(_ word: String, _ text: String, to output: inout [UInt8]) {
        output += "<div><dt>".utf8
        HTMLEscaping.append(words[word] ?? word, to: &output)
        output += "</dt><dd>".utf8
        InlineCode.append(text, to: &output)
        output += "</dd></div>".utf8
    }

    /// Returns a message as a sentence: messages begin in lower case and end without a stop, like those of compilers.
    static func sentence(_ text: String) -> String {
        guard let first = text.first else { return text }
        let end = text.last.map { ".!?…".contains($0) } ?? true
        return first.uppercased() + text.dropFirst() + (end ? "" : ".")
    }
}
