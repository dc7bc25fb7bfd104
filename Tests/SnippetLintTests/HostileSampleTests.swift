import Diagnostics
import SwiftSamples
import SwiftSyntax
import Testing

@testable import SnippetLint
@testable import SnippetSyntax

@Suite("Hostile samples")
struct HostileSampleTests {
    private static let refused: [(code: String, rule: RuleID)] = [
        ("let a = 1\n<<<<<<< main\nlet b = 2\n=======\n>>>>>>> other\n", "conflict-marker"),
        ("let a = " + String(repeating: "[", count: 30), "sample-unchecked"),
        ("a" + String(repeating: " {}", count: 16_000), "sample-unchecked"),
        (String(repeating: "    @State var a = 1\n", count: 60_000), "sample-unchecked"),
    ]

    private static func snippet(
        _ code: String,
        _ ordinal: Int = 1,
        disabled: Set<String> = [],
        isPreamble: Bool = false
    )
        -> Snippet
    {
        let file = SourceFile(path: "lesson.md", text: code)
        return Snippet(
            ordinal: ordinal,
            source: SourceSlice(file),
            fenceRange: file.range(0..<0),
            disabledRules: disabled,
            isPreamble: isPreamble
        )
    }

    @Test(
        "A sign that is no code before `=` is a fault of syntax, and ends nothing",
        arguments: [
            "\u{FFFD}", "\u{1}", "\u{E000}", "\u{2028}", "\u{200B}", "\u{FEFF}", "\u{0}", "\u{FFFF}", "😀\u{FFFD}",
        ]
    )
    func emptyEdit(sign: String) {
        for code in ["a \(sign)= b", "a\t\(sign)= b", "a \(sign)\(sign)=\tb", "let a: B \(sign)= c", "f(a \(sign)= b)"]
        {
            #expect(fault(in: code) == nil)
            // The parser forgives null characters.
            #expect(!verdict(code).isParsed || sign == "\u{0}", "\(code)")
        }
        let verdict = verdict("a \u{FFFD}= b")
        #expect(verdict.rules == ["syntax"])
        #expect(verdict.diagnostics.allSatisfy { !$0.message.es.contains("«'") })
    }

    @Test("Faults without number are found without being looked at through one another")
    func manyFaults() {
        let verdict = verdict(String(repeating: "let a = = 1\n", count: 3000))
        #expect(verdict.rules.contains("syntax"))
        #expect(!verdict.isParsed)
    }

    @Test("What the parser isn't given is one finding, wherever it is asked", arguments: refused)
    func refusal(code: String, rule: RuleID) {
        let marked = "// ❌ Bad\n" + code
        #expect(verdict(code).rules == [rule])
        #expect(verdict(marked).rules == [rule], "no proof of a counterexample")
        #expect(verdict(code, fails: ["force-unwrap"]).rules == [rule], "no promise is judged")
        #expect(verdict(code).omissions == [.rules])
        #expect(!verdict(code).isParsed)
        #expect(fault(in: code) == nil)
        #expect(!SampleAnatomy(Self.snippet(code)).isParsed)
        #expect(SampleSkeleton(Array(code.utf8)) == SampleSkeleton(Array(code.utf8)))
        #expect(SampleSkeleton(Array(code.utf8)) != SampleSkeleton(Array((code + "a").utf8)))
        #expect(CodePattern(code, types: DeclaredTypes(in: [Self.snippet(code)])) == nil)
        let pattern = CodePattern("@State var a = 1", types: DeclaredTypes(in: []))
        #expect(UsageFinder([pattern].compactMap(\.self)).uses(in: [Self.snippet(code)]).isEmpty)
    }

