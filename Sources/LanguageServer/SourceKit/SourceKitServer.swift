import Diagnostics
import FileSystem
import Support

/// SourceKit-LSP as a child process, and the texts that it holds. It is started at the first request, and again if it dies, up
/// to ``mostStarts`` times.
///
/// It works in a temporary folder, with a folder in that for each set of compiler arguments, and knows no other.
actor SourceKitServer {
    private struct Text {
        var bytes: [UInt8]
        var version: Int
    }

    static let mostStarts = 4
    /// The name of the file of a unit in its folder.
    private static let fileName = "sample.swift"

    private let program: String
    private let environment: [String: String]
    /// The longest time for an answer.
    private let patience: Duration
    private let takesSnippets: Bool
    private let folder: String
    private var process: SpokenProgram?
    /// The start of the process, which all requests wait for.
    private var start: Task<Bool, Never>?
    private var starts = 0
    private var number = 0
    private var waiting: [Int: CheckedContinuation<JSONValue?, Never>] = [:]
    /// The folders by the arguments of the units in them.
    private var folders: [[String]: String] = [:]
    /// The texts that the process knows, by their paths.
    private var texts: [String: Text] = [:]

    /// - Returns: nil if there can be no temporary folder.
    init?(_ program: String, environment: [String: String], patience: Duration, takesSnippets: Bool) {
        guard let folder = try? FileSystem.makeTemporaryFolder() else { return nil }
        (self.program, self.folder, self.environment) = (program, folder, environment)
        (self.patience, self.takesSnippets) = (patience, takesSnippets)
    }

    /// Returns the answer to a request about a place in a text.
    ///
    /// - Parameters:
    ///   - text: the text of the unit.
    ///   - arguments: the compiler's arguments for it.
    ///   - position: the place, in units of UTF-16.
    /// - Returns: the answer, and the path of the text's file; nil if there is none in time.
    func answer(
        to method: String,
        in text: [UInt8],
        _ arguments: [String],
        at position: TextLines.Position
    ) async -> (answer: JSONValue, path: String)? {
        guard let path = place(for: arguments), let process = await running() else { return nil }
        show(text, at: path, to: process)
        let params: JSONValue = [
            "textDocument": ["uri": .text(FileAddress.address(path))],
            "position": ["line": .integer(position.line), "character": .integer(position.column)],
        ]
        guard let answer = await request(method, params, to: process) else { return nil }
        return (answer, path)
    }

    /// Ends the process, and removes its folder.
    func stop() {
        starts = Self.mostStarts
        process?.stop()
        drop()
        FileSystem.removeTemporaryFolder(folder)
    }

    // MARK: Texts

    /// The path of the file for units with some arguments, in a folder of its own whose `compile_commands.json` names them.
    private func place(for arguments: [String]) -> String? {
        if let known = folders[arguments] { return "\(known)/\(Self.fileName)" }
        let own = "\(folder)/\(folders.count + 1)"
        let words = [program.upToLastSlash + "/swiftc"] + arguments + [Self.fileName]
        let commands: JSONValue = [
            [
                "directory": .text(own), "file": .text(Self.fileName),
                "arguments": .list(words.map { .text($0) }),
            ]
        ]
        do {
            try FileSystem.makeFolder(own)
            try FileSystem.write(Array(commands.json.utf8), to: own + "/compile_commands.json")
            // The text itself comes with the messages.
            try FileSystem.write([], to: "\(own)/\(Self.fileName)")
        } catch { return nil }
        folders[arguments] = own
        return "\(own)/\(Self.fileName)"
    }

    private func show(_ bytes: [UInt8], at path: String, to process: SpokenProgram) {
        let address = JSONValue.text(FileAddress.address(path))
        let text = JSONValue.text(String(decoding: bytes, as: UTF8.self))
        guard let known = texts[path] else {
            texts[path] = Text(bytes: bytes, version: 1)
            let item: JSONValue = ["uri": address, "languageId": "swift", "version": 1, "text": text]
            return tell(process, .notification("textDocument/didOpen", ["textDocument": item]))
        }
        guard known.bytes != bytes else { return }
        texts[path] = Text(bytes: bytes, version: known.version + 1)
        let document: JSONValue = ["uri": address, "version": .integer(known.version + 1)]
        tell(
            process,
            .notification("textDocument/didChange", ["textDocument": document, "contentChanges": [["text": text]]])
        )
    }

    // MARK: Process

    /// The process, once it is ready; nil if it can't be started, or has died too often.
    private func running() async -> SpokenProgram? {
        if start == nil, starts < Self.mostStarts {
            starts += 1
            start = Task { await begin() }
        }
        guard await start?.value == true else { return nil }
        return process
    }

    /// Starts the process.
    ///
    /// - Returns: true if it answers.
    private func begin() async -> Bool {
        var environment = environment
        environment["TMPDIR"] = folder
        var command = Subprocess(program, [], environment: environment, directory: folder)
        command.isQuiet = true
        guard let process = try? SpokenProgram(command) else { return false }
        self.process = process
        let number = starts
        let isRead = DetachedThread.start {
            Self.read(process) { message in Task { await self.take(message, of: process) } }
            Task { await self.end(ofStart: number) }
        }
        guard isRead, await request("initialize", initialization, to: process) != nil else {
            process.stop()
            return false
        }
        tell(process, .notification("initialized", [:]))
        return true
    }

    private var initialization: JSONValue {
        let home = JSONValue.text(FileAddress.address(folder))
        let item: JSONValue = [
            "snippetSupport": .boolean(takesSnippets), "documentationFormat": ["markdown"], "deprecatedSupport": true,
        ]
        return [
            "processId": .integer(Int(FileSystem.processIdentifier)), "rootUri": home,
            "workspaceFolders": [["uri": home, "name": "samples"]],
            "initializationOptions": ["backgroundIndexing": false],
            "capabilities": [
                "textDocument": [
                    "completion": ["completionItem": item], "hover": ["contentFormat": ["markdown"]],
                ]
            ],
        ]
    }

    /// Reads messages to the end of the output.
    private static func read(_ process: SpokenProgram, _ take: (JSONValue) -> Void) {
        var reader = FrameReader()
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while let count = process.read(into: &buffer), count > 0 {
            reader.append(buffer[..<count])
            while let frame = reader.next() {
                guard case .message(let bytes) = frame, let value = try? JSONValue(json: bytes) else { continue }
                take(value)
            }
        }
    }

    private func take(_ value: JSONValue, of process: SpokenProgram) {
        switch Message(value) {
        case .answer(let id, let result)?:
            if let number = id.integer { waiting.removeValue(forKey: number)?.resume(returning: result) }
        case .request(let id, _, _)?: tell(process, .answer(id, .success(.null)))
        default: break
        }
    }

    private func end(ofStart number: Int) { if number == starts { drop() } }

    /// Forgets the process, and leaves its requests unanswered.
    private func drop() {
        (process, start, texts) = (nil, nil, [:])
        for continuation in waiting.values { continuation.resume(returning: nil) }
        waiting = [:]
    }

    private func tell(_ process: SpokenProgram, _ message: JSONValue) {
        // A process that takes nothing is of no use any more.
        if !process.write(FrameReader.framed(message)) { process.stop() }
    }

    /// Asks, and waits for the answer.
    ///
    /// - Returns: nil for an error, at the process's end, and when the time is over.
    private func request(_ method: String, _ params: JSONValue, to process: SpokenProgram) async -> JSONValue? {
        guard self.process === process else { return nil }
        number += 1
        let id = number
        let clock = Task { [patience] in
            guard (try? await Task.sleep(for: patience)) != nil else { return }
            self.giveUp(id, process)
        }
        defer { clock.cancel() }
        return await withCheckedContinuation { continuation in
            waiting[id] = continuation
            tell(process, .request(id, method, params))
        }
    }

    private func giveUp(_ id: Int, _ process: SpokenProgram) {
        guard let continuation = waiting.removeValue(forKey: id) else { return }
        continuation.resume(returning: nil)
        tell(process, .notification("$/cancelRequest", ["id": .integer(id)]))
    }
}

extension String {
    /// The path of the folder of a file.
    fileprivate var upToLastSlash: String { lastIndex(of: "/").map { String(self[..<$0]) } ?? "" }
}
