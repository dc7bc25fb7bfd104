import SnippetLint
import SnippetSyntax
import Testing

@testable import SnippetCompiler

@Suite("What samples take from one another", Machine.needsCompiler)
struct ContextTests {
    @Test("A declaration of an earlier sample is there")
    func earlier() async throws {
        let lesson = TestLesson(["struct Item { let n: Int }", "let item = Item(n: 1)"])
        #expect(try await lesson.verdicts().map(\.rest.name) == ["passes", "passes"])
    }

    @Test("Of two earlier declarations the later one counts")
    func latest() async throws {
        let lesson = TestLesson(["struct Item { let n: Int }", "struct Item { let m: Int }", "let item = Item(m: 1)"])
        #expect(try await lesson.verdicts().map(\.rest.name) == ["passes", "passes", "passes"])
    }

    @Test("A declaration of a later sample is there if nobody else has it")
    func later() async throws {
        let lesson = TestLesson(["let item = Item(n: 1)", "struct Item { let n: Int }"])
        #expect(try await lesson.verdicts().map(\.rest.name) == ["passes", "passes"])
    }

    @Test("A variable that only a later sample declares is there if nobody else has it")
    func laterVariable() async throws {
        let lesson = TestLesson(["first.append(1)", "var first = [0]\nfirst.append(2)", "second.append(1)"])
        #expect(try await lesson.verdicts().map(\.rest.name) == ["passes", "passes", "passes given second"])
    }

    @Test("The variables of a tuple are there as any others are")
    func tuples() async throws {
        let lesson = TestLesson([
            "let (first, (second, _)) = (1, (2, 3))", "print(first + second)", "let text: String = first",
        ])
        #expect(try await lesson.verdicts().map(\.rest.name) == ["passes", "passes", "fails"])
    }

    @Test("What is marked as wrong has what an earlier lesson's script declares")
    func wrongOfEarlier() async throws {
        let toolchain = try #require(Machine.toolchain)
        let lessons = [["let total = 3\nprint(total)"], ["// ❌ Too short\nprint(total)"], ["// ❌\nprint(other)"]]
        let found = try await SampleCompiler(toolchain, cacheFile: nil).verdicts(
            on: lessons.map { TestLesson($0).samples }
        )
        #expect(found.verdicts.map { $0[0].segments.map(\.name) } == [[], ["passes"], ["needs other"]])
    }

    @Test(
        "A name that a line marked as wrong declares isn't missing",
        arguments: [
            ("struct A {\n    var n = 1 // ❌ private\n    func f() { print(n) }\n}", "passes"),
            ("struct A {\n    let n: Int = \"a\" // ❌ no number\n    func f() { print(n) }\n}", "undecided"),
            (
                "struct A {\n    let n: Int = \"a\" // ❌ no number\n    func f() { print(n + size) }\n}",
                "needs size"
            ),
            ("enum A {\n    case b // ❌ no c\n    func f() { print(A.b) }\n}", "passes"),
            ("struct A {\n    var n = 1 // ❌ private\n    func f() { let t: String = n; print(t) }\n}", "undecided"),
        ]
    )
    func declaredByWrongLines(_ code: String, _ outcome: String) async throws {
        #expect(try await TestLesson([code]).verdicts().map(\.rest.name) == [outcome])
    }

    @Test("An error that is announced is one although something else is left out")
    func announcedBesideElisions() async throws {
        let lesson = TestLesson([
            "func f<T: Numeric>(_ n: T) { ... }\nf(\"a\") // error: a text is no number\nf(1) // OK"
        ])
        #expect(try await lesson.verdicts().map(\.rest.name) == ["fails"])
    }

    @Test("What a declaration needs comes with it, extensions too")
    func transitive() async throws {
        let lesson = TestLesson([
            "struct Part { let n: Int }", "struct Item { let part: Part }",
            "extension Item { static let sample = Item(part: Part(n: 1)) }", "print(Item.sample.part.n)",
        ])
        #expect(try await lesson.verdicts().map(\.rest.name) == ["passes", "passes", "passes", "passes"])
    }

    @Test("A type that a sample shows is completed by the types that the lesson shows inside of it")
    func inner() async throws {
        let lesson = TestLesson([
            "struct Trip { var parts: [Any.Type] = [Walk.self, Ride.self] }",
            "extension Trip { struct Walk { let n: Int } }", "extension Trip { struct Ride { let n = missing() } }",
        ])
        #expect(try await lesson.verdicts().map(\.rest.name).prefix(2) == ["passes", "passes"])
    }

    @Test("A modifier that another sample adds to views is there")
    func extensionOfSDK() async throws {
        let lesson = TestLesson(["extension View { func card() -> some View { padding() } }", "Text(\"a\").card()"])
        #expect(try await lesson.verdicts().map(\.rest.name) == ["passes", "passes"])
    }

    @Test("A preamble's declarations are there, and an earlier sample's outweigh them")
    func preamble() async throws {
        let lesson = TestLesson(
            preamble: "struct Item { let n: Int }\nlet shared = Item(n: 1)",
            ["print(shared.n)", "struct Item { let m: Int }", "print(Item(m: 1))"]
        )
        #expect(try await lesson.verdicts().map(\.rest.name) == ["passes", "passes", "passes", "passes"])
    }

    @Test("A faulty preamble has the error, not the samples that use it")
    func faultyPreamble() async throws {
        let lesson = TestLesson(preamble: "struct Item { let n: Int = \"a\" }", ["let item = Item()"])
        #expect(try await lesson.verdicts().map(\.rest.name) == ["fails", "passes"])
    }

    @Test("What is marked as wrong is lent to nobody")
    func wrongOnes() async throws {
        let lesson = TestLesson(["// ❌ Wrong\nstruct Item { let n: Int = \"a\" }", "let item = Item()"])
        #expect(try await lesson.verdicts()[1].rest.name == "passes given Item")
    }

    @Test("A declaration with a name of the SDK is lent to nobody")
    func shadows() async throws {
        let lesson = TestLesson(["struct Text { }", "struct A: View { var body: some View { Text(\"a\") } }"])
        #expect(try await lesson.verdicts().map(\.rest.name) == ["passes", "passes"])
    }

    @Test("Operators and conformances of one sample are not seen by another lesson's")
    func alone() async throws {
        let toolchain = try #require(Machine.toolchain)
        let lessons = [
            ["extension Int: Identifiable { public var id: Int { self } }\nlet a = 1.id"],
            ["extension Int: Identifiable { public var id: Int { self } }\nlet b = 1.id"],
            ["let c = 1.id"], ["infix operator <=>\nfunc <=> (a: Int, b: Int) -> Int { a }\nlet d = 1 <=> 2"],
            ["let e = 1 <=> 2"],
        ].map { TestLesson($0).samples }
        let found = try await SampleCompiler(toolchain, cacheFile: nil).verdicts(on: lessons)
        #expect(
            found.verdicts.map { $0[0].rest.errors.isEmpty && $0[0].rest.missingNames.isEmpty } == [
                true, true, false, true, false,
            ]
        )
    }
}
