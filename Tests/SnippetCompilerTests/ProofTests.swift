import SnippetLint
import SnippetSyntax
import TestSupport
import Testing

@testable import SnippetCompiler

/// What must not be called compiled, and what a list of declarations hides.
@Suite("What compiling proves", Machine.needsShim)
struct ProofTests {
    private static let pages: [(texts: [String], expected: [String])] = [
        // What is lent names a type that nobody declares.
        (
            ["func fetch(_ id: UserID) -> String { \"\" }", "let n: Int = fetch(name: 1, 2, 3)"],
            ["passes given UserID", "needs UserID"]
        ),
        (
            ["struct Page { let owner: Owner; let title: String }", "let page = Page(1, 2)"],
            ["passes given Owner", "needs Owner"]
        ),
        (
            [
                "struct Row {\n    func open(_ door: Door) {}\n    func close() {}\n}",
                "func f(row: Row) { row.close() }",
            ],
            ["passes given Door", "passes"]
        ),
        (
            [
                "struct Row {\n    func open(_ door: Door) {}\n    func close() {}\n}",
                "func f(row: Row) { row.open(1, 2) }",
            ],
            ["passes given Door", "needs Door"]
        ),
        (["func log() { logger.write() }", "log()"], ["passes given logger", "passes"]),
        // A list of declarations, and code beside it.
        (["struct Writer { func write() }\nlet writer = Writer()\nwriter.write(\"a\")"], ["fails"]),
        (["struct Heap<Element> { mutating func insert(_ e: Element) }\nlet y: Int = \"b\""], ["fails"]),
        (["class Door {\n    func open()\n    func close() { let n: Int = \"a\"; print(n) }\n}"], ["fails"]),
        (["struct Writer { func write() }\nlet writer = Writer(path: \"a\")\nwriter.flush()"], ["undecided"]),
        (["struct Writer { func write() }\nlet writer = Writer()\nwriter.write()"], ["passes"]),
        // Pieces that only something behind them would complete.
        (["if ready"], ["undecided"]),
        (["struct Heap: Sequence"], ["undecided"]),
    ]
    private static let judged = JudgedLessons(pages.map(\.texts))

    @Test("A sample compiles only if all of it was looked at", arguments: pages)
    func proof(page: (texts: [String], expected: [String])) async throws {
        let found = try await Self.judged.verdicts(on: page.texts)
        #expect(found.map(\.rest.name) == page.expected, "\(found.map(\.rest))")
    }
}
