import Diagnostics
import Markdown
import MarkdownHTML
import SnippetLint

/// The text of a rule's page: its demand and the reason, its level in each profile, and its examples with the rule's real
/// findings.
struct RuleText {
    let rule: Rule
    let language: String
    let words: InterfaceWords

    /// - Parameter uses: links to the samples of the course that break the rule, as HTML.
    /// - Parameter outcomes: links to the outcomes of decision trees that the rule guards, as HTML.
    func html(uses: [String], outcomes: [String]) -> [UInt8] {
        var output: [UInt8] = []
        paragraph(rule.about.what.text(in: language), isOfRule: true, class: "rule-what", to: &output)
        appendFacts(to: &output)
        heading(.ruleWhy, id: "why", to: &output)
        paragraph(rule.about.why.text(in: language), isOfRule: true, to: &output)
        heading(.ruleInstead, id: "instead", to: &output)
        paragraph(rule.about.instead.text(in: language), isOfRule: true, to: &output)
        heading(.ruleFlagged, id: "flagged", to: &output)
        let examples = JudgedExample.all(of: rule)
        for example in examples where example.isFlagged { appendFlagged(example, to: &output) }
        let accepted = examples.filter { !$0.isFlagged }
        if !accepted.isEmpty {
            heading(.ruleAccepted, id: "accepted", to: &output)
            for example in accepted { appendCode(example.code, caption: nil, to: &output) }
        }
        list(outcomes, .ruleOutcomes, id: "outcomes", to: &output)
        list(uses, .ruleUses, id: "uses", to: &output)
        heading(.ruleSilence, id: "silence", to: &output)
        paragraph(words[.ruleSilenceText].replacing("{rule}", with: rule.id.rawValue), to: &output)
        return output
    }

    /// The headings of the page, for its table of contents: id and text.
    func contents(hasUses: Bool, hasOutcomes: Bool) -> [(id: String, title: String)] {
        var parts: [(id: String, word: InterfaceWord)] = [
            ("why", .ruleWhy), ("instead", .ruleInstead), ("flagged", .ruleFlagged),
        ]
        if rule.examples.contains(where: { !$0.isFlagged }) { parts.append(("accepted", .ruleAccepted)) }
        if hasOutcomes { parts.append(("outcomes", .ruleOutcomes)) }
        if hasUses { parts.append(("uses", .ruleUses)) }
        parts.append(("silence", .ruleSilence))
        return parts.map { ($0.id, words[$0.word]) }
    }

    // MARK: Parts

    private func appendFacts(to output: inout [UInt8]) {
        output += "<dl class=\"rule-facts\">".utf8
        fact(.ruleGroup, words[key: rule.group], to: &output)
        let levels = Profile.Base.allCases.map { base in
            let level = rule.levels[base]
            return "`\(base.rawValue)`: \(words[key: level])"
        }
        fact(.ruleLevel, levels.joined(separator: " · "), note: words[.ruleLevelText], to: &output)
        switch rule.since {
        case .iOS(let version): fact(.ruleSince, "iOS \(version)", to: &output)
        case .soft: fact(.ruleSince, words[.ruleSoftDeprecation], to: &output)
        case nil: break
        }
        fact(.ruleFix, words[key: rule.fixability], to: &output)
        output += "</dl>\n".utf8
    }

    private func appendFlagged(_ example: JudgedExample, to output: inout [UInt8]) {
        appendCode(example.code, caption: nil, to: &output) { output in
            output += "<div class=\"evidence\"><p class=\"evidence-status is-proven\">".utf8
            HTMLEscaping.append(words[.ruleSays], to: &output)
            output += "</p>".utf8
            SampleEvidence(language: language, words: words, ruleAddress: { _ in nil })
                .append(example.findings, of: example.source, to: &output)
            output += "</div>".utf8
        }
        if let fixed = example.fixed { appendCode(fixed, caption: words[.ruleFixed], to: &output) }
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

    private func list(_ items: [String], _ word: InterfaceWord, id: String, to output: inout [UInt8]) {
        guard !items.isEmpty else { return }
        heading(word, id: id, to: &output)
        output += "<ul>".utf8
        for item in items { output += "<li>\(item)</li>".utf8 }
        output += "</ul>\n".utf8
    }

    private func heading(_ word: InterfaceWord, id: String, to output: inout [UInt8]) {
        output += "<h2 id=\"\(id)\">".utf8
        HTMLEscaping.append(words[word], to: &output)
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

    private func fact(_ word: InterfaceWord, _ text: String, note: String? = nil, to output: inout [UInt8]) {
        output += "<div><dt>".utf8
        HTMLEscaping.append(words[word], to: &output)
        output += "</dt><dd>".utf8
        InlineCode.append(text, to: &output)
        if let note {
            output += "<p>".utf8
            InlineCode.append(note, to: &output)
            output += "</p>".utf8
        }
        output += "</dd></div>".utf8
    }

    /// Returns a message as a sentence: messages begin in lower case and end without a stop, like those of compilers.
    static func sentence(_ text: String) -> String {
        guard let first = text.first else { return text }
        let end = text.last.map { ".!?…".contains($0) } ?? true
        return first.uppercased() + text.dropFirst() + (end ? "" : ".")
    }
}
