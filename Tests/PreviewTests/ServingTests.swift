import FileSystem
import Foundation
import TestSupport
import Testing

@testable import HTTPServer
@testable import Preview

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

struct ServingTests {
    /// A course that is being previewed, without a connection between.
    private struct Desk {
        let folder: URL
        let store: SiteStore
        let follower: CourseFollower

        func edit(_ path: String, _ change: (String) -> String) async throws {
            let file = folder.appending(path: path)
            try Data(change(try String(contentsOf: file, encoding: .utf8)).utf8).write(to: file)
            await follower.follow(FileChanges(paths: [path]))
        }

        func get(
            _ target: String,
            method: String = "GET",
            _ headers: [String: String] = [:],
            isLocal: Bool = true
        ) async -> Response {
            let parts = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
            var question = Question(method: method, target: String(parts[0]), headers: headers, isLocal: isLocal)
            question.query = parts.count > 1 ? String(parts[1]) : ""
            return await store.answer(question)
        }

        func text(_ target: String) async -> String { await get(target).text }

        /// A browser that has loaded a page.
        func open(_ page: String, isLocal: Bool = true) async throws -> Browser {
            let loaded = await get("/" + page, isLocal: isLocal).text
            let version = try #require(loaded.firstMatch(of: /data-version="([^"]+)"/)?.1)
            let answer = await get("/_glosa/events?page=\(page)&version=\(version)", isLocal: isLocal)
            return Browser(try #require(answer.events))
        }
    }

    /// The events that a page was sent. They are there when an edit has been followed.
    private final class Browser {
        private let stream: StreamedBody
        private var events: [String] = []

        init(_ stream: StreamedBody) { self.stream = stream }

        /// The next event of a name, with those before it left out; nil where none was sent.
        func next(_ name: String) -> String? {
            while case .bytes(let bytes) = stream.take() {
                events += String(decoding: bytes, as: UTF8.self).components(separatedBy: "\n\n").dropLast()
            }
            guard let place = events.firstIndex(where: { $0.hasPrefix("event: \(name)\n") }) else { return nil }
            defer { events.removeSubrange(...place) }
            return events[place]
        }
    }

    private func desk(_ tree: FileTree = SmallCourse.tree, _ body: (Desk) async throws -> Void) async throws {
        try await withTemporaryFolder { folder in
            let course = folder.appending(path: "course")
            try tree.write(to: course)
            try Data("secret".utf8).write(to: folder.appending(path: "secret.txt"))
            let store = SiteStore(editor: EditorLink(root: course.path), folders: [course.path], language: "es")
            let follower = CourseFollower(source: course.path, store: store) { _ in }
            await follower.follow(FileChanges(isComplete: false))
            try await body(Desk(folder: course, store: store, follower: follower))
        }
    }

    // MARK: Requests

    @Test func pagesFilesAndAssetsAreServedByType() async throws {
        try await desk { desk in
            let page = await desk.get("/es/estado/state.html")
            #expect(page.status == 200)
            #expect(page["Content-Type"] == "text/html; charset=utf-8")
            #expect(page["Cache-Control"] == "no-cache")
            #expect(page.text.contains("<script src=\"/_glosa/preview.js"))
            #expect(await desk.text("/es/") == desk.text("/es/index.html"))
            #expect(await desk.get("/shared/dot.svg")["Content-Type"] == "image/svg+xml")
            let style = try #require(page.text.firstMatch(of: /assets\/glosa\.css\?v=[0-9a-f]+/)).output
            let cached = await desk.get("/" + style)
            #expect(cached["Cache-Control"] == "max-age=31536000, immutable")
            #expect(cached.text == "body { color: black }\n")
        }
    }

