import Foundation
import TestSupport
import Testing

@testable import FileSystem

@Suite("Watching where symbolic links lead")
struct LinkWatchingTests {
    private actor Told {
        private(set) var paths: Set<String> = []
        private(set) var isComplete = true

        func add(_ changes: FileChanges) {
            paths.formUnion(changes.paths)
            isComplete = isComplete && changes.isComplete
        }

        func reset() { (paths, isComplete) = ([], true) }
    }

    /// A folder that is watched: some files, some links, and what is done with them.
    private struct Desk {
        let folder: URL
        let told: Told

        /// Puts a file in its place at a stroke.
        func write(_ path: String, _ text: String = "x") throws {
            let file = folder.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data(text.utf8).write(to: file, options: .atomic)
        }

        /// Puts a link in the place of whatever is there, at a stroke unless that is a folder.
        func link(_ path: String, to target: String) throws {
            let (place, new) = (folder.path + "/" + path, folder.path + "/.new")
            try FileSystem.makeLink(new, to: target)
            if (try? FileSystem.status(of: place).kind) == .folder { try FileSystem.remove(place) }
            try FileSystem.move(new, to: place)
        }

        /// Whether a path is told after something was done, which is done again now and then: what came before it may be told
        /// late.
        func tells(_ path: String, after action: () throws -> Void) async throws {
            await told.reset()
            for _ in 0..<60 {
                try action()
                for _ in 0..<100 {
                    if await told.paths.contains(path) { return }
                    try await Task.sleep(for: .milliseconds(20))
                }
            }
            Issue.record("\(path) was not told within two minutes, but \(await told.paths)")
        }
    }

    private func watching(
        _ method: FileSystem.WatchMethod,
        paths: [String] = ["content"],
        _ tree: String,
        links: [(String, String)],
        _ body: (Desk) async throws -> Void
    ) async throws {
        try await withTemporaryFolder { outer in
            let folder = outer.appending(path: "course")
            try FileTree(tree).write(to: folder)
            let told = Told()
            let desk = Desk(folder: folder, told: told)
            for (link, target) in links { try desk.link(link, to: target.replacing("COURSE", with: folder.path)) }
            let stream = FileSystem.changes(in: WatchedFolder(root: folder.path, paths: paths), method: method)
            let task = Task { for await changes in stream { await told.add(changes) } }
            defer { task.cancel() }
            try await body(desk)
        }
    }

    private static let methods = [FileSystem.WatchMethod.system, .polling]

    @Test("The content folder is a link, to a name, to a path, or by way of another link", arguments: methods)
    func content(method: FileSystem.WatchMethod) async throws {
        for links in [
            [("content", "real")], [("content", "COURSE/real")], [("content", "./way/../way"), ("way", "real")],
        ] {
            try await watching(method, "-- real/en/a.md --\n# A\n", links: links) { desk in
                try await desk.tells("content/en/a.md") { try desk.write("real/en/a.md", "# B") }
                try await desk.tells("content/en/b.md") { try desk.write("real/en/b.md") }
                try await desk.tells("content/en/new") { try desk.write("real/en/new/c.md") }
                try await desk.tells("content/en/new/d.md") { try desk.write("real/en/new/d.md") }
                try await desk.tells("content/en/b.md") { try FileSystem.remove(desk.folder.path + "/real/en/b.md") }
            }
        }
    }

    @Test("The folder of a language, one that leads to a path, and a single file are links", arguments: methods)
    func others(method: FileSystem.WatchMethod) async throws {
        try await watching(
            method,
            paths: ["content", "Sources/App/A.swift"],
            "-- content/main/a.md --\n\n-- shared/b.md --\n\n-- Code/App/A.swift --\n\n-- settings/course.yml --\n\n",
            links: [
                ("content/en", "main"), ("content/main/b.md", "../../shared/b.md"), ("Sources", "Code"),
                ("glosa.yml", "settings/course.yml"),
            ]
        ) { desk in
            try await desk.tells("content/en/a.md") { try desk.write("content/main/a.md") }
            try await desk.tells("content/main/b.md") { try desk.write("shared/b.md") }
            try await desk.tells("Sources/App/A.swift") { try desk.write("Code/App/A.swift") }
            try await desk.tells("glosa.yml") { try desk.write("settings/course.yml") }
        }
    }

