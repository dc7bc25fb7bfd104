import Diagnostics
import Testing

@testable import SnippetLint
@testable import SnippetSyntax

/// Every rule's examples hold, wherever in a Markdown file they stand.
@Suite("Rules' examples")
struct RuleExampleTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let rule: Rule
        let number: Int
        let example: RuleExample
        let placement: Placement
        var testDescription: String { "\(rule.id) #\(number) \(placement.rawValue)" }
    }

    static let cases: [Case] = RuleCatalogue.all.flatMap { rule in
        rule.examples.enumerated().flatMap { number, example in
            Placement.allCases.map { Case(rule: rule, number: number + 1, example: example, placement: $0) }
        }
    }

    @Test("An example is flagged at its mark, or accepted; its fix does what it says, and once", arguments: cases)
    func example(_ example: Case) {
        let (file, slice) = example.placement.embed(example.example.text)
        func findings(_ slice: SourceSlice) -> [Diagnostic] {
            example.rule.findings(in: slice, configuration: example.rule.configuration(for: example.example))
        }
        let found = findings(slice)
        let expected = example.placement.places(of: example.example.places, in: slice)
        #expect(
            found.map { file.text(in: $0.range.bytes) } == expected.map { file.text(in: $0) },
            "\(example.example.text)"
        )
        #expect(found.map(\.range.bytes) == expected)
        guard let fixed = example.example.fixed else { return }
        let repaired = FixApplier.apply(found, to: file.bytes)
        let (goal, goalSlice) = example.placement.embed(fixed)
        #expect(String(decoding: repaired, as: UTF8.self) == goal.text)
        #expect(findings(goalSlice).flatMap(\.fixes).isEmpty)
    }

    @Test("Every rule is documented in both languages and shown by examples")
    func documentation() {
        #expect(Set(RuleCatalogue.all.map(\.id)).count == RuleCatalogue.all.count)
        for rule in RuleCatalogue.all {
            for text in [rule.about.what, rule.about.why, rule.about.instead] {
                #expect(!text.en.isEmpty && !text.es.isEmpty && text.en != text.es, "\(rule.id): \(text.en)")
                #expect(!text.en.hasSuffix(".") && !text.es.hasSuffix("."), "\(rule.id): \(text.en)")
            }
            if rule.id != "expected-failure-missing" {
                #expect(rule.examples.contains { $0.isFlagged }, "\(rule.id)")
                #expect(rule.examples.contains { !$0.isFlagged }, "\(rule.id)")
            }
            for example in rule.examples { #expect(example.isFlagged == !example.places.isEmpty, "\(rule.id)") }
        }
    }
}
