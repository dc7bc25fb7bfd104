import Foundation
import TestSupport
import Testing

@testable import FileSystem

@Suite("Folders that a process has for itself")
struct HeldFolderTests {
    private static func makeFolder(_ path: String, mode: mode_t = 0o700) throws {
        try FileTree("-- file --\nkept\n").write(to: URL(filePath: path))
        chmod(path, mode)
    }

    @Test("What nobody holds goes with all it holds; what somebody holds, and what isn't such a folder, stays")
    func abandoned() async throws {
        try await withTemporaryFolder { folder in
            let place = folder.path
            func path(_ name: String) -> String { "\(place)/\(name)" }
            for name in ["draft-left", "draft-held", "other-left"] { try Self.makeFolder(path(name)) }
            try Self.makeFolder(path("draft-older"), mode: 0o755)
            try Self.makeFolder(path("draft-shared"), mode: 0o777)
            try FileSystem.write([], to: path("draft-file"))
            // Whoever may write there could lead it elsewhere.
            symlink(path("other-left"), path("draft-link"))
            symlink(path("other-left"), path("draft-left/link"))
            guard case .locked(let lock) = try ProcessLock.folder(path("draft-held")) else {
                Issue.record("this file system knows no locks")
                return
            }
            HeldFolders.removeAbandoned(in: place, prefix: "draft-")
            withExtendedLifetime(lock) {}
            let left = try FileSystem.names(in: place).sorted()
            #expect(left == ["draft-file", "draft-held", "draft-link", "draft-shared", "other-left"])
            #expect(try FileSystem.names(in: path("other-left")) == ["file"])
            #expect(try FileSystem.names(in: path("draft-held")) == ["file"])
        }
    }

    @Test("What is somebody else's stays", .enabled(if: geteuid() == 0, "only root can give a folder away"))
    func foreign() async throws {
        try await withTemporaryFolder { folder in
            let place = folder.path + "/draft-foreign"
            try Self.makeFolder(place)
            chown(place, 65_534, 65_534)
            HeldFolders.removeAbandoned(in: folder.path, prefix: "draft-")
            #expect(try FileSystem.names(in: folder.path) == ["draft-foreign"])
        }
    }

    @Test("A temporary folder is this user's alone and locked until it is removed")
    func temporary() throws {
        let folder = try FileSystem.makeTemporaryFolder()
        #expect(try FileSystem.realPath(folder) == folder)
        var information = stat()
        #expect(stat(folder, &information) == 0 && information.st_mode & 0o777 == 0o700)
        guard case .taken = try ProcessLock.folder(folder) else {
            Issue.record("nobody holds it")
            return
        }
        try FileSystem.write([1], to: folder + "/file")
        FileSystem.removeTemporaryFolder(folder)
        #expect(!FileSystem.exists(folder))
    }

    @Test("Of a folder that is filled, nothing stays where that fails, and the first to be ready counts")
    func drafts() async throws {
        struct Fault: Error {}
        try await withTemporaryFolder { folder in
            let place = folder.path + "/shim"
            #expect(throws: Fault.self) {
                try FileSystem.makeFolder(place, drafting: "draft-") { draft in
                    try FileSystem.write([1], to: draft + "/file")
                    throw Fault()
                }
            }
            #expect(try FileSystem.names(in: folder.path) == [])
            try FileSystem.makeFolder(place, drafting: "draft-") { draft in
                // Neither is removed that somebody works at, nor that one itself.
                HeldFolders.removeAbandoned(in: folder.path, prefix: "draft-")
                try FileSystem.write([1], to: draft + "/first")
                try FileSystem.makeFolder(place, drafting: "draft-") { other in
                    try FileSystem.write([1], to: other + "/second")
                }
            }
            #expect(try FileSystem.names(in: folder.path) == ["shim"])
            #expect(try FileSystem.names(in: place) == ["second"])
        }
    }
}
