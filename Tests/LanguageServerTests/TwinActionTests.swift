import Foundation
import TestSupport
import Testing

@testable import LanguageServer

@Suite("Actions of an editor on translations")
struct TwinActionTests {
    private static let (english, spanish) = ("content/en/page.md", "content/es/page.md")

    /// Opens a page and its translation.
    private func edit(_ original: String, _ translation: String, _ body: (Editor) async throws -> Void) async throws {
        try await withTemporaryFolder { folder in
            let files = [
                "glosa.yml": "languages: [en, es]\ncompile: {typecheck: false}\n", Self.english: original,
                Self.spanish: translation,
            ]
            for (path, text) in files {
                let place = folder.appending(path: path)
                try FileManager.default.createDirectory(
                    at: place.deletingLastPathComponent(),
                    withIntermediateDirectories: true
                )
                try Data(text.utf8).write(to: place)
            }
            let editor = try await Editor(folder)
            try editor.open(Self.english)
            try editor.open(Self.spanish)
            try await body(editor)
            #expect(try await editor.close())
        }
    }

    /// The actions in all of a text.
    private func actions(_ editor: Editor, _ path: String, only: String = "quickfix") async throws -> [JSONValue] {
        let answer = try await editor.request(
            "textDocument/codeAction",
            [
                "textDocument": editor.document(path),
                "range": ["start": ["line": 0, "character": 0], "end": ["line": 999, "character": 0]],
                "context": ["diagnostics": [], "only": [.text(only)]],
            ]
        )
        return answer.list ?? []
    }

    private func applied(_ action: JSONValue?, to text: String, _ path: String, _ editor: Editor) -> String {
        let edits = action?[path: "edit", "changes"]?[editor.address(path)]?.list ?? []
        var open = OpenText(text, version: 1, .utf16)
        // From the end, so that earlier places stay.
        let changes = edits.reversed().map {
            ["range": $0["range"] ?? .null, "text": $0["newText"] ?? .null] as JSONValue
        }
        _ = open.apply(.list(changes), version: 2)
        return String(decoding: open.bytes, as: UTF8.self)
    }

    struct Part: Sendable, CustomTestStringConvertible {
        let title: String
        let original: String
        let translation: String
        let added: String
        var testDescription: String { title }
    }

    static let parts = [
        Part(
            title: "Add the original's section",
            original:
                "# A\n\n## One\n\n```swift\nlet one = 1\n```\n\n## Two\n\nMore 😀.\n\n## Three\n\n```swift\nlet b = 3\n```\n",
            translation: "# A\n\n## Uno\n\n```swift\nlet one = 1\n```\n\n## Tres\n\n```swift\nlet b = 3\n```\n",
            added:
                "# A\n\n## Uno\n\n```swift\nlet one = 1\n```\n\n## Two\n\nMore 😀.\n\n## Tres\n\n```swift\nlet b = 3\n```\n"
        ),
        Part(
            title: "Add the original's section",
            original: "# A\n\n## One\n\nText.\n\n## Two\n\n```swift\nlet a = 1\n```\n",
            translation: "# A\n\n## Uno\n\nTexto.",
            added: "# A\n\n## Uno\n\nTexto.\n\n## Two\n\n```swift\nlet a = 1\n```\n"
        ),
        Part(
            title: "Add the original's row",
            original: "# A\n\n| a | b |\n|---|---|\n| `x` | first |\n| `y` | second |\n| `z` | third |\n",
            translation: "# A\n\n| a | b |\n|---|---|\n| `x` | primera |\n| `z` | tercera |\n",
            added: "# A\n\n| a | b |\n|---|---|\n| `x` | primera |\n| `y` | second |\n| `z` | tercera |\n"
        ),
        Part(
            title: "Add the original's row",
            original: "# A\n\n| a | b |\n|---|---|\n| `x` | first |\n| `y` | second |\n",
            translation: "# A\n\n> | a | b |\n> |---|---|\n> | `y` | segunda |\n",
            added: "# A\n\n> | a | b |\n> |---|---|\n> | `x` | first |\n> | `y` | segunda |\n"
        ),
        Part(
            title: "Add the original's sample",
            original: "# A\n\n```swift\nlet one = 1\n```\n\nText.\n\n```swift\nlet two = \"2\"\n```\n",
            translation: "# A\n\n```swift\nlet one = 1\n```\n\nTexto.\n",
            added: "# A\n\n```swift\nlet one = 1\n```\n\n```swift\nlet two = \"2\"\n```\n\nTexto.\n"
        ),
        Part(
            title: "Add the original's sample",
            original: "# A\n\nText.\n\n```swift\nlet one = 1\n```\n",
            translation: "# A\n\nTexto.\n",
            added: "# A\n\nTexto.\n\n```swift\nlet one = 1\n```\n"
        ),
    ]

