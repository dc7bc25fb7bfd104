import Foundation
import Support
import TestSupport
import Testing

@testable import FileSystem

struct WatchingTests {
    /// What a watcher tells within a while.
    private actor Told {
        private(set) var paths: Set<String> = []
        private(set) var isComplete = true
        private(set) var batches = 0

        func add(_ changes: FileChanges) {
            paths.formUnion(changes.paths)
            isComplete = isComplete && changes.isComplete
            batches += 1
        }

        func reset() { (paths, isComplete, batches) = ([], true, 0) }
    }

    /// Runs a body beside a watcher of `content`.
    private func watching(
        _ method: FileSystem.WatchMethod,
        _ body: (URL, Told) async throws -> Void
    ) async throws {
        try await withTemporaryFolder { folder in
            let content = folder.appending(path: "content/es")
            try FileManager.default.createDirectory(at: content, withIntermediateDirectories: true)
            try Data("# A".utf8).write(to: content.appending(path: "a.md"))
            let told = Told()
            let stream = FileSystem.changes(in: WatchedFolder(root: folder.path, paths: ["content"]), method: method)
            let task = Task { for await changes in stream { await told.add(changes) } }
            defer { task.cancel() }
            try await body(folder, told)
        }
    }

    /// Waits until a condition holds; only what never happens reaches the bound.
    private func eventually(_ condition: () async -> Bool) async throws {
        for _ in 0..<6_000 {
            if await condition() { return }
            try await Task.sleep(for: .milliseconds(20))
        }
        Issue.record("it did not happen within two minutes")
    }

    #if os(Linux)
        @Test("Folders that come when no watch is left are looked at again and again, and somebody is told")
        func watchesRunOut() async throws {
            try await withTemporaryFolder { folder in
                let root = folder.appending(path: "content")
                try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
                let told = Told()
                let isRefused = Mutex(0)
                let (stream, continuation) = AsyncStream.makeStream(of: FileChanges.self)
                let watched = WatchedFolder(root: folder.path, paths: ["content"])
                let isStarted = InotifyWatcher.start(watched, continuation, mostWatches: 3) {
                    isRefused.with { $0 += 1 }
                }
                #expect(isStarted)
                let task = Task { for await changes in stream { await told.add(changes) } }
                defer { task.cancel() }
                for name in ["a", "b", "c"] {
                    let new = root.appending(path: name)
                    try FileManager.default.createDirectory(at: new, withIntermediateDirectories: true)
                }
                try await eventually { await !told.isComplete }
                #expect(isRefused.with { $0 } == 1)
                for name in ["a", "b", "c"] {
                    try Data("# X".utf8).write(to: root.appending(path: "\(name)/x.md"))
                    try await eventually { await told.paths.contains("content/\(name)/x.md") }
                }
            }
        }
    #endif

    @Test(arguments: [FileSystem.WatchMethod.system, .polling])
    func savesOfEveryKindAreSeen(method: FileSystem.WatchMethod) async throws {
        try await watching(method) { folder, told in
            let file = folder.appending(path: "content/es/a.md")
            // In place.
            try Data("# AB".utf8).write(to: file)
            try await eventually { await told.paths.contains("content/es/a.md") }
            await told.reset()
            // By a new file that takes the old one's place, as editors do.
            try Data("# ABC".utf8).write(to: file, options: .atomic)
            try await eventually { await told.paths.contains("content/es/a.md") }
            await told.reset()
            try FileManager.default.moveItem(at: file, to: folder.appending(path: "content/es/b.md"))
            try await eventually { await told.paths.isSuperset(of: ["content/es/a.md", "content/es/b.md"]) }
            await told.reset()
            try FileManager.default.removeItem(at: folder.appending(path: "content/es/b.md"))
            try await eventually { await told.paths.contains("content/es/b.md") }
        }
    }

    @Test(arguments: [FileSystem.WatchMethod.system, .polling])
    func foldersThatComeAndGoAreSeen(method: FileSystem.WatchMethod) async throws {
        try await watching(method) { folder, told in
            let new = folder.appending(path: "content/es/new/deep")
            try FileManager.default.createDirectory(at: new, withIntermediateDirectories: true)
            try await eventually { await told.paths.contains { $0.hasPrefix("content/es/new") } }
            await told.reset()
            try Data("x".utf8).write(to: new.appending(path: "x.md"))
            try await eventually { await told.paths.contains("content/es/new/deep/x.md") }
            await told.reset()
            let moved = folder.appending(path: "content/es/moved")
            try FileManager.default.moveItem(at: folder.appending(path: "content/es/new"), to: moved)
            try await eventually { await told.paths.contains("content/es/moved") }
            await told.reset()
            try Data("xy".utf8).write(to: moved.appending(path: "deep/x.md"))
            try await eventually { await told.paths.contains("content/es/moved/deep/x.md") }
            #expect(await !told.paths.contains { $0.hasPrefix("content/es/new") })
        }
    }

    @Test(arguments: [FileSystem.WatchMethod.system, .polling])
    func aRemovedContentFolderMayComeBack(method: FileSystem.WatchMethod) async throws {
        try await watching(method) { folder, told in
            let content = folder.appending(path: "content")
            try FileManager.default.removeItem(at: content)
            try await eventually { await told.paths.contains("content") }
            await told.reset()
            let language = content.appending(path: "es")
            try FileManager.default.createDirectory(at: language, withIntermediateDirectories: true)
            try await eventually { await told.paths.contains { $0.hasPrefix("content") } }
            await told.reset()
            try Data("# Z".utf8).write(to: language.appending(path: "z.md"))
            try await eventually { await told.paths.contains("content/es/z.md") }
        }
    }

    @Test func aRootThatComesBackIsReadAgain() async throws {
        try await watching(.system) { folder, told in
            try FileManager.default.removeItem(at: folder)
            try await eventually { await !told.isComplete }
            await told.reset()
            let content = folder.appending(path: "content")
            try FileManager.default.createDirectory(at: content, withIntermediateDirectories: true)
            try await eventually { await !told.isComplete }
            await told.reset()
            try Data("# A".utf8).write(to: content.appending(path: "a.md"))
            try await eventually { await told.paths.contains("content/a.md") }
        }
    }

    @Test func aBurstIsToldInFewPieces() async throws {
        try await watching(.system) { folder, told in
            let start = ContinuousClock.now
            for number in 0..<200 {
                try Data("# \(number)".utf8).write(to: folder.appending(path: "content/es/\(number).md"))
            }
            try await eventually { await told.paths.count >= 200 }
            // However slow the machine is, there are no more pieces than pauses that can have been between them.
            let pauses = (ContinuousClock.now - start) / .milliseconds(FileSystem.settlingTime)
            #expect(Double(await told.batches) <= pauses + 1)
        }
    }

    @Test func otherFoldersAreLeftAlone() async throws {
        try await watching(.system) { folder, told in
            for path in ["elsewhere", "content/.git"] {
                let other = folder.appending(path: path)
                try FileManager.default.createDirectory(at: other, withIntermediateDirectories: true)
                try Data("x".utf8).write(to: other.appending(path: "x.md"))
            }
            try Data("x".utf8).write(to: folder.appending(path: "content/es/last.md"))
            try await eventually { await told.paths.contains("content/es/last.md") }
            #expect(await !told.paths.contains { $0.hasPrefix("elsewhere") || $0.hasPrefix("content/.git") })
        }
    }
}
