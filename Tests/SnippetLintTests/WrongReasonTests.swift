import SnippetLint
import SnippetSyntax
import TestSupport
import Testing

@Suite("Reasons of counterexamples")
struct WrongReasonTests {
    @Test(
        "A slip of syntax proves only what speaks of such",
        arguments: [
            ("// ❌", true), ("// WRONG", true), ("// ❌ Don't do this", true), ("// ❌ Error: missing return", true),
            ("// Invalid", true), ("// ❌ doesn't compile", true),
            ("// ❌ A data race", false), ("// ❌ Ciclo de referencias", false), ("// Avoid: state in a parent", false),
        ]
    )
    func syntax(mark: String, isProof: Bool) { #expect(WrongReason(mark).mayBeSyntax == isProof) }

    @Test(
        "An error proves a reason of its own kind",
        arguments: [
            ("// ❌ A data race", "sending 'x' risks causing data races", true),
            ("// ❌ A data race", "cannot convert value of type 'Int'", false),
            ("// ❌ A retain cycle", "cannot find 'x' in scope", false),
            ("// ❌ State is shared", "cannot convert value", true),
        ]
    )
    func errors(mark: String, message: String, isProof: Bool) {
        #expect(WrongReason(mark).mayBe(message, group: nil) == isProof)
    }
}