    @Test("A comment in the lesson silences the finding, and isn't called useless", arguments: refused)
    func silenced(code: String, rule: RuleID) {
        let verdict = SnippetLinter().lint(lesson: [Self.snippet(code, disabled: [rule.rawValue, "force-unwrap"])])[0]
        #expect(verdict.rules.isEmpty)
        #expect(verdict.usedDisabledRules == [rule.rawValue, "force-unwrap"])
        #expect(
            SnippetLinter(LintConfiguration(levels: [rule: .off])).lint(lesson: [Self.snippet(code)])[0].rules == []
        )
    }

    @Test("The samples of one lesson are judged up to a limit; the first that isn't says so")
    func sizeOfLesson() {
        // A comment takes the parser the least time.
        let code = "let a = b!\n// " + String(repeating: "12345678901", count: 5000)
        let verdicts = SnippetLinter().lint(lesson: (1...12).map { Self.snippet(code, $0) })
        let judged = verdicts.prefix { $0.omissions.isEmpty }
        let most = SampleLimits.bytesOfLesson / code.utf8.count
        #expect(judged.count == most)
        #expect(judged.allSatisfy { $0.rules.contains("force-unwrap") })
        #expect(verdicts.dropFirst(most).map(\.rules).prefix(3) == [["sample-unchecked"], [], []])
        #expect(verdicts.dropFirst(most).allSatisfy { $0.omissions == [.rules] && !$0.isParsed })
    }

    @Test("A rule is shown every kind of node that it asks for")
    func kinds() throws {
        let code = """
            import SwiftUI
            @State var a: [String: Int]? = try! f("b")!
            struct A<B> { init?(c: some D) throws { if let c { return } ; switch c { case .d: break } } }
            let b = { [weak self] in self?.c ?? [1, 2.0] }
            if b { try c("d") }
            """
        let sample = SnippetParser.parse(Self.snippet(code))
        #expect(sample.isParsed)
        let all = KindCollector(viewMode: .sourceAccurate)
        all.walk(sample.tree)
        for kind in NodeKind.allCases {
            let count = try #require(all.counts["\(kind)"])
            let about = Rule.About(what: ("a", "b"), why: ("a", "b"), instead: ("a", "b"))
            let rule = Rule(
                .statePrivate,
                .state,
                levels: .always(.note),
                about: about,
                examples: [],
                checks: [
                    .node(kind) { node, context in [Finding(context.range(of: node))] }
                ]
            )
            let outline = Outline(of: sample)
            let context = RuleContext(
                sample: sample,
                outline: outline,
                lesson: DeclarationIndex(samples: [sample], outlines: [outline]),
                configuration: LintConfiguration()
            )
            #expect(CheckTable([(rule, .note)]).findings(in: context).count == count, "\(kind)")
        }
    }

    @Test("Functions without number that have nothing in their braces are sketches, each without a look at the others")
    func manySketches() {
        let sketches = String(repeating: "func a()->A{}\n", count: 3000)
        let anatomy = SampleAnatomy(Self.snippet(sketches))
        #expect(anatomy.items.filter { $0.edits.contains { $0.replacement.contains("fatalError") } }.count == 3000)
        #expect(SampleAnatomy(Self.snippet("func a()->A{}")).items[0].edits.isEmpty)
        let comments = SampleAnatomy(Self.snippet(String(repeating: "func a()->A{/**/}\n", count: 3000)))
        #expect(comments.items.filter { !$0.edits.isEmpty }.count == 3000)
    }

    @Test("Stretches of marked code are found in the same places however many there are")
    func manyMarks() {
        let unit = "    // ✅ a\n    let a = 1\n    // ❌ b\n    let b = c!\n\n    let d = 1\n"
        let code = "struct A {\n" + String(repeating: unit, count: 500) + "}\n"
        let verdict = verdict(code)
        #expect(verdict.segments.count == 1000)
        #expect(
            verdict.segments.enumerated().allSatisfy {
                $0.element.expectation == ($0.offset % 2 == 0 ? .valid : .broken)
            }
        )
        let lengths = Set(verdict.segments.map { $0.sliceRange.count })
        #expect(lengths == ["    // ✅ a\n    let a = 1\n".utf8.count, "    // ❌ b\n    let b = c!".utf8.count])
    }
}

private final class KindCollector: SyntaxAnyVisitor {
    /// By the kinds' names.
    var counts: [String: Int] = [:]

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
        counts["\(node.kind)", default: 0] += 1
        return .visitChildren
    }
}
