import SnippetLint
import Testing

@testable import SnippetCompiler

private let structure = "struct Walk: Identifiable, Hashable { let id = 0 }"
private let wrapper = "@propertyWrapper struct Walk<Value> { var wrappedValue: Value }"

@Suite("Declarations to paste")
struct SuggestedDeclarationTests {
    @Test(
        "A name is declared as the samples use it",
        arguments: [
            ("let a = Walk()", structure), ("func run(_ next: Walk) {}", structure), ("", structure),
            ("struct A { var next: Walk }", structure), ("struct A: Base<Walk> {}", structure),
            ("struct A: Walk {}", "protocol Walk {}"), ("extension A: Walk where Body: Step {}", "protocol Walk {}"),
            ("final class A<Body>:\n    Base, Walk {\n}", "protocol Walk {}"),
            ("actor A: B & Walk {}", "protocol Walk {}"),
            ("func run<T: Walk>(_ a: T) {}", "protocol Walk {}"), ("extension A where B: Walk {}", "protocol Walk {}"),
            ("struct A {\n    @Walk\n    private var a = 1\n}", wrapper),
            ("struct A { @Walk(help: \"a)\") var a = true }", wrapper),
            ("@Walk struct A {}", nil), ("@Walk func a() { var a = 0 }", nil), ("func a(@Walk b: () -> Int) {}", nil),
        ] as [(String, String?)]
    )
    func role(sample: String, declaration: String?) {
        let suggested = Self.suggested([sample])
        #expect(suggested.declaration(of: "Walk") == declaration)
    }

    @Test("What one sample shows of a name holds for the others of the lesson")
    func lesson() {
        let suggested = Self.suggested(["let a = Walk()", "struct A: Walk {}", "let a = Walk()"])
        #expect(suggested.declaration(of: "Walk") == "protocol Walk {}")
    }

    @Test(
        "Values, members and what can't be declared",
        arguments: [
            ("total", "let total = 0"), ("Walk.start", "extension Walk { /* start */ }"), ("import Walks", nil),
            ("==>", nil),
        ] as [(String, String?)]
    )
    func other(name: String, declaration: String?) {
        #expect(Self.suggested([]).declaration(of: name) == declaration)
    }

    private static func suggested(_ samples: [String]) -> SuggestedDeclarations {
        let snippets = TestLesson(samples).samples.map(\.snippet)
        return SuggestedDeclarations { snippets.map(SampleAnatomy.init) }
    }
}
