import Course
import CourseChecks
import Diagnostics
import FileSystem

/// A session with one client, from `initialize` to `exit`: the client's texts, and the courses that they belong to.
///
/// Events are worked on one after the other, so that each request is answered for the texts as they were when it was sent.
actor LanguageSession {
    enum Phase { case new, running, shutDown }

    let settings: SessionSettings
    let cancellations: Cancellations
    let events: AsyncStream<SessionEvent>.Continuation
    private let write: @Sendable (JSONValue) -> Void
    private var phase = Phase.new

    var client = ClientTraits()
    /// The editor's texts by the paths of their files.
    var texts: [String: OpenText] = [:]
    /// The courses by their folders, with that of a catalogue.
    var courses: [String: CourseState] = [:]
    /// The checks of files that belong to no course, and of the text that each was about.
    var loose: [String: (text: [UInt8], checked: CheckedCourse)] = [:]
    /// The last findings that the client was told, by the paths of the texts.
    var told: [String: Told] = [:]
    /// The watchers of the files of courses, by the folders of ``courses``.
    var watchers: [String: (watched: WatchedFolder, task: Task<Void, Never>)] = [:]
    /// The number of the last change of a text.
    var change = 0
    var judging: Task<Void, Never>?
    /// Samples as the compiler gets them while they are written, by the folders of ``courses``, or by the paths of files that
    /// belong to none.
    var writings: [String: Task<SampleWriting?, Never>] = [:]
    /// The configurations that ``writings`` stand for.
    var knownConfigurations: [String: [UInt8]] = [:]
    var sourceKit: SourceKitServer?
    /// True if the client was told that there is no SourceKit-LSP.
    var lacksSourceKit = false
    /// The previews by the folders of their courses.
    var previews: [String: RunningPreview] = [:]
    /// The requests that are answered later.
    var forwarded: [JSONValue: Task<Void, Never>] = [:]
    private var nextRequest = 1

    init(
        _ settings: SessionSettings,
        _ cancellations: Cancellations,
        events: AsyncStream<SessionEvent>.Continuation,
        write: @escaping @Sendable (JSONValue) -> Void
    ) {
        (self.settings, self.cancellations, self.events, self.write) = (settings, cancellations, events, write)
    }

    /// Works on an event.
    ///
    /// - Returns: nil while the session goes on; at its end, true if it was ended in order.
    func work(on event: SessionEvent) async -> Bool? {
        switch event {
        case .message(.request(let id, let method, let params)): await answer(id, method, params)
        case .message(.notification("exit", _)): return finish()
        case .message(.notification(let method, let params)):
            if phase == .running { await take(method, params) }
        case .message(.answer): break
        case .refused(let error): write(.answer(.null, .failure(error)))
        case .settled(let number): if number == change { await settle() }
        case .quiet(let number): if number == change { askCompiler() }
        case .judged(let folder, let number, let checked): await adopt(checked, folder, number)
        case .files(let folder, let news): await follow(news, in: folder)
        case .picked(let root, let place): await show(place, in: root)
        case .closed: return finish()
        }
        return nil
    }

    private func finish() -> Bool {
        judging?.cancel()
        for request in forwarded.values { request.cancel() }
        for preview in previews.values { preview.task.cancel() }
        if let sourceKit { Task { await sourceKit.stop() } }
        for watcher in watchers.values { watcher.task.cancel() }
        events.finish()
        return phase == .shutDown
    }

    // MARK: Messages

    private func answer(_ id: JSONValue, _ method: String, _ params: JSONValue) async {
        guard !cancellations.take(id) else { return write(.answer(id, .failure(.cancelled))) }
        let result: Result<JSONValue, RequestError>
        do throws(RequestError) {
            if phase == .running, await beginPreview(id, method, params) { return }
            let own = try await self.result(method, params)
            if await forward(id, method, params, own) { return }
            result = .success(own)
        } catch {
            result = .failure(error)
        }
        write(.answer(id, result))
    }

    private func result(_ method: String, _ params: JSONValue) async throws(RequestError) -> JSONValue {
        switch (phase, method) {
        case (.new, "initialize"):
            client = ClientTraits(params, settings)
            phase = .running
            return Capabilities.answer(client, settings)
        case (.new, _): throw .notInitialized
        case (.shutDown, _), (_, "initialize"): throw .noRequest("the session is in another state")
        case (.running, "shutdown"):
            phase = .shutDown
            return .null
        case (.running, _): return try await response(to: method, params)
        }
    }

    private func take(_ method: String, _ params: JSONValue) async {
        switch method {
        case "textDocument/didOpen": open(params["textDocument"])
        case "textDocument/didChange": edit(params)
        case "textDocument/didClose": close(params[path: "textDocument", "uri"]?.text)
        case "textDocument/didSave":
            if let path = path(params[path: "textDocument", "uri"]) { changed([path]) }
        case "workspace/didChangeWatchedFiles":
            changed(params["changes"]?.list?.compactMap { path($0["uri"]) } ?? [])
        case "workspace/didChangeWorkspaceFolders":
            let gone = params[path: "event", "removed"]?.list?.compactMap { path($0["uri"]) } ?? []
            client.folders.removeAll(where: gone.contains)
            client.folders += params[path: "event", "added"]?.list?.compactMap { path($0["uri"]) } ?? []
        case "$/cancelRequest": if let id = params["id"] { cancel(id) }
        default: break
        }
    }

    func path(_ address: JSONValue?) -> String? { address?.text.flatMap(FileAddress.path) }

    private func cancel(_ id: JSONValue) {
        _ = cancellations.take(id)
        guard let request = forwarded.removeValue(forKey: id) else { return }
        request.cancel()
        write(.answer(id, .failure(.cancelled)))
    }

    // MARK: To the client

    /// Answers a request that had to wait, unless it was cancelled meanwhile.
    func answer(forwarded id: JSONValue, _ result: JSONValue) {
        if forwarded.removeValue(forKey: id) != nil { write(.answer(id, .success(result))) }
    }

    func notify(_ method: String, _ params: JSONValue) { write(.notification(method, params)) }

    func request(_ method: String, _ params: JSONValue) {
        write(.request(nextRequest, method, params))
        nextRequest += 1
    }
}
