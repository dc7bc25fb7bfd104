import Diagnostics
import SnippetSyntax
import Testing

@testable import SnippetLint

@Suite("Fences within samples")
struct StrayFenceTests {
    private static func messages(_ text: String) -> [String] {
        let source = SourceSlice(SourceFile(path: "a.md", bytes: Array(text.utf8)))
        return SnippetLinter(LintConfiguration()).lint(lesson: [Snippet(ordinal: 1, source: source)])[0].diagnostics
            .filter { $0.rule == .syntax }.map(\.message.en)
    }

    @Test(
        "A line that was meant to close the block is told as such",
        arguments: [
            "struct A {\n    var a = 1\n}\n```\n", "let a = 1\n~~~", "func go() {}\n\n    ```\n",
            "let text = \"🧭\"\n````\n",
        ]
    )
    func fences(text: String) {
        #expect(Self.messages(text).contains { $0.contains("closes nothing") })
    }

    @Test("Other errors keep the parser's words", arguments: ["let `` = 1", "let a = = 1", "let a = ~~~"])
    func others(text: String) {
        let messages = Self.messages(text)
        #expect(!messages.isEmpty)
        #expect(!messages.contains { $0.contains("closes nothing") })
    }
}
