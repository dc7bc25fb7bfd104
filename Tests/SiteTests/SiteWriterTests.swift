import FileSystem
import Foundation
import TestSupport
import Testing

@testable import Site

@Suite("Writing a site")
struct SiteWriterTests {
    private static func write(_ files: [String: String], to folder: String) async throws {
        let writer = try await SiteWriter(output: folder)
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
            try await Self.write(["same.html": "same", "changed.html": "old", "stale/page.html": "stale"], to: site)
            let before = Date(timeIntervalSince1970: 1_000_000_000)
            try FileManager.default.setAttributes([.modificationDate: before], ofItemAtPath: site + "/same.html")
            try await Self.write(["same.html": "same", "changed.html": "new", "deep/er/page.html": "deep"], to: site)
            #expect(try Self.modification(site + "/same.html") == before)
            #expect(try String(contentsOfFile: site + "/changed.html", encoding: .utf8) == "new")
            #expect(try String(contentsOfFile: site + "/deep/er/page.html", encoding: .utf8) == "deep")
            #expect(!FileManager.default.fileExists(atPath: site + "/stale"))
            #expect(try Self.names(folder) == ["site"])
        }
    }

    @Test(
        "Nothing is written or taken over beside the site, whatever path a record names",
        arguments: ["../x", "a/../../x", "/tmp/x", "..", "", ".", "a/./b", "a//b", "a/"]
    )
    func outside(path: String) async throws {
        try await withTemporaryFolder { folder in
            let site = folder.appending(path: "site").path
            try await Self.write(["a.html": "a"], to: site)
            try Data("mine".utf8).write(to: folder.appending(path: "x"))
            let identity = try #require(FileSystem.identity(of: folder.path + "/x"))
            let writer = try await SiteWriter(output: site)
            defer { writer.cancel() }
            #expect(throws: FileError.self) { try writer.write(OutputFile(path: path, text: "forged")) }
            #expect(!writer.keep(path, as: identity))
            #expect(try String(contentsOfFile: folder.path + "/x", encoding: .utf8) == "mine")
        }
    }

    @Test("Until the end, the former site stands untouched; a cancelled build leaves no trace")
    func cancelled() async throws {
        try await withTemporaryFolder { folder in
            let site = folder.appending(path: "site").path
            try await Self.write(["a.html": "old"], to: site)
            let writer = try await SiteWriter(output: site)
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
            let site = folder.appending(path: "site").path
            let manager = FileManager.default
            let dead = folder.appending(path: ".site.glosa-1-dead")
            try manager.createDirectory(at: dead.appending(path: "en"), withIntermediateDirectories: true)
            try Data().write(to: folder.appending(path: ".site.glosa-lock"))
            let running = try await SiteWriter(output: site)
            try running.write(OutputFile(path: "a.html", text: "running"))
            #expect(!manager.fileExists(atPath: dead.path))
            try await Self.write(["a.html": "quick"], to: site)
            #expect(try Self.names(folder).filter { $0.hasPrefix(".site") }.count == 1)
            try running.commit()
            #expect(try String(contentsOfFile: site + "/a.html", encoding: .utf8) == "running")
            #expect(try Self.names(folder) == ["site"])
        }
    }

    @Test("Where folders can't be exchanged, the site is moved, and a move that fails is taken back")
    func withoutExchange() async throws {
        try await withTemporaryFolder { folder in
            let site = folder.appending(path: "site").path
            try await Self.write(["a.html": "old"], to: site)
            let second = try await SiteWriter(output: site)
            try second.write(OutputFile(path: "a.html", text: "new"))
            try second.commit { _, _ throws(FileError) in false }
            #expect(try String(contentsOfFile: site + "/a.html", encoding: .utf8) == "new")
            #expect(try Self.names(folder) == ["site"])
            let third = try await SiteWriter(output: site)
            third.cancel()
            #expect(throws: FileError.self) { try third.commit { _, _ throws(FileError) in false } }
            #expect(try String(contentsOfFile: site + "/a.html", encoding: .utf8) == "new")
            #expect(try Self.names(folder) == ["site"])
        }
    }

    @Test("A build that was killed between the moves has lost nothing: the next brings the site back first")
    func killedBetweenMoves() async throws {
        try await withTemporaryFolder { folder in
            let site = folder.appending(path: "site").path
            try await Self.write(["a.html": "old"], to: site)
            try FileSystem.move(site, to: folder.path + "/.site.glosa-1-dead.old")
            try FileSystem.makeFolder(folder.path + "/.site.glosa-1-dead")
            try StagingFolder.restore(site)
            #expect(try String(contentsOfFile: site + "/a.html", encoding: .utf8) == "old")
            try FileSystem.move(site, to: folder.path + "/.site.glosa-1-dead.old")
            let writer = try await SiteWriter(output: site)
            #expect(try String(contentsOfFile: site + "/a.html", encoding: .utf8) == "old")
            writer.cancel()
            #expect(try Self.names(folder) == ["site"])
            // A course that can't be built does not lose its site either.
            let course = folder.appending(path: "course")
            try FileTree("-- glosa.yml --\nlanguages: [en]\n").write(to: course)
            try FileSystem.move(site, to: course.path + "/.site.glosa-1-dead.old")
            await #expect(throws: (any Error).self) { try await SiteBuild(.init(source: course.path)).run() }
            #expect(try String(contentsOfFile: course.path + "/site/a.html", encoding: .utf8) == "old")
        }
    }

    @Test("A site that is written twice at once is one of the two, whole, also when it is the first")
    func atOnce() async throws {
        try await withTemporaryFolder { folder in
            let site = folder.appending(path: "site").path
            for round in 0..<3 {
                try await withThrowingTaskGroup(of: Void.self) { group in
                    for name in ["x", "y", "z"] {
                        group.addTask {
                            let pages = (0..<20).map { ("\($0).html", "\(name)\(round)") }
                            try await Self.write(Dictionary(uniqueKeysWithValues: pages), to: site)
                        }
                    }
                    try await group.waitForAll()
                }
                let texts = try (0..<20).map { try String(contentsOfFile: site + "/\($0).html", encoding: .utf8) }
                #expect(Set(texts).count == 1)
                #expect(try Self.names(folder) == ["site"])
            }
        }
    }

    @Test("What was taken over from the former site is not changed there when it is written again")
    func sharedFile() async throws {
        try await withTemporaryFolder { folder in
            let site = folder.appending(path: "site").path
            try await Self.write(["a.html": "old"], to: site)
            let writer = try await SiteWriter(output: site)
            try writer.write(OutputFile(path: "a.html", text: "old"))
            try writer.write(OutputFile(path: "a.html", text: "new"))
            #expect(try String(contentsOfFile: site + "/a.html", encoding: .utf8) == "old")
            try writer.commit()
            #expect(try String(contentsOfFile: site + "/a.html", encoding: .utf8) == "new")
        }
    }

    @Test("A folder with files that Glosa did not write is refused")
    func foreignFolder() async throws {
        try await withTemporaryFolder { folder in
            try Data("mine".utf8).write(to: folder.appending(path: "thesis.txt"))
            await #expect(throws: SiteWriterError.self) { try await SiteWriter(output: folder.path) }
            #expect(try Self.names(folder) == ["thesis.txt"])
        }
    }

    @Test("Hidden entries at the top are the user's and stay")
    func hiddenEntries() async throws {
        try await withTemporaryFolder { folder in
            let site = folder.appending(path: "site")
            try await Self.write(["a.html": "a"], to: site.path)
            try FileManager.default.createDirectory(
                at: site.appending(path: ".git/refs"),
                withIntermediateDirectories: true
            )
            try Data("ref".utf8).write(to: site.appending(path: ".git/HEAD"))
            try Data().write(to: site.appending(path: ".nojekyll"))
            try await Self.write(["b.html": "b"], to: site.path)
            #expect(try Self.names(site) == [".git", ".glosa-site", ".nojekyll", "b.html"])
            #expect(try String(contentsOf: site.appending(path: ".git/HEAD"), encoding: .utf8) == "ref")
        }
    }

    @Test("A site reached through a symbolic link is written behind the link")
    func symbolicLink() async throws {
        try await withTemporaryFolder { folder in
            let real = folder.appending(path: "real")
            let link = folder.appending(path: "link")
            try await Self.write(["a.html": "a"], to: real.path)
            try FileManager.default.createSymbolicLink(at: link, withDestinationURL: real)
            try await Self.write(["b.html": "b"], to: link.path)
            #expect(try Self.names(real) == [".glosa-site", "b.html"])
        }
    }
}
