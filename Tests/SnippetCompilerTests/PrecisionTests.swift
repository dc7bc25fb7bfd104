import Diagnostics
import SnippetLint
import SnippetSyntax
import Testing

@testable import SnippetCompiler

/// Kinds of samples that documentation is full of and that are right: each was once refused.
@Suite("What is no error", Machine.needsCompiler)
struct PrecisionTests {
    private static let judgedSound = JudgedLessons(sound.map(\.1))
    private static let sound: [(String, [String])] = [
        (
            "an import beside the same with an access level",
            [
                "#if compiler(>=6)\ninternal import Synchronization\n#endif\n\nstruct Lock {}",
                "import Synchronization\n\nlet count = Atomic(1)\nprint(count.load(ordering: .relaxed))",
            ]
        ),
        ("a list of functions", ["extension Sequence {\n    func keyed() -> [Int: Element]\n    init(_ n: Int)\n}"]),
        (
            "a list of properties",
            ["struct Shelf {\n    var count: Int { get }\n    subscript(n: Int) -> String { get set }\n}"]
        ),
        ("an opaque type in a list", ["extension Sequence {\n    func all() -> some Sequence<Int>\n}"]),
        (
            "parameters without names",
            ["func union(Int, with: Int) -> Int\nfunc contains((Int) -> Bool)"]
        ),
        (
            "a list of conformances with properties",
            ["public struct Hut {}\nextension Hut: CustomStringConvertible {\n    public var description: String\n}"]
        ),
        ("a type without braces", ["public struct Heap<Element: Comparable>"]),
        ("aliases without types", ["extension Int {\n    public typealias Mode\n    public typealias Owner\n}"]),
        ("versions that nobody knows", ["func f() {\n    if #available(macOS X, iOS Y, *) { print(1) }\n}"]),
        (
            "a manifest",
            [
                "// swift-tools-version: 5.9\nimport PackageDescription\n\nlet package = Package(\n    name: \"A\",\n    targets: [.executableTarget(name: \"A\")]\n)"
            ]
        ),
        (
            "a manifest without import",
            ["let package = Package(name: \"A\", products: [.library(name: \"A\", targets: [\"A\"])])"]
        ),
        (
            "the dependencies of a manifest alone",
            ["// In Package.swift:\ndependencies: [\n    .package(url: \"https://example.org/a\", from: \"1.0.0\")\n]"]
        ),
        (
            "the dependencies of a target alone",
            ["dependencies: [\n    .product(name: \"A\", package: \"a\"),\n],"]
        ),
        (
            "other parts of a manifest",
            [
                "products: [\n    .library(name: \"A\", targets: [\"A\"])\n]", "platforms: [.iOS(.v17), .macOS(.v14)],",
                "targets: [\n    .testTarget(name: \"ATests\", dependencies: [\"A\"])\n],",
            ]
        ),
        ("traits of a manifest", ["traits: [\n    .trait(name: \"Quick\"),\n    .default(enabledTraits: []),\n]"]),
        ("a piece of a manifest", [".package(url: \"https://example.org/a\", from: \"1.0.0\"),"]),
        (
            "an own type under a name of SwiftUI's",
            [
                "import SwiftUI\n\nstruct A: View {\n    var body: some View { Text(\"a\") }\n}",
                "protocol Drawable { func draw() -> String }\nstruct Text: Drawable {\n    var content: String\n    "
                    + "init(_ content: String) { self.content = content }\n    func draw() -> String { content }\n}",
                "func show(_ one: some Drawable) -> String { one.draw() }\nlet shown = show(Text(\"a\")) + Text(\"b\").content",
            ]
        ),
        (
            "the network of Foundation",
            ["func load(_ url: URL) async throws -> Data {\n    try await URLSession.shared.data(from: url).0\n}"]
        ),
        (
            "top-level code that waits",
            [
                "import Foundation\n\nfunc load() async throws -> Int { 1 }",
                "import Foundation\n\nlet n = try await load()",
            ]
        ),
        (
            "a case whose body is said in a comment",
            [
                "func f(_ n: Int) {\n    switch n {\n    case 1:\n        // Go on.\n    default:\n        // Stop.\n    }\n}"
            ]
        ),
        ("a predicate that is left out", ["let n = [1, 2].filter({ ... }).count\nprint(n + 1)"]),
        ("a value that is left out and whose type is written", ["let n: Int = ...\nprint(n + 1)"]),
        (
            "a constant of readers' own beside a function",
            ["let key: String\n\nfunc lock() -> String { self.key + key }"]
        ),
        (
            "a variable of readers' own beside types",
            ["struct User { let name: String }\nlet user: User\nfunc greet() -> String { user.name }"]
        ),
        ("a constant that a preview shows", ["let title: String\n\n#Preview {\n    Text(title)\n}"]),
        ("a variable that a preview shows", ["var n = 1\n\n#Preview {\n    Text(\"\\(n)\")\n}"]),
        ("functions with nothing in their braces", ["func load() async -> [Int] { }\nfunc stop() { }"]),
        (
            "a view that nobody shows, made outside of the main actor",
            [
                "enum Route {\n    case login\n    @ViewBuilder func view() -> some View {\n        switch self {\n        case .login: LoginView()\n        }\n    }\n}"
            ]
        ),
        ("what a catch does", ["print(\"It went wrong: \\(error)\")"]),
        (
            "a type of C that another sample extends",
            [
                "let a = [1]", "extension point_t: CustomStringConvertible { var first: Int { 1 } }",
                "print(a.first as Any)",
            ]
        ),
        ("a variable of the sample before", ["var numbers = [1, 2, 3]", "numbers.append(4)\nprint(numbers.count)"]),
        (
            "a conformance that the next sample states once more",
            ["struct Page {}", "extension Page: Equatable {}", "extension Page: Equatable {}"]
        ),
        (
            "a conformance of the sample before",
            ["struct Page {}", "extension Page: Equatable {}", "print(Page() == Page())"]
        ),
    ]

