import Course
import Diagnostics
import FileSystem
import Foundation
import Site

/// The site as it stands now, and the browsers that look at it.
actor SiteStore {
    /// A page open in a browser.
    private struct Reader {
        let page: String
        /// Which rendering of the page the browser shows.
        var version: String
        let events: AsyncStream<[UInt8]>.Continuation
    }

    /// The last good site; nil before there is one.
    private(set) var site: PreviewSite?
    /// Why the course can't be used as it is now.
    private var problem: Report?
    private var findings: [String: [Diagnostic]] = [:]
    private let editor: EditorLink
    /// The language of what is said outside pages.
    private let language: String
    private let states = Guarded(0)
    private var rendered: [String: ServedFile] = [:]
    /// The versions of pages without what is added to them.
    private var versions: [String: String] = [:]
    private var searches = SearchIndexes()
    private var readers: [Int: Reader] = [:]
    private var nextReader = 0

    init(editor: EditorLink, language: String) {
        self.editor = editor
        self.language = language
    }

    /// A number that is another one after each change of what is answered.
    nonisolated var state: Int { states.with { $0 } }

    // MARK: Changes

    /// Puts a site in the former one's place; the pages that are open and have changed are reloaded.
    ///
    /// - Parameters:
    ///   - styles: the new addresses of style sheets, where nothing else has changed: they are exchanged without a reload.
    ///   - assets: the files of the course that have changed, by their paths in the site.
    /// - Returns: how many open pages were told.
    @discardableResult
    func install(_ site: PreviewSite, styles: [String: String] = [:], assets: [String] = []) -> Int {
        self.site = site
        states.with { $0 += 1 }
        problem = nil
        rendered = [:]
        versions = [:]
        searches.renew()
        var told = 0
        for (number, reader) in readers {
            let version = version(of: reader.page)
            if version != reader.version {
                told += 1
                if !styles.isEmpty, let version {
                    reader.events.yield(PreviewEvent.style(styles, version: version).bytes)
                    readers[number]?.version = version
                } else {
                    reload(number)
                }
            } else if !assets.isEmpty {
                reader.events.yield(PreviewEvent.assets(assets).bytes)
                told += 1
            }
        }
        return told
    }

    /// Keeps the last good site, and tells why there is no newer one.
    func fail(_ problem: Report) {
        self.problem = problem
        states.with { $0 += 1 }
        if site == nil {
            for number in readers.keys { reload(number) }
        } else {
            tellFindings()
        }
    }

    /// - Parameter found: what was found in the files of the site's course that have changed, by their paths.
    func setFindings(_ found: [String: [Diagnostic]]) {
        findings.merge(found) { _, new in new }
        tellFindings()
    }

    private func reload(_ number: Int) {
        guard let reader = readers.removeValue(forKey: number) else { return }
        reader.events.yield(PreviewEvent.reload.bytes)
        // The browser comes back for the new page by itself.
        reader.events.finish()
    }

    private func tellFindings() {
        for reader in readers.values { reader.events.yield(findings(on: reader.page)) }
    }

    private func findings(on page: String) -> [UInt8] {
        var lesson: Lesson?
        if let site, case .page(let entry) = site.entries[page], let index = site.renderer.lesson(shownOn: entry) {
            lesson = site.course.lessons[index]
        }
        let panel = PageFindings(
            lesson.flatMap { findings[$0.filePath] } ?? [],
            lesson: lesson,
            problem: problem,
            language: site?.language(of: page) ?? language,
            editor: editor
        )
        return PreviewEvent.findings(panel.json).bytes
    }

    // MARK: Readers

    var readerCount: Int { readers.count }

    private func connect(_ query: String) -> Answer {
        let values = query.split(separator: "&").reduce(into: [Substring: String]()) { values, pair in
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            values[parts[0]] = parts.count > 1 ? String(parts[1]).removingPercentEncoding : ""
        }
        let (stream, events) = AsyncStream.makeStream(of: [UInt8].self, bufferingPolicy: .bufferingNewest(64))
        let page = values["page"] ?? ""
        let number = nextReader
        nextReader += 1
        readers[number] = Reader(page: page, version: values["version"] ?? "", events: events)
        events.onTermination = { [weak self] _ in
            guard let self else { return }
            Task { await self.disconnect(number) }
        }
        if version(of: page) == values["version"] {
            events.yield(PreviewEvent.pulse.bytes)
            events.yield(findings(on: page))
        } else {
            // It changed while the browser was loading it, or away.
            reload(number)
        }
        let headers = ["Content-Type": "text/event-stream; charset=utf-8", "Cache-Control": "no-store"]
        return Answer(status: 200, headers: headers, body: .stream(stream))
    }

    private func disconnect(_ number: Int) { readers[number] = nil }

    /// Writes to every open connection, which shows those that are gone.
    func pulse() {
        for reader in readers.values { reader.events.yield(PreviewEvent.pulse.bytes) }
    }

    // MARK: Requests

    func answer(_ question: Question) async -> Answer {
        guard ["GET", "HEAD"].contains(question.method) else { return .methodNotAllowed }
        guard let path = RequestPath(target: question.target)?.path else { return notFound(question) }
        switch path {
        case PreviewScript.events where question.method == "GET": return connect(question.query)
        case PreviewScript.path:
            let script = ServedFile(bytes: Data(PreviewScript.source.utf8), type: ContentType.of(path))
            return .file(script, to: question)
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
            var answer = Answer.file(file, to: question)
            if rendered[asked] != nil { answer.state = state }
            return answer
        }
        if !place.hasSuffix("/"), site.entries[place + "/index.html"] != nil {
            let query = question.query.isEmpty ? "" : "?" + question.query
            return .redirect(to: question.target + "/" + query)
        }
        return notFound(question)
    }

    /// The path below the site's root: a site that will live in a folder of its host may be asked for with that folder too.
    private func place(of path: String, in site: PreviewSite) -> String {
        guard let base = site.course.configuration.baseURL.map(BaseURL.path)?.dropFirst(), !base.isEmpty,
            path.hasPrefix(base), site.entries[path] == nil
        else { return path }
        return String(path.dropFirst(base.count))
    }

    private func notFound(_ question: Question) -> Answer {
        guard let site else { return unavailable(question) }
        let path = RequestPath(target: question.target).map { place(of: $0.path, in: site) } ?? ""
        let folder = path.prefix { $0 != "/" }
        let page = site.entries["\(folder)/404.html"] == nil ? "404.html" : "\(folder)/404.html"
        let file = file(at: page) ?? ServedFile(bytes: Data("404\n".utf8), type: "text/plain; charset=utf-8")
        return .file(file, status: 404, to: question)
    }

    private func unavailable(_ question: Question) -> Answer {
        let html = problem.map { ErrorPage.html($0, language: language) } ?? Data()
        let version = StableHash(html).text
        let page = PageInjection.applied(to: html, page: ErrorPage.page, version: version)
        return .file(ServedFile(bytes: page, type: ContentType.of("x.html")), status: 503, to: question)
    }

    // MARK: Files

    private func file(at path: String) -> ServedFile? {
        if let known = rendered[path] { return known }
        guard let site, let entry = site.entries[path], let bytes = site.bytes(at: path) else { return nil }
        let type = ContentType.of(path)
        guard case .page = entry, path.hasSuffix(".html") else {
            let file = ServedFile(bytes: bytes, type: type)
            // The course's own files are read each time: they may be large, and their changes show at once.
            if case .asset = entry { return file }
            rendered[path] = file
            return file
        }
        let version = StableHash(bytes).text
        versions[path] = version
        let file = ServedFile(bytes: PageInjection.applied(to: bytes, page: path, version: version), type: type)
        rendered[path] = file
        return file
    }

    private func searchFile(at path: String, language: String, site: PreviewSite) async -> ServedFile? {
        for index in searches.indexes(of: language, site: site) {
            if let bytes = try? await index.value[path] {
                return ServedFile(bytes: bytes, type: ContentType.of(path))
            }
        }
        return nil
    }

    /// Which rendering of a page a browser would get now; nil for a page that is gone.
    private func version(of page: String) -> String? {
        if page == ErrorPage.page {
            return site == nil ? problem.map { StableHash(ErrorPage.html($0, language: language)).text } : nil
        }
        _ = file(at: page)
        return versions[page]
    }
}
