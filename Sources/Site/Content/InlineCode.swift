import Diagnostics
import Markdown
import MarkdownHTML

/// A sentence of Glosa's own texts as HTML; its code stands between backticks.
enum InlineCode {
    static func append(_ sentence: String, to output: inout [UInt8]) {
        let parts = sentence.split(separator: "`", omittingEmptySubsequences: false)
        for (index, part) in parts.enumerated() {
            // A last backtick without its partner is text.
            let isCode = index % 2 == 1 && index + 1 < parts.count
            if isCode { output += "<code>".utf8 }
            if index % 2 == 1, !isCode { output += "`".utf8 }
            if isCode {
                CommandOptions.append(part.utf8, to: &output)
            } else {
                HTMLEscaping.append(typeset(part), to: &output)
            }
            if isCode { output += "</code>".utf8 }
        }
    }

    /// A text with curved apostrophes, as the prose beside it has them; in a terminal they are straight.
    private static func typeset(_ text: Substring) -> String {
        String(text).replacing(/([\p{L}\p{N}])'(?=\p{L})/) { "\($0.1)’" }
    }

    /// A sentence as plain text, without the backticks of its code.
    static func plain(_ sentence: String) -> String {
        let parts = sentence.split(separator: "`", omittingEmptySubsequences: false)
        // A last backtick without its partner is text.
        guard parts.count.isMultiple(of: 2) else { return typeset(parts.joined()[...]) }
        return typeset((parts.dropLast().joined() + "`" + (parts.last ?? ""))[...])
    }

    /// The attributes of an element in the language of the rules, on a page in another: ` lang="en" dir="ltr"`; empty if both
    /// languages are the same (WCAG 2.2, 3.1.2).
    static func languageOfRules(on language: String) -> String {
        // Spanish or English (``LocalizedText``).
        ["en", "es"].contains(language.prefix(2).lowercased()) ? "" : " lang=\"en\" dir=\"ltr\""
    }

    /// A sentence of a rule, in an element of its own if its language is not the page's.
    static func html(_ text: LocalizedText, on language: String) -> String {
        let sentence = html(RuleText.sentence(text.text(in: language)))
        let attributes = languageOfRules(on: language)
        return attributes.isEmpty ? sentence : "<span\(attributes)>\(sentence)</span>"
    }

    static func html(_ sentence: String) -> String {
        var output: [UInt8] = []
        append(sentence, to: &output)
        return String(decoding: output, as: UTF8.self)
    }
}
