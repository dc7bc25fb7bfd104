import Testing

@testable import SnippetLint
@testable import SnippetSyntax

@Suite("Shapes of samples")
struct SnippetShapeTests {
    @Test(
        "A sample is parsed as the piece that it is",
        arguments: [
            ("import SwiftUI\nstruct A {}", .file),
            ("struct A {}\nfunc b() {}", .declarations),
            ("@State private var a = 1\ninit() {}", .members),
            ("case one, two", .members),
            ("let a = 1\nprint(a)", .statements),
            ("case .loading:\n    ProgressView()\ncase .done:\n    Text(\"a\")", .statements),
            ("Text(\"a\")\n    .bold()", .expression),
            (".font(.title)\n.padding()", .expression),
            ("get { a }\nset { a = newValue }", .statements),
            ("} else {\n    Text(\"a\")\n}", .fragment),
            ("} actions: {\n    Button(\"a\") {}\n}", .fragment),
            ("catch {\n    print(error)\n}", .fragment),
            ("@MainActor", .fragment),
            ("(Int) async throws -> Void", .expression),
            ("title: \"a\", action: save", .fragment),
            ("settings: [\n    .define(\"A\"),\n    .define(\"B\"),\n]", .fragment),
            (String(repeating: ".define(\"A\"),\n", count: 40), .fragment),
            // Rules of signs in comments and strings are no dividers.
            ("/*\n----------\nCounter\n----------\n*/\nstruct A {}", .declarations),
            ("struct A {}\n/* a\n-- b --\n*/\nfunc b() {}", .declarations),
            ("let text = \"\"\"\n----\n\"\"\"\nprint(text)", .statements),
            ("let sum =\n(\n1\n)\nprint(sum)", .statements),
            ("", .declarations),
        ] as [(String, SnippetShape)]
    )
    func shape(code: String, shape: SnippetShape) {
        let verdict = verdict(code)
        #expect(verdict.isParsed, "\(verdict.diagnostics.map(\.message.en))")
        #expect(verdict.shape == shape)
    }

    @Test(
        "What is left out on purpose is no fault",
        arguments: [
            "let user = User(...)", "struct A {\n    ...\n}", "func a() { ... }", "let a = ...", "let a = …",
            "call(first, ...)", "return ...", "Button(\"a\") { … }", "let a = <#value#>", "List(items) { item in ... }",
            "var span: Span<...> { get }", "[1, 2, ...]", "switch a {\ncase .b: ...\n}", "protocol A: B, ... {}",
            "struct A: View {\n    // ...\n}", "let total = /* add them up */", "a { ... /* more */ }",
            "app.get(\"a\") { ... a, b ... }\nfunc f() {\n    ... b ... // as before\n}",
            "if #available(iOS 17, *) { ❌\n    a()\n}", "guard let a = <some value> else { return }",
            "@State private var a: A?\n\n.sheet(item: $a) { A($0) }",
            "@State private var a: A? // one\n.sheet(item: $a) { A($0) }",
            "import A\n// ...\n.sheet(item: $a) { b in\n    A(b)\n}", "if ... {\n    a()\n}",
            "extension A where ... {}", "guard ... else { return }", "let a = // the first one",
            "let a = ...an expression...", "func a() {\n- b()\n+ c()\n}", "+ .padding()\n- .frame()",
            "--- func a()\n+++ func b() {}", "a {\n    $0.b = ???\n}",
            "protocol A {\n    subscript(b: Int) -> Int { borrow mutate }\n}",
            "a(..., b)", "a(b, ..., c: 1)", "let a = [..., 3]", "A(b: 1, ..., c: [...])", "a = (..., 1)",
            "throw ...", "throw …", "throw /* an error */", "throw /* … */", "let a: ... = 1", "let a: [...] = []",
            "let a: A<???> = b", "func a() -> ... { }", "func a(..., b: Int) { }", "init(..., b: Int) { }",
            "for a in ... { }", "for ... in a { }", "switch a { case ...: break }", "a { ... in 1 }",
            "enum A {\n    case a, ...\n}", "enum A { case a, b, ... }", "enum A { case a; case b, ... }",
            "@attached(...) macro a()", "let a = b ? ... : c", "if a && ... { }",
            "if let a = ... { }", "guard let a = ... else { return }", "extension ... { }", "let a = ... as Int",
            "do { } catch ... { }", "a(/* ... */, b)", ".frame(width: 10, ...", "a {\n    b(c, ...",
            "products: [\n    .a\n]\n\n// Not this:\nproducts: [\n    .b\n]",
            "dependencies: [\n    .a(b: \"c\")\n]\n\nimport A", "a(b: /* one */, c: 1)", "let a: /* a type */ = 3",
            "...\n    case a(Int)\n\n    var b: Int { 1 }\n}", "a(\n    b: /* one */\n)", "let a: A<B> ....",
            "let a: A  ...\na.b()", "var a: [A] ...",
            "let a = A(\n    [...]\n    b: [1]\n)", "a(\n    (...)\n    b: 1, c: 2)", "let a = [\n    [...]\n    b\n]",
        ]
    )
    func elision(code: String) {
        let verdict = verdict(code)
        #expect(verdict.isParsed, "\(verdict.diagnostics.map(\.message.en))")
        #expect(verdict.shape == .fragment)
    }

