import Diagnostics
import SnippetLint
import SnippetSyntax
import Testing

@testable import SnippetCompiler

@Suite("Claims of comments, compared with runs", Machine.needsConfinement)
struct ClaimRunTests {
    /// Lessons of samples, each with the verdicts on its claims: `+` holds, the text that was found, or the reason.
    private static let lessons: [(samples: [String], verdicts: [[String]])] = [
        (["let a = [3, 1]\nprint(a.count)\n// Prints \"2\"\nprint(a)\n// Prints \"[3, 2]\""], [["+", "[3, 1]"]]),
        (["for i in 1...3 { print(i) }\n// Prints \"1\"\n// Prints \"2\"\n// Prints \"4\""], [["1|2|3"]]),
        (["[1, 2].map { $0 * 2 } // [2, 4]\nlet n = [1, 2].first // 2"], [["+", "Optional(1)"]]),
        (["var a = 1\na += 1\n// a == 2\na += 1\n// a == 2"], [["+", "3"]]),
        (["let e = Float16(\"28.375\")\n// e == 28.375"], [["+"]]),
        (["print(Set([1, 2, 3, 4, 5, 6, 7, 8, 9]))\n// Prints \"[9, 8, 7, 6, 5, 4, 3, 2, 1]\""], [["+"]]),
        (["print(Set([1, 2, 3, 4, 5, 6, 7, 8, 9]))\n// Prints \"[9, 8, 7, 6, 5, 4, 3, 2, 0]\""], [["another"]]),
        (["print(0)\nfor i in Set(1...9) { print(i) }\n" + (1...9).map { "// Prints \"\($0)\"\n" }.joined()], [["+"]]),
        // The elements of a dictionary stand in any order, and are the same in every run.
        (["print([\"a\": 1, \"b\": 2, \"c\": 3, \"d\": 4])\n// Prints \"[d: 4, a: 1, c: 3, b: 2]\""], [["another"]]),
        (["print([1: 10, 2: 20, 3: 30, 4: 40])\n// Prints \"[2: 20, 1: 10, 4: 40, 3: 31]\""], [["another"]]),
        // Output that the next comment states isn't this one's.
        (["print(1 == 1)\n// Prints \"false\"\nprint(1 == 2)\n// Prints \"false\""], [["true", "+"]]),
        (["// Prints \"5\"\nprint(5)\n// Prints \"5\"\nprint(5)"], [["unplaced", "+"]]),
        // A range is whole.
        (["print(1...5)\n// Prints \"2...5\""], [["1...5"]]),
        (["print(\"a to b\")\n// Prints \"a...c\""], [["variation"]]),
        // A number with an exponent is compared as far as its mantissa has digits.
        (
            ["let big = 1.414213581995256e+20\nbig // 1.41421358E+20\nbig // 1.4144e20"],
            [["+", "1.414213581995256e+20"]]
        ),
        // A type of a page before.
        (
            [
                "struct Wishes: OptionSet {\n    let rawValue: Int\n    static let gift = Wishes(rawValue: 1)\n    static let card = Wishes(rawValue: 2)\n}"
            ], []
        ),
        (["let wishes: Wishes = [.gift, .card]\nprint(wishes.rawValue)\n// Prints \"3\""], [["+"]]),
        (["print(Int.random(in: 0...1_000_000_000))\n// Prints \"7\""], [["unstable"]]),
        (["print(CommandLine.arguments.count)\n// Prints \"3\""], [["unstable"]]),
        (["print(readLine() ?? \"Nadia\")\n// Prints \"Bruno\""], [["unstable"]]),
        (["let a = [1]\nprint(a)\n// Prints \"[1]\"\na[1] // Runtime error\nprint(2) // 2"], [["+", "+", "+"]]),
        (["let a = [1]\nlet b = a[1]\n// Fatal error\nprint(b) // 2"], [["+", "unreached"]]),
        (["abs(-1) // Fatal error"], [["goes on"]]),
        // Samples of one comment go on: with variables, what was done to them, and whole functions.
        (
            [
                "var list = [1]\nlist.append(2)\nfunc show(_ list: [Int]) { print(list) }",
                "show(list)\n// Prints \"[1, 2]\"\nlist.removeAll()", "print(list.isEmpty) // false",
            ], [[], ["+"], ["true"]]
        ),
        // Types of a function are written without the function.
        (["enum Size: String { case big }\nprint(Size(rawValue: \"big\"))\n// Prints \"Optional(Size.big)\""], [["+"]]),
        (["enum E { case a, b }\nprint([E.a, .b])\n// Prints \"[.a, .b]\""], [["+"]]),
        (["if true { // 1\n    print(\"a\") // 2\n}\n// Prints \"a\""], [["wording", "+"]]),
        (["func unused() {\n    print(1) // 2\n}\nprint(3) // 3"], [["unreached", "+"]]),
        (["let x = 1 + 1\n// Prints \"2\"\nprint(x)"], [["+"]]),
        (["let x = 1 + 1\n// Prints \"2\""], [["silent"]]),
        (["print(missing) // 1"], [["uncompiled"]]),
        (["struct Name { var text = \"\" }\nlet name = Name(text: \"a\")\nname // \"a\""], [["noLiteral"]]),
        (["let y = Int(\"1\")\n// y == 1\nlet y = Int(\"b\", radix: 16)\n// y == 12"], [["+", "Optional(11)"]]),
        (["struct Failure: Error {}\nprint(1) // 1\nthrow Failure()\n"], [["+"]]),
        (["print(\"\\u{1}0\\u{2}\") // \"no mark\""], [["open"]]),
        (
            [
                "print(await Task { 2 }.value) // 2\nvar total = 0\nfor i in 0..<3 {\n    total += i\n    print(total) // 3\n}"
            ], [["+", "+"]]
        ),
    ]

