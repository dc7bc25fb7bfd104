import Course
import CourseChecks
import Diagnostics
import FileSystem

/// The findings that a client was told last about a text.
struct Told: Sendable, Equatable {
    let version: Int?
    let findings: [JSONValue]
}

/// Findings for the client: at once those of rules, and those of the compiler when it is done.
extension LanguageSession {
    /// Tells the findings in all open texts, and asks the compiler after a while without changes.
    func settle() async {
        await tellFindings()
        askCompilerLater()
    }

    private func askCompilerLater() {
        let isOpen = courses.values.contains { $0.awaitsMore(asksCompiler: asksCompiler) || $0.isUnremembered }
        guard isOpen else { return }
        let time = settings.quietTime ?? settings.restTime
        Task { [events, change] in
            try? await Task.sleep(for: time)
            events.yield(.quiet(change))
        }
    }

    private func tellFindings() async {
        guard !client.pullsFindings else { return }
        for (path, text) in texts.sorted(by: { $0.key < $1.key }) {
            let found = Told(version: text.version, findings: await findings(at: path))
            guard told.updateValue(found, forKey: path) != found else { continue }
            notify(
                "textDocument/publishDiagnostics",
                .object(of: [
                    "uri": .text(text.address ?? FileAddress.address(path)),
                    "version": text.version.map(JSONValue.integer),
                    "diagnostics": .list(found.findings),
                ])
            )
        }
    }

    /// The findings in a file.
    ///
    /// - Parameter path: an absolute path.
    func findings(at path: String) async -> [JSONValue] {
        switch await sight(of: path) {
        case .nothing: return []
        case .file(let file):
            let writing = FindingWriting(file.view, language: client.language)
            return file.findings.map { writing.json($0, in: file.lines) }
        case .failure(let failure, let root):
            guard let own = CourseView.way(to: path, from: root) else { return [] }
            let lines =
                texts[path]?.lines
                ?? failure.files.first { $0.path == own }.map { TextLines($0.bytes, client.encoding) }
            guard let lines else { return [] }
            let found = failure.diagnostics.filter { $0.range.path == own || $0.range.path == path }
            return found.map { FindingWriting(nil, language: client.language).json($0, in: lines) }
        }
    }

    var asksCompiler: Bool { settings.quietTime != nil }

    /// Has a course read as a whole and judged by the compiler, in the background; if none needs that, leaves them for the next
    /// session.
    func askCompiler() {
        guard judging == nil else { return }
        let open = courses.first { $0.value.awaitsMore(asksCompiler: asksCompiler) }
        guard let (folder, state) = open else { return remember() }
        judging = Task { [events, change, asksCompiler, texts = texts.mapValues(\.bytes)] in
            let judged = await state.judged(texts, asksCompiler: asksCompiler)
            events.yield(.judged(folder: folder, change: change, judged))
        }
    }

    private func remember() {
        for folder in courses.keys.sorted() {
            guard let work = courses[folder]?.remembering(texts.mapValues(\.bytes)) else { continue }
            Task(priority: .low) { await work() }
        }
    }

    /// Takes over what the compiler has found, unless the texts have changed since.
    func adopt(_ judged: CheckedCourse?, _ folder: String, _ number: Int) async {
        judging = nil
        guard number == change else { return askCompilerLater() }
        courses[folder]?.adopt(judged, asksCompiler: asksCompiler)
        await forgetPackages(of: folder)
        await tellFindings()
        if client.pullsFindings, client.refreshesFindings { request("workspace/diagnostic/refresh", .null) }
        if client.refreshesHints { request("workspace/inlayHint/refresh", .null) }
        askCompiler()
    }
}
