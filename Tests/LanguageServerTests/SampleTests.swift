import CourseChecks
import Foundation
import SnippetCompiler
import TestSupport
import Testing

@testable import LanguageServer

@Suite(
    "Swift in samples, by SourceKit-LSP",
    .enabled(if: Toolchain.find()?.languageServer != nil, "there is no sourcekit-lsp beside swiftc"),
    .serialized
)
struct SampleTests {
    private static let page = "content/en/page.md"

    /// The beginning of a lesson: a sample whose type the next ones use.
    private static let first = """
        # Counting

        ```swift
        struct Counter {
            var total = 0
            func addOne() {}
        }
        ```


        """

    /// Opens a page with the sign ‸ and gives its place.
    private func edit(
        _ marked: String,
        path: String = page,
        quietTime: Duration? = .seconds(600),
        _ body: (Editor, _ line: Int, _ column: Int) async throws -> Void
    ) async throws {
        try await withTemporaryFolder { folder in
            let parts = marked.components(separatedBy: "‸")
            var files = ["glosa.yml": "title: Course\n", path: parts.joined()]
            if path != Self.page { files["glosa.yml"] = nil }
            for (name, text) in files {
                let place = folder.appending(path: name)
                try FileManager.default.createDirectory(
                    at: place.deletingLastPathComponent(),
                    withIntermediateDirectories: true
                )
                try Data(text.utf8).write(to: place)
            }
            let editor = try await Editor(folder, quietTime: quietTime, patience: .seconds(120))
            try editor.open(path)
            let before = parts[0].split(separator: "\n", omittingEmptySubsequences: false)
            try await body(editor, before.count - 1, before.last?.utf16.count ?? 0)
            #expect(try await editor.close())
        }
    }

    /// A place in a page, a member that belongs there, and the text that it takes the place of.
    struct Example: Sendable, CustomTestStringConvertible {
        let name: String
        let text: String
        let proposal: String
        let written: String
        var testDescription: String { name }

        init(_ name: String, _ proposal: String, for written: String, isAfterFirst: Bool = true, _ text: String) {
            (self.name, self.proposal, self.written) = (name, proposal, written)
            self.text = (isAfterFirst ? first : "") + text
        }

        /// A sample in a fence.
        static func sample(_ code: String, info: String = "swift") -> String { "```\(info)\n\(code)\n```\n" }
    }

    static let examples = [
        Example("script", "total", for: "", Example.sample("let counter = Counter()\ncounter.‸")),
        Example(
            "list in a quote, behind an emoji",
            "addOne()",
            for: "ad",
            "> 1. ```swift\n>    let a = \"😀\"; Counter().ad‸\n>    ```\n"
        ),
        Example(
            "open parenthesis",
            "total",
            for: "",
            Example.sample("func show(_ counter: Counter) {\n    print(counter.‸\n}")
        ),
        Example("name of a type", "Counter", for: "Cou", Example.sample("let one = Cou‸")),
        Example(
            "view",
            "bold()",
            for: "bo",
            Example.sample("struct Page: View {\n    var body: some View {\n        Text(\"1\").bo‸\n    }\n}")
        ),
        Example(
            "open braces, and no end of the fence",
            "addOne()",
            for: "",
            """
            ```swift
            struct Page: View {
                @State var counter = Counter()
                var body: some View {
                    Button("1") {
                        counter.‸

            """
        ),
        Example(
            "hidden declarations",
            "depth",
            for: "",
            isAfterFirst: false,
            "<!-- glosa:preamble\nstruct Hidden { var depth = 1 }\n-->\n\n# A\n\n"
                + Example.sample("let a = Hidden().‸")
        ),
        Example("excerpt", "total", for: "", Example.sample("Counter().‸", info: "swift excerpt")),
    ]

    @Test("Members of the lesson's types are proposed, in the place of what is written", arguments: examples)
    func members(example: Example) async throws {
        try await edit(example.text) { editor, line, column in
            let answer = try await editor.ask("completion", Self.page, line: line, column: column)
            let item = answer["items"]?.list?.first { $0["label"] == .text(example.proposal) }
            let start = column - example.written.utf16.count
            #expect(item?[path: "textEdit", "range"] == JSONValue.range(line, start, column))
            #expect(item?[path: "textEdit", "newText"] == .text(example.proposal))
        }
    }