    @Test(
        "A part that a translation lacks is added in the original's words, and then nothing is missing",
        arguments: parts
    )
    func additions(part: Part) async throws {
        try await edit(part.original, part.translation) { editor in
            let found = try await actions(editor, Self.spanish).filter { $0["title"] == .text(part.title) }
            try #require(found.count == 1)
            let text = applied(found.first, to: part.translation, Self.spanish, editor)
            #expect(text == part.added)
            editor.change(Self.spanish, version: 2, [["text": .text(text)]])
            let rest = try await actions(editor, Self.spanish)
            #expect(!rest.contains { $0["title"]?.text?.hasPrefix("Add the original's") == true })
        }
    }

    @Test("A text that has more than the original, or other code, offers nothing to add")
    func nothingToAdd() async throws {
        let original = "# A\n\n## One\n\n```swift\nlet one = 1\n```\n"
        let translation = "# A\n\n## Uno\n\n```swift\nlet one = 2\n```\n\n## Dos\n\nTexto.\n"
        try await edit(original, translation) { editor in
            let found = try await actions(editor, Self.spanish)
            #expect(!found.contains { $0["title"]?.text?.hasPrefix("Add the original's") == true })
        }
    }

    @Test("A fix of the same place in both languages is one action; where only one has it, there is none")
    func bothLanguages() async throws {
        let sample = "```swift\nText(\"1\").foregroundColor(.red)\n```\n"
        let (original, translation) = ("# A\n\nWords.\n\n" + sample, "# A\n\nPalabras 😀.\n\n" + sample)
        let title = "Fix foreground-color in both languages"
        try await edit(original, translation) { editor in
            let found = try await actions(editor, Self.english).filter { $0["title"] == .text(title) }
            try #require(found.count == 1)
            for (path, text) in [(Self.english, original), (Self.spanish, translation)] {
                let wanted = text.replacing("foregroundColor", with: "foregroundStyle")
                #expect(applied(found.first, to: text, path, editor) == wanted)
            }
            editor.change(Self.spanish, version: 2, [["text": "# A\n\n```swift\nlet a = 1\n```\n"]])
            let rest = try await actions(editor, Self.english)
            #expect(!rest.contains { $0["title"] == .text(title) })
        }
    }

    @Test("Fixes that uncover others are followed until nothing changes any more")
    func repeatedly() async throws {
        // The inner modifier's fix and the outer one's touch.
        let text = "# A\n\n```swift\nText(\"1\").foregroundColor(.red).cornerRadius(2).foregroundColor(.blue)\n```\n"
        try await edit(text, text) { editor in
            let all = try await actions(editor, Self.english, only: "source.fixAll")
            let fixed = applied(all.first, to: text, Self.english, editor)
            #expect(!fixed.contains("foregroundColor"))
            editor.change(Self.english, version: 2, [["text": .text(fixed)]])
            let rest = try await actions(editor, Self.english, only: "source.fixAll")
            #expect(rest.isEmpty)
        }
    }
}
