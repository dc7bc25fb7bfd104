import Foundation
import TestSupport
import Testing

@testable import LanguageServer

@Suite("Clients that send anything")
struct HostileClientTests {
    private func edit(_ body: (Editor) async throws -> Void) async throws {
        try await withTemporaryFolder { folder in
            try EditedFiles.tree.write(to: folder)
            let editor = try await Editor(folder)
            try await body(editor)
            #expect(try await editor.close())
        }
    }

    private func frame(_ text: String) -> [UInt8] {
        Array("Content-Length: \(text.utf8.count)\r\n\r\n\(text)".utf8)
    }

    @Test(
        "A message that can't be read gets an error, and the session goes on",
        arguments: [
            ("{", -32700), ("[]", -32600), ("3", -32600), ("{}", -32600), ("{\"id\":[],\"method\":\"x\"}", -32600),
            (String(repeating: "[", count: 100_000), -32700), ("{\"method\":3}", -32600), ("\u{0}\u{1}", -32700),
        ]
    )
    func unreadable(text: String, code: Int) async throws {
        try await edit { editor in
            editor.send(frame(text))
            await #expect(throws: Editor.Refused(code: code)) { try await editor.answer(.null) }
        }
    }

    @Test("A header without a length gets an error, and the session goes on")
    func header() async throws {
        try await edit { editor in
            editor.send(Array("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n".utf8))
            await #expect(throws: Editor.Refused(code: -32700)) { try await editor.answer(.null) }
        }
    }

    @Test("A message of a hundred megabytes gets an error before it is read")
    func largeMessage() async throws {
        try await edit { editor in
            editor.send(Array("Content-Length: 100000000\r\n\r\n".utf8))
            await #expect(throws: Editor.Refused(code: -32700)) { try await editor.answer(.null) }
            let piece = [UInt8](repeating: 0x20, count: 1_000_000)
            for _ in 0..<100 { editor.send(piece) }
        }
    }

    @Test(
        "A request without what it needs gets an error",
        arguments: [
            ("textDocument/hover", [:], -32602), ("textDocument/hover", 3, -32602),
            (
                "textDocument/definition",
                ["textDocument": ["uri": "FILE"], "position": ["line": -1, "character": 0]], -32602
            ),
            (
                "textDocument/definition",
                ["textDocument": ["uri": "FILE"], "position": ["line": "1", "character": 0]], -32602
            ),
            ("textDocument/codeAction", ["textDocument": ["uri": "FILE"]], -32602),
            ("textDocument/rename", ["textDocument": ["uri": "FILE"], "newName": "a\nb"], -32602),
            ("textDocument/nothing", [:], -32601), ("initialize", [:], -32600),
            ("workspace/executeCommand", ["command": "rm"], -32602),
        ] as [(String, JSONValue, Int)]
    )
    func wrongParameters(method: String, params: JSONValue, code: Int) async throws {
        try await edit { editor in
            let text = params.json.replacing("FILE", with: editor.address(EditedFiles.home))
            let params = try JSONValue(json: Array(text.utf8))
            await #expect(throws: Editor.Refused(code: code)) { try await editor.request(method, params) }
        }
    }

    @Test("Texts that are nowhere, or that were never opened, have no answers")
    func unknownTexts() async throws {
        try await edit { editor in
            for uri in ["untitled:1", "file:///nowhere/a.md", "file://host/a.md", "file:///%ff.md", "", "http://a/b"] {
                let params: JSONValue = ["textDocument": ["uri": .text(uri)], "position": ["line": 0, "character": 0]]
                let answer = try await editor.request("textDocument/hover", params)
                #expect(answer == .null)
                editor.notify("textDocument/didChange", params)
                editor.notify("textDocument/didClose", params)
            }
        }
    }

    @Test("A flood of requests that are cancelled is answered, each once")
    func cancellations() async throws {
        try await edit { editor in
            try editor.open(EditedFiles.home)
            var bytes: [UInt8] = []
            for number in 1000..<1300 {
                let params: JSONValue = [
                    "textDocument": editor.document(EditedFiles.home), "position": ["line": 5, "character": 20],
                ]
                bytes += FrameReader.framed(.request(number, "textDocument/references", params))
            }
            for number in 1000..<1300 {
                bytes += FrameReader.framed(.notification("$/cancelRequest", ["id": .integer(number)]))
            }
            editor.send(bytes)
            var cancelled = 0
            for number in 1000..<1300 {
                do {
                    _ = try await editor.answer(.integer(number))
                } catch let error as Editor.Refused {
                    #expect(error.code == -32800)
                    cancelled += 1
                }
            }
            #expect(cancelled > 0)
        }
    }

    @Test("Before it is initialized the server answers nothing, and after `shutdown` neither")
    func phases() async throws {
        let (events, continuation) = AsyncStream.makeStream(of: SessionEvent.self)
        _ = events
        let answers = AnswerList()
        let settings = SessionSettings(version: "0", language: "en") { _, _ in nil }
        let session = LanguageSession(settings, Cancellations(), events: continuation) { answers.add($0) }
        func ask(_ method: String) async -> Int? {
            _ = await session.work(on: .message(.request(id: 1, method: method, params: [:])))
            return answers.last?[path: "error", "code"]?.integer
        }
        #expect(await ask("textDocument/hover") == -32002)
        #expect(await session.work(on: .message(.notification(method: "textDocument/didOpen", params: [:]))) == nil)
        #expect(await ask("initialize") == nil)
        #expect(await ask("shutdown") == nil)
        #expect(await ask("textDocument/hover") == -32600)
        #expect(await session.work(on: .message(.notification(method: "exit", params: [:]))) == true)
    }

    @Test("An end without `shutdown` is no orderly one")
    func abruptEnd() async throws {
        let (_, continuation) = AsyncStream.makeStream(of: SessionEvent.self)
        let settings = SessionSettings(version: "0", language: "en") { _, _ in nil }
        let session = LanguageSession(settings, Cancellations(), events: continuation) { _ in }
        #expect(await session.work(on: .closed) == false)
    }
}
