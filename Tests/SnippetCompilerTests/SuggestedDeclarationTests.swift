import Testing

@testable import SnippetCompiler

private let wrapper = "@propertyWrapper struct Clamped<Value> { var wrappedValue: Value }"

@Suite("Declarations to paste")
struct SuggestedDeclarationTests {
    @Test(
        "A name is declared as the sample uses it",
        arguments: [
            ("let walk = Walk()", "Walk", "struct Walk: Identifiable, Hashable { let id = 0 }"),
            ("print(total)", "total", "let total = 0"),
            ("walk.start()", "Walk.start", "extension Walk { /* start */ }"),
            ("struct Serve: Command {}", "Command", "protocol Command {}"),
            ("final class Serve<Body>:\n    Base, Command {\n}", "Command", "protocol Command {}"),
            ("extension Walk: Command where Body: Step {}", "Step", "protocol Step {}"),
            ("struct A { var next: Command }", "Command", "struct Command: Identifiable, Hashable { let id = 0 }"),
            ("func run(_ next: Command) {}", "Command", "struct Command: Identifiable, Hashable { let id = 0 }"),
            ("struct A {\n    @Clamped private var a = 1\n}", "Clamped", wrapper),
            ("struct A {\n    @Clamped\n    var a = 1\n}", "Clamped", wrapper),
            ("struct A { @Flag(help: \"a\") var a = true }", "Flag", nil),
            ("@Macro struct A {}", "Macro", nil),
            ("@Macro func a() { var a = 0 }", "Macro", nil),
            ("import Walks", "import Walks", nil),
            ("a ==> b", "==>", nil),
            ("", "Walk", "struct Walk: Identifiable, Hashable { let id = 0 }"),
        ] as [(String, String, String?)]
    )
    func declaration(sample: String, name: String, declaration: String?) {
        let suggested = SuggestedDeclarations(for: [name], in: Array(sample.utf8))
        #expect(suggested.declaration(of: name) == declaration)
    }
}
