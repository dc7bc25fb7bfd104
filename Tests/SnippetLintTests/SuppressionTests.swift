import Diagnostics
import Testing

@testable import SnippetLint
@testable import SnippetSyntax

@Suite("Suppressions")
struct SuppressionTests {
    @Test(
        "A comment switches a rule off for its stretch",
        arguments: [
            ("// glosa:disable any-view\nAnyView(a)", []),
            ("// glosa:disable any-view\nAnyView(a)\n// glosa:enable any-view\nAnyView(b)", ["any-view"]),
            ("// glosa:disable:next any-view\nAnyView(a)\nAnyView(b)", ["any-view"]),
            ("// glosa:disable any-view, force-try\nAnyView(try! a())", []),
            ("// glosa:disable all\nAnyView(try! a())", []),
            ("AnyView(a)\n// glosa:disable any-view\nText(a)", ["any-view", "unused-suppression"]),
            ("// glosa:disable anyview\nAnyView(a)", ["unused-suppression", "any-view"]),
        ] as [(String, [RuleID])]
    )
    func suppression(code: String, rules: [RuleID]) {
        #expect(verdict(code).rules == rules)
    }

    @Test("A misspelt rule is answered with the one meant")
    func misspelt() {
        #expect(
            verdict("// glosa:disable any-vew\nlet a = 1").diagnostics.first?.advice?.en == "did you mean “any-view”?"
        )
    }

    @Test("A rule that a comment outside switches off is known to be of use, or not")
    func outside() {
        let file = SourceFile(path: "lesson.md", text: "@State var a = 1")
        let snippet = Snippet(
            ordinal: 1,
            source: SourceSlice(file),
            disabledRules: ["state-private", "any-view", "valid-sample-broken"]
        )
        let linter = SnippetLinter()
        let verdict = linter.lint(lesson: [snippet])[0]
        #expect(verdict.diagnostics.isEmpty)
        #expect(verdict.usedDisabledRules == ["state-private", "valid-sample-broken"])
        let unused = linter.unusedSuppression(of: "any-veiw", at: file.range(0..<3))
        #expect(unused?.rule == "unused-suppression")
        #expect(unused?.advice?.en == "did you mean “any-view”?")
        let isOff = SnippetLinter(LintConfiguration(levels: ["unused-suppression": .off]))
        #expect(isOff.unusedSuppression(of: "any-view", at: file.range(0..<3)) == nil)
    }
}