    @Test("A declaration of another sample is found in the page, and shown beside its use")
    func declarations() async throws {
        let use = "> ```swift\n> let a = \"😀\"; Counter().ad‸dOne()\n> ```\n"
        try await edit(Self.first + use) { editor, line, column in
            let places = try await editor.ask("definition", Self.page, line: line, column: column)
            #expect(places.list?.compactMap { $0["uri"] } == [.text(editor.address(Self.page))])
            #expect(places.list?.first?[path: "range", "start"] == ["line": 5, "character": 9])
            let hover = try await editor.ask("hover", Self.page, line: line, column: column)
            #expect(hover[path: "contents", "value"]?.text?.contains("func addOne()") == true)
            #expect(hover["range"] == JSONValue.range(line, column - 2, column + 4))
        }
    }

    @Test("Samples in documentation comments complete, too")
    func comments() async throws {
        let text = """
            /// A count.
            ///
            /// ```swift
            /// struct Inner { var depth = 1 }
            /// Inner().‸
            /// ```
            public struct Count {}

            """
        try await edit(text, path: "Count.swift") { editor, line, column in
            let answer = try await editor.ask("completion", "Count.swift", line: line, column: column)
            #expect(answer["items"]?.list?.contains { $0["label"] == "depth" } == true)
        }
    }

    @Test("Outside of samples, and where the compiler isn't to be started, nobody is asked")
    func elsewhere() async throws {
        let member = "```swift\nlet counter = Counter()\ncounter.‸\n```\n"
        try await edit(Self.first + member, quietTime: nil) { editor, line, column in
            let answer = try await editor.ask("completion", Self.page, line: line, column: column)
            #expect(answer["items"] == [])
        }
        try await edit(Self.first + "counter.‸\n") { editor, line, column in
            let answer = try await editor.ask("completion", Self.page, line: line, column: column)
            #expect(answer["items"] == [])
        }
    }

    @Test("A request that is cancelled while it waits is answered once, with the error for that")
    func cancellation() async throws {
        try await edit(Self.first + "```swift\nCounter().‸\n```\n") { editor, line, column in
            let place: JSONValue = [
                "textDocument": editor.document(Self.page),
                "position": ["line": .integer(line), "character": .integer(column)],
            ]
            editor.send(FrameReader.framed(.request(900, "textDocument/completion", place)))
            editor.notify("$/cancelRequest", ["id": 900])
            await #expect(throws: Editor.Refused(code: -32800)) { try await editor.answer(900) }
            let answer = try await editor.ask("completion", Self.page, line: line, column: column)
            #expect(answer["items"]?.list?.contains { $0["label"] == "total" } == true)
            #expect(!editor.notices.contains { $0["id"] == 900 })
        }
    }

    @Test("A server that dies is started again, a few times; one that never answers is given up")
    func deaths() async throws {
        try await withTemporaryFolder { folder in
            func program(_ script: String) throws -> SourceKitServer? {
                let path = folder.appending(path: "server")
                try Data("#!/bin/sh\necho run >>\(folder.path)/runs\n\(script)\n".utf8).write(to: path)
                try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path.path)
                return SourceKitServer(
                    path.path,
                    environment: ["PATH": "/usr/bin:/bin"],
                    patience: .milliseconds(300),
                    takesSnippets: false
                )
            }
            let start = TextLines.Position(line: 0, column: 0)
            let dying = try #require(try program("exit 1"))
            for _ in 0..<8 {
                #expect(await dying.answer(to: "textDocument/hover", in: [], [], at: start) == nil)
            }
            await dying.stop()
            let runs = try String(contentsOf: folder.appending(path: "runs"), encoding: .utf8)
            #expect(runs.split(separator: "\n").count == SourceKitServer.mostStarts)
            let silent = try #require(try program("sleep 600"))
            #expect(await silent.answer(to: "textDocument/hover", in: [], [], at: start) == nil)
            await silent.stop()
        }
    }
}