    @Test func theSearchIsThatOfABuildAfterEachEdit() async throws {
        try await desk { desk in
            let file = "content/es/estado/state.md"
            let before = await desk.text("/search/es/index.js")
            #expect(before.hasPrefix("glosaSearch(\"index\","))
            let piece = try #require(before.firstMatch(of: /w0-[0-9a-f]{4}/)).output
            #expect(await desk.text("/search/es/\(piece).js").contains("imagen"))
            try await desk.edit(file) { $0 + "\nTrashumancia.\n" }
            let site = try #require(await desk.store.site).context
            let built = try await site.searchFiles(site.course.languages)
            for file in built {
                let served = await desk.get("/" + file.path)
                #expect(
                    served.status == 200 && served.text == String(decoding: file.bytes, as: UTF8.self),
                    "\(file.path)"
                )
            }
            #expect(await desk.text("/search/es/index.js") != before)
            // Who began to search before the edit can go on.
            #expect(await desk.get("/search/es/\(piece).js").status == 200)
            #expect(await desk.get("/search/es/w0-none.js").status == 404)
        }
    }

    @Test func aFolderWithoutItsSlashIsRedirected() async throws {
        try await desk { desk in
            let answer = await desk.get("/es/estado?x=1")
            #expect(answer.status == 301)
            #expect(answer["Location"] == "/es/estado/?x=1")
        }
    }

    @Test func headSendsTheHeadersOfGetAndNothingElse() async throws {
        try await desk { desk in
            let (get, head) = (await desk.get("/es/"), await desk.get("/es/", method: "HEAD"))
            #expect(head.fields.map(\.name) == get.fields.map(\.name))
            #expect(head.fields.map(\.value) == get.fields.map(\.value))
            // The server leaves the body out, and says its length.
            #expect(head.text == get.text)
            let part = await desk.get("/assets/glosa.css", method: "HEAD", ["range": "bytes=0-3"])
            #expect(part.status == 200)
            #expect(await desk.get("/es/", method: "POST").status == 405)
        }
    }

    @Test func aKnownVersionIsNotSentAgain() async throws {
        try await desk { desk in
            let tag = try #require(await desk.get("/es/")["ETag"])
            #expect(await desk.get("/es/", ["if-none-match": tag]).status == 304)
            try await desk.edit("content/es/index.md") { $0 + "\nMás.\n" }
            #expect(await desk.get("/es/", ["if-none-match": tag]).status == 200)
        }
    }

    @Test func partsOfFilesAreServed() async throws {
        try await desk { desk in
            let part = await desk.get("/assets/glosa.css", ["range": "bytes=0-3"])
            #expect(part.status == 206)
            #expect(part.text == "body")
            #expect(part["Content-Range"] == "bytes 0-3/22")
            #expect(await desk.get("/assets/glosa.css", ["range": "bytes=22-"]).status == 416)
            #expect(await desk.get("/assets/glosa.css", ["range": "bytes=0-3", "if-range": "\"old\""]).status == 200)
        }
    }

    @Test(arguments: [
        "/../secret.txt", "/%2e%2e/secret.txt", "/es/..%2f..%2f..%2fsecret.txt", "/glosa.yml", "/content/es/index.md",
        "//secret.txt", "/es/index.html%00", "/shared/link.txt", "/secret.txt", "/etc/passwd", "file:///etc/passwd",
    ])
    func nothingOutsideTheSiteIsServed(target: String) async throws {
        try await desk { desk in
            try FileManager.default.createSymbolicLink(
                at: desk.folder.appending(path: "content/shared/link.txt"),
                withDestinationURL: desk.folder.appending(path: "../secret.txt")
            )
            await desk.follower.follow(FileChanges(paths: ["content/shared/link.txt"]))
            let answer = await desk.get(target)
            #expect(answer.status == 404)
            #expect(!answer.text.contains("secret\n") && !answer.text.hasPrefix("secret"))
        }
    }

    @Test func anAssetThatBecomesALinkOutOfTheCourseIsNotFollowed() async throws {
        try await desk { desk in
            let asset = desk.folder.appending(path: "content/shared/dot.svg")
            try FileManager.default.removeItem(at: asset)
            try FileManager.default.createSymbolicLink(
                at: asset,
                withDestinationURL: desk.folder.appending(path: "../secret.txt")
            )
            #expect(await desk.get("/shared/dot.svg").status == 404)
        }
    }

