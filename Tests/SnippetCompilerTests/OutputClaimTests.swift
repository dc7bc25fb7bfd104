import SnippetLint
import SnippetSyntax
import TestSupport
import Testing

@testable import SnippetCompiler

@Suite("What comments say a sample writes")
struct OutputClaimTests {
    private func claims(_ text: String) -> OutputClaims {
        OutputClaims(in: Snippet(ordinal: 1, source: TestLesson.slice(text), isRun: true))
    }

    @Test(
        "Every spelling of a claim is read",
        arguments: [
            ("print(1) // prints: 1", ["1"]), ("print(1)\n// Prints \"1\"", ["1"]), ("// Prints “a b”", ["a b"]),
            ("print(1) // Output: 1", ["1"]), ("print(1) // => 1", ["1"]), ("print(1) // → 1", ["1"]),
            ("// Prints: \"1\"", ["1"]), ("// Output:\n// a\n// b\nlet c = 1 // d", ["a", "b"]),
            ("// Prints \"a\\nb\"", ["a", "b"]),
            ("// Imprime «hola»", ["hola"]), ("// prints 3 times", []), ("let n = 3 // => 3", []),
            ("print(1) // 1", []),
            ("let s = \"https://a.b\" // prints: x", ["x"]), ("print(\"// prints: x\")", []),
            ("print(\"// prints: x\") // prints: y", ["y"]), ("print(\"\"\"\n// Prints \"a\"\n\"\"\")", []),
            ("print(#\"a\" // => b\"#)", []),
        ]
    )
    func spellings(text: String, expected: [String]) { #expect(claims(text).lines.map(\.text) == expected) }

    @Test("A value that nothing prints is said to be compared with nothing")
    func values() { #expect(claims("let n = 3 // => 3\nprint(n) // => 3").ofValues.count == 1) }

    @Test(
        "Claims are kept in their order; those of prints: are all there is",
        arguments: [
            ("// prints: 1\n// prints: 2", ["1", "2"], true), ("// prints: 1", ["1", "2"], false),
            ("// prints: 1", ["2"], false),
            ("// Prints \"2\"", ["1", "2"], true), ("// Prints \"10\"", ["9"], false),
            ("// Prints \"2\"\n// Prints \"1\"", ["1", "2"], false),
            ("// Output: 3", [], false), ("print(1)", ["1"], true),
        ]
    )
    func comparison(text: String, output: [String], isKept: Bool) {
        #expect((claims(text).broken(by: output) == nil) == isKept)
    }
}
