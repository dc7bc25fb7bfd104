import Foundation
import TestSupport
import Testing

@testable import Site

@Suite("Writing a site")
struct SiteWriterTests {
    private static func write(_ files: [String: String], to folder: String) throws {
        let writer = try SiteWriter(output: folder)
        for (path, text) in files { try writer.write(OutputFile(path: path, text: text)) }
        try writer.commit()
    }

    private static func modification(_ path: String) throws -> Date? {
        try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
    }

    private static func names(_ folder: URL) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    }

    @Test("A second build keeps the bytes and times of what did not change, and removes what is stale")
    func secondBuild() async throws {
        try await withTemporaryFolder { folder in
            let site = folder.appending(path: "site").path
            try Self.write(["same.html": "same", "changed.html": "old", "stale/page.html": "stale"], to: site)
            let before = Date(timeIntervalSince1970: 1_000_000_000)
            try FileManager.default.setAttributes([.modificationDate: before], ofItemAtPath: site + "/same.html")
            try Self.write(["same.html": "same", "changed.html": "new", "deep/er/page.html": "deep"], to: site)
            #expect(try Self.modification(site + "/same.html") == before)
            #expect(try String(contentsOfFile: site + "/changed.html", encoding: .utf8) == "new")
            #expect(try String(contentsOfFile: site + "/deep/er/page.html", encoding: .utf8) == "deep")
            #expect(!FileManager.default.fileExists(atPath: site + "/stale"))
            #expect(try Self.names(folder) == ["site"])
        }
    }

    @Test("Until the end, the former site stands untouched; a cancelled build leaves no trace")
    func cancelled() async throws {
        try await withTemporaryFolder { folder in
            let site = folder.appending(path: "site").path
            try Self.write(["a.html": "old"], to: site)
            let writer = try SiteWriter(output: site)
            try writer.write(OutputFile(path: "a.html", text: "new"))
            #expect(try String(contentsOfFile: site + "/a.html", encoding: .utf8) == "old")
            writer.cancel()
            #expect(try String(contentsOfFile: site + "/a.html", encoding: .utf8) == "old")
            #expect(try Self.names(folder) == ["site"])
        }
    }

    @Test("What a killed build left beside the site is cleared away, a running one's is not")
    func leftovers() async throws {
        try await withTemporaryFolder { folder in
            let manager = FileManager.default
            let dead = folder.appending(path: ".site.glosa-2147483646")
            let alive = folder.appending(path: ".site.glosa-1")
            for url in [dead, alive] { try manager.createDirectory(at: url, withIntermediateDirectories: true) }
            try Self.write(["a.html": "a"], to: folder.appending(path: "site").path)
            #expect(!manager.fileExists(atPath: dead.path))
            #expect(manager.fileExists(atPath: alive.path))
        }
    }

    @Test("A folder with files that Glosa did not write is refused")
    func foreignFolder() async throws {
        try await withTemporaryFolder { folder in
            try Data("mine".utf8).write(to: folder.appending(path: "thesis.txt"))
            #expect(throws: SiteWriterError.self) { try SiteWriter(output: folder.path) }
            #expect(try Self.names(folder) == ["thesis.txt"])
        }
    }

    @Test("Hidden entries at the top are the user's and stay")
    func hiddenEntries() async throws {
        try await withTemporaryFolder { folder in
            let site = folder.appending(path: "site")
            try Self.write(["a.html": "a"], to: site.path)
            try FileManager.default.createDirectory(
                at: site.appending(path: ".git/refs"),
                withIntermediateDirectories: true
            )
            try Data("ref".utf8).write(to: site.appending(path: ".git/HEAD"))
            try Data().write(to: site.appending(path: ".nojekyll"))
            try Self.write(["b.html": "b"], to: site.path)
            #expect(try Self.names(site) == [".git", ".glosa-site", ".nojekyll", "b.html"])
            #expect(try String(contentsOf: site.appending(path: ".git/HEAD"), encoding: .utf8) == "ref")
        }
    }

    @Test("A site reached through a symbolic link is written behind the link")
    func symbolicLink() async throws {
        try await withTemporaryFolder { folder in
            let real = folder.appending(path: "real")
            let link = folder.appending(path: "link")
            try Self.write(["a.html": "a"], to: real.path)
            try FileManager.default.createSymbolicLink(at: link, withDestinationURL: real)
            try Self.write(["b.html": "b"], to: link.path)
            #expect(try Self.names(real) == [".glosa-site", "b.html"])
        }
    }
}
