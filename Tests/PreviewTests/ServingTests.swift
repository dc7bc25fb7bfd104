import FileSystem
import Foundation
import TestSupport
import Testing

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

        func get(_ target: String, method: String = "GET", _ headers: [String: String] = [:]) async -> Answer {
            let parts = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
            let query = parts.count > 1 ? String(parts[1]) : ""
            return await store.answer(
                Question(method: method, target: String(parts[0]), query: query, headers: headers)
            )
        }

        func text(_ target: String) async -> String { await get(target).text }

        /// A browser that has loaded a page.
        func open(_ page: String) async throws -> Browser {
            let version = try #require(await text("/" + page).firstMatch(of: /data-version="([^"]+)"/)?.1)
            return Browser(try #require(await get("/_glosa/events?page=\(page)&version=\(version)").events))
        }
    }

    private actor Browser {
        private var iterator: AsyncStream<[UInt8]>.Iterator

        init(_ events: AsyncStream<[UInt8]>) { iterator = events.makeAsyncIterator() }

        /// The next event of a name, with those before it left out; nil when the stream ends.
        func next(_ name: String) async -> String? {
            var events = iterator
            defer { iterator = events }
            while let event = await events.next(isolation: self) {
                let text = String(decoding: event, as: UTF8.self)
                if text.hasPrefix("event: \(name)\n") { return text }
            }
            return nil
        }
    }

    private func desk(_ tree: FileTree = SmallCourse.tree, _ body: (Desk) async throws -> Void) async throws {
        try await withTemporaryFolder { folder in
            let course = folder.appending(path: "course")
            try tree.write(to: course)
            try Data("secret".utf8).write(to: folder.appending(path: "secret.txt"))
            let store = SiteStore(editor: EditorLink(root: course.path), language: "es")
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
            #expect(page.headers["Content-Type"] == "text/html; charset=utf-8")
            #expect(page.headers["Cache-Control"] == "no-cache")
            #expect(page.text.contains("<script src=\"/_glosa/preview.js"))
            #expect(await desk.text("/es/") == desk.text("/es/index.html"))
            #expect(await desk.get("/shared/dot.svg").headers["Content-Type"] == "image/svg+xml")
            let style = try #require(page.text.firstMatch(of: /assets\/glosa\.css\?v=[0-9a-f]+/)).output
            let cached = await desk.get("/" + style)
            #expect(cached.headers["Cache-Control"] == "max-age=31536000, immutable")
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
            let renderer = try #require(await desk.store.site).renderer
            let built = try await renderer.searchFiles(renderer.course.languages)
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
            #expect(answer.headers["Location"] == "/es/estado/?x=1")
        }
    }

    @Test func headSendsTheHeadersOfGetAndNothingElse() async throws {
        try await desk { desk in
            let (get, head) = (await desk.get("/es/"), await desk.get("/es/", method: "HEAD"))
            #expect(head.headers == get.headers)
            #expect(head.headers["Content-Length"] == "\(get.text.utf8.count)")
            #expect(head.text.isEmpty)
            #expect(await desk.get("/es/", method: "POST").status == 405)
        }
    }

    @Test func aKnownVersionIsNotSentAgain() async throws {
        try await desk { desk in
            let tag = try #require(await desk.get("/es/").headers["ETag"])
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
            #expect(part.headers["Content-Range"] == "bytes 0-3/22")
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

    // MARK: Reloading

    @Test func onlyPagesThatChangedAreReloaded() async throws {
        try await desk { desk in
            let (changed, other) = (
                try await desk.open("es/estado/state.html"), try await desk.open("es/estado/binding.html")
            )
            try await desk.edit("content/es/estado/state.md") { $0.replacing("Texto con", with: "Prosa con") }
            #expect(await changed.next("reload") != nil)
            #expect(await desk.store.readerCount == 1)
            try await desk.edit("content/es/estado/binding.md") { $0 + "\nMás.\n" }
            #expect(await other.next("reload") != nil)
        }
    }

    @Test func aTitleReloadsThePagesThatNameIt() async throws {
        try await desk { desk in
            let neighbour = try await desk.open("es/estado/binding.html")
            try await desk.edit("content/es/estado/state.md") {
                $0.replacing("title: Estado", with: "title: El estado")
            }
            #expect(await neighbour.next("reload") != nil)
            #expect(await desk.text("/es/estado/binding.html").contains("El estado"))
        }
    }

    @Test func aBrowserThatMissedAChangeIsReloadedWhenItComesBack() async throws {
        try await desk { desk in
            let answer = await desk.get("/_glosa/events?page=es/index.html&version=old")
            let browser = Browser(try #require(answer.events))
            #expect(await browser.next("reload") != nil)
        }
    }

    @Test func aStyleSheetIsExchangedWithoutAReload() async throws {
        try await desk { desk in
            let browser = try await desk.open("es/index.html")
            try await desk.edit("templates/assets/glosa.css") { _ in "body { color: red }\n" }
            let event = try #require(await browser.next("style"))
            let address = try #require(event.firstMatch(of: /assets\/glosa\.css\?v=[0-9a-f]+/)).output
            #expect(await desk.text("/" + address) == "body { color: red }\n")
            #expect(await desk.store.readerCount == 1)
            // It counts as shown: the next change of the page is told, and nothing before it.
            try await desk.edit("content/es/index.md") { $0 + "\nMás.\n" }
            #expect(await browser.next("reload") != nil)
        }
    }

    @Test func aPictureIsToldByItsPath() async throws {
        try await desk { desk in
            let browser = try await desk.open("es/estado/state.html")
            try await desk.edit("content/shared/dot.svg") { _ in "<svg/>" }
            #expect(await browser.next("assets")?.contains("\"shared/dot.svg\"") == true)
        }
    }

    // MARK: Findings

    @Test func findingsStandOnTheirPageInItsLanguage() async throws {
        try await desk { desk in
            let browser = try await desk.open("es/estado/state.html")
            #expect(await browser.next("findings")?.contains("\"items\":[]") == true)
            try await desk.edit("content/es/estado/state.md") { $0.replacing("private var total", with: "var total") }
            let reloaded = try await desk.open("es/estado/state.html")
            let event = try #require(await reloaded.next("findings"))
            #expect(event.contains("\"rule\":\"state-private\""))
            #expect(event.contains("\"language\":\"es\""))
            #expect(event.contains("\"figure\":0"))
            #expect(event.contains("\"place\":\"content/es/estado/state.md:11:"))
            #expect(event.contains("\"href\":\"vscode://file\(desk.folder.path)/content/es/estado/state.md:11:"))
        }
    }

    @Test func aBrokenTemplateKeepsTheLastGoodSiteAndHeals() async throws {
        try await desk { desk in
            let browser = try await desk.open("es/index.html")
            let before = await desk.text("/es/")
            try await desk.edit("templates/footer.mustache") { _ in "{{#broken}}" }
            var event = try #require(await browser.next("findings"))
            while !event.contains("\"isOutdated\":true") { event = try #require(await browser.next("findings")) }
            #expect(event.contains("templates/footer.mustache"))
            #expect(await desk.text("/es/") == before)
            try await desk.edit("templates/footer.mustache") { _ in "<footer>heil</footer>" }
            #expect(await browser.next("reload") != nil)
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
            #expect(await page.next("reload") != nil)
            #expect(await browser.next("reload") != nil)
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
            let (ports, continuation) = AsyncStream.makeStream(of: UInt16.self)
            let first = UInt16.random(in: 20_000...40_000)
            let servers = (0..<2).map { _ in
                Task {
                    try await PreviewServer(store: desk.store, host: "127.0.0.1").run(port: first) {
                        continuation.yield($0)
                    }
                }
            }
            defer { for server in servers { server.cancel() } }
            var found: [UInt16] = []
            for await port in ports {
                found.append(port)
                if found.count == 2 { break }
            }
            #expect(Set(found).count == 2)
            for port in found {
                let address = try #require(URL(string: "http://127.0.0.1:\(port)/es/"))
                let (data, _) = try await URLSession.shared.data(from: address)
                #expect(String(decoding: data, as: UTF8.self) == (await desk.text("/es/")))
            }
        }
    }
}

extension Answer {
    fileprivate var text: String {
        guard case .bytes(let bytes) = body else { return "" }
        return String(decoding: bytes, as: UTF8.self)
    }

    fileprivate var events: AsyncStream<[UInt8]>? {
        guard case .stream(let stream) = body else { return nil }
        return stream
    }
}
