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
            #expect(before.contains("imagen"))
            let piece = try #require(before.firstMatch(of: /h0-[0-9a-f]{16}/)).output
            #expect(await desk.text("/search/es/\(piece).js").hasPrefix("glosaSearch(\"\(piece)\","))
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
            #expect(await desk.get("/search/es/h0-none.js").status == 404)
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
            // On a loaded machine, other tests may keep all threads for longer than the system waits.
            let configuration = URLSessionConfiguration.ephemeral
            configuration.timeoutIntervalForRequest = 900
            let session = URLSession(configuration: configuration)
            // Kept answers are those that were worked out.
            for _ in 0..<3 {
                let (data, _) = try await session.data(from: address)
                #expect(String(decoding: data, as: UTF8.self) == (await desk.text("/es/")))
            }
            var request = URLRequest(url: address)
            request.setValue("evil.example", forHTTPHeaderField: "Host")
            let (refusal, response) = try await session.data(for: request)
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
