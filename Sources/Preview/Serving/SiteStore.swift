import Course
import CourseChecks
import CourseConfiguration
import Diagnostics
import FileSystem
import HTTPServer
import Site
import Support

/// The current site, and the browsers that show it.
actor SiteStore {
    /// A page open in a browser.
    private struct Reader {
        let page: String
        /// The version of the page that the browser shows.
        var version: String
        /// True if the page is open at this machine.
        let isLocal: Bool
        let events: StreamedBody
    }

    /// The last good site; nil before there is one.
    private(set) var site: PreviewSite?
    /// The reason why the course can't be used as it is now; nil if it can be used.
    private var problem: Report?
    private var findings: [String: [Diagnostic]] = [:]
    /// True while the findings are those of the former site: they are not shown with the texts of the current one.
    private var areFindingsDue = false
    private let localDisclosure: Disclosure
    private let remoteDisclosure: Disclosure
    /// The language of texts outside pages.
    private let language: String
    /// Takes a place that a reader at this machine has chosen; nil if nobody wants to know.
    private let pick: (@Sendable (EditorPlace) -> Void)?
    /// Tells what has changed in the originals of translations; nil if nobody can.
    private let drift: DriftSource?
    /// The translations whose drift is being read, by the page that shows them.
    private(set) var readings: [String: Task<Void, Never>] = [:]
    private let states = Mutex(0)
    /// The number of the site, counted up whenever it is replaced.
    private var generation = 0
    private var rendered: [String: ServedFile] = [:]
    /// The versions of pages, by path, computed before the preview's script is added.
    private var versions: [String: String] = [:]
    private var searches = SearchIndexes()
    private var readers: [Int: Reader] = [:]
    private var nextReader = 0

    /// - Parameter folders: the course's folder, in all forms in which texts may name it.
    init(
        editor: EditorLink,
        folders: [String] = [],
        language: String,
        pick: (@Sendable (EditorPlace) -> Void)? = nil,
        drift: DriftSource? = nil
    ) {
        (self.pick, self.drift) = (pick, drift)
        localDisclosure = .everything(editor)
        remoteDisclosure = .withoutPaths(folders)
        self.language = language
    }

    /// A number that changes whenever the answers may change.
    nonisolated var state: Int { states.with { $0 } }

    // MARK: Changes

    /// Replaces the site; open pages that have changed are reloaded.
    ///
    /// Pages opened from now on get the findings as soon as ``setFindings(_:)`` sets them.
    ///
    /// - Parameters:
    ///   - change: the difference from the former site; nil if anything may differ.
    ///   - styles: the new addresses of style sheets, if nothing else has changed: they are replaced without a reload.
    ///   - assets: the files of the course that have changed, by their paths in the site.
    /// - Returns: the number of open pages that were told.
    @discardableResult
    func install(
        _ site: PreviewSite,
        after change: TextChange? = nil,
        styles: [String: String] = [:],
        assets: [String] = []
    ) -> Int {
        rendered = rendered.filter { path, _ in
            guard let change, let former = self.site else { return false }
            return site.keeps(path, since: former, change)
        }
        versions = versions.filter { rendered[$0.key] != nil }
        // Marks stay until they are known anew if only texts have changed.
        let known = change == nil ? nil : self.site?.context.desk?.drifts
        self.site = site.marking(known ?? [:])
        generation += 1
        states.with { $0 += 1 }
        problem = nil
        areFindingsDue = true
        searches.renew()
        var told = 0
        for (number, reader) in readers {
            let version = version(of: reader.page)
            if version != reader.version {
                told += 1
                if !styles.isEmpty, let version {
                    reader.events.send(PreviewEvent.style(styles, version: version).bytes)
                    readers[number]?.version = version
                } else {
                    reload(number)
                }
            } else if !assets.isEmpty {
                reader.events.send(PreviewEvent.assets(assets).bytes)
                told += 1
            }
        }
        return told
    }

    /// Asks what has changed in the originals of the translations that a page compares, and marks it on the page once it is known.
    private func readDrift(shownAt path: String, in site: PreviewSite) {
        guard let drift, readings[path] == nil, let page = site.page(at: path) else { return }
        let translations = Set(site.context.translations(comparedOn: page))
        guard !translations.isEmpty else { return }
        readings[path] = Task { [generation] in
            let drifts = await drift(site.context.checked, translations)
            take(translations.reduce(into: [:]) { $0[$1] = .some(drifts[$1]) }, shownAt: path, since: generation)
        }
    }

    private func take(_ drifts: [Int: PageDrift?], shownAt path: String, since generation: Int) {
        readings[path] = nil
        guard let site else { return }
        // Lessons have other numbers in another site.
        guard generation == self.generation else { return readDrift(shownAt: path, in: site) }
        let translations = drifts.filter { site.context.desk?.drifts[$0.key] != $0.value }.keys
        guard !translations.isEmpty else { return }
        self.site = site.marking(drifts)
        states.with { $0 += 1 }
        rendered = rendered.filter { path, _ in
            guard let page = site.page(at: path) else { return true }
            return Set(site.context.translations(comparedOn: page)).isDisjoint(with: translations)
        }
        versions = versions.filter { rendered[$0.key] != nil }
        for (number, reader) in readers where version(of: reader.page) != reader.version { reload(number) }
    }

    /// Keeps the last good site, and tells open pages why there is no newer one.
    func fail(_ problem: Report) {
        self.problem = problem
        states.with { $0 += 1 }
        if site == nil {
            for number in readers.keys { reload(number) }
        } else {
            tellFindings()
        }
    }

    /// - Parameter found: the findings in the files of the site's course, by path.
    func setFindings(_ found: [String: [Diagnostic]]) {
        findings = found
        areFindingsDue = false
        tellFindings()
    }

    private func reload(_ number: Int) {
        guard let reader = readers.removeValue(forKey: number) else { return }
        reader.events.send(PreviewEvent.reload.bytes)
        // The browser comes back for the new page by itself.
        reader.events.finish()
    }

    private func tellFindings() {
        for reader in readers.values { reader.events.send(findings(on: reader.page, isLocal: reader.isLocal)) }
    }

    private func disclosure(isLocal: Bool) -> Disclosure { isLocal ? localDisclosure : remoteDisclosure }

    private func findings(on page: String, isLocal: Bool) -> [UInt8] {
        let lesson = lesson(on: page)
        let panel = PageFindings(
            lesson.map { [$0.filePath] + $0.facts.sampleFiles }?.flatMap { findings[$0] ?? [] } ?? [],
            lesson: lesson,
            problem: problem,
            language: site?.language(of: page) ?? language,
            disclosure: disclosure(isLocal: isLocal)
        )
        return PreviewEvent.findings(panel.json).bytes
    }

    private func lesson(on page: String) -> Lesson? {
        guard let site, let entry = site.page(at: page), let index = site.context.lesson(shownOn: entry) else {
            return nil
        }
        return site.course.lessons[index]
    }

    // MARK: An editor

    /// Returns the path of a file's page below the site's root; nil for a file without a page.
    func path(ofFile path: String) -> String? {
        guard let site else { return nil }
        let page = site.context.pages.first { page in
            site.context.lesson(shownOn: page).map { site.course.lessons[$0].filePath == path } ?? false
        }
        return page.flatMap(site.context.path)
    }

    /// Has the open pages of a file show a place, those at this machine.
    func follow(_ place: EditorPlace) {
        for reader in readers.values where reader.isLocal && lesson(on: reader.page)?.filePath == place.file {
            reader.events.send(PreviewEvent.place(place).bytes)
        }
    }

    private func choose(_ question: Question) -> Response {
        guard question.method == "POST" else { return .methodNotAllowed }
        let values = Self.values(question)
        guard let pick, question.isLocal, let lesson = lesson(on: values["page"] ?? "") else {
            return notFound(question)
        }
        let anchor = values["anchor"].flatMap { $0.isEmpty ? nil : $0 }
        pick(EditorPlace(file: lesson.filePath, anchor: anchor, fraction: values["fraction"].flatMap(Double.init) ?? 0))
        return Response(status: 204, fields: [], body: .bytes([]))
    }

    // MARK: Readers

    var readerCount: Int { readers.count }

    /// The values in a request's query, by their names.
    private static func values(_ question: Question) -> [Substring: String] {
        question.query.split(separator: "&").reduce(into: [:]) { values, pair in
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            values[parts[0]] = parts.count > 1 ? decoded(parts[1]) : ""
        }
    }

    private static func decoded(_ text: Substring) -> String? {
        PercentEncoding.decoded(text.utf8).map { String(decoding: $0, as: UTF8.self) }
    }

    private func connect(_ question: Question) -> Response {
        let values = Self.values(question)
        let number = nextReader
        nextReader += 1
        let events = StreamedBody { [weak self] in
            guard let self else { return }
            Task { await self.disconnect(number) }
        }
        let page = values["page"] ?? ""
        readers[number] = Reader(
            page: page,
            version: values["version"] ?? "",
            isLocal: question.isLocal,
            events: events
        )
        if version(of: page) == values["version"] {
            events.send(PreviewEvent.pulse.bytes)
            if !areFindingsDue { events.send(findings(on: page, isLocal: question.isLocal)) }
        } else {
            // The page changed while the browser was loading it, or was not connected.
            reload(number)
        }
        if pick != nil, question.isLocal { events.send(PreviewEvent.editor.bytes) }
        return Response(
            status: 200,
            fields: [("Content-Type", "text/event-stream; charset=utf-8"), ("Cache-Control", "no-store")],
            body: .stream(events)
        )
    }

    private func disconnect(_ number: Int) { readers[number] = nil }

    /// Writes to every open connection, so that broken ones are noticed.
    func pulse() {
        for reader in readers.values { reader.events.send(PreviewEvent.pulse.bytes) }
    }

    // MARK: Requests

    func answer(_ question: Question) async -> Response {
        if RequestPath(target: question.target)?.path == PreviewScript.place { return choose(question) }
        guard ["GET", "HEAD"].contains(question.method) else { return .methodNotAllowed }
        guard let path = RequestPath(target: question.target)?.path else { return notFound(question) }
        switch path {
        case PreviewScript.events where question.method == "GET": return connect(question)
        case PreviewScript.path: return .file(PreviewScript.file, to: question)
        default: break
        }
        guard let site else { return unavailable(question) }
        let place = place(of: path, in: site)
        if let language = site.searchLanguage(of: place) {
            return await searchFile(at: place, language: language, site: site).map { .file($0, to: question) }
                ?? notFound(question)
        }
        let asked = place.isEmpty || place.hasSuffix("/") ? place + "index.html" : place
        if let file = file(at: asked) {
            readDrift(shownAt: asked, in: site)
            return .file(file, to: question)
        }
        if !place.hasSuffix("/"), site.entry(at: place + "/index.html") != nil {
            let query = question.query.isEmpty ? "" : "?" + question.query
            return .redirect(to: question.target + "/" + query)
        }
        return notFound(question)
    }

    /// Returns the path below the site's root: a site that will live in a folder of its host may be asked for with that folder.
    private func place(of path: String, in site: PreviewSite) -> String {
        guard let base = site.course.configuration.baseURL.map(BaseURL.path)?.dropFirst(), !base.isEmpty,
            path.hasPrefix(base), site.entry(at: path) == nil
        else { return path }
        return String(path.dropFirst(base.count))
    }

    private func notFound(_ question: Question) -> Response {
        guard let site else { return unavailable(question) }
        let path = RequestPath(target: question.target).map { place(of: $0.path, in: site) } ?? ""
        let folder = path.prefix { $0 != "/" }
        let page = site.entry(at: "\(folder)/404.html") == nil ? "404.html" : "\(folder)/404.html"
        let file = file(at: page) ?? ServedFile(bytes: Array("404\n".utf8), type: "text/plain; charset=utf-8")
        return .file(file, status: 404, to: question)
    }

    private func unavailable(_ question: Question) -> Response {
        let html = problem.map { ErrorPage.html($0, language: language) } ?? ""
        let shown = disclosure(isLocal: question.isLocal).shown(html)
        let page = PageInjection.applied(to: Array(shown.utf8), page: ErrorPage.page, version: Self.version(of: html))
        return .file(ServedFile(bytes: page, type: ContentType.of("x.html")), status: 503, to: question)
    }

    private static func version(of html: String) -> String { StableHash(html.utf8).text }

    // MARK: Files

    private func file(at path: String) -> ServedFile? {
        if let known = rendered[path] { return known }
        let file: ServedFile
        switch site?.entry(at: path) {
        case nil: return nil
        case .asset(let asset):
            // The course's own files are opened each time: they may be large, and their changes show at once.
            return site?.open(asset).map { ServedFile($0, path: path, now: FileSystem.wallClock) }
        case .file(let bytes):
            file = ServedFile(bytes: bytes, type: ContentType.of(path))
        case .page(let page):
            guard var bytes = site?.bytes(of: page) else { return nil }
            if path.hasSuffix(".html") {
                let version = StableHash(bytes).text
                versions[path] = version
                bytes = PageInjection.applied(to: bytes, page: path, version: version)
            }
            file = ServedFile(bytes: bytes, type: ContentType.of(path))
        }
        rendered[path] = file
        return file
    }

    private func searchFile(at path: String, language: String, site: PreviewSite) async -> ServedFile? {
        for index in searches.indexes(of: language, site: site) {
            if let file = try? await index.value[path] { return file }
        }
        return nil
    }

    /// Returns the version of a page that a browser would get now; nil if the page is gone.
    func version(of page: String) -> String? {
        if page == ErrorPage.page {
            return site == nil ? problem.map { Self.version(of: ErrorPage.html($0, language: language)) } : nil
        }
        _ = file(at: page)
        return versions[page]
    }
}
