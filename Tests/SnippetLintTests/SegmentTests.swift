import Diagnostics
import Testing

@testable import SnippetLint
@testable import SnippetSyntax

@Suite("Segments")
struct SegmentTests {
    @Test(
        "Markers are signs and words at the head of a comment",
        arguments: [
            ("// ✅ Good", .valid), ("// ❌", .broken), ("// ✓", .valid), ("/// ✗ no", .broken), ("// 👎", .broken),
            ("// Correcto: así", .valid), ("// Bien", .valid), ("// INCORRECTO", .broken), ("// Mal — no", .broken),
            ("// Legacy (NO usar en código nuevo)", .broken), ("// Moderno (USAR siempre)", .valid),
            ("// Avoid doing this", .broken), ("// Evitar esto", .broken), ("// Bad practice", .broken),
            ("// this is wrong ❌", .broken), ("/* ✅ fine */", .valid), ("// - ❌ one", .broken),
            ("// Right side of the view", nil), ("// Good morning", nil), ("// goods", nil), ("// bad", nil),
            ("// ❌ → ✅", .broken), ("// from ❌ to ✅", nil), ("// Correctly done", nil), ("// Do it", nil), ("//", nil),
        ] as [(String, SnippetReference.Expectation?)]
    )
    func marker(comment: String, expectation: SnippetReference.Expectation?) {
        #expect(Marker.expectation(of: Array(comment.utf8)[...]) == expectation)
    }

    private func segments(_ code: String) -> [String] {
        let bytes = Array(code.utf8)
        return verdict(code).segments.map { segment in
            let text = String(decoding: bytes[segment.sliceRange], as: UTF8.self)
            return "\(segment.expectation): " + text.split(separator: "\n").dropFirst().joined(separator: "|")
        }
    }

    @Test("A marker governs to the next one at its height")
    func topLevel() {
        #expect(
            segments("// ✅ Good\nlet a = 1\n\n// ❌ Bad\nlet b = 2\nlet c = 3\n") == [
                "valid: let a = 1", "broken: let b = 2|let c = 3",
            ]
        )
    }

    @Test("Within a type it governs the run it stands above")
    func nested() {
        let code = """
            struct A: View {
                // ✅ Good
                @State private var a = 1
                @State private var b = 1

                @State var c = 1
            }
            """
        let verdict = verdict(code)
        #expect(segments(code) == ["valid:     @State private var a = 1|    @State private var b = 1"])
        #expect(verdict.rules.contains("state-private"))
        #expect(!verdict.rules.contains("valid-sample-broken"))
    }

    @Test("Beside code it governs its line, or the declaration that begins there")
    func beside() {
        let code = "struct A: View {\n    @State var a = 1 // ❌\n    @State private var b = 1\n}\n"
        let verdict = verdict(code)
        #expect(verdict.segments.map(\.brokenRules) == [["state-private"]])
        #expect(verdict.diagnostics.filter { $0.severity > .note }.isEmpty)
        #expect(segments("struct A: View { // ❌\n    let b = 1\n}\n") == ["broken:     let b = 1|}"])
    }

    @Test("A wrong segment tells what it breaks, and an innocent one is not proven")
    func expectations() {
        let broken = verdict("// ❌ Bad\n@State var a = 1\n")
        #expect(broken.segments.first?.brokenRules == ["state-private"])
        #expect(broken.segments.first?.proof.first?.fixes.isEmpty == true)
        #expect(broken.diagnostics.isEmpty)
        let innocent = verdict("// ❌ Bad\nlet a = 1\n")
        #expect(innocent.segments.first?.unproven?.rule == "counterexample-unproven")
        let valid = verdict("// ✅ Good\nstruct A: View {\n    @State var a = 1\n}\n")
        #expect(valid.rules.sorted() == ["state-private", "valid-sample-broken"])
    }

    @Test(
        "A mark of right outweighs hints, and the old API where the lesson teaches no other",
        arguments: [
            ("// ✅ Good\n@Observable class A {}", []),
            ("// ✅ Good\n@State var a = 1", ["state-private", "valid-sample-broken"]),
            ("// ✅ Good\n@State var a = true\nToggle(\"a\", isOn: $a)", ["state-private"]),
            ("// ✅ Good\nText(\"a\").foregroundColor(.red)", ["foreground-color"]),
            ("// ✅ Good\n@StateObject private var a = A()", []),
            (
                "// ✅ iOS 16: @StateObject\n@StateObject private var a = A()\n\n@Observable @MainActor final class B {}",
                []
            ),
            (
                "// ❌ Bad\n@ObservedObject var a = A()\n\n// ✅ Good\n@StateObject private var a = A()\n@Bindable var b: B",
                []
            ),
            (
                "// ❌ Bad\nstruct A: View {\n    @State var a = 1\n    var b = AnyView(c)\n}\n\n"
                    + "// ✅ Good\nstruct A: View {\n    @State var a = 1\n}",
                ["state-private"]
            ),
            (
                "// ❌ Bad\nstruct A: View {\n    @State var a = 1\n}\n\n"
                    + "// ✅ Good\nstruct A: View {\n    @State var a = 1\n}",
                ["state-private", "valid-sample-broken"]
            ),
            (
                "// ✅ Good\n@StateObject private var a = A()\n\n@Observable @MainActor final class B {}",
                ["state-object", "valid-sample-broken"]
            ),
        ] as [(String, [RuleID])]
    )
    func markOfRight(code: String, rules: [RuleID]) {
        let verdict = verdict(code)
        #expect(verdict.rules.sorted() == rules)
        #expect(verdict.diagnostics.allSatisfy { $0.severity == .note } == !rules.contains("valid-sample-broken"))
    }

    @Test("A level that somebody has chosen is not outweighed")
    func chosenLevel() {
        let verdict = verdict("// ✅ Good\n@StateObject private var a = A()", levels: ["state-object": .warning])
        #expect(verdict.rules.sorted() == ["state-object", "valid-sample-broken"])
    }

    @Test("fails= names what must break, and nothing else may")
    func fails() {
        #expect(verdict("@State var a = 1", fails: ["state-private"]).diagnostics.isEmpty)
        #expect(verdict("let a = 1", fails: ["state-private"]).rules == ["expected-failure-missing"])
        #expect(
            verdict("let a = 1", fails: ["state-privat"]).diagnostics.first?.advice?.en
                == "did you mean “state-private”?"
        )
        #expect(
            verdict("NavigationView {\n}", fails: ["any-view"]).rules.sorted() == [
                "expected-failure-missing", "navigation-view",
            ]
        )
    }

    @Test("Syntax counts as proof")
    func syntax() {
        let verdict = verdict("// ❌ Doesn't compile\nlet a = = 1\n")
        #expect(verdict.segments.first?.brokenRules == ["syntax"])
        #expect(verdict.diagnostics.isEmpty)
    }
}
