import Foundation
import TestSupport
import Testing

@testable import LanguageServer

@Suite("What an editor shows of a text")
struct ReadingTests {
    private func edit(abilities: JSONValue = [:], _ body: (Editor) async throws -> Void) async throws {
        try await withTemporaryFolder { folder in
            try EditedFiles.tree.write(to: folder)
            let editor = try await Editor(folder, abilities: abilities)
            try await body(editor)
            #expect(try await editor.close())
        }
    }

    @Test("A link says how its target begins, a term what it means, a rule why it is there")
    func hovers() async throws {
        try await edit { editor in
            try editor.open(EditedFiles.home)
            try editor.open(EditedFiles.owner)
            func hover(_ path: String, _ line: Int, _ column: Int) async throws -> String? {
                try await editor.ask("hover", path, line: line, column: column)[path: "contents", "value"]?.text
            }
            #expect(
                try await hover(EditedFiles.home, 5, 20)
                    == "**Who owns it?**\n\nA view owns its state. A binding leads to it."
            )
            #expect(
                try await hover(EditedFiles.owner, 8, 27)
                    == "en: **binding**\n\nes: **enlace**\n\nA way to another view's state."
            )
            #expect(try await hover(EditedFiles.owner, 6, 5) == "es: ¿De quién es?")
            #expect(try await hover(EditedFiles.owner, 11, 21) == "force-unwrap in en")
            #expect(try await hover(EditedFiles.owner, 8, 2) == nil)
        }
    }

    @Test("A diagram is told in words")
    func diagram() async throws {
        try await edit { editor in
            try editor.open(EditedFiles.home, "# A\n\n```mermaid\nflowchart TD\n  a[Ask] --> b[Answer]\n```\n")
            let hover = try await editor.ask("hover", EditedFiles.home, line: 3, column: 2)
            let text = hover[path: "contents", "value"]?.text ?? ""
            #expect(text.contains("Ask") && text.contains("Answer"))
        }
    }

    @Test("Links open files at their lines, and addresses as they are")
    func links() async throws {
        try await edit { editor in
            try editor.open(
                EditedFiles.home,
                "# A\n\n[x](state/owner.md#the-end) <https://example.org/a> [y](nowhere.md)\n"
            )
            let links = try await editor.request(
                "textDocument/documentLink",
                ["textDocument": editor.document(EditedFiles.home)]
            )
            #expect(links.texts("target") == [editor.address(EditedFiles.owner) + "#L15", "https://example.org/a"])
            #expect(links.list?.first?["range"] == .range(2, 4, 26))
        }
    }

    @Test("Sections, code and front matter fold")
    func folding() async throws {
        try await edit { editor in
            try editor.open(EditedFiles.owner)
            let ranges = try await editor.request(
                "textDocument/foldingRange",
                ["textDocument": editor.document(EditedFiles.owner)]
            )
            let lines = Set((ranges.list ?? []).map { [$0["startLine"]?.integer, $0["endLine"]?.integer] })
            // The page, its two parts, and the sample.
            #expect(lines.isSuperset(of: [[4, 16], [6, 12], [14, 16], [10, 12]]))
        }
    }

    @Test("A selection grows from the word to its block, its section and the file")
    func selection() async throws {
        try await edit { editor in
            try editor.open(EditedFiles.owner)
            let answer = try await editor.request(
                "textDocument/selectionRange",
                [
                    "textDocument": editor.document(EditedFiles.owner),
                    "positions": [["line": 16, "character": 12]],
                ]
            )
            var lines: [Int] = []
            var range = answer.list?.first
            while let next = range {
                if let line = next[path: "range", "start", "line"]?.integer, lines.last != line { lines.append(line) }
                range = next["parent"]
            }
            #expect(lines == [16, 14, 4, 0])
        }
    }

    @Test("A hint says what is known of a sample")
    func hints() async throws {
        try await edit { editor in
            try editor.open(
                EditedFiles.home,
                "# A\n\n```swift\nlet a = \n```\n\n> - ```swift\n>   let b = 1! // ❌\n>   ```\n"
            )
            let answer = try await editor.request(
                "textDocument/inlayHint",
                [
                    "textDocument": editor.document(EditedFiles.home),
                    "range": ["start": ["line": 0, "character": 0], "end": ["line": 99, "character": 0]],
                ]
            )
            #expect(answer.texts("label").first == "✗ syntax")
            #expect(answer.list?.first?["position"] == ["line": 2, "character": 8])
        }
    }

    @Test("Columns are bytes for a client that counts bytes")
    func bytes() async throws {
        try await edit(abilities: ["general": ["positionEncodings": ["utf-8", "utf-16"]]]) { editor in
            try editor.open(EditedFiles.home, "# A\n\nñ😀 [x](nowhere.md)\n")
            let found = try await editor.findings(EditedFiles.home, version: 1)
            #expect(found.last?["range"] == .range(2, 11, 21))
        }
    }

    @Test("The comments of a Swift file have findings at their places")
    func comments() async throws {
        try await withTemporaryFolder { folder in
            let editor = try await Editor(folder)
            let text = "/// Counts. ñ\n///\n/// ```swift\n/// let = 1\n/// ```\npublic func count() {}\n"
            try Data(text.utf8).write(to: folder.appending(path: "Count.swift"))
            try editor.open("Count.swift")
            let found = try await editor.findings("Count.swift", version: 1)
            #expect(rules(found) == ["syntax"])
            #expect(found.first?[path: "range", "start", "line"] == 3)
            #expect(try await editor.close())
        }
    }
}