    @Test("A folder is exchanged for a link and back, and so is what a link leads through", arguments: methods)
    func exchanged(method: FileSystem.WatchMethod) async throws {
        try await watching(
            method,
            "-- content/en/a.md --\n# A\n-- one/en/a.md --\n# 1\n-- two/en/a.md --\n# 2\n",
            links: []
        ) { desk in
            try await desk.tells("content") { try desk.link("content", to: "way") }
            // It leads nowhere yet.
            try await desk.tells(method == .polling ? "content/en/a.md" : "content") { try desk.link("way", to: "one") }
            try await desk.tells("content/en/a.md") { try desk.write("one/en/a.md", "# B") }
            try await desk.tells(method == .polling ? "content/en/a.md" : "content") { try desk.link("way", to: "two") }
            try await desk.tells("content/en/a.md") { try desk.write("two/en/a.md", "# C") }
            try desk.write("one/en/a.md", "# D")
            try await desk.tells("content") { try FileSystem.remove(desk.folder.path + "/content") }
            try await desk.tells("content") { try desk.write("content/en/a.md", "# E") }
            try await desk.tells("content/en/a.md") { try desk.write("content/en/a.md", "# EF") }
        }
    }

    #if os(Linux)
        @Test("The watched folder itself is a link that is led elsewhere: all may be another")
        func root() async throws {
            try await withTemporaryFolder { folder in
                try FileTree("-- one/content/a.md --\n# A\n-- two/content/a.md --\n# B\n").write(to: folder)
                let told = Told()
                let desk = Desk(folder: folder, told: told)
                try desk.link("course", to: "one")
                let watched = WatchedFolder(root: folder.path + "/course", paths: ["content"])
                let task = Task { for await changes in FileSystem.changes(in: watched) { await told.add(changes) } }
                defer { task.cancel() }
                // Watching begins when the task does.
                for number in 0..<6000 where await told.paths.isEmpty {
                    try desk.write("one/content/a.md", "\(number)")
                    try await Task.sleep(for: .milliseconds(20))
                }
                try desk.link("course", to: "two")
                for _ in 0..<6000 where await told.isComplete { try await Task.sleep(for: .milliseconds(20)) }
                #expect(await !told.isComplete)
                await told.reset()
                try await desk.tells("content/a.md") { try desk.write("two/content/a.md", "# C") }
            }
        }
    #endif

    @Test(
        "Where links lead out of the folder, in a circle or to folders that are no part of a course, nothing is watched"
    )
    func refused() async throws {
        try await withTemporaryFolder { outer in
            let folder = outer.appending(path: "course")
            try FileTree("-- content/en/a.md --\n# A\n-- other/deep/b.md --\n\n").write(to: folder)
            try FileTree("-- private/c.md --\n\n").write(to: outer)
            for (link, target) in [
                ("content/es", "../../private"), ("content/fr", "fr"), ("content/de", ".."), ("content/it", "en"),
                ("content/en/deep", "../../other"), ("content/en/up", ".."), ("content/en/c.md", "/etc/passwd"),
            ] { try FileSystem.makeLink(folder.path + "/" + link, to: target) }
            var visited: Set<String> = []
            let places = WatchedPlaces(WatchedFolder(root: folder.path, paths: ["content"])) { visited.insert($0) }
            let root = places.root
            #expect(places.folders.map(\.path).sorted() == ["", "content", "content/en", "content/it"])
            #expect(visited.allSatisfy { $0 == root || $0.hasPrefix(root + "/") })
            #expect(places.paths(to: root + "/other/deep/b.md", isFolder: false) == [])
            #expect(places.end(ofLink: "content/en/c.md") == nil)
            let home = WatchedFolder(root: outer.path, paths: ["course/content"], home: "course")
            #expect(WatchedPlaces(home).folders.allSatisfy { !$0.place.contains("private") })
        }
    }
}
