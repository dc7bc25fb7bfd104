import FileSystem
import Foundation
import TestSupport
import Testing

@testable import Site

@Suite("A site that is set aside for the next build")
struct SpareSiteTests {
    /// A course's folder with its site, written by builds of which each makes the new site of the one before the last.
    struct Place {
        let folder: URL
        var course: String { folder.appending(path: "course").path }
        var site: URL { folder.appending(path: "course/site") }
        var aside: URL { folder.appending(path: "course/.glosa/site") }
        var spare: SpareSite { SpareSite(below: course) }

        init(_ folder: URL) throws {
            self.folder = folder
            try FileManager.default.createDirectory(
                at: folder.appending(path: "course/.glosa"),
                withIntermediateDirectories: true
            )
        }

        func write(_ files: [String: String]) async throws {
            let writer = try await SiteWriter(output: site.path, spare: spare)
            for (path, text) in files { try writer.write(OutputFile(path: path, text: text)) }
            try writer.place()
            try writer.clear(isSpare: true)
        }

        /// The texts of a folder's files, and its empty folders as nil.
        func contents(of folder: URL) throws -> [String: String?] {
            let names = FileManager.default.enumerator(atPath: folder.path)?.allObjects ?? []
            return try names.compactMap { $0 as? String }.reduce(into: [:]) { found, name in
                let path = folder.appending(path: name).path
                if try FileSystem.status(of: path).kind == .folder {
                    if try FileSystem.names(in: path).isEmpty { found.updateValue(nil, forKey: name) }
                } else {
                    found[name] = String(decoding: try FileSystem.read(path), as: UTF8.self)
                }
            }
        }

        func expect(_ files: [String: String], _ location: SourceLocation = #_sourceLocation) throws {
            var found = try contents(of: site)
            #expect(found.removeValue(forKey: SiteWriter.markerName) != nil, sourceLocation: location)
            #expect(found == files.mapValues { $0 }, sourceLocation: location)
            let names = try FileSystem.names(in: course)
            #expect(names == [".glosa", "site"], sourceLocation: location)
        }
    }

    @Test("Each site holds what was written and nothing of the ones before, whatever came in the place of what")
    func succession() async throws {
        try await withTemporaryFolder { folder in
            let place = try Place(folder)
            let sites: [[String: String]] = [
                ["a.html": "a", "b/c.html": "c", "d.html": "d"],
                ["a.html": "a", "b/c.html": "new", "e/f/g.html": "g"],
                // A folder in the place of a file of the spare site, and a file in that of a folder.
                ["a.html": "a", "b": "no folder", "d.html/x.html": "x", "e/f/g.html": "g"],
                ["a.html": "a", "b/c.html": "c", "d.html": "d"],
                ["a.html": "a", "b/c.html": "c", "d.html": "d"],
                ["e": "e", "a.html": "other"],
            ]
            for site in sites {
                try await place.write(site)
                try place.expect(site)
            }
            #expect(try place.contents(of: place.aside)["d.html"] == "d")
        }
    }

    @Test("What stays is the same file, under a second name in the spare site")
    func sameFiles() async throws {
        try await withTemporaryFolder { folder in
            let place = try Place(folder)
            for text in ["1", "2", "3"] { try await place.write(["a.html": "a", "b.html": text]) }
            let (same, other) = (
                FileSystem.identity(of: place.site.path + "/a.html"),
                FileSystem.identity(of: place.site.path + "/b.html")
            )
            #expect(same != nil && same == FileSystem.identity(of: place.aside.path + "/a.html"))
            #expect(try place.contents(of: place.aside)["b.html"] == "2")
            let writer = try await SiteWriter(output: place.site.path, spare: place.spare)
            #expect(!FileManager.default.fileExists(atPath: place.aside.path))
            #expect(writer.keep("a.html", as: try #require(same)))
            #expect(writer.keep("b.html", as: try #require(other)))
            try writer.place()
            try writer.clear(isSpare: true)
            try place.expect(["a.html": "a", "b.html": "3"])
        }
    }

