import Diagnostics
import SnippetLint
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
}