    @Test(
        "What is wrong is said once a line, and of cases what is wrong in a switch; not what the author says is wrong",
        arguments: [
            ("Call move(to:) from your own code, please do.", ["but text"]),
            ("case .a:\n    one()\n}", ["unexpected brace"]),
            ("case .a:\n    switch b {\n    case .c: d()", ["expected '}'"]),
            ("let a = #/b/#  // OK\nlet b = # #/c/# #  // Error", []), ("let = 1", ["expected pattern"]),
        ]
    )
    func faults(code: String, messages: [String]) {
        let found = verdict(code).diagnostics.map(\.message.en)
        #expect(found.count == messages.count, "\(found)")
        for (found, message) in zip(found, messages) { #expect(found.contains(message)) }
    }

    @Test(
        "Swift's own dots are no elisions",
        arguments: [
            "for a in 0...5 {}", "for a in b... {}", "if case 1... = a {}", "a(/* one */ 1, /* two */ 2)",
            "let a = b[1...]", "let a = b[...3]", "func a(_ b: Int...) {}", "let a = \"...\"",
            "func a(_ b: Int?...) {}",
        ]
    )
    func operators(code: String) {
        let verdict = verdict(code)
        #expect(verdict.isParsed)
        #expect(verdict.shape != .fragment)
    }

    @Test(
        "Nesting without end is a fault, not a crash",
        arguments: [
            "(", "[", "{", "a(", "#if A\n", "struct A {\n", "/*", "\"\\(", "a.b", ".a()", "a ? b : ", "try ", "[[",
            "<A",
            "if a {} else ", "- ", "@a(", "a { ", "!", "A<", "\\.a", "()->", "{ a in ", "a[", "&", "A & ", "x + ", "?",
            "some ",
        ]
    )
    func nesting(piece: String) {
        for count in [40, 400] {
            for start in ["", "// ❌\nlet a = ", "let a: "] {
                #expect(fault(in: start + String(repeating: piece, count: count)) == nil)
            }
        }
    }

    @Test("A long list of requirements is no nesting")
    func longProtocol() {
        let lines = (0..<400).map { "    func decode(_ type: Int\($0).Type) throws -> Double?" }
        #expect(verdict("protocol A {\n" + lines.joined(separator: "\n") + "\n}").isParsed)
    }

    @Test(
        "Any bytes are judged",
        arguments: ["\u{0}", "\\", "`", "#\"", "\"\"\"", "// glosa:", "‹", "…", "<#", "/*", "\r\n", "."]
    )
    func oddities(code: String) {
        for text in [code, "// ❌\n" + code, code + "// ✅"] { #expect(fault(in: text) == nil) }
    }
}
