import Course
import CourseChecks
import Diagnostics
import FileSystem

/// Requests about places in Swift samples, which SourceKit-LSP answers. Meanwhile, the session works on.
extension LanguageSession {
    /// Passes a request on if it is about a sample and SourceKit-LSP can know more.
    ///
    /// - Parameter own: the session's own answer.
    /// - Returns: true if the request is answered later.
    func forward(_ id: JSONValue, _ method: String, _ params: JSONValue, _ own: JSONValue) async -> Bool {
        guard asksCompiler, SampleQuestion.Method(rawValue: method) != nil, Self.isOpen(own, method),
            let path = path(params[path: "textDocument", "uri"]), case .file(let file) = await sight(of: path),
            let question = SampleQuestion(method, in: file, params)
        else { return false }
        let writing = writing(of: file, at: path)
        forwarded[id] = Task { [patience = settings.patience] in
            let found = await Self.first(within: patience) { () -> JSONValue in
                guard let writing = await writing.value, let server = await self.server(for: writing) else {
                    return own
                }
                return await question.answer(own, writing, by: server)
            }
            answer(forwarded: id, found ?? own)
        }
        return true
    }

    /// True if the session's own answer leaves something to say.
    private static func isOpen(_ own: JSONValue, _ method: String) -> Bool {
        switch SampleQuestion.Method(rawValue: method) {
        case .completion: own["items"]?.list?.isEmpty ?? true
        case .definition: own == .null
        case .hover: true
        case nil: false
        }
    }

    /// The samples of a file's course as they are compiled; prepared once, until the configuration changes.
    private func writing(of file: FileView, at path: String) -> Task<SampleWriting?, Never> {
        let key = file.course.isLoose ? path : file.view.root
        if let known = writings[key], knownConfigurations[key] == SampleWriting.configuration(of: file.course) {
            return known
        }
        let course = file.course
        let task = Task { () -> SampleWriting? in
            guard let writing = SampleWriting(course) else { return nil }
            // Without a language server there is nothing to prepare for.
            guard writing.languageServer != nil else { return writing }
            return await writing.prepare() ? writing : nil
        }
        writings[key] = task
        knownConfigurations[key] = SampleWriting.configuration(of: course)
        return task
    }

    /// Forgets how samples of a course about packages are compiled: the packages may have been built anew.
    func forgetPackages(of folder: String) async {
        guard let root = courses[folder]?.place.root, let writing = writings[root] else { return }
        if await writing.value?.hasPackages == true { writings[root] = nil }
    }

    /// SourceKit-LSP, which isn't started yet at the first time; nil if the toolchain lacks it.
    private func server(for writing: SampleWriting) -> SourceKitServer? {
        if let sourceKit { return sourceKit }
        guard let program = writing.languageServer else {
            if !lacksSourceKit {
                lacksSourceKit = true
                let text = LocalizedText(
                    en: "no completion in Swift samples: the toolchain has no sourcekit-lsp",
                    es: "sin autocompletado en las muestras de Swift: la cadena de herramientas no trae sourcekit-lsp"
                )
                notify("window/logMessage", ["type": 3, "message": .text(text.text(in: client.language))])
            }
            return nil
        }
        sourceKit = SourceKitServer(
            program,
            environment: SampleWriting.environment,
            patience: settings.patience,
            takesSnippets: client.takesSnippets
        )
        return sourceKit
    }

    /// Returns the result of some work, or nil if it takes longer than a time; the work then goes on.
    private static func first(
        within time: Duration,
        _ work: @escaping @Sendable () async -> JSONValue
    ) async -> JSONValue? {
        let (results, continuation) = AsyncStream.makeStream(of: JSONValue?.self)
        let working = Task { continuation.yield(await work()) }
        let clock = Task {
            if (try? await Task.sleep(for: time)) != nil { continuation.yield(nil) }
        }
        defer { clock.cancel() }
        for await result in results { return result }
        working.cancel()
        return nil
    }
}