    /// Ways to show several things in one sample, or one thing in several.
    private static let judgedSeveralInOne = JudgedLessons(severalInOne.map(\.1))
    private static let severalInOne: [(String, [String])] = [
        ("alternatives side by side", ["let a = 1\nprint(a)\nlet a = \"b\"\nprint(a.count)"]),
        ("alternatives that share what stands before", ["let n = 2\nlet a = n\nlet a = n + 1\nprint(a)"]),
        ("functions alike in all but their types", ["func f(_ n: Int) {}\nfunc f(_ s: String) {}\nf(1)\nf(\"a\")"]),
        ("what was written before", ["// Before\nlet a: Int = \"a\"\n// After\nlet a: Int = 1"]),
        (
            "a value that was waited for in the sample before",
            [
                "func load() async throws -> [Int] { [1] }", "let numbers = try await load()", "print(numbers.count)",
            ]
        ),
        (
            "a method that is called like a function of the page",
            [
                "struct Log { func log(_ text: String) {} }", "func log(_ n: Int) { print(self.n) }",
                "Log().log(\"a\")",
            ]
        ),
        (
            "members of a generic type",
            ["mutating func insert(_ element: Element) -> Index\nfunc sort() where Element: Comparable"]
        ),
        ("a member that consumes the value", ["consuming func close() -> Int"]),
        (
            "constants of a type in a list",
            ["struct Options {\n    static var fast: Options\n    static let slow: Options\n}"]
        ),
        ("attributes for other modules", ["extension Int {\n    @inlinable public var twice: Int { self * 2 }\n}"]),
        ("a script with types", ["class Page { var n = 1 }\nlet page = Page()\nlet other = page"]),
        ("a test", ["@Test func adds() {\n    #expect(1 + 1 == 2)\n}"]),
        ("a test that expects nothing", ["@Test func runs() {\n    // Nothing yet.\n}"]),
        ("a suite without tests", ["@Suite struct RunTests {}"]),
        ("a type that is called like a test", ["struct Test { let n: Int }", "print(Test(n: 1).n)"]),
        (
            "a name of SwiftUI in a lesson about something else",
            [
                "struct Rectangle { var width: Int }", "let shape = Rectangle(width: 5)\nprint(shape.width)",
            ]
        ),
        (
            "lines of a file",
            [
                "import Foundation\n\nfunc read(_ url: URL) async throws {\n    for try await line in url.lines { print(line) }\n}"
            ]
        ),
        (
            "a manifest whose first parts are left out",
            [
                "let package = Package(\n    // name, platforms\n    dependencies: [],\n    targets: [.target(name: \"A\")]\n)"
            ]
        ),
    ]

