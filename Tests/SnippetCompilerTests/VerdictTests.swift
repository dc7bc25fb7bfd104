import SnippetLint
import SnippetSyntax
import Testing

@testable import SnippetCompiler

@Suite("Verdicts of the compiler", Machine.needsCompiler)
struct VerdictTests {
    /// A sample and what is to be said of it.
    static let samples: [(String, String)] = [
        // Whole declarations
        ("struct A: View { @State private var n = 0; var body: some View { Text(\"\\(n)\") } }", "passes"),
        ("import SwiftUI\n\nstruct A: View { var body: some View { Text(\"a\") } }", "passes"),
        ("final class Model { var name: String }", "fails"),
        ("struct A { let n = 1 }\nlet a = A().m", "fails"),
        ("func f() -> Int { _ = 1 }", "fails"),
        // A body that isn't shown.
        ("func f() -> Int { }", "undecided"),
        ("enum E { case a, b }\nfunc f(_ e: E) -> Int { switch e { case .a: 1 } }", "fails"),
        ("@Observable final class Model { var n = 0 }\n@MainActor func f(_ m: Model) { m.n += 1 }", "passes"),
        (
            "public struct A: Sendable { public init() {} }\nopen class B {}\nextension A { public var x: Int { 1 } }",
            "passes"
        ),
        ("@main struct A { static func main() {} }", "passes"),
        ("actor Store { var n = 0 }\nfunc f(_ s: Store) { s.n = 1 }", "fails"),
        ("class Counter { var n = 0 }\n@MainActor func f(_ c: Counter) { Task.detached { c.n += 1 } }", "fails"),
        // Variables and functions alone may be an actor's members.
        ("var n = 0\nfunc add() async { n += 1 }", "passes"),
        ("var n = 0\nfunc add() { Task { n += 1 } }", "undecided"),
        ("lazy var days = [1]\nfunc add() { Task.detached { self.days.append(2) } }", "undecided"),
        ("import Foundation\n\nvar n = 0\nfunc add() { Task { n += 1 } }", "fails"),
        ("func add() {\n    var n = 0\n    Task.detached { n += 1 }\n    n += 1\n}", "fails"),
        // The code around a sample without `await` may be synchronous.
        (
            "@available(*, noasync) func stop() {}\nstop()", "undecided"
        ),
        ("@available(*, noasync) func stop() {}\nfunc f() async { stop() }", "fails"),
        ("@available(*, noasync) func stop() {}\nfunc go() async {}\nawait go()\nstop()", "fails"),
        // Words between dots say what is left out.
        ("func f() {\n    . . . ask the server . . .\n    let n = 1\n    print(n)\n}", "passes"),
        ("let a = [1]\n    .map { $0 }\n. . . and so on\nprint(a.total)", "undecided"),
        // A comment in place of an element or a value says that it is left out.
        ("func f(_ a: Int, _ b: Int) {}\nf(/* which? */, 2)", "undecided"),
        ("struct Tag<T, V> {}\ntypealias Name = Tag</* which one? */, String>", "undecided"),
        ("let text: String = // read it from the file\nprint(text)", "passes"),
        ("let sum: String = // of both\n    1 + 2", "fails"),
        // A comment in place of a closure's code, too.
        ("func f(_ body: (Int) -> Void) {}\nf {\n    // $0 => 3\n}", "undecided"),
        ("func f(_ body: (Int) -> Void) {}\nf { print(1) }", "fails"),
        ("func f(_ body: () -> Int) {}\nf {\n    let n = 1\n    print(n)\n    // returns the sum\n}", "undecided"),
        (
            "func f(_ body: () -> Int) {}\nf {\n    let n = 1\n    print(n)\n    /* and\n       the sum */\n}",
            "undecided"
        ),
        ("func f(_ body: () -> Int) {}\nf {\n    let n = 1\n    print(n) // the sum\n}", "fails"),
        ("func f(_ body: () -> Int) {}\nf {\n    let n = 1\n    print(n)\n}", "fails"),
        // Several ways to write one thing, in a body.
        (
            "func g() {\n    let a = 1\n    print(a)\n\n    // As text\n    let a = \"one\"\n    print(a.count)\n}",
            "passes"
        ),
        ("func g() {\n    let a = 1\n\n    // As text\n    let a = \"one\"\n    print(a + 1)\n}", "fails"),
        ("func g() {\n    let a = 1\n    print(a + \"b\")\n\n    let a = \"one\"\n    print(a)\n}", "fails"),
        ("[1].map { n in\n    let sum = n + 1\n\n    let sum: Int? = n\n    return sum\n}", "passes"),
        (
            "func g(_ n: Int?) {\n    guard let m = n else { return }\n\n    let a = m\n\n    let a = [m]\n    print(a)\n}",
            "passes"
        ),
        // The former way isn't judged, wherever the comment stands in it.
        ("let a = 1\n\n// Before\nlet b = a.size()\nprint(b)\n\n// After\nlet b = a + 1\nprint(b)", "passes"),
        // Each of them lacks a name, and the second has variables of its own.
        ("let n: Int = size\nlet m = n + 1\n\nlet n: Double = size\nlet m = n.rounded()", "passes given size"),
        ("let n: Int = size\nlet m = n + 1\n\nlet n: Double = size\nlet m = n.ronded()", "needs size !"),
        // Only a script can throw the error of a variable's value.
        ("struct A { static func load(_ n: Int) throws -> Int { n } }\nlet a = try A.load(size)", "passes given size"),
        // Functions without names, and lists of operators.
        ("func _() -> Int { 1 }", "passes"),
        ("+ - / * %", "undecided"),
        ("==\n!=\n>", "undecided"),
        // An initializer without its type may call any other.
        ("public convenience init(label: String) {\n    self.init(label: label, size: 1)\n}", "undecided"),
        ("final class A {\n    init(size: Int) {}\n    convenience init() { self.init(width: 1) }\n}", "fails"),
        // Pieces
        ("let total = [1, 2].reduce(0, +)\nprint(total)", "passes"),
        ("let n: Int = \"a\"", "fails"),
        ("let x = try await Task { 1 }.value\nreturn x", "passes"),
        ("@State private var n = 0\nvar body: some View { Text(\"\\(n)\") }", "passes"),
        ("@State private var name = \"\"\n\nTextField(\"Name\", text: $name)", "passes"),
        ("var n = 0\n\nfunc add() { n += 1 }", "passes"),
        ("var title = \"a\"\nvar count = title.count", "passes"),
        ("private var title = \"a\"\nlet count = 1", "passes"),
        (".onEnded { _ in }", "undecided"),
        ("struct A { var n = 1 }\nvar all = [A()]\nlet first = all[0].n", "passes"),
        ("case a, b\nvar id: Self { self }", "passes"),
        (".padding()\n.opacity(0.5)", "passes"),
        // Results behind arrows are notation; types behind arrows are Swift's.
        ("let n = 3\nn.isMultiple(of: 2) -> false\n[n].map { $0 } -> [3] // of one", "passes"),
        ("let n = 3\nn.isMultiple(by: 2) -> \"no\"", "fails"),
        ("\"Hi\".first -> Optional(\"H\")\n[1].filter { $0 > 1 } -> []\nlet n = 1", "passes"),
        ("func f(_ a: Int) -> [Int] { [a] }\nfunc g() -> Optional<Int> { nil }\nlet h: () -> (Int) = { 1 }", "passes"),
        ("let f: (Int) -> Int = { $0 }\nlet s = \"a -> 1\"\nprint(f(s.count))", "passes"),
        // Dots in a comment on a run leave no code out.
        ("let a: Int8 = 1\nlet b: String = a\n// Prints \"1, 2, ...\"", "fails"),
        ("let a: Int8 = 1\nlet b: String = a\n// and more ...", "undecided"),
        // What Xcode's macros write
        ("#Preview { Text(\"a\") }", "passes"),
        ("#Preview(\"Dark\") {\n    @Previewable @State var n = 0\n    Text(\"\\(n)\")\n}", "passes"),
        ("extension EnvironmentValues { @Entry var depth: Int = 0\n@Entry var title = \"a\" }", "passes"),
        ("extension EnvironmentValues { @Entry var depth: Int = \"a\" }", "fails"),
        // What a line of dots leaves out may declare it.
        ("let n = 1\n..\nprint(m)", "passes given m"),
        ("func f() {\n    ....\n    print(m)\n}", "passes given m"),
        // What the compiler passes over is not proven.
        ("#if os(tvOS)\nlet n: Int = \"a\"\n#endif", "undecided"),
        ("#if canImport(SwiftUI)\nimport SwiftUI\n#endif\n\nlet n = 1", "passes"),
        ("#if !canImport(SwiftUI)\nlet n: Int = \"a\"\n#endif\nlet m = 1", "undecided"),
        ("#if swift(>=5.9)\nlet n = 1\n#else\nlet n: Int = \"a\"\n#endif", "undecided"),
        ("struct A {\n    #if DEBUG\n    let n: Int = \"a\"\n    #endif\n}", "undecided"),
        // Parts of manifests
        (
            "let package = Package(\n  dependencies: [\n    .package(url: \"https://a.example/b\", from: \"1.0.0\"),\n  ]\n)",
            "passes"
        ),
        ("let package = Package(\n  targets: [.target(name: 1)]\n)", "fails"),
        // What is not there
        ("let p = Product(name: \"a\")", "passes given Product"),
        ("struct A: View { let item: Item; var body: some View { ItemRow(item: item) } }", "needs Item"),
        ("struct A: View { var body: some View { HomeView(title: \"a\") { Text(\"b\") } } }", "passes"),
        ("import NoSuchModuleAnywhere\nlet a = 1", "needs import NoSuchModuleAnywhere"),
        ("final class Model { var name: String; let p: Product }", "needs Product !"),
        ("let bundle = Bundle.main.decode(\"a.json\")", "needs Bundle.decode"),
        ("import Testing\n\nlet tag = Tag.slow", "needs Tag.slow"),
        ("Text(\"a\").opactiy(0.5)", "fails"),
        ("Text(\"a\").navigatonTitel(\"b\")", "fails"),
        ("Text(\"a\").foregroundColour(.red)", "fails"),
        ("Text(\"a\").navigationLocked()", "needs Text.navigationLocked"),
        ("Text(\"a\").inspect()", "needs Text.inspect"),
        ("Text(\"a\").asCard()", "needs Text.asCard"),
        ("func f(_ s: WKWebView) { s.spin() }", "needs WKWebView.spin"),
        // Another framework's overload is no excuse for a call that fits one of SwiftUI's.
        ("func f(_ on: Bool) -> some View { Toggle(\"A\", isOn: on) }", "fails"),
        ("func f(_ names: [Int]) -> some View { List(names) { Text($0) } }", "fails"),
        ("func f(_ on: Bool, _ i: Int) -> some View { Toggle(\"A\", isOn: on, intent: i) }", "needs Toggle.init"),
        // The sample shows what its own type has, also through a wrapper.
        (
            "struct D { var n = 0 }\nstruct A: View { @State var d = D()\n"
                + "var body: some View { Text(d.title) } }",
            "fails"
        ),
        (
            "struct D { var n = 0 }\nstruct A: View { @Binding var d: D\n"
                + "var body: some View { TextField(\"a\", text: $d.title) } }",
            "fails"
        ),
        (
            "final class Cell: UIView { func f() { glow() } }\n@MainActor func g(_ c: Cell) { c.shine() }",
            "needs glow Cell.shine"
        ),
        // A name that the SDK, or C, has for something else
        ("struct A: View { let settings: Settings; var body: some View { Text(\"a\") } }", "needs Settings"),
        ("func f() -> Bool { user.isOnline }", "needs user"),
        ("let taps: Observable<Void>\nlet rows: Text<Int>", "needs Observable Text"),
        // What nothing shows of a type, or of a parameter whose protocol isn't there
        ("struct State {\n    var name: String { self.first }\n}", "needs first"),
        ("struct State {\n    var first = \"a\"\n    var name: String { self.frist }\n}", "fails"),
        ("struct State {\n    var n = 0\n}\nfunc f(_ s: State) { s.first() }", "fails"),
        ("func log<C: RequestContext>(_ context: C) { context.logger.log(\"a\") }", "needs RequestContext"),
        ("struct A { @Shared var n = 0\n  init() { self._n = Shared(1) } }", "needs Shared _n"),
        ("func load() -> Image { Image() }", "needs Image"),
        // Doubt: the method of a type that isn't shown; a language that isn't there
        (
            "func application(_ app: UIApplication) { UIApplication.shared.registerForRemoteNotifications() }",
            "undecided"
        ),
        ("@MainActor func f() { print(#selector(UIResponder.resignFirstResponder)) }", "undecided"),
        // A module that lessons don't mention
        ("struct A: View { var body: some View { Text(\"a\").modelContainer(for: []) } }", "passes"),
        ("func move() { withAnimation(.spring()) { } }", "passes"),
        // What was left out
        ("func total() -> Int { /* adds them up */ }", "passes"),
        ("struct A { var total: Int {\n    // the sum\n} }", "passes"),
        ("func load() async -> [Int] {\n    // ...\n}", "passes"),
        ("struct A: View { var body: some View { ... } }", "passes"),
        ("struct A { ... }\nlet b = A().c", "undecided"),
        ("func f() {\n    let type = parse().kind\n    keep(type)\n}", "passes given parse keep"),
        (
            "let url = URL(validating: \"a\", variables: [.init(name: \"b\")])",
            "needs URL.init(validating:variables:)"
        ),
        ("let item = URLQueryItem(nam: \"a\", value: \"b\")", "fails"),
        (
            "struct Dot: Indicator { let view = UIView()\nfunc start() { view.isHidden = false } }",
            "needs Indicator"
        ),
        ("struct Dot { let view: UIView\nfunc start() { view.isHidden = false } }", "fails"),
        ("let queue: OperationQueue\n\nqueue.addOperation { print(1) }", "passes"),
        ("let n: Int\nif Bool.random() { n = 1 } else { n = 2 }\nprint(n)", "passes"),
        ("let n: Int\nif Bool.random() { n = 1 }\nprint(n)", "fails"),
        ("let a = ) (", "undecided"),
    ]

