import CourseChecks
import Diagnostics
import Foundation
import SnippetCompiler
import TestSupport
import Testing

@testable import LanguageServer

@Suite("What happens beside an editor")
struct FollowingTests {
    @Test("A file that another program writes changes what is found in open texts")
    func watching() async throws {
        try await withTemporaryFolder { folder in
            try EditedFiles.tree.write(to: folder)
            let editor = try await Editor(folder, watchesFiles: true)
            try editor.open(EditedFiles.home)
            #expect(try await editor.findings(EditedFiles.home, version: 1) == [])
            let file = folder.appending(path: EditedFiles.owner)
            let text = try String(contentsOf: file, encoding: .utf8)
            try Data(text.replacing("## The end", with: "## Its end").utf8).write(to: file)
            #expect(rules(try await editor.findings(EditedFiles.home, version: 1)).contains("broken-link"))
            #expect(try await editor.close())
        }
    }

    @Test("A file whose text the editor holds may change on the disk without changing what is found")
    func unsavedTexts() async throws {
        try await withTemporaryFolder { folder in
            try EditedFiles.tree.write(to: folder)
            let editor = try await Editor(folder)
            try editor.open(EditedFiles.owner)
            try editor.open(EditedFiles.home)
            #expect(try await editor.findings(EditedFiles.home, version: 1) == [])
            try Data("# Nothing\n".utf8).write(to: folder.appending(path: EditedFiles.owner))
            editor.notify(
                "workspace/didChangeWatchedFiles",
                ["changes": [["uri": .text(editor.address(EditedFiles.owner)), "type": 2]]]
            )
            editor.change(EditedFiles.home, version: 2, [["range": .range(5, 0, 0), "text": "And "]])
            #expect(try await editor.findings(EditedFiles.home, version: 2) == [])
            editor.notify("textDocument/didClose", ["textDocument": editor.document(EditedFiles.owner)])
            #expect(rules(try await editor.findings(EditedFiles.home, version: 2)).contains("broken-link"))
            #expect(try await editor.close())
        }
    }

    private static let hasCompiler = Toolchain.find() != nil

    @Test("The compiler's verdicts follow in a pause, and are those of a check", .enabled(if: hasCompiler))
    func compiler() async throws {
        try await withTemporaryFolder { folder in
            let tree = FileTree(
                """
                -- glosa.yml --
                languages: [en]
                -- content/en/index.md --
                # A

                ```swift
                let number: Int = 1
                ```
                """
            )
            try tree.write(to: folder)
            let editor = try await Editor(folder, quietTime: .milliseconds(50))
            let path = "content/en/index.md"
            try editor.open(path)
            _ = try await editor.findings(path, version: 1)
            editor.change(path, version: 2, [["range": .range(3, 18, 19), "text": "\"one\""]])
            var found = try await editor.findings(path, version: 2)
            while !rules(found).contains("compile-error") { found = try await editor.findings(path, version: 2) }
            let text = "# A\n\n```swift\nlet number: Int = \"one\"\n```\n"
            try Data(text.utf8).write(to: folder.appending(path: path))
            let checked = try await CourseLoader(root: folder.path, checksTypes: true).load()
            #expect(rules(found) == checked.diagnostics.sortedForReport().map(\.rule.rawValue))
            #expect(try await editor.close())
        }
    }
}
