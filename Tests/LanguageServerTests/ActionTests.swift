import Foundation
import TestSupport
import Testing

@testable import LanguageServer

@Suite("Actions of an editor")
struct ActionTests {
    private static let text = """
        ---
        title: Course
        ---
        # Course

        ```swift
        import SwiftUI

        struct Counter: View {
            var body: some View {
                Text("1").foregroundColor(.red)
                Text("2").foregroundColor(.red)
            }
        }
        ```

        """

    private func edit(_ body: (Editor) async throws -> Void) async throws {
        try await withTemporaryFolder { folder in
            let tree = FileTree("-- glosa.yml --\ncompile: {typecheck: false}\n-- content/index.md --\n" + Self.text)
            try tree.write(to: folder)
            let editor = try await Editor(folder)
            try editor.open("content/index.md")
            try await body(editor)
            #expect(try await editor.close())
        }
    }

    private func actions(_ editor: Editor, line: Int, only: JSONValue? = nil) async throws -> [JSONValue] {
        let answer = try await editor.request(
            "textDocument/codeAction",
            [
                "textDocument": editor.document("content/index.md"), "range": .range(line, 20, 20),
                "context": .object(of: ["diagnostics": [], "only": only]),
            ]
        )
        return answer.list ?? []
    }

    private func applied(_ action: JSONValue?, _ editor: Editor) -> String {
        let edits = action?[path: "edit", "changes"]?[editor.address("content/index.md")]?.list ?? []
        var text = OpenText(Self.text, version: 1, .utf16)
        _ = text.apply(
            .list(edits.map { ["range": $0["range"] ?? .null, "text": $0["newText"] ?? .null] }),
            version: 2
        )
        return String(decoding: text.bytes, as: UTF8.self)
    }

    @Test("A finding can be fixed alone, with its like, with everything, or be silenced")
    func fixes() async throws {
        try await edit { editor in
            let found = try await actions(editor, line: 10, only: ["quickfix"])
            #expect(
                found.compactMap { $0["title"]?.text } == [
                    "Write “foregroundStyle”", "Fix all 2 of foreground-color in this file",
                    "Silence foreground-color here",
                ]
            )
            let one = Self.text.replacing("Text(\"1\").foregroundColor", with: "Text(\"1\").foregroundStyle")
            let both = Self.text.replacing("foregroundColor", with: "foregroundStyle")
            #expect(applied(found.first, editor) == one)
            #expect(applied(found.dropFirst().first, editor) == both)
            let silent = Self.text.replacing("```swift", with: "<!-- glosa:disable foreground-color -->\n```swift")
            #expect(applied(found.last, editor) == silent)
            let all = try await actions(editor, line: 0, only: ["source.fixAll"])
            #expect(all.compactMap { $0["kind"]?.text } == ["source.fixAll.glosa"])
            #expect(applied(all.first, editor) == both)
        }
    }

    @Test("Superseded API is tagged as such")
    func tags() async throws {
        try await edit { editor in
            let found = try await editor.findings("content/index.md", version: 1)
            #expect(found.map { $0["tags"] } == [[2], [2]])
        }
    }

    @Test("A stale translation is accepted, and then no longer reported")
    func acceptance() async throws {
        try await withTemporaryFolder { folder in
            try EditedFiles.tree.write(to: folder)
            let editor = try await Editor(folder)
            try editor.open(EditedFiles.dueno)
            _ = try await editor.findings(EditedFiles.dueno, version: 1)
            func accept() async throws {
                _ = try await editor.request(
                    "workspace/executeCommand",
                    ["command": "glosa.acceptTranslation", "arguments": [.text(editor.address(EditedFiles.dueno))]]
                )
            }
            try await accept()
            try editor.open(EditedFiles.owner)
            editor.change(EditedFiles.owner, version: 2, [["range": .range(8, 0, 0), "text": "Now this. "]])
            // The texts' findings come in the order of their paths.
            _ = try await editor.findings(EditedFiles.owner, version: 2)
            let stale = try await editor.findings(EditedFiles.dueno, version: 1)
            #expect(rules(stale).contains("translation-stale"))
            try await accept()
            let fresh = try await editor.findings(EditedFiles.dueno, version: 1)
            #expect(!rules(fresh).contains("translation-stale"))
            #expect(try await editor.close())
        }
    }
}