    private static let judged = JudgedLessons(samples.map { [$0.0] })

    @Test("Each sample gets the verdict that its code deserves", arguments: samples)
    func verdict(sample: (text: String, expected: String)) async throws {
        let verdict = try #require(try await Self.judged.verdicts(on: [sample.text]).first)
        #expect(verdict.rest.name == sample.expected, "\(verdict.rest)")
    }

    @Test("A sample that is alone gets the verdict that it gets among others", arguments: [samples[0], samples[1]])
    func alone(sample: (text: String, expected: String)) async throws {
        let verdicts = try await TestLesson([sample.text]).verdicts()
        #expect(verdicts[0].rest.name == sample.expected, "\(verdicts[0].rest)")
    }

    @Test("What is marked as wrong and right is compiled apart; each stretch gets its own verdict")
    func segments() async throws {
        let text = """
            // ❌ Wrong
            final class Model { var name: String }
            // ✅ Right
            final class Model { var name = "" }
            """
        let verdict = try await TestLesson([text]).verdicts()[0]
        #expect(verdict.segments.map(\.name) == ["fails", "passes"])
        #expect(verdict.segments[0].errors[0].message == "class 'Model' has no initializers")
    }

    @Test("A wrong stretch within a declaration doesn't spoil the right one beside it")
    func innerSegments() async throws {
        let text = """
            struct A {
                // ❌ Wrong
                let n: Int = "a"

                // ✅ Right
                let n: Int = 1
            }
            """
        let verdict = try await TestLesson([text]).verdicts()[0]
        #expect(verdict.segments.map(\.name) == ["fails", "passes"])
    }

