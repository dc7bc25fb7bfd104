import Foundation
import TestSupport
import Testing

@testable import LanguageServer

@Suite("A session of an editor")
struct SessionTests {
    private func edit(
        language: String = "en",
        abilities: JSONValue = [:],
        _ body: (Editor) async throws -> Void
    ) async throws {
        try await withTemporaryFolder { folder in
            try EditedFiles.tree.write(to: folder)
            let editor = try await Editor(folder, language: language, abilities: abilities)
            try await body(editor)
            #expect(try await editor.close())
        }
    }

    @Test("Findings come with each text, and go with the fault")
    func findings() async throws {
        try await edit { editor in
            try editor.open(EditedFiles.home)
            #expect(try await editor.findings(EditedFiles.home, version: 1) == [])
            // The anchor of the first link, on the sixth line.
            editor.change(EditedFiles.home, version: 2, [["range": .range(5, 32, 35), "text": "whom"]])
            let found = try await editor.findings(EditedFiles.home, version: 2)
            #expect(rules(found) == ["broken-link"])
            #expect(found.first?["severity"] == 1)
            #expect(found.first?["source"] == "glosa")
            #expect(found.first?[path: "range", "start"] == ["line": 5, "character": 17])
            editor.change(EditedFiles.home, version: 3, [["range": .range(5, 32, 36), "text": "who"]])
            #expect(try await editor.findings(EditedFiles.home, version: 3) == [])
        }
    }

    @Test("Messages are in the client's language")
    func languages() async throws {
        try await edit(language: "es") { editor in
            try editor.open(EditedFiles.inicio)
            _ = try await editor.findings(EditedFiles.inicio, version: 1)
            editor.change(EditedFiles.inicio, version: 2, [["text": "# Curso\n\n[x](nada.md)\n"]])
            let found = try await editor.findings(EditedFiles.inicio, version: 2)
            let messages = found.filter { $0["code"] == "broken-link" }.compactMap { $0["message"]?.text }
            #expect(messages == ["no hay ninguna página ni fichero en «nada.md»"])
        }
    }

    @Test("A link, a footnote, a term and a rule lead to what they name")
    func definitions() async throws {
        try await edit { editor in
            try editor.open(EditedFiles.home)
            try editor.open(EditedFiles.owner)
            let link = try await editor.ask("definition", EditedFiles.home, line: 5, column: 20)
            #expect(link[path: "uri"] == .text(editor.address(EditedFiles.owner)))
            #expect(link[path: "range", "start"] == ["line": 6, "character": 0])
            let note = try await editor.ask("definition", EditedFiles.home, line: 5, column: 93)
            #expect(note[path: "range", "start", "line"] == 7)
            let term = try await editor.ask("definition", EditedFiles.owner, line: 8, column: 27)
            #expect(term[path: "uri"] == .text(editor.address("content/glossary.yml")))
            #expect(term[path: "range", "start"] == ["line": 0, "character": 13])
        }
    }

    @Test("From a heading the way leads to the same place in the other language")
    func twins() async throws {
        try await edit { editor in
            try editor.open(EditedFiles.owner)
            let answer = try await editor.ask("definition", EditedFiles.owner, line: 6, column: 4)
            #expect(answer.list?.count == 1)
            #expect(answer.list?.first?["uri"] == .text(editor.address(EditedFiles.dueno)))
            #expect(answer.list?.first?[path: "range", "start"] == ["line": 6, "character": 0])
            let command = try await editor.request(
                "workspace/executeCommand",
                [
                    "command": "glosa.goToTwin",
                    "arguments": [.text(editor.address(EditedFiles.owner)), ["line": 16, "character": 3]],
                ]
            )
            #expect(command.list?.first?["language"] == "es")
            #expect(command.list?.first?[path: "range", "start"] == ["line": 14, "character": 0])
        }
    }

    @Test("References of a heading are its links in every file of its language")
    func references() async throws {
        try await edit { editor in
            try editor.open(EditedFiles.owner)
            let answer = try await editor.ask(
                "references",
                EditedFiles.owner,
                line: 6,
                column: 5,
                ["context": ["includeDeclaration": true]]
            )
            let places = (answer.list ?? []).compactMap { place -> String? in
                guard let uri = place["uri"]?.text, let line = place[path: "range", "start", "line"]?.integer else {
                    return nil
                }
                return "\(uri.split(separator: "/").suffix(2).joined(separator: "/")):\(line)"
            }
            #expect(places == ["state/owner.md:6", "en/index.md:5", "state/owner.md:16"])
        }
    }

