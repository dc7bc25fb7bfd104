import Diagnostics
import SnippetLint
import Testing

@testable import SnippetCompiler

/// Kinds of samples that documentation is full of and that are right: each was once refused.
@Suite("What is no error", Machine.needsCompiler)
struct PrecisionTests {
    private static let sound: [(String, [String])] = [
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
        ("a piece of a manifest", [".package(url: \"https://example.org/a\", from: \"1.0.0\"),"]),
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

    @Test("Samples that are right pass", arguments: sound)
    func passes(kind: String, texts: [String]) async throws {
        let outcomes = try await TestLesson(texts).verdicts().map(\.rest)
        #expect(outcomes.last?.name == "passes", "\(outcomes.flatMap(\.errors).map(\.message))")
    }

    @Test(
        "What isn't shown, or isn't there on this system, is doubt",
        arguments: [
            ("let a = 1\nlet a = 2", "undecided"), ("struct Bag: Collection {}", "undecided"),
            ("func f() { logger(error) }", "needs logger error"),
            (
                "import Foundation\n\nfunc f(_ file: FileHandle) { _ = file.noSuchThing }",
                "needs FileHandle.noSuchThing"
            ),
            ("extension Sequence {\n    func first() -> Wrapper<Self>\n}", "needs Wrapper"),
        ]
    )
    func doubt(text: String, outcome: String) async throws {
        #expect(try await TestLesson([text]).verdicts()[0].rest.name == outcome)
    }

    @Test(
        "Errors stay errors beside all that",
        arguments: [
            "let a: [Int] = [1]\na.append(2)", "func f() -> Int { \"a\" }", "let url = URL(\"a\").path",
            "func f(_ n: Int) {\n    switch n {\n    case 1:\n    default: break\n    }\n}",
            "struct Bag: Collection { let n = 1 }",
        ]
    )
    func fails(text: String) async throws {
        #expect(try await TestLesson([text]).verdicts()[0].rest.name == "fails")
    }

    private func findings(_ text: String) async throws -> [String] {
        let snippet = Snippet(ordinal: 1, source: TestLesson.slice(text))
        let verdict = SnippetLinter().lint(lesson: [snippet], reading: .anatomy)[0]
        let sample = SampleCompiler.Sample(snippet: snippet, verdict: verdict)
        let toolchain = try #require(Machine.toolchain)
        let compilation = try await SampleCompiler(toolchain, cacheFile: nil).verdicts(on: [[sample]]).verdicts[0][0]
        let found = CompilationFindings.add(compilation, to: verdict, of: snippet)
        return ["\(found.compilation.rawValue)"]
            + found.diagnostics.filter { $0.rule == .compileError }.map { "\($0.severity)" }
    }

    @Test("An error that the author announces is none; a class without initializers is a note")
    func announced() async throws {
        #expect(try await findings("let n: Int = \"a\" // Error: cannot convert") == ["refused"])
        #expect(try await findings("let n: Int = \"a\"\n//           `- error: cannot convert") == ["refused"])
        #expect(
            try await findings("// Says hello.\nlet n: Int = \"a\" // the error of my ways") == ["refused", "warning"]
        )
        #expect(
            try await findings("// Don't forget the error handling.\nlet n: Int = \"a\"") == ["refused", "warning"]
        )
        #expect(try await findings("class Page { var title: String }") == ["refused", "note"])
        #expect(try await findings("struct A {\n    func f()\n}") == ["interface"])
    }
}
