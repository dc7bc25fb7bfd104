import Diagnostics
import SnippetLint
import SnippetSyntax
import TestSupport
import Testing

@Suite("Pieces of Swift")
struct CompletedPieceTests {
    private func isSwift(_ text: String) -> Bool {
        let source = SourceSlice(SourceFile(path: "lesson.md", text: text))
        return SnippetLinter().lint(lesson: [Snippet(ordinal: 1, source: source)])[0].isParsed
    }

    @Test(
        "What a sample lacks at its end is an error, whatever could be set behind it",
        arguments: [
            "let n = 1 +", "let n = 1 +\n// more", "let n = a ==", "let n = ready ? 1 :", "let n = x ??", "let n =",
            "func add(_ n Int) { print(n) }", "func add(_ n Int)\n{\n    print(n)\n}",
            "init(name String) { self.name = name }",
            "let text = \"abc", "[1, 2].map {\n    $0 +\n}", "return a &&",
        ]
    )
    func unfinished(text: String) { #expect(!isSwift(text)) }

    @Test(
        "A list of what there is, and a piece of something, are Swift to their readers",
        arguments: [
            "func union(Self) -> Self", "struct Heap<Element>: Sequence",
            "extension Heap: Equatable where Element: Equatable",
            "subscript(Int) -> Element { get }", "if ready", "struct A {\n    ... other code\n}",
            "class Tasks {\n    .... more of it\n}",
        ]
    )
    func pieces(text: String) { #expect(isSwift(text)) }

    @Test(
        "A signature written as notation and dots in place of a part are Swift to their readers",
        arguments: [
            ".shadow(_ style: ShadowStyle = .drop, radius: CGFloat = 2)", "Button(action:, label:)\nButton(role:)",
            "equal<T: Equatable>(to value: T)\nequal<T: AnyObject>(to value: T)\nequal<T>(to value: T, by isSame: (T, T) -> Bool)",
            "reset<M: Mock>(_ mocks: M...)", ".matching<A: Sendable, B: Hashable>(_ first: A, with second: B) -> Bool",
            "register<T>(_ type: T.Type, with make: @escaping () -> T) -> () -> T",
            "let names = [\n    ...,\n    \"Eva\",\n]", "func load(all: Bool) ...", "init(of name: String) ...",
            "func load() async -> [Int] ...", "struct A {\n    let ...\n}",
            "repeat {\n    count += 1\n} while // until it is full", "throw // the error that the service gives",
            "func path(from:to:using:)", "let link = Link(….)",
            "func open(_ url: URL, done: <...>) {}",
            "if let name = read() ... {\n    print(name)\n}", "func fail(... file: String = \"\") -> Never",
            "class A: B { var n = 1 ... }", "check(\n    expected: // what it gives\n)",
            "func·sum(of·all:·[Int])·{¬\n····print(all)¬\n}¬",
            "guard ready else { return }\n----------\nprint(1)\n=====",
            "1············|\nfunc go() {}", "class [ServiceName] {\n    func [name]() -> Int { 1 }\n}",
            "class Page {\n    let inset = 16\n\n    ...\n\n    }\n}",
            "struct Show {\n    let name: String\n    [...]\n}",
            "struct Show {\n    (...)\n    let name: String\n    […]\n}",
            "var a = x!\n--or--\nvar b: Int! = nil", "let a = 1\n--\nlet b = 1\n-- oder --\nlet c = 1",
            "order.id, order.date\norder.customer?.name, order.total",
            "enum Action {\n    case load\n}\n\ncase .load:\n    return .run { send in await send(.load) }",
        ]
    )
    func notation(text: String) { #expect(isSwift(text)) }

    @Test(
        "Grammar in words without case is Swift to its readers, and so is a value behind its sign",
        arguments: [
            "class 타입이름 {\n    속성 정의\n\n    init(매개변수) {\n        초기화\n    }\n}", "func 関数名(引数) -> 戻り値 {\n    処理\n}",
            "struct اسم {\n    الخصائص\n}", "关键字 名字 = 值", "= [1, 2]", "= makeList()  // at once",
        ]
    )
    func words(text: String) { #expect(isSwift(text)) }

    @Test(
        "Prose between lines of code is none, nor are faults beside names without case",
        arguments: [
            "let n = 1\n打印它\nprint(n", "func 和(数: Int -> Int {\n    数 + 1\n}", "struct Имя {\n    свойства\n}",
            "let 名字 = \"a\nprint(名字)", "== 1", "=1 2",
        ]
    )
    func faultyWords(text: String) { #expect(!isSwift(text)) }

    @Test(
        "What the text calls wrong may be no Swift",
        arguments: [
            ("let n = “one”", "Wrong:", []), ("let = 3", "Ejemplo incorrecto:", []), ("print(“a”)", "错误示例：", []),
            ("let n: = 3", "これはコンパイルできません。", []),
            ("let = 3", "How to avoid the most frequent mistake of all that beginners make:", [.error]),
            ("let = 3", "Nothing is wrong here. Right:", [.error]), ("print(“a”)", "An error", [.error]),
            ("let = 3", "Wrong example:", []), ("let = 3", "Error handling:", [.error]), ("let = 3", "错误处理：", [.error]),
            ("let = 3", "Wrong password:", [.error]), ("let = 3", "The guide said:", [.error]),
        ] as [(String, String, [Severity])]
    )
    func calledWrong(text: String, prose: String, found: [Severity]) {
        #expect(severities(text, below: prose) == found)
    }

    @Test(
        "An argument whose comma or value is missing is no notation",
        arguments: ["move(point to: end)", "Button(action: save, label:)", "call(first second: Int.max)"]
    )
    func faultyArguments(text: String) { #expect(!isSwift(text)) }

    private func severities(_ text: String, below prose: String) -> [Severity] {
        let source = SourceSlice(SourceFile(path: "lesson.md", text: text))
        return SnippetLinter().lint(lesson: [Snippet(ordinal: 1, source: source, prose: prose)])[0].diagnostics.map(
            \.severity
        )
    }

    @Test(
        "A sample that ends where something opens is a piece, also before dots or a comment",
        arguments: [
            "if state == .closed { ... // as before",
            "list.map { item in // or $0",
            "let package = Package(\n    name: \"A\",\n    //...", "func go() {\n..\n.",
        ]
    )
    func beginnings(text: String) {
        let source = SourceSlice(SourceFile(path: "lesson.md", text: text))
        let found = SnippetLinter().lint(lesson: [Snippet(ordinal: 1, source: source)])[0].diagnostics
        #expect(found.map(\.rule) == [.unbalancedFence])
        #expect(found.map(\.severity) == [.note])
    }

    @Test("What only its words make a sample is worth a warning")
    func guessed() {
        let source = SourceSlice(SourceFile(path: "lesson.md", text: "let n = 1 +"))
        let found = SnippetLinter().lint(lesson: [Snippet(ordinal: 1, source: source, isGuessed: true)])[0].diagnostics
        #expect(found.map(\.severity) == [.warning])
    }

    @Test("A closing brace that a comment swallows is missed")
    func swallowed() {
        #expect(severities("for path in all { // use it }", below: "").contains(.error))
    }

    @Test(
        "A part that is absent is an error, and a warning in documentation",
        arguments: ["let = 3", "let limit: = 3", "func (_ n: Int) {}"]
    )
    func absence(text: String) {
        let snippet = Snippet(ordinal: 1, source: SourceSlice(SourceFile(path: "lesson.md", text: text)))
        for (profile, severity) in [(Profile.modernState, Severity.error), (.documentation, .warning)] {
            let found = SnippetLinter(LintConfiguration(profile: profile)).lint(lesson: [snippet])[0].diagnostics
            #expect(found.filter { $0.rule == .syntax }.map(\.severity).first == severity, "\(found.map(\.message.en))")
        }
    }

    @Test(
        "A sample that ends inside what it opens shows a beginning: a warning in documentation, an error elsewhere",
        arguments: [
            "struct Row: View {\n    var title: String",
            "class Feed {\n    let size = 3\n\n    func load() {\n        size + 1",
            "func go() {\n\tprint(1)",
        ]
    )
    func cut(text: String) {
        let snippet = Snippet(ordinal: 1, source: SourceSlice(SourceFile(path: "lesson.md", text: text)))
        for (profile, severity) in [(Profile.modernState, Severity.error), (.documentation, .warning)] {
            let found = SnippetLinter(LintConfiguration(profile: profile)).lint(lesson: [snippet])[0].diagnostics
            #expect(found.map { "\($0.severity) \($0.rule)" } == ["\(severity) unbalanced-fence"])
        }
    }

    @Test(
        "A brace that is missing behind the last one, or where nothing is set in, is an error in documentation too",
        arguments: [
            "struct Row {\n    func go() {\n        print(1)\n    }", "func go() {\nprint(1)",
            "if ready {\n    go()\n}\nelse {\ngo()",
        ]
    )
    func forgotten(text: String) {
        let snippet = Snippet(ordinal: 1, source: SourceSlice(SourceFile(path: "lesson.md", text: text)))
        let found = SnippetLinter(LintConfiguration(profile: .documentation)).lint(lesson: [snippet])[0].diagnostics
        #expect(found.map { "\($0.severity) \($0.rule)" } == ["error unbalanced-fence"])
    }

    @Test("A slip stays an error in documentation", arguments: ["let n =3", "fnc go() { print(1) }", "let s = \"abc"])
    func slips(text: String) {
        let snippet = Snippet(ordinal: 1, source: SourceSlice(SourceFile(path: "lesson.md", text: text)))
        let found = SnippetLinter(LintConfiguration(profile: .documentation)).lint(lesson: [snippet])[0].diagnostics
        #expect(found.map(\.severity).contains(.error))
    }

    @Test(
        "A piece that an instruction to edit announces, and syntax of a proposal, are worth a warning",
        arguments: [
            ("].map { item in\n    item.name\n}", "Replace the closing bracket with:"), ("open(door, at:", "to:"),
            ("@inline(never) set {", "In `body`, change the accessor:"),
            ("let f = { [isolated self] in print(self) }", "The proposal lets a closure name its actor"),
        ]
    )
    func announced(text: String, prose: String) { #expect(Set(severities(text, below: prose)) == [.warning]) }

    @Test(
        "The same piece below other words is an error",
        arguments: ["The result:", "", "Replace it. Then run the program:", "Now add a button to the list."]
    )
    func unannounced(prose: String) {
        #expect(severities("].map { item in\n    item.name\n}", below: prose).contains(.error))
    }

    @Test("With all brackets matched, a brace that the parser misses later isn't told")
    func recovery() {
        let text = "func go() {\n    if !ready || left else {\n        return\n    }\n    print(1)\n}"
        #expect(severities(text, below: "") == [.error])
    }

    @Test("A type that five samples show together is whole")
    func spread() {
        let texts = [
            "final class Pool {", "    let size = 1", "    init() {}", "    deinit {}", "    var count: Int { size }",
            "    func clear() {}\n}",
        ]
        let snippets = texts.enumerated().map { index, text in
            Snippet(ordinal: index + 1, source: SourceSlice(SourceFile(path: "lesson.md", text: text)))
        }
        let found = SnippetLinter().lint(lesson: snippets).flatMap(\.diagnostics)
        #expect(found.allSatisfy { $0.severity == .note })
    }

    @Test(
        "Drawings, output and descriptions beside Swift are text",
        arguments: [
            "print(1)\n\n// Outputs:\n• 20:26:01 [LOG] Hello!\n• 20:26:02 [LOG] :ok",
            "Received value 1\nReceived value 2", "receive subscription: (Subject)\nrequest unlimited\n0\n1",
            "ciento veintitrés\ncuatro\ncincuenta y seis", "failure(Error Domain=NSCocoaErrorDomain Code=260 \"no\"",
            "1 <_NSMainThread: 0x60>{number = 1, name = main}", "split(\"abc\")\n\na bc\nab c\nabc d",
            "let a = HStack { Text(\"a\") }\n\n   HStack\n      |\n   -------\n   |     |\n  Text  Text",
            "for day in days {\n    print(day)\n}\noutput: Monday", "print(queue)\n<OS_queue: 0x10a>{name = main}",
        ]
    )
    func text(text: String) {
        let verdict = SnippetLinter().lint(lesson: [
            Snippet(ordinal: 1, source: SourceSlice(SourceFile(path: "lesson.md", text: text)))
        ])[0]
        #expect(verdict.diagnostics.map(\.rule) == [.notSwift])
    }
}