    @Test("Hidden entries at the top of a site are the user's: none comes back that has gone")
    func hiddenEntries() async throws {
        try await withTemporaryFolder { folder in
            let place = try Place(folder)
            try await place.write(["a.html": "1"])
            let git = place.site.appending(path: ".git")
            try FileManager.default.createDirectory(at: git, withIntermediateDirectories: true)
            try Data("ref".utf8).write(to: git.appending(path: "HEAD"))
            try await place.write(["a.html": "2"])
            #expect(try place.contents(of: place.site)[".git/HEAD"] == "ref")
            #expect(try FileSystem.names(in: place.aside.path) == [SiteWriter.markerName, "a.html"])
            try FileManager.default.removeItem(at: git)
            try await place.write(["a.html": "3"])
            try place.expect(["a.html": "3"])
        }
    }

    @Test("Of a page whose name is spelled with other bytes now, the former file goes")
    func spelling() async throws {
        try await withTemporaryFolder { folder in
            let place = try Place(folder)
            for name in ["cafe\u{301}", "cafe\u{301}", "caf\u{e9}", "caf\u{e9}"] {
                try await place.write(["\(name).html": "coffee", "a.html": "a"])
                let names = try FileSystem.names(in: place.site.path).map { Array($0.utf8) }
                #expect(names == [SiteWriter.markerName, "a.html", "\(name).html"].map { Array($0.utf8) })
            }
        }
    }

    enum Forgery: CaseIterable {
        case text, page, emptyFolder, linkInFolder, linkedFolder, link, linkedMemory, file, pipe, hidden

        func apply(to place: Place, outside: URL) throws {
            let manager = FileManager.default
            func link(_ url: URL) throws { try manager.createSymbolicLink(at: url, withDestinationURL: outside) }
            switch self {
            case .text: try Data("forged".utf8).write(to: place.aside.appending(path: "a.html"))
            case .page: try Data("forged".utf8).write(to: place.aside.appending(path: "forged.html"))
            case .emptyFolder:
                try manager.createDirectory(
                    at: place.aside.appending(path: "x/y"),
                    withIntermediateDirectories: true
                )
            case .linkInFolder: try link(place.aside.appending(path: "b/link"))
            case .linkedFolder:
                try manager.removeItem(at: place.aside.appending(path: "b"))
                try link(place.aside.appending(path: "b"))
            case .link:
                try manager.removeItem(at: place.aside)
                try link(place.aside)
            case .linkedMemory:
                let memory = place.aside.deletingLastPathComponent()
                try manager.removeItem(at: memory)
                try manager.createDirectory(at: outside.appending(path: "site"), withIntermediateDirectories: true)
                try Data("mine".utf8).write(to: outside.appending(path: "site/mine.txt"))
                try link(memory)
            case .file:
                try manager.removeItem(at: place.aside)
                try Data("forged".utf8).write(to: place.aside)
            case .pipe: #expect(mkfifo(place.aside.appending(path: "pipe").path, 0o600) == 0)
            case .hidden: try Data("forged".utf8).write(to: place.aside.appending(path: ".htaccess"))
            }
        }
    }

    @Test("Nothing of a spare site is believed, and nothing outside of it is touched", arguments: Forgery.allCases)
    func forged(forgery: Forgery) async throws {
        try await withTemporaryFolder { folder in
            let place = try Place(folder)
            let outside = folder.appending(path: "outside")
            try FileManager.default.createDirectory(at: outside, withIntermediateDirectories: true)
            try Data("mine".utf8).write(to: outside.appending(path: "mine.txt"))
            let pages = ["a.html": "a", "b/c.html": "c"]
            for number in 1...3 { try await place.write(pages.merging(["n.html": "\(number)"]) { $1 }) }
            try forgery.apply(to: place, outside: outside)
            let mine = try place.contents(of: outside)
            try await place.write(pages.merging(["n.html": "4"]) { $1 })
            try place.expect(pages.merging(["n.html": "4"]) { $1 })
            #expect(try place.contents(of: outside) == mine)
        }
    }

    @Test("A build that fails leaves the site as it was, and nothing that is in the next one's way")
    func cancelled() async throws {
        try await withTemporaryFolder { folder in
            let place = try Place(folder)
            for text in ["1", "2"] { try await place.write(["a.html": text]) }
            let writer = try await SiteWriter(output: place.site.path, spare: place.spare)
            try writer.write(OutputFile(path: "a.html", text: "3"))
            writer.cancel()
            try place.expect(["a.html": "2"])
            try await place.write(["a.html": "4"])
            try place.expect(["a.html": "4"])
        }
    }
}
