import Foundation
import TestSupport
import Testing

@testable import FileSystem

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

@Suite("Files that are written under a hidden name first")
struct FileDraftTests {
    /// The ways of writing that take a hidden name.
    private enum Way: CaseIterable {
        case atOnce, create, save, replace
    }

    private func write(_ bytes: [UInt8], _ path: String, by way: Way) throws -> Bool {
        switch way {
        case .atOnce:
            try FileSystem.writeAtOnce(bytes, to: path)
            return true
        case .create: return try FileSystem.create(bytes, at: path)
        case .save:
            try FileSystem.save(bytes, to: path)
            return true
        case .replace:
            try FileSystem.write([1], to: path)
            return try FileSystem.replace(path, holding: [1], with: bytes)
        }
    }

    private func draft(_ number: Int = 0, in folder: URL) -> String {
        folder.path + "/" + FileSystem.draftName(of: "a.md", number: number)
    }

    @Test("What a killed process has left goes when the file is written again", arguments: Way.allCases)
    private func abandoned(way: Way) async throws {
        try await withTemporaryFolder { folder in
            try Data("half".utf8).write(to: URL(filePath: draft(in: folder)))
            #expect(try write([7], folder.path + "/a.md", by: way))
            #expect(try FileSystem.names(in: folder.path) == ["a.md"])
            #expect(try FileSystem.read(folder.path + "/a.md") == [7])
        }
    }

    @Test("What a running process writes stays as it is", arguments: Way.allCases)
    private func taken(way: Way) async throws {
        try await withTemporaryFolder { folder in
            let path = draft(in: folder)
            try Data("half".utf8).write(to: URL(filePath: path))
            let other = open(path, O_RDONLY)
            defer { close(other) }
            #expect(flock(other, LOCK_EX | LOCK_NB) == 0)
            #expect(try write([7], folder.path + "/a.md", by: way))
            #expect(try FileSystem.names(in: folder.path) == [FileSystem.draftName(of: "a.md"), "a.md"])
            #expect(try FileSystem.read(path) == Array("half".utf8))
        }
    }

    @Test("What somebody else has put there, a pipe, a folder, a link, is neither written nor removed")
    func strangers() async throws {
        try await withTemporaryFolder { folder in
            let victim = folder.appending(path: "victim")
            try Data("mine".utf8).write(to: victim)
            #expect(mkfifo(draft(in: folder), 0o600) == 0)
            try FileSystem.makeFolder(draft(1, in: folder))
            try FileSystem.makeLink(draft(2, in: folder), to: "victim")
            let before = try FileSystem.names(in: folder.path)
            try FileSystem.writeAtOnce([7], to: folder.path + "/a.md")
            #expect(try FileSystem.names(in: folder.path) == before.filter { $0 != "victim" } + ["a.md", "victim"])
            #expect(try FileSystem.read(victim.path) == Array("mine".utf8))
        }
    }

    @Test(
        "A file is made where there is none, and what is there stays, be it a file, a folder or a link that leads nowhere"
    )
    func created() async throws {
        try await withTemporaryFolder { folder in
            let path = folder.path + "/a.md"
            #expect(try FileSystem.create([1], at: path))
            #expect(try !FileSystem.create([2], at: path))
            #expect(try FileSystem.read(path) == [1])
            try FileSystem.makeFolder(folder.path + "/b")
            #expect(try !FileSystem.create([2], at: folder.path + "/b"))
            try FileSystem.makeLink(folder.path + "/c", to: "nowhere")
            #expect(try !FileSystem.create([2], at: folder.path + "/c"))
            #expect(try FileSystem.names(in: folder.path) == ["a.md", "b", "c"])
        }
    }

    @Test("Many who write one file at a time leave one of their texts, and nothing else")
    func atOnce() async throws {
        try await withTemporaryFolder { folder in
            let path = folder.path + "/a.md"
            await withTaskGroup(of: Void.self) { group in
                for writer in 0..<8 {
                    group.addTask {
                        for _ in 0..<50 {
                            #expect(throws: Never.self) {
                                try FileSystem.writeAtOnce([UInt8](repeating: UInt8(writer), count: 5000), to: path)
                            }
                        }
                    }
                }
            }
            let bytes = try FileSystem.read(path)
            #expect(bytes.count == 5000 && Set(bytes).count == 1)
            #expect(try FileSystem.names(in: folder.path) == ["a.md"])
        }
    }
}
