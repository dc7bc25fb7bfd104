import Diagnostics
import SnippetLint
import SnippetSyntax
import Testing

@testable import SnippetCompiler

@Suite("Claims of comments about a run, as they are read")
struct RunClaimTests {
    /// The claims as `prints a|b`, `value 3`, `equation x 3`, `trap`, with `?` if a difference proves nothing and `-` if there is no
    /// statement.
    private static func claims(_ text: String) -> [String] {
        let snippet = Snippet(ordinal: 1, source: TestLesson.slice(text), testsClaims: true)
        return SampleAnatomy(snippet).runClaims.map { claim in
            let words =
                switch claim.kind {
                case .prints(let lines): "prints \(lines.map(\.text).joined(separator: "|"))"
                case .value: "value \(claim.value)"
                case .equation(let left): "equation \(left) \(claim.value)"
                case .trap: "trap"
                }
            return words + (claim.doubt == nil ? "" : "?") + (claim.statement == nil ? "-" : "")
        }
    }

    @Test(
        "Output in every spelling",
        arguments: [
            ("print(1)\n// Prints \"1\"", ["prints 1"]), ("print(1) // Prints \"1\".", ["prints 1"]),
            ("print(1)\n// Prints: 1", ["prints 1"]), ("print(1)\n// Prints 1", ["prints 1"]),
            ("print(1)\nprint(2)\n// Prints \"1\"\n// Prints \"2\"", ["prints 1|2"]),
            ("print(1)\n// Prints:\n// 1\n// Error: two\n\n// three", ["prints 1|Error: two"]),
            ("print(1)\n/* Prints:\n   a\n   b\n */", ["prints a|b"]), ("print(1) // 1", ["prints 1"]),
            ("print(p)\n// Prints \"Point\n//   - x: 1\"", ["prints Point|- x: 1"]),
            ("print(1)\n// Imprime «1»", ["prints 1"]), ("print(1) // => 1", ["prints 1"]),
            ("print(1)\n// Might print \"1\"", ["prints 1?"]), ("print(1)\n// Prints \"a...\"", ["prints a...?"]),
            ("print(r)\n// Prints \"1...5\"", ["prints 1...5"]), ("print(r)\n// Prints \"1...a\"", ["prints 1...a?"]),
            ("print(1)\n// Prints either \"1\" or \"2\"", ["prints \"1\" or \"2\"?"]),
            ("print(1)\n// Prints \"a\" because \"b\" is", ["prints a\" because \"b?"]),
        ]
    )
    func output(text: String, expected: [String]) { #expect(Self.claims(text) == expected) }

    @Test(
        "Values behind expressions and variables, and of variables",
        arguments: [
            ("x.count // 3", ["value 3"]), ("x.first // nil", ["value nil"]), ("let y = x.count // 3", ["value 3"]),
            ("x.map { $0 } // → [1, 2]", ["value [1, 2]"]), ("x.isEmpty // == true", ["value true"]),
            ("try await f() // (1, \"a\")", ["value (1, \"a\")"]), ("f() //-> 0xF0", ["value 0xF0"]),
            ("x.sort()\n// x == [1, 2]", ["equation x [1, 2]"]),
            ("x.sort()\n// x[0].y == 1\nx.sort()", ["equation x[0].y 1?"]), ("f() // => Point(1)", ["value Point(1)?"]),
        ]
    )
    func values(text: String, expected: [String]) { #expect(Self.claims(text) == expected) }

    @Test(
        "Traps",
        arguments: [
            ("a[9] // Runtime error", ["trap"]), ("let b = a[9]\n// Fatal error: Index out of range", ["trap"]),
            ("f() // -> Crash!", ["trap"]), ("f() // Error: no file", ["trap?"]), ("f() // crashes rarely", ["trap?"]),
        ]
    )
    func traps(text: String, expected: [String]) { #expect(Self.claims(text) == expected) }

    @Test(
        "Prose, code, numbers of steps and what sets a value are no claims",
        arguments: [
            "x.count // the number", "x.count // 3 of them", "// 3\nx.count", "let x = 5 // 7", "x += 1 // 2",
            "f() // prints an error", "f()\n// print(x)", "// MARK: 3", "let s = \"// Prints \\\"1\\\"\"",
            "let t = 60 * // 2\n    2", "struct S {} // 1", "f() // x = 3", "f() // errors are thrown",
        ]
    )
    func others(text: String) { #expect(Self.claims(text).isEmpty) }

    @Test("Numbers that count up may be those of steps: only agreement counts")
    func steps() {
        #expect(Self.claims("a() // 1\nb() // 2\nprint(c) // 3") == ["value 1?", "value 2?", "prints 3?"])
        #expect(Self.claims("a() // 1\nb() // 5") == ["value 1", "value 5"])
    }

    @Test("Nothing is read of a sample that isn't run for its claims")
    func asked() {
        let snippet = Snippet(ordinal: 1, source: TestLesson.slice("print(1) // 1"))
        #expect(SampleAnatomy(snippet).runClaims.isEmpty)
    }

    @Test("Many comments are read in no more than linear time, and deep values not at all")
    func hostile() {
        let many = String(repeating: "// Prints \"1\"\n", count: 4_000)
        #expect(Self.claims("print(1)\n" + many).count == 1)
        #expect(ValueText(String(repeating: "[", count: 50_000)) == nil)
    }

    @Test(
        "Values are the same in several spellings",
        arguments: [
            ("3", "3.0"), ("3.14", "3.14159"), ("3.142", "3.14159"), ("1_000", "1000"), ("0xF0", "240"),
            ("-0b11", "-3"),
            ("+5", "5"), ("[1,2]", "[1, 2]"), ("(0, \"a\")", "(offset: 0, element: \"a\")"), ("3", "Optional(3)"),
            ("1..<3", "1..<3"), ("[\"a\": 1]", "[\"a\": 1]"),
            // Playgrounds show scalars as numbers.
            ("[101, 769]", "[\"e\", \"\\u{0301}\"]"), ("233", "\"\\u{00E9}\""),
        ]
    )
    func same(claimed: String, found: String) throws { #expect(try #require(ValueText(claimed)).isKept(by: found)) }

    @Test(
        "And different where they differ",
        arguments: [
            ("3", "4"), ("3.14", "3.2"), ("[1, 2]", "[2, 1]"), ("true", "false"), ("\"a b\"", "\"ab\""),
            ("nil", "Optional(1)"),
            ("0x10", "10"), ("(a: 1, b: 2)", "(b: 1, a: 2)"), ("[101]", "[\"e\"]"),
            ("[102, 769]", "[\"e\", \"\\u{0301}\"]"),
        ]
    )
    func different(claimed: String, found: String) throws {
        #expect(try !#require(ValueText(claimed)).isKept(by: found))
    }

    @Test(
        "What isn't one value is none",
        arguments: [
            "", "a", "3 of", "[1, 2", "\"a", "(", "x: 1", "3 4", "Optional", ".a", "-", "[1: ]", "nilly", "3px",
        ]
    )
    func noValues(text: String) { #expect(ValueText(text) == nil) }
}
