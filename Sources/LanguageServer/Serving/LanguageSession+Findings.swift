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
        guard let time = settings.quietTime, courses.values.contains(where: \.awaitsCompiler) else { return }
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

    /// Has the compiler judge a course, in the background.
    func askCompiler() {
        guard judging == nil, let (folder, state) = courses.first(where: { $0.value.awaitsCompiler }) else { return }
        let unsaved = UnsavedTexts(texts.mapValues(\.bytes))
        judging = Task { [events, change] in
            let judged = await state.judged(unsaved)
            events.yield(.judged(folder: folder, change: change, judged))
        }
    }

    /// Takes over what the compiler has found, unless the texts have changed since.
    func adopt(_ judged: CheckedCourse?, _ folder: String, _ number: Int) async {
        judging = nil
        guard number == change else { return askCompilerLater() }
        courses[folder]?.adopt(judged)
        await forgetPackages(of: folder)
        await tellFindings()
        if client.pullsFindings, client.refreshesFindings { request("workspace/diagnostic/refresh", .null) }
        if client.refreshesHints { request("workspace/inlayHint/refresh", .null) }
        askCompiler()
    }
}
