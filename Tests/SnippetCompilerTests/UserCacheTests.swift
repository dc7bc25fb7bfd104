import Foundation
import TestSupport
import Testing

@testable import FileSystem
@testable import SnippetCompiler

@Suite("The folder of what is compiled for all courses")
struct UserCacheTests {
    /// In the real place of a folder, since what is above a temporary one may be a symbolic link.
    private static func withFolder(_ body: (String) throws -> Void) async throws {
        try await withTemporaryFolder { try body(FileSystem.realPath($0.path)) }
    }

    @Test(
        "It lies where the environment says, else in the home folder that the system knows of; nobody else can read there"
    )
    func places() async throws {
        try await Self.withFolder { (folder: String) throws in
            let (named, home, listed) = (folder + "/named", folder + "/home", folder + "/listed")
            mkdir(listed, 0o700)
            func place(_ environment: [String: String]) throws -> String {
                let cache = try UserCache(environment: environment, home: listed)
                #expect(cache.problem == nil)
                var information = stat()
                #expect(lstat(cache.folder, &information) == 0)
                #expect(information.st_mode & 0o777 == 0o700)
                return cache.folder
            }
            #expect(try place(["XDG_CACHE_HOME": named, "HOME": home]) == named + "/glosa")
            #expect(try place(["XDG_CACHE_HOME": named + "/"]) == named + "/glosa")
            #expect(try place(["XDG_CACHE_HOME": "relative", "HOME": home]) == home + "/.cache/glosa")
            #expect(try place(["HOME": ""]) == listed + "/.cache/glosa")
            #expect(try place([:]) == listed + "/.cache/glosa")
        }
    }

    @Test("Where there is no home, it is a folder of this process's own, which nobody can guess")
    func homeless() async throws {
        for home in [nil, "/nonexistent/home"] as [String?] {
            let cache = try UserCache(environment: [:], home: home)
            #expect(cache.problem == nil)
            #expect(cache.folder == (try FileSystem.temporaryFolderOfProcess()))
            guard case .taken = try ProcessLock.folder(cache.folder) else {
                Issue.record("nobody holds it")
                return
            }
        }
    }

    enum Fault: CaseIterable { case shared, sharedParent, foreign, foreignParent, link, file }

    @Test("A folder that somebody else could fill is not used, and it is said which", arguments: Fault.allCases)
    func faults(fault: Fault) async throws {
        guard geteuid() == 0 || ![.foreign, .foreignParent].contains(fault) else { return }
        try await Self.withFolder { (folder: String) throws in
            let (parent, place) = (folder + "/cache", folder + "/cache/glosa")
            try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: false)
            var named = place
            switch fault {
            case .shared:
                mkdir(place, 0o700)
                chmod(place, 0o770)
            case .sharedParent:
                chmod(parent, 0o777)
                named = parent
            case .foreign:
                mkdir(place, 0o700)
                chown(place, 65_534, 65_534)
            case .foreignParent:
                chown(parent, 65_534, 65_534)
                named = parent
            case .link:
                mkdir(folder + "/elsewhere", 0o700)
                symlink(folder + "/elsewhere", place)
            case .file: try FileSystem.write([], to: place)
            }
            let cache = try UserCache(environment: ["XDG_CACHE_HOME": parent], home: nil)
            #expect(cache.folder == (try FileSystem.temporaryFolderOfProcess()))
            #expect(cache.problem?.folder == named)
            #expect(cache.problem?.message.en.contains(named) == true)
            if fault == .link { #expect(try FileSystem.names(in: folder + "/elsewhere") == []) }
        }
    }

    @Test(
        "Where everybody may write but only remove what is his own, a folder of one's own is safe; so are links to such"
    )
    func sound() async throws {
        try await Self.withFolder { (folder: String) throws in
            let (sticky, real) = (folder + "/sticky", folder + "/real")
            for place in [sticky, real] { mkdir(place, 0o700) }
            chmod(sticky, 0o1777)
            symlink(real, folder + "/link")
            #expect(try UserCache(environment: ["XDG_CACHE_HOME": sticky], home: nil).folder == sticky + "/glosa")
            #expect(
                try UserCache(environment: ["XDG_CACHE_HOME": folder + "/link"], home: nil).folder == real + "/glosa"
            )
            // What is there is used again.
            #expect(try UserCache(environment: ["XDG_CACHE_HOME": real], home: nil).problem == nil)
        }
    }
}