    @Test func whatIsMissingIsSaidInTheLanguageOfThePlace() async throws {
        try await desk { desk in
            #expect(await desk.get("/en/nothing.html").status == 404)
            #expect(await desk.text("/en/nothing.html").contains("<html lang=\"en\""))
            #expect(await desk.text("/es/nada.html").contains("<html lang=\"es\""))
            #expect(await desk.text("/nada").contains("<html lang=\"es\""))
        }
    }

    @Test func aSiteForAFolderOfItsHostIsFoundThereToo() async throws {
        var tree = SmallCourse.tree
        tree["glosa.yml"] = "baseURL: https://example.org/docs/course/\n"
        try await desk(tree) { desk in
            #expect(await desk.get("/docs/course/es/").status == 200)
            #expect(await desk.get("/es/").status == 200)
        }
    }

    /// Sparse, and larger than any memory: it can be answered only by not looking at it.
    @Test func aLargeFileIsNeitherReadNorHashed() async throws {
        try await desk { desk in
            let file = desk.folder.appending(path: "content/shared/film.mp4")
            try Data("film".utf8).write(to: file)
            await desk.follower.follow(FileChanges(paths: ["content/shared/film.mp4"]))
            let (size, last) = (1 << 38, 1 << 38 - 1)
            let handle = try FileHandle(forWritingTo: file)
            try handle.truncate(atOffset: UInt64(size))
            try handle.close()
            // Long enough ago to be told by its time.
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSince1970: 1e9)],
                ofItemAtPath: file.path
            )
            let part = await desk.get("/shared/film.mp4", ["range": "bytes=-3"])
            #expect(part.status == 206 && part.text == "\0\0\0")
            #expect(part["Content-Range"] == "bytes \(last - 2)-\(last)/\(size)")
            let whole = await desk.get("/shared/film.mp4")
            #expect(whole.status == 200 && whole.body.count == size)
            let tag = try #require(whole["ETag"])
            #expect(part["ETag"] == tag)
            #expect(await desk.get("/shared/film.mp4", ["if-none-match": tag]).status == 304)
            #expect(await desk.get("/shared/film.mp4", ["range": "bytes=\(size)-"]).status == 416)
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSince1970: 1e9 + 1)],
                ofItemAtPath: file.path
            )
            #expect(await desk.get("/shared/film.mp4", ["if-none-match": tag]).status == 200)
        }
    }

    @Test func aFileWrittenJustNowHasNoTagYet() {
        let file = FileSystem.Identity(number: 1, size: 2, written: 1_000_000_000)
        #expect(ServedFile.tag(of: file, path: "a", now: 1_000_000_001) == nil)
        let tag = ServedFile.tag(of: file, path: "a", now: 2_000_000_000)
        #expect(tag != nil && tag == ServedFile.tag(of: file, path: "a", now: 3_000_000_000))
        let others = [
            ServedFile.tag(of: file, path: "b", now: 2_000_000_000),
            ServedFile.tag(of: .init(number: 2, size: 2, written: 1_000_000_000), path: "a", now: 2_000_000_000),
            ServedFile.tag(of: .init(number: 1, size: 3, written: 1_000_000_000), path: "a", now: 2_000_000_000),
            ServedFile.tag(of: .init(number: 1, size: 2, written: 1_000_000_001), path: "a", now: 2_000_000_000),
        ]
        #expect(Set(others + [tag]).count == 5)
    }

    // MARK: Reloading

    @Test func onlyPagesThatChangedAreReloaded() async throws {
        try await desk { desk in
            let (changed, other) = (
                try await desk.open("es/estado/state.html"), try await desk.open("es/estado/binding.html")
            )
            try await desk.edit("content/es/estado/state.md") { $0.replacing("Texto con", with: "Prosa con") }
            #expect(changed.next("reload") != nil)
            #expect(await desk.store.readerCount == 1)
            try await desk.edit("content/es/estado/binding.md") { $0 + "\nMás.\n" }
            #expect(other.next("reload") != nil)
        }
    }

    @Test func aTitleReloadsThePagesThatNameIt() async throws {
        try await desk { desk in
            let neighbour = try await desk.open("es/estado/binding.html")
            try await desk.edit("content/es/estado/state.md") {
                $0.replacing("title: Estado", with: "title: El estado")
            }
            #expect(neighbour.next("reload") != nil)
            #expect(await desk.text("/es/estado/binding.html").contains("El estado"))
        }
    }

    @Test func aBrowserThatMissedAChangeIsReloadedWhenItComesBack() async throws {
        try await desk { desk in
            let answer = await desk.get("/_glosa/events?page=es/index.html&version=old")
            let browser = Browser(try #require(answer.events))
            #expect(browser.next("reload") != nil)
        }
    }

    @Test func aStyleSheetIsExchangedWithoutAReload() async throws {
        try await desk { desk in
            let browser = try await desk.open("es/index.html")
            try await desk.edit("templates/assets/glosa.css") { _ in "body { color: red }\n" }
            let event = try #require(browser.next("style"))
            let address = try #require(event.firstMatch(of: /assets\/glosa\.css\?v=[0-9a-f]+/)).output
            #expect(await desk.text("/" + address) == "body { color: red }\n")
            #expect(await desk.store.readerCount == 1)
            // It counts as shown: the next change of the page is told, and nothing before it.
            try await desk.edit("content/es/index.md") { $0 + "\nMás.\n" }
            #expect(browser.next("reload") != nil)
        }
    }

    @Test func aPictureIsToldByItsPath() async throws {
        try await desk { desk in
            let browser = try await desk.open("es/estado/state.html")
            try await desk.edit("content/shared/dot.svg") { _ in "<svg/>" }
            #expect(browser.next("assets")?.contains("\"shared/dot.svg\"") == true)
        }
    }

    // MARK: Findings

    @Test func findingsStandOnTheirPageInItsLanguage() async throws {
        try await desk { desk in
            let browser = try await desk.open("es/estado/state.html")
            #expect(browser.next("findings")?.contains("\"items\":[]") == true)
            try await desk.edit("content/es/estado/state.md") { $0.replacing("private var total", with: "var total") }
            let reloaded = try await desk.open("es/estado/state.html")
            let event = try #require(reloaded.next("findings"))
            #expect(event.contains("\"rule\":\"state-private\""))
            #expect(event.contains("\"language\":\"es\""))
            #expect(event.contains("\"figure\":0"))
            #expect(event.contains("\"place\":\"content/es/estado/state.md:11:"))
            #expect(event.contains("\"href\":\"vscode://file\(desk.folder.path)/content/es/estado/state.md:11:"))
        }
    }

    @Test func nobodyElsewhereLearnsWhereTheCourseLies() async throws {
        try await desk { desk in
            try await desk.edit("content/es/estado/state.md") { $0.replacing("private var total", with: "var total") }
            let remote = try await desk.open("es/estado/state.html", isLocal: false)
            let event = try #require(remote.next("findings"))
            #expect(event.contains("\"place\":\"content/es/estado/state.md:11:"))
            #expect(!event.contains("href") && !event.contains(desk.folder.path))
            let local = try await desk.open("es/estado/state.html")
            try FileManager.default.removeItem(at: desk.folder.appending(path: "glosa.yml"))
            try FileManager.default.removeItem(at: desk.folder.appending(path: "content"))
            await desk.follower.follow(FileChanges(isComplete: false))
            let (told, known) = (try #require(remote.next("findings")), try #require(local.next("findings")))
            #expect(told.contains("\"isOutdated\":true") && !told.contains(desk.folder.path))
            #expect(known.contains(desk.folder.path))
        }
        var tree = SmallCourse.tree
        tree.files = [("notes.txt", "No course.\n")]
        try await desk(tree) { desk in
            let (remote, local) = (await desk.get("/", isLocal: false), await desk.get("/"))
            #expect(remote.status == 503 && !remote.text.contains(desk.folder.path))
            #expect(local.text.contains(desk.folder.path))
            let browser = try await desk.open("_glosa/problem", isLocal: false)
            #expect(browser.next("reload") == nil)
        }
    }

    @Test func aBrokenTemplateKeepsTheLastGoodSiteAndHeals() async throws {
        try await desk { desk in
            let browser = try await desk.open("es/index.html")
            let before = await desk.text("/es/")
            try await desk.edit("templates/footer.mustache") { _ in "{{#broken}}" }
            var event = try #require(browser.next("findings"))
            while !event.contains("\"isOutdated\":true") { event = try #require(browser.next("findings")) }
            #expect(event.contains("templates/footer.mustache"))
            #expect(await desk.text("/es/") == before)
            try await desk.edit("templates/footer.mustache") { _ in "<footer>heil</footer>" }
            #expect(browser.next("reload") != nil)
            #expect(await desk.text("/es/").contains("<footer>heil</footer>"))
        }
    }

    @Test func withoutAGoodSiteEveryAddressSaysWhatToMend() async throws {
        var tree = SmallCourse.tree
        tree["glosa.yml"] = "title: [\n"
        try await desk(tree) { desk in
            let answer = await desk.get("/es/estado/state.html")
            #expect(answer.status == 503)
            #expect(answer.text.contains("glosa.yml:"))
            let browser = try await desk.open("es/index.html")
            let page = try await desk.open("_glosa/problem")
            try await desk.edit("glosa.yml") { _ in "title: Curso\n" }
            #expect(page.next("reload") != nil)
            #expect(browser.next("reload") != nil)
            #expect(await desk.get("/es/estado/state.html").status == 200)
        }
    }

    @Test func aContentFolderThatComesBackIsShownAgain() async throws {
        try await desk { desk in
            let before = await desk.text("/es/")
            let (content, away) = (desk.folder.appending(path: "content"), desk.folder.appending(path: "away"))
            try FileManager.default.moveItem(at: content, to: away)
            await desk.follower.follow(FileChanges(paths: ["content"]))
            try FileManager.default.moveItem(at: away, to: content)
            await desk.follower.follow(FileChanges(paths: ["content"]))
            #expect(await desk.text("/es/") == before)
        }
    }

    // MARK: Over the wire

    @Test func theNextFreePortIsTaken() async throws {
        try await desk { desk in
            let taken = try Listener(at: [.loopback], port: 0)
            let (ports, continuation) = AsyncStream.makeStream(of: UInt16.self)
            let server = Task {
                try await PreviewServer(store: desk.store, hosts: PreviewHosts(), language: "es")
                    .run(port: taken.port) { continuation.yield($0) }
            }
            defer { server.cancel() }
            let port = try #require(await ports.first { _ in true })
            #expect(port != taken.port)
            let address = try #require(URL(string: "http://127.0.0.1:\(port)/es/"))
            // Kept answers are those that were worked out.
            for _ in 0..<3 {
                let (data, _) = try await URLSession.shared.data(from: address)
                #expect(String(decoding: data, as: UTF8.self) == (await desk.text("/es/")))
            }
            var request = URLRequest(url: address)
            request.setValue("evil.example", forHTTPHeaderField: "Host")
            let (refusal, response) = try await URLSession.shared.data(for: request)
            #expect((response as? HTTPURLResponse)?.statusCode == 421)
            #expect(String(decoding: refusal, as: UTF8.self).contains("--host evil.example"))
        }
    }

    @Test func anAddressThatCannotBeHadIsNamed() async throws {
        try await desk { desk in
            let server = PreviewServer(store: desk.store, hosts: try PreviewHosts(["192.0.2.1"]), language: "es")
            await #expect {
                try await server.run(port: 8080) { _ in }
            } throws: { error in
                guard case CannotListen.noAddress("192.0.2.1", _) = error else { return false }
                return true
            }
        }
    }
}

extension Response {
    fileprivate var text: String {
        switch body {
        case .bytes(let bytes): String(decoding: bytes, as: UTF8.self)
        case .file(let file, let range):
            String(decoding: file.bytes(at: range.lowerBound, atMost: range.count), as: UTF8.self)
        case .stream: ""
        }
    }

    fileprivate var events: StreamedBody? {
        guard case .stream(let stream) = body else { return nil }
        return stream
    }
}