    @Test("A heading's new words reach the anchors of its links in both languages")
    func renames() async throws {
        try await edit { editor in
            for path in [EditedFiles.owner, EditedFiles.home] { try editor.open(path) }
            let prepared = try await editor.ask("prepareRename", EditedFiles.owner, line: 6, column: 5)
            #expect(prepared["placeholder"] == "Who owns it?")
            #expect(prepared["range"] == .range(6, 3, 15))
            let answer = try await editor.ask(
                "rename",
                EditedFiles.owner,
                line: 6,
                column: 5,
                ["newName": "Whose is it?"]
            )
            let changes = try #require(answer["changes"])
            func edits(_ path: String) -> [JSONValue] { changes[editor.address(path)]?.list ?? [] }
            #expect(edits(EditedFiles.owner).map { $0["newText"] } == ["Whose is it?", "whose-is-it"])
            #expect(edits(EditedFiles.owner).first?["range"] == .range(6, 3, 15))
            #expect(edits(EditedFiles.home).first?["range"] == .range(5, 32, 43))
            #expect(edits(EditedFiles.home).map { $0["newText"] } == ["whose-is-it"])
            #expect(edits(EditedFiles.inicio).map { $0["newText"] } == ["whose-is-it"])
            #expect(edits(EditedFiles.dueno).map { $0["newText"] } == ["whose-is-it"])
        }
    }

    @Test("Links follow a file that is moved, and those in it keep leading to where they led")
    func moves() async throws {
        try await edit { editor in
            let answer = try await editor.request(
                "workspace/willRenameFiles",
                [
                    "files": [
                        [
                            "oldUri": .text(editor.address(EditedFiles.owner)),
                            "newUri": .text(editor.address("content/en/state/deep/whose it is.md")),
                        ]
                    ]
                ]
            )
            let changes = try #require(answer["changes"])
            let home = changes[editor.address(EditedFiles.home)]?.list ?? []
            #expect(home.map { $0["newText"] } == ["state/deep/whose%20it%20is.md", "state/deep/whose%20it%20is.md"])
            #expect(home.first?["range"] == .range(5, 17, 31))
            let own = changes[editor.address(EditedFiles.owner)]?.list ?? []
            #expect(own.map { $0["newText"] } == ["../../index.md"])
        }
    }

    @Test("Headings are symbols, each with those below it")
    func symbols() async throws {
        let abilities: JSONValue = [
            "textDocument": ["documentSymbol": ["hierarchicalDocumentSymbolSupport": true]]
        ]
        try await edit(abilities: abilities) { editor in
            try editor.open(EditedFiles.owner)
            let answer = try await editor.request(
                "textDocument/documentSymbol",
                ["textDocument": editor.document(EditedFiles.owner)]
            )
            #expect(answer.texts("name") == ["Owner"])
            #expect(answer.list?.first?["children"]?.texts("name") == ["Who owns it?", "The end"])
            let found = try await editor.request("workspace/symbol", ["query": "owner"])
            #expect(found.texts("name") == ["state/owner", "Owner", "state/owner"])
        }
    }

    @Test("An editor's own spelling of an address comes back")
    func addresses() async throws {
        try await edit { editor in
            let own = editor.address(EditedFiles.owner).replacing("owner.md", with: "%6Fwner%2Emd")
            editor.notify(
                "textDocument/didOpen",
                ["textDocument": ["uri": .text(own), "languageId": "markdown", "version": 1, "text": "# A\n"]]
            )
            var told = try await editor.next()
            while told["method"] != "textDocument/publishDiagnostics" { told = try await editor.next() }
            #expect(told[path: "params", "uri"] == .text(own))
        }
    }

    @Test("A text beside the course is checked on its own")
    func loose() async throws {
        try await withTemporaryFolder { folder in
            try Data("# One\n\n```swift\nlet = 1\n```\n".utf8).write(to: folder.appending(path: "README.md"))
            let editor = try await Editor(folder)
            try editor.open("README.md")
            let found = try await editor.findings("README.md", version: 1)
            #expect(rules(found) == ["syntax"])
            #expect(try await editor.close())
        }
    }

    @Test("A course whose configuration can't be read says so in it, and is read again when it can")
    func configuration() async throws {
        try await edit { editor in
            try editor.open("glosa.yml")
            _ = try await editor.findings("glosa.yml", version: 1)
            editor.change("glosa.yml", version: 2, [["text": "languages: [en\n"]])
            let found = try await editor.findings("glosa.yml", version: 2)
            #expect(found.count == 1)
            #expect(found.first?["severity"] == 1)
            editor.change("glosa.yml", version: 3, [["text": "languages: [en, es]\ncompile: {typecheck: false}\n"]])
            #expect(try await editor.findings("glosa.yml", version: 3) == [])
        }
    }
}
