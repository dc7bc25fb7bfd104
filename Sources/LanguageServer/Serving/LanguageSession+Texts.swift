import Course
import CourseChecks
import CourseConfiguration
import Diagnostics
import FileSystem

/// The client's texts, and the courses that follow them.
extension LanguageSession {
    func open(_ item: JSONValue?) {
        guard let path = path(item?["uri"]), let text = item?["text"]?.text else { return }
        let version = item?["version"]?.integer
        texts[path] = OpenText(text, version: version, client.encoding, address: item?["uri"]?.text)
        told[path] = nil
        changed([path])
    }

    func edit(_ params: JSONValue) {
        guard let path = path(params[path: "textDocument", "uri"]), var text = texts[path] else { return }
        let version = params[path: "textDocument", "version"]?.integer
        if !text.apply(params["contentChanges"], version: version) {
            notify("window/logMessage", ["type": 1, "message": "a change of \(path) can't be read"])
        }
        texts[path] = text
        changed([path])
    }

    func close(_ address: String?) {
        guard let address, let path = FileAddress.path(address), texts.removeValue(forKey: path) != nil else { return }
        (loose[path], told[path]) = (nil, nil)
        changed([path])
        if !client.pullsFindings {
            notify("textDocument/publishDiagnostics", ["uri": .text(address), "diagnostics": []])
        }
    }

    /// Notes changes of files or of their texts; they are worked on when the messages that have come are.
    ///
    /// - Parameter paths: absolute ones.
    func changed(_ paths: [String]) {
        for (folder, state) in courses {
            let below = paths.compactMap { CourseView.way(to: $0, from: state.place.root) }
            if !below.isEmpty { courses[folder]?.note(FileChanges(paths: Set(below))) }
        }
        hasChanged()
    }

    private func hasChanged() {
        change += 1
        judging?.cancel()
        events.yield(.settled(change))
    }

    // MARK: Courses

    /// The course that a file may belong to: that of the nearest configuration above, a course without a configuration in one of
    /// the client's folders, or a catalogue; nil for others.
    func place(of path: String) -> CourseLocation? {
        if let root = CourseLocation.around(path) { return CourseLocation(root) }
        for folder in client.folders where path.hasPrefix(folder + "/") && CourseLocation.hasCourse(folder) {
            return CourseLocation(folder)
        }
        let parts = path.split(separator: "/")
        guard let catalogue = parts.dropLast().lastIndex(where: { CataloguePath.isCatalogue(String($0)) }) else {
            return nil
        }
        return CourseLocation("/" + parts[...catalogue].joined(separator: "/"))
    }

    /// Brings a course up to date, and starts watching its files.
    func current(_ place: CourseLocation) async -> CourseState {
        let folder = CoursePath.join(place.root, place.content ?? "")
        let state = courses[folder] ?? CourseState(place)
        guard !state.isCurrent else { return state }
        let next = await state.updated(texts.mapValues(\.bytes))
        courses[folder] = next
        watch(folder, next)
        return next
    }

    /// Watches the files of a course; anew if it has come to consist of others.
    private func watch(_ folder: String, _ state: CourseState) {
        guard settings.watchesFiles else { return }
        let watched = WatchedCourse(state.checked?.course, source: state.place.root)
        if let known = watchers[folder] {
            guard !watched.folder.isCovered(by: known.watched) else { return }
            known.task.cancel()
        }
        let task = Task { [events] in
            for await news in FileSystem.changes(in: watched.folder) {
                var news = watched.changes(news)
                news.paths = news.paths.filter(watched.matters)
                if !news.paths.isEmpty || !news.isComplete { events.yield(.files(folder: folder, news)) }
            }
        }
        watchers[folder] = (watched.folder, task)
    }

    /// Follows changes of files; those of a text that the client holds are the client's to tell.
    func follow(_ news: FileChanges, in folder: String) async {
        guard let state = courses[folder] else { return }
        var news = news
        news.paths = news.paths.filter { texts[CoursePath.join(state.place.root, $0)] == nil }
        guard !news.paths.isEmpty || !news.isComplete else { return }
        courses[folder]?.note(news)
        hasChanged()
        if client.pullsFindings, client.refreshesFindings { request("workspace/diagnostic/refresh", .null) }
    }

    // MARK: Views

    /// A file as a request sees it.
    enum Sight {
        case file(FileView)
        /// The course can't be read as it is.
        case failure(CourseError, root: String)
        case nothing
    }

    /// - Parameter path: an absolute path.
    func sight(of path: String) async -> Sight {
        if let place = place(of: path) {
            let state = await current(place)
            if let failure = state.failure { return .failure(failure, root: place.root) }
            if let view = view(state), let file = file(path, in: view) {
                return .file(file)
            }
        }
        guard let text = text(of: path), let checked = await looseCheck(path, text) else { return .nothing }
        let view = CourseView(
            checked: checked,
            found: FoundByFile(checked, site: nil),
            root: "",
            texts: texts,
            encoding: client.encoding
        )
        return file(path, in: view).map(Sight.file) ?? .nothing
    }

    /// The courses that requests about all of a workspace see: those of open texts and of the client's folders.
    func views() async -> [CourseView] {
        let open = texts.keys.sorted().compactMap(place)
        let places = open + client.folders.filter(CourseLocation.hasCourse).map { CourseLocation($0) }
        var known: Set<String> = []
        var views: [CourseView] = []
        for place in places where known.insert(CoursePath.join(place.root, place.content ?? "")).inserted {
            if let view = view(await current(place)) { views.append(view) }
        }
        return views
    }

    private func view(_ state: CourseState) -> CourseView? {
        guard let checked = state.checked, let found = state.found else { return nil }
        return CourseView(
            checked: checked,
            found: found,
            root: state.place.root,
            texts: texts,
            encoding: client.encoding
        )
    }

    private func file(_ path: String, in view: CourseView) -> FileView? {
        guard let own = view.relative(path), let lines = view.lines(of: own),
            view.course.lesson(at: own) != nil || !view.course.files(at: [own]).isEmpty || !view.found[own].isEmpty
        else { return nil }
        return FileView(view: view, path: own, lines: lines, language: client.language)
    }

    private func text(of path: String) -> [UInt8]? { texts[path]?.bytes ?? (try? FileSystem.read(path)) }

    private func looseCheck(_ path: String, _ text: [UInt8]) async -> CheckedCourse? {
        if let known = loose[path], known.text == text { return known.checked }
        guard SourceName.isPage(path) || path.hasSuffix(".swift") else { return nil }
        let checked = try? await FileSystem.$unsavedTexts.withValue(UnsavedTexts([path: text])) {
            // Nobody has promised what a counterexample of a loose file breaks; `check` says the same.
            try await CourseLoader.loadLoose([path]) { $0.rules[.counterexampleUnproven] = .off }
        }
        loose[path] = checked.map { (text, $0) }
        return checked
    }
}
