import SnippetLint
import SnippetSyntax
import Testing

@testable import SnippetCompiler

@Suite("Which units are compiled together")
struct BatchTests {
    /// The units of lessons of one sample each.
    static func units(_ texts: [String]) -> [CompilationBatches.Entry] {
        let environment = CompilationEnvironment(
            Toolchain(compiler: "/none", identity: "none"),
            version: "none",
            shim: Shim.embedded,
            package: nil,
            defaultIsolation: nil,
            language: nil
        )
        let known = KnownNames(Shim.embedded)
        return texts.flatMap { text in
            LessonPlan(TestLesson([text]).samples, known: known, environment: environment).entries
                .map { ($0.key, $0.unit) }
        }
    }

    @Test(
        "What misses a name isn't compiled beside what hides one of that name",
        arguments: [
            ("struct Walk { let n = 1 }", "func f(_ walk: Walk) -> String { walk.n }", true),
            ("func start() {}", "func f() { start() }", true), ("let limit = 3\nstruct A {}", "let n = limit", true),
            ("struct A: View { var body: some View { WalkView(n: 1) } }", "func f() { print(WalkView.self) }", true),
            ("struct Walk { let n = 1 }", "struct Walk { let m = 1 }", false),
            ("struct Walk { let n = 1 }", "func f(_ walk: Tour) -> Int { walk.Walk }", false),
            // A script's variables are in a function.
            ("let limit = 3", "let n = limit", false), ("struct String {}", "func f(_ s: String) {}", false),
        ]
    )
    func apart(first: String, second: String, areApart: Bool) {
        for texts in [[first, second], [second, first]] {
            let units = Self.units(texts)
            #expect(units.count == 2)
            #expect(CompilationBatches.of(units).map(\.count) == (areApart ? [1, 1] : [2]))
        }
    }

    @Test("Each unit is in one batch, none of which is larger than it may be, however many go together")
    func all() {
        let texts = (0..<150).map { $0 % 3 == 0 ? "struct Walk\($0 % 5) {}" : "func f\($0)(_ n: Walk\($0 % 7)) {}" }
        let units = Self.units(texts)
        let batches = CompilationBatches.of(units)
        #expect(batches.flatMap { $0.map(\.key) }.sorted() == units.map(\.key).sorted())
        #expect(batches.allSatisfy { (1...BatchChecker.size).contains($0.count) })
        for batch in batches {
            let hidden = batch.reduce(into: Set<String>()) { $0.formUnion($1.unit.hiddenNames) }
            let foreign = batch.reduce(into: Set<String>()) { $0.formUnion($1.unit.foreignNames) }
            #expect(hidden.isDisjoint(with: foreign))
        }
    }

    @Test("What several samples are lent of another lesson doesn't clash", Machine.needsCompiler)
    func lent() async throws {
        let toolchain = try #require(Machine.toolchain)
        let lessons = [
            "protocol Walk { func go() }\nextension Int: Walk { func go() {} }",
            "func start(_ walk: any Walk) { walk.go(); start(1) }",
            "func stop(_ walk: any Walk) { walk.go(); stop(2) }",
        ]
        let found = try await SampleCompiler(toolchain, cacheFile: nil).verdicts(
            on: lessons.map { TestLesson([$0]).samples }
        )
        #expect(found.verdicts.map { $0[0].rest.name } == ["passes", "passes", "passes"])
    }
}
