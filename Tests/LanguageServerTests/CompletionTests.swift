import Foundation
import TestSupport
import Testing

@testable import LanguageServer

@Suite("Completion")
struct CompletionTests {
    /// A place in a text, the sign ‸, and a proposal that belongs there with the text that it takes the place of.
    struct Example: Sendable, CustomTestStringConvertible {
        let text: String
        let proposal: String
        let written: String
        var path = EditedFiles.home

        init(_ text: String, _ proposal: String, for written: String, path: String = EditedFiles.home) {
            (self.text, self.proposal, self.written, self.path) = (text, proposal, written, path)
        }

        var testDescription: String { text }
    }

    static let examples = [
        Example("# A\n\n[x](st‸)\n", "state/owner.md", for: "st"),
        Example("# A\n\nñ😀 > [x](‸", "state/owner.md", for: ""),
        Example("# A\n\n> - [x](state/owner.md#wh‸)\n", "who-owns-it", for: "wh"),
        Example("# A\n\n## Some part\n\n[x](#‸)\n", "some-part", for: ""),
        Example("# A\n\n[x]: state/‸\n", "state/owner.md", for: "state/"),
        Example("# A\n\n<doc:ow‸\n", "owner", for: "ow"),
        Example("# A\n\n``‸", "", for: ""),
        Example("# A\n\n```sw‸\n", "swift", for: "sw"),
        Example("# A\n\n> ```sw‸\n", "swift", for: "sw"),
        Example("# A\n\n```swift exc‸\n```\n", "excerpt", for: "exc"),
        Example("# A\n\n```swift fails=force-‸\n```\n", "force-unwrap", for: "force-"),
        Example("# A\n\n```swift fails=\"force-try, force-‸\"\n```\n", "force-unwrap", for: "force-"),
        Example("# A\n\n<!-- glosa:dis‸\n", "disable", for: "dis"),
        Example("# A\n\n<!-- glosa:disable force-u‸ -->\n", "force-unwrap", for: "force-u"),
        Example("# A\n\n> [!W‸\n", "WARNING]", for: "W"),
        Example("# A\n\n::: ti‸\n", "tip", for: "ti"),
        Example("# A\n\n```mermaid\nflow‸\n```\n", "flowchart", for: "flow"),
        Example("# A\n\nA bin‸\n", "binding", for: "bin"),
        Example("# A\n\n```\nA bin‸\n```\n", "", for: ""),
        Example("---\ntitle: A\ndes‸\n---\n", "description", for: "des"),
        Example("---\nprofile: le‸\n---\n", "legacy", for: "le"),
        Example("---\ndraft: ‸\n---\n", "true", for: ""),
        Example("rules: {}\ngloss‸", "glossary", for: "gloss", path: "glosa.yml"),
        Example("rules:\n  force-u‸", "force-unwrap", for: "force-u", path: "glosa.yml"),
        Example("rules:\n  force-unwrap: no‸", "note", for: "no", path: "glosa.yml"),
    ]

    @Test("What could be written is proposed, in the place of what is written", arguments: examples)
    func proposals(example: Example) async throws {
        try await withTemporaryFolder { folder in
            try EditedFiles.tree.write(to: folder)
            let editor = try await Editor(folder)
            let parts = example.text.components(separatedBy: "‸")
            try editor.open(example.path, parts.joined())
            let before = parts[0].split(separator: "\n", omittingEmptySubsequences: false)
            let (line, column) = (before.count - 1, before.last?.utf16.count ?? 0)
            let answer = try await editor.ask("completion", example.path, line: line, column: column)
            let item = answer["items"]?.list?.first { $0["label"] == .text(example.proposal) }
            #expect(try await editor.close())
            guard !example.proposal.isEmpty else {
                #expect(answer["items"] == [])
                return
            }
            let range = JSONValue.range(line, column - example.written.utf16.count, column)
            #expect(item?[path: "textEdit", "range"] == range)
            #expect(item?[path: "textEdit", "newText"] == .text(example.proposal))
        }
    }

    @Test("Every key of front matter that is proposed is known to the check", arguments: FrontMatterCompletion.keys)
    func frontMatterKeys(key: String) async throws {
        try await withTemporaryFolder { folder in
            try EditedFiles.tree.write(to: folder)
            let editor = try await Editor(folder)
            try editor.open(EditedFiles.home, "---\n\(key): 1\n---\n# A\n")
            let found = try await editor.findings(EditedFiles.home, version: 1)
            let messages = found.compactMap { $0["message"]?.text }
            #expect(!messages.contains { $0.contains("unknown key") })
            #expect(try await editor.close())
        }
    }
}