    @Test("Each claim is compared with what its own statement does")
    func verdicts() async throws {
        let toolchain = try #require(Machine.toolchain)
        let compiler = SampleCompiler(toolchain, cacheFile: nil, testsClaims: true)
        let samples = Self.lessons.map { lesson in
            TestLesson(
                lesson.samples.enumerated().map {
                    Snippet(ordinal: $0.offset + 1, source: TestLesson.slice($0.element), testsClaims: true)
                }
            ).samples
        }
        let answers = try await compiler.verdicts(on: samples).claims
        for (lesson, answers) in zip(Self.lessons, answers) {
            for (index, expected) in lesson.verdicts.enumerated() {
                let found = answers[index]?.verdicts ?? []
                #expect(found.count == expected.count, "\(lesson.samples[index])")
                for (verdict, word) in zip(found, expected) {
                    #expect(Self.fits(verdict, word), "\(lesson.samples[index]): \(verdict)")
                }
            }
        }
    }

    private static func fits(_ verdict: ClaimVerdict, _ word: String) -> Bool {
        switch verdict {
        case .holds: word == "+"
        case .differs(let found):
            word == "another" || found.joined(separator: "|") == word
                || word == "goes on" && found.isEmpty
        case .open(let reason): reason.rawValue == word || word == "open"
        }
    }

    // MARK: Findings

    private static func findings(_ text: String, _ verdicts: [ClaimVerdict]) -> (SnippetVerdict, [Diagnostic]) {
        let snippet = Snippet(ordinal: 1, source: TestLesson.slice(text), testsClaims: true)
        let verdict = SnippetLinter().lint(lesson: [snippet])[0]
        let claims = SampleAnatomy(snippet).runClaims
        let answer = ClaimAnswer(verdicts: verdicts, outcome: RunOutcome(.success), claims: claims)
        let result = ClaimFindings.add(answer, to: verdict, of: snippet)
        return (result, result.diagnostics.filter { $0.rule == .runOutput })
    }

    @Test(
        "What was found is written in place of what was claimed",
        arguments: [
            ("print(1)\n// Prints \"2\"", ["1"], "print(1)\n// Prints \"1\""),
            ("print(1)\n// Prints \"a\"\n// Prints \"b\"", ["a", "c"], "print(1)\n// Prints \"a\"\n// Prints \"c\""),
            ("print(1)\n// Prints \"a\\nb\"", ["a", "c"], "print(1)\n// Prints \"a\\nc\""),
            ("f() // 2", ["3"], "f() // 3"), ("f()\n// x == [1]", ["[2]"], "f()\n// x == [2]"),
            ("print(1)\n// Prints:\n// 1\n// 2", ["1", "3"], "print(1)\n// Prints:\n// 1\n// 3"),
            // Another number of lines is for a person to write.
            ("print(1)\n// Prints \"a\"\n// Prints \"b\"", ["c"], "print(1)\n// Prints \"a\"\n// Prints \"b\""),
        ]
    )
    func fixes(text: String, found: [String], mended: String) throws {
        let (_, findings) = Self.findings(text, [.differs(found)])
        #expect(findings.map(\.severity) == [.error])
        #expect(FixApplier.apply(findings, to: Array(text.utf8)) == Array(mended.utf8))
    }

    @Test("All claims are counted; evidence is only where all of them hold")
    func counts() {
        let text = "f() // 2\ng() // 3\nh() // 5"
        let (some, findings) = Self.findings(text, [.holds, .open(.unstable), .differs(["4"])])
        #expect(some.claims.map { [$0.stated, $0.held, $0.broken, $0.open] } == [3, 1, 1, 1])
        #expect(some.evidence != .run)
        #expect(findings.map(\.severity) == [.note, .error])
        #expect(Self.findings(text, [.holds, .holds, .holds]).0.evidence == .run)
    }

    @Test("Each reason why a claim is open has words in both languages, or another finding says it")
    func reasons() {
        let said = ClaimVerdict.Reason.allCases.filter { !Self.findings("f() // 2", [.open($0)]).1.isEmpty }
        #expect(Set(ClaimVerdict.Reason.allCases).subtracting(said) == [.uncompiled, .unended])
    }
}
