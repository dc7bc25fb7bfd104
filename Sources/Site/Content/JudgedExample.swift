import Diagnostics
import SnippetLint
import Support
import SwiftHighlighting

/// An example of a rule with the rule's real findings, highlighted; the same on the rule's page in each language and each course.
struct JudgedExample: Sendable {
    let isFlagged: Bool
    let source: SourceSlice
    /// The code as HTML, with the marked places.
    let code: [UInt8]
    /// The code after the safe fixes as HTML; nil if the rule has none.
    let fixed: [UInt8]?
    /// The rule's findings; empty for an accepted example.
    let findings: [Diagnostic]

    private init(_ example: RuleExample, of rule: Rule) {
        isFlagged = example.isFlagged
        source = SourceSlice(SourceFile(path: "", text: example.text))
        code = Self.html(source.bytes, marks: isFlagged ? example.places : [])
        fixed = example.fixed.map { Self.html(Array($0.utf8)) }
        findings = isFlagged ? rule.findings(in: example) : []
    }

    private static func html(_ code: [UInt8], marks: [Range<Int>] = []) -> [UInt8] {
        HighlightedCode.html(code, tokens: HighlightedTokens(in: code), marks: marks)
    }

    // MARK: All of them

    private static let known = Dictionary(
        RuleCatalogue.all.map { rule in
            (rule.id, Lazy { rule.examples.map { JudgedExample($0, of: rule) } })
        }
    ) { first, _ in first }

    /// The examples of a rule of the catalogue, each judged when it is first asked for.
    static func all(of rule: Rule) -> [JudgedExample] { known[rule.id]?.value ?? [] }
}
