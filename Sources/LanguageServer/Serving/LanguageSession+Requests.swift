import Course
import CourseChecks
import CourseConfiguration
import Diagnostics
import FileSystem

/// The answers to requests.
extension LanguageSession {
    func response(to method: String, _ params: JSONValue) async throws(RequestError) -> JSONValue {
        if method == "textDocument/completion", let path = path(params[path: "textDocument", "uri"]),
            CoursePath.name(of: path) == Configuration.fileName, let text = texts[path]
        {
            return try Completions.configuration(text.lines, params)
        }
        if let response = FileRequests.all[method] {
            guard let file = try await file(params[path: "textDocument", "uri"]) else { return .null }
            return try response(file, params, settings, client)
        }
        switch method {
        case "textDocument/diagnostic":
            guard let path = path(params[path: "textDocument", "uri"]) else { throw .wrong("the address is no file's") }
            let items = await findings(at: path)
            await settle()
            return ["kind": "full", "items": .list(items)]
        case "workspace/diagnostic": return await allFindings()
        case "workspace/symbol":
            let query = params["query"]?.text ?? ""
            return .list(await views().flatMap { WorkspaceSymbols.json(query, in: $0) })
        case "textDocument/prepareRename": return try await prepareRename(params)
        case "textDocument/rename": return try await rename(params)
        case "workspace/willRenameFiles": return await willRename(params)
        case "workspace/executeCommand": return try await execute(params)
        default: throw .unknown(method: method)
        }
    }

    /// Returns the file of a request; nil for one that no course has and that is no page.
    func file(_ address: JSONValue?) async throws(RequestError) -> FileView? {
        guard let address = address?.text else { throw .wrong("the address of the text is missing") }
        guard let path = FileAddress.path(address) else { return nil }
        switch await sight(of: path) {
        case .file(let file): return file
        case .nothing: return nil
        case .failure(let failure, _):
            throw .failed(failure.diagnostics.first?.message.text(in: client.language) ?? "the course can't be read")
        }
    }

    private func allFindings() async -> JSONValue {
        var reports: [JSONValue] = []
        for view in await views() {
            let writing = FindingWriting(view, language: client.language)
            for path in view.found.paths {
                guard let lines = view.lines(of: path) else { continue }
                let absolute = view.absolute(path)
                reports.append([
                    "kind": "full", "uri": .text(view.address(ofFile: absolute)),
                    "version": texts[absolute]?.version.map(JSONValue.integer) ?? .null,
                    "items": .list(view.found[path].map { writing.json($0, in: lines) }),
                ])
            }
        }
        return ["items": .list(reports)]
    }

    // MARK: Commands

    private func execute(_ params: JSONValue) async throws(RequestError) -> JSONValue {
        guard let name = params["command"]?.text, let command = SessionCommand(rawValue: name) else {
            throw .wrong("there is no such command")
        }
        if command == .judge {
            askCompiler()
            return .null
        }
        let arguments = params["arguments"]?.list ?? []
        guard let file = try await file(arguments.first) else { throw .wrong("the file belongs to no course") }
        switch command {
        case .twin:
            let offset = file.lines.offset(arguments.dropFirst().first) ?? 0
            return .list(Definitions.twins(file, at: offset))
        case .accept:
            try accept(file)
            return .null
        case .position:
            await movePreview(file, arguments.dropFirst().first)
            return .null
        case .preview: throw .failed("the file belongs to no course")
        case .judge: return .null
        }
    }

    /// Records that a translation matches its original, as `glosa translate accept` does.
    private func accept(_ file: FileView) throws(RequestError) {
        guard let lesson = file.lesson,
            let record = file.course.accepting(lesson, in: file.view.checked.records.reviews)
        else { throw .failed("the file is no translation") }
        let path = CoursePath.join(file.view.root, ReviewRecord.fileName)
        do {
            try FileSystem.writeAtOnce(Array(try record.json().utf8), to: path)
        } catch {
            throw .failed("\(error)")
        }
        changed([path])
    }
}