    @Test("What is missing in one stretch excuses what follows from it in another")
    func missingElsewhere() async throws {
        let text = "VStack {\n    header\n        .padding(.horizontal)  // ✅ Right\n}"
        let verdict = try await TestLesson([text]).verdicts()[0]
        #expect(verdict.segments.map(\.name) == ["undecided"])
        #expect(verdict.rest.name == "needs header")
    }

    /// Samples with global variables, and what Swift 6 says of them, as `main.swift` and as another file.
    private static let globals = [
        ("class Counter { var n = 0 }\nlet c = Counter()\nfunc f() { Task.detached { c.n += 1 } }", "fails"),
        ("class Counter { var n = 0 }\nlet c = Counter()\nfunc f() { c.n += 1 }", "fails"),
        ("struct Day { var n = 0 }\nvar day = Day()\nactor Log { func add() { day.n += 1 } }", "fails"),
        (
            "class Counter { var n = 0 }\nlet c = Counter()\n"
                + "func f() { NotificationCenter.default.addObserver(forName: nil, object: nil, queue: nil) { _ in c.n += 1 } }",
            "fails"
        ),
        ("struct Day { var n = 0 }\nlet day = Day()\nfunc f() { Task { print(day.n) } }", "passes"),
        // The same code is right as a program.
        ("struct Day { var n = 1 }\nvar all = [Day()]\nlet first = all[0].n", "passes"),
    ]

