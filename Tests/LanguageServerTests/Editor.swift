import Foundation
import Support

@testable import LanguageServer

/// A client in the same process: it speaks with a server through pipes, as editors do.
final class Editor {
    struct Refused: Error, Equatable { let code: Int? }
    struct Gone: Error {}

    let folder: URL
    private let input = Pipe()
    private let output = Pipe()
    private var messages: AsyncStream<JSONValue>.AsyncIterator
    private var number = 0
    /// The messages that nobody has asked for, in order.
    private(set) var notices: [JSONValue] = []
    private let server: Task<Bool, Never>

    /// - Parameter folder: the folder that is open.
    init(
        _ folder: URL,
        language: String = "en",
        abilities: JSONValue = [:],
        quietTime: Duration? = nil,
        watchesFiles: Bool = false,
        patience: Duration = .seconds(5),
        restTime: Duration = .milliseconds(600)
    ) async throws {
        self.folder = folder
        var settings = SessionSettings(version: "0", language: language) { rule, language in "\(rule) in \(language)" }
        (settings.quietTime, settings.watchesFiles) = (quietTime, watchesFiles)
        (settings.patience, settings.restTime) = (patience, restTime)
        let (read, write) = (input.fileHandleForReading.fileDescriptor, output.fileHandleForWriting.fileDescriptor)
        server = Task { [settings] in await LanguageServer(settings).run(input: read, output: write) }
        let (stream, continuation) = AsyncStream.makeStream(of: JSONValue.self)
        messages = stream.makeAsyncIterator()
        let handle = output.fileHandleForReading
        DetachedThread.start {
            var reader = FrameReader()
            while case let data = handle.availableData, !data.isEmpty {
                reader.append(data)
                while let frame = reader.next() {
                    if case .message(let bytes) = frame, let value = try? JSONValue(json: bytes) {
                        continuation.yield(value)
                    }
                }
            }
            continuation.finish()
        }
        _ = try await request(
            "initialize",
            [
                "capabilities": abilities, "rootUri": .text(address("")),
                "workspaceFolders": [["uri": .text(address("")), "name": "course"]],
            ]
        )
        notify("initialized", [:])
    }

    // MARK: Messages

    func send(_ bytes: [UInt8]) { input.fileHandleForWriting.write(Data(bytes)) }

    func notify(_ method: String, _ params: JSONValue) { send(FrameReader.framed(.notification(method, params))) }

    func next() async throws -> JSONValue {
        guard let message = await messages.next() else { throw Gone() }
        return message
    }

    func request(_ method: String, _ params: JSONValue) async throws -> JSONValue {
        number += 1
        send(FrameReader.framed(.request(number, method, params)))
        return try await answer(.integer(number))
    }

    func answer(_ id: JSONValue) async throws -> JSONValue {
        while true {
            let message = try await next()
            guard message["id"] == id, message["method"] == nil else {
                notices.append(message)
                continue
            }
            if let error = message["error"], error != .null { throw Refused(code: error["code"]?.integer) }
            return message["result"] ?? .null
        }
    }

    /// Ends the session.
    func close() async throws -> Bool {
        _ = try await request("shutdown", .null)
        notify("exit", .null)
        let isOrderly = await server.value
        output.fileHandleForWriting.closeFile()
        input.fileHandleForWriting.closeFile()
        return isOrderly
    }

    // MARK: Texts

    func address(_ path: String) -> String {
        FileAddress.address(path.isEmpty ? folder.path : folder.appending(path: path).path)
    }

    func document(_ path: String) -> JSONValue { ["uri": .text(address(path))] }

    func open(_ path: String, _ text: String? = nil) throws {
        let text = try text ?? String(contentsOf: folder.appending(path: path), encoding: .utf8)
        notify(
            "textDocument/didOpen",
            [
                "textDocument": [
                    "uri": .text(address(path)), "languageId": "markdown", "version": 1, "text": .text(text),
                ]
            ]
        )
    }

    func change(_ path: String, version: Int, _ changes: [JSONValue]) {
        notify(
            "textDocument/didChange",
            [
                "textDocument": ["uri": .text(address(path)), "version": .integer(version)],
                "contentChanges": .list(changes),
            ]
        )
    }

    /// Waits for the findings that are sent for a version of a text.
    func findings(_ path: String, version: Int) async throws -> [JSONValue] {
        while true {
            let message = try await next()
            guard message["method"] == "textDocument/publishDiagnostics",
                message[path: "params", "uri"] == .text(address(path)),
                message[path: "params", "version"] == .integer(version)
            else { continue }
            return message[path: "params", "diagnostics"]?.list ?? []
        }
    }

    /// Asks for something at a place of a text.
    func ask(_ method: String, _ path: String, line: Int, column: Int, _ more: [String: JSONValue] = [:]) async throws
        -> JSONValue
    {
        var params: [String: JSONValue] = [
            "textDocument": document(path),
            "position": ["line": .integer(line), "character": .integer(column)],
        ]
        params.merge(more) { _, new in new }
        return try await request("textDocument/\(method)", .object(params))
    }
}

extension JSONValue {
    /// The members of all items of a list with a name, as text.
    func texts(_ name: String) -> [String] { (list ?? []).compactMap { $0[name]?.text } }

    static func range(_ line: Int, _ start: Int, _ end: Int) -> JSONValue {
        [
            "start": ["line": .integer(line), "character": .integer(start)],
            "end": ["line": .integer(line), "character": .integer(end)],
        ]
    }
}

/// The rules of findings.
func rules(_ findings: [JSONValue]) -> [String] { findings.compactMap { $0["code"]?.text } }
