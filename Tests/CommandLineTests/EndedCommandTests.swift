import Foundation
import TestSupport
import Testing

@testable import FileSystem

@Suite("Commands that are ended while they make a course")
struct EndedCommandTests {
    private static let site = """
        -- mkdocs.yml --
        site_name: A
        -- docs/index.md --
        # A
        -- docs/long.md --
        # Long

        \(String(repeating: "Words and words. ", count: 1000))
        -- docs/picture.png --
        x

        """

    /// What a command that was killed has left of a course's content: the folder that it was written to, unlocked.
    private static let remains = ".content.glosa-1-x"

    private static func visible(_ folder: URL) throws -> [String] {
        try FileSystem.names(in: folder.path).filter { !$0.hasPrefix(".") }
    }

    /// All below a folder that has a name which commands give what is not whole.
    private static func unfinished(_ folder: URL) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.contains(".glosa-") }
    }

    // MARK: Import

    @Test("What an import that was ended has left is no course; the next one says so, and makes it")
    func importing() async throws {
        try await withTemporaryFolder { folder in
            try FileTree(Self.site).write(to: folder)
            let new = folder.appending(path: "new")
            try FileTree("-- \(Self.remains)/index.md --\n# A\n-- .content.glosa-lock --\n\n").write(to: new)
            #expect(try Run(["build", "--source", "new"], in: folder).errors.contains("there is no course"))
            let whole = try Run(["import", "new"], in: folder)
            #expect(whole.status == 0 && whole.errors.contains("An import into new was ended before it was done"))
            #expect(try FileSystem.names(in: new.path) == ["content", "glosa.yml"])
            #expect(try FileSystem.names(in: new.path + "/content") == ["index.md", "long.md", "picture.png"])
            #expect(try Run(["import", "new"], in: folder).errors.contains("overwrites nothing"))
        }
    }

    @Test("One that was ended at its last step leaves none either; a configuration that somebody wrote is not replaced")
    func lastStep() async throws {
        try await withTemporaryFolder { folder in
            try FileTree(Self.site).write(to: folder)
            let new = folder.appending(path: "new").path
            #expect(try Run(["import", "new"], in: folder).status == 0)
            try FileSystem.move(new + "/content", to: new + "/" + Self.remains)
            #expect(try Run(["build", "--source", "new"], in: folder).errors.contains("the content folder"))
            let whole = try Run(["import", "new"], in: folder)
            #expect(whole.status == 0 && whole.errors.contains("was ended"), "\(whole.errors)")
            #expect(try FileSystem.names(in: new) == ["content", "glosa.yml"])

            try FileSystem.move(new + "/content", to: new + "/" + Self.remains)
            try Data("title: Mine\n".utf8).write(to: URL(filePath: new + "/glosa.yml"))
            let refused = try Run(["import", "new"], in: folder)
            #expect(refused.status == 2 && refused.errors.contains("glosa.yml is already there"))
            #expect(try FileSystem.read(new + "/glosa.yml") == Array("title: Mine\n".utf8))
            #expect(try !FileSystem.exists(new + "/content") && Self.visible(URL(filePath: new)) == ["glosa.yml"])
        }
    }

    @Test(
        "One that can't go on, because a file would be longer than it may be, leaves nothing",
        arguments: ["import", "init"]
    )
    func failing(command: String) async throws {
        try await withTemporaryFolder { folder in
            try FileTree(Self.site).write(to: folder)
            let run = try Run(
                ["-c", "ulimit -f 0; exec \"$0\" \"$@\"", Run.executable.path, command, "new"],
                in: folder,
                program: URL(filePath: "/bin/sh")
            )
            #expect(run.status == 2 && run.errors.contains("cannot write"), "\(run.errors)")
            #expect(try FileSystem.names(in: folder.path + "/new") == [])
        }
    }

    @Test("What another import is writing stays as it is, and is not called ended")
    func busy() async throws {
        try await withTemporaryFolder { folder in
            try FileTree(Self.site).write(to: folder)
            let place = folder.path + "/new/" + Self.remains
            try FileSystem.makeFolder(place)
            let lock = try ProcessLock.folder(place)
            guard case .locked = lock else { return #expect(Bool(false), "\(lock)") }
            let run = try Run(["import", "new"], in: folder)
            #expect(run.status == 0 && !run.errors.contains("was ended"), "\(run.errors)")
            #expect(try FileSystem.names(in: folder.path + "/new") == [Self.remains, "content", "glosa.yml"])
            withExtendedLifetime(lock) {}
        }
    }

    @Test("The working folder serves as the new course's, if it is empty")
    func workingFolder() async throws {
        try await withTemporaryFolder { folder in
            try FileTree(Self.site).write(to: folder)
            let new = folder.appending(path: "new")
            try FileSystem.makeFolder(new.path)
            let run = try Run(["import", ".", "--source", ".."], in: new)
            #expect(run.status == 0, "\(run.errors)")
            #expect(try FileSystem.names(in: new.path) == ["content", "glosa.yml"])
        }
    }

    // MARK: Init

    @Test("What an init that was ended has left is no course; the next one makes it whole and leaves nothing else")
    func starting() async throws {
        try await withTemporaryFolder { folder in
            let new = folder.appending(path: "new")
            try FileTree("-- \(Self.remains)/es/index.md --\n# A\n").write(to: new)
            #expect(try Run(["build", "--source", "new"], in: folder).errors.contains("there is no course"))
            let whole = try Run(["init", "new"], in: folder)
            #expect(whole.status == 0 && whole.errors.contains("An init in new was ended before it was done"))
            #expect(try Self.unfinished(new) == [])
            #expect(try Run(["check", "--no-typecheck", "new"], in: folder).status == 0)
            #expect(try Run(["init", "new"], in: folder).status == 2)
        }
    }

    @Test("In a folder of content that is there, what an init has left half written goes with the next")
    func adding() async throws {
        try await withTemporaryFolder { folder in
            let new = folder.appending(path: "new")
            let draft = FileSystem.draftName(of: "index.md")
            try FileTree("-- content/picture.png --\nx\n-- content/es/\(draft) --\n---\n").write(to: new)
            #expect(try Self.unfinished(new).count == 1)
            #expect(try Run(["init", "new"], in: folder).status == 0)
            #expect(try Self.unfinished(new) == [])
            #expect(try Run(["check", "--no-typecheck", "new"], in: folder).status == 0)
        }
    }

    @Test("One that was ended at its last step is finished, and with it what it was asked for besides")
    func lastStepOfInit() async throws {
        try await withTemporaryFolder { folder in
            let new = folder.appending(path: "new").path
            #expect(try Run(["init", "new"], in: folder).status == 0)
            try FileSystem.move(new + "/content", to: new + "/" + Self.remains)
            let whole = try Run(["init", "new", "--ci", "github"], in: folder)
            #expect(whole.status == 0 && whole.errors.contains("was ended"), "\(whole.errors)")
            #expect(try Self.unfinished(URL(filePath: new)) == [])
            #expect(FileSystem.exists(new + "/.github/workflows/glosa.yml"))
            #expect(try Run(["check", "--no-typecheck", "new"], in: folder).status == 0)
        }
    }
}