    @Test("In a stated language mode the compiler judges global variables as they stand", arguments: ["6", "5"])
    func globalVariables(language: String) async throws {
        let toolchain = try #require(Machine.toolchain)
        let compiler = SampleCompiler(toolchain, cacheFile: nil, language: language)
        let found = try await compiler.verdicts(on: Self.globals.map { TestLesson([$0.0]).samples }).verdicts
        for (sample, verdicts) in zip(Self.globals, found) {
            let expected = language == "5" ? "passes" : sample.1
            #expect(verdicts.first?.rest.name == expected, "\(sample.0)")
        }
    }

    @Test("A name that is missing is the fault of a sample whose fence says so")
    func announcedName() async throws {
        func outcome(_ expected: String) async throws -> String? {
            let text = "struct Form { let price = beds * 2 }"
            let snippet = Snippet(ordinal: 1, source: TestLesson.slice(text), expectedFailures: [expected])
            return try await TestLesson([snippet]).verdicts()[0].segments.first?.name
        }
        #expect(try await outcome("cannot find 'beds' in scope") == "fails")
        #expect(try await outcome("cannot find 'rooms' in scope") == "needs beds")
    }

    @Test("A wrong stretch that compiles is not proven")
    func compilesAllTheSame() async throws {
        let verdict = try await TestLesson(["// ❌ Wrong\nlet n = 1"]).verdicts()[0]
        #expect(verdict.segments.map(\.name) == ["passes"])
    }

    @Test("Samples that belong to an actor by default are compiled so")
    func isolation() async throws {
        let lesson = TestLesson(["@MainActor func draw() {}\nfunc f() { draw() }"])
        #expect(try await lesson.verdicts()[0].rest.name == "fails")
        #expect(try await lesson.verdicts(isolation: "MainActor")[0].rest.name == "passes")
    }

    @Test("An excerpt is not compiled")
    func excerpt() async throws {
        let snippet = Snippet(ordinal: 1, source: TestLesson.slice("let n: Int = \"a\""), isExcerpt: true)
        #expect(try await TestLesson([snippet]).verdicts()[0].rest.name == "undecided")
    }
}