    @Test("What belongs together is judged together, and what doesn't apart", arguments: severalInOne)
    func together(kind: String, texts: [String]) async throws {
        let outcomes = try await Self.judgedSeveralInOne.verdicts(on: texts).map(\.rest)
        #expect(outcomes.last?.name == "passes", "\(outcomes.flatMap(\.errors).map(\.message))")
    }

    @Test("What the compiler says of several lines in the same words is said once")
    func once() async throws {
        let snippet = Snippet(
            ordinal: 1,
            source: TestLesson.slice("let a = [1]\na.append(2)\na.append(3)\nlet b: Int = \"a\"\na.append(4)")
        )
        let verdict = SnippetLinter().lint(lesson: [snippet], reading: .anatomy)[0]
        let sample = SampleCompiler.Sample(snippet: snippet, verdict: verdict)
        let toolchain = try #require(Machine.toolchain)
        let compilation = try await SampleCompiler(toolchain, cacheFile: nil).verdicts(on: [[sample]]).verdicts[0][0]
        let found = CompilationFindings.add(compilation, to: verdict, of: snippet, suggesting: .none).diagnostics
            .filter { $0.rule == .compileError }
        #expect(
            found.map(\.message.en) == [
                "this doesn't compile: cannot use mutating member on immutable value: 'a' is a 'let' constant"
                    + " (and the same in 2 more lines)",
                "this doesn't compile: cannot convert value of type 'String' to specified type 'Int'",
            ]
        )
    }

    @Test("An error of Swift 6 mode is a note where nobody says which mode is meant")
    func mode() async throws {
        #expect(try await findings("struct A { static var x = 1 }") == ["refused", "note"])
        #expect(
            try await findings("func f<T: Equatable, U: Equatable>(_ a: T, _ b: U) -> Bool where T == U { a == b }")
                == ["refused", "note"]
        )
        #expect(
            try await findings("var count = 0\nfinal class A { var n: Int { count } }\nprint(A().n)") == [
                "refused", "note",
            ]
        )
        #expect(try await findings("struct A { static var x: Int = \"a\" }") == ["refused", "error"])
    }

    @Test("An error that a comment elsewhere in the sample speaks of is known")
    func announcedElsewhere() async throws {
        let text = "func f<T: ~Copyable>(x: inout T) {\n    let a = x\n    let b = x%\n}"
        #expect(try await findings(text.replacing("%", with: "")) == ["refused", "error"])
        #expect(
            try await findings(text.replacing("%", with: "  // Error: Value consumed more than once."))
                == ["refused"]
        )
        #expect(try await findings("macro A<T>() = #externalMacro(module: \"M\", type: \"A\")") == ["refused", "note"])
    }

    @Test("A type that several samples show may be used as none of them shows it")
    func evolving() async throws {
        let lesson = TestLesson(["struct Row { let n: Int }", "struct Row { let n: Int; let m: Int }", "print(Row())"])
        #expect(try await lesson.verdicts()[2].rest.name == "undecided")
    }

    private static let ofNoManifest: [String] = [
        "products: [\"Apple\", \"Pear\"],", "targets: [first, second],", "platforms: [.iOS, .macOS]",
        "dependencies: [.package]", "let parcel = Package(name: \"Parcel\", weight: 3)",
    ]
    private static let judgedOfNoManifest = JudgedLessons(ofNoManifest.map { [$0] })

    @Test(
        "Arguments that are labelled like a manifest's and hold nothing of one belong to something else",
        arguments: ofNoManifest
    )
    func notOfManifest(text: String) async throws {
        let verdict = try await Self.judgedOfNoManifest.verdicts(on: [text])[0]
        #expect(verdict.rest.errors.isEmpty, "\(verdict.rest)")
    }

    private static let notations: [String] = [
        "[\n    \"port\": 8080,\n    \"host\": \"a\",\n]", "Array<Int>.Index       // Int by default",
        "associatedtype Element",
        "\"SELECT \\(literal: 1) FROM hut\"",
        "func keep(_ make: (Int) -> String) {}\nkeep { n in /* returns a title */ }",
        "let n = 1\n\"SELECT \\(literal: n)\"",
        "let n = 1\nprint(n)\n\"WITH \\(named: n, as: \"a\") SELECT\"",
        "struct Row {}\nlet row = Row()\nRow.Type   // the type itself\nRow        // the same\nprint(row)",
    ]
    private static let judgedNotations = JudgedLessons(notations.map { [$0] })

    @Test("A value, a type or a described body that is shown alone is no error", arguments: notations)
    func notation(text: String) async throws {
        let verdict = try await Self.judgedNotations.verdicts(on: [text])[0]
        #expect(verdict.rest.name == "undecided", "\(verdict.rest)")
    }

    @Test("Samples that are right pass", arguments: sound)
    func passes(kind: String, texts: [String]) async throws {
        let outcomes = try await Self.judgedSound.verdicts(on: texts).map(\.rest)
        #expect(outcomes.last?.name == "passes", "\(outcomes.flatMap(\.errors).map(\.message))")
    }

    private static let wrong: [String] = [
        "let a: [Int] = [1]\na.append(2)", "func f() -> Int { \"a\" }", "let url = URL(\"a\").path",
        "func f(_ n: Int) {\n    switch n {\n    case 1:\n    default: break\n    }\n}",
        "struct Bag: Collection { let n = 1 }", "let key: String\nfunc lock() -> Int { key }",
    ]
    private static let judgedWrong = JudgedLessons(wrong.map { [$0] })

    @Test("Errors stay errors beside all that", arguments: wrong)
    func fails(text: String) async throws {
        #expect(try await Self.judgedWrong.verdicts(on: [text])[0].rest.name == "fails")
    }

    private func findings(_ text: String) async throws -> [String] {
        let snippet = Snippet(ordinal: 1, source: TestLesson.slice(text))
        let verdict = SnippetLinter().lint(lesson: [snippet], reading: .anatomy)[0]
        let sample = SampleCompiler.Sample(snippet: snippet, verdict: verdict)
        let toolchain = try #require(Machine.toolchain)
        let compilation = try await SampleCompiler(toolchain, cacheFile: nil).verdicts(on: [[sample]]).verdicts[0][0]
        let found = CompilationFindings.add(compilation, to: verdict, of: snippet, suggesting: .none)
        return ["\(found.compilation.rawValue)"]
            + found.diagnostics.filter { $0.rule == .compileError }.map { "\($0.severity)" }
    }

    @Test("An error that the author announces is none; a class without initializers is a note")
    func announced() async throws {
        #expect(try await findings("let n: Int = \"a\" // Error: cannot convert") == ["refused"])
        #expect(try await findings("let n: Int = \"a\" // 💥 no way") == ["refused"])
        #expect(try await findings("let n: Int = \"a\"\n//           `- error: cannot convert") == ["refused"])
        #expect(
            try await findings("// Says hello.\nlet n: Int = \"a\" // the error of my ways") == ["refused", "warning"]
        )
        #expect(
            try await findings("// Don't forget the error handling.\nlet n: Int = \"a\"") == ["refused", "warning"]
        )
        #expect(try await findings("class Page { var title: String }") == ["refused", "note"])
        #expect(try await findings("struct A {\n    func f()\n}") == ["interface"])
        #expect(try await findings("struct Bag: Collection {}") == ["interface"])
        #expect(try await findings("@propertyWrapper struct Checked {\n    // What it does.\n}") == ["interface"])
    }
}
