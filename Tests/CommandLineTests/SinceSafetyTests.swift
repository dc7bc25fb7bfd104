import FileSystem
import Foundation
import TestSupport
import Testing

@testable import glosa

@Suite(
    "check --since in a stranger's repository",
    .enabled(if: FileSystem.executable(named: "git") != nil, "git is not installed")
)
struct SinceSafetyTests {
    private static let course = """
        -- glosa.yml --
        languages: [en]
        -- content/en/a.md --
        # A

        [x](nowhere.md)

        """

    @discardableResult
    private static func git(_ arguments: [String], in folder: URL, input: String = "") throws -> String {
        let program = try #require(FileSystem.executable(named: "git"))
        let run = try Run(
            ["-c", "user.name=T", "-c", "user.email=t@example.org", "-c", "init.defaultBranch=main"] + arguments,
            in: folder,
            input: input,
            program: URL(filePath: program)
        )
        try #require(run.status == 0, "git \(arguments): \(run.errors)")
        return run.output.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Runs a body with a repository that holds a course, and with the path of a program that leaves a file `ran` when it is run.
    private static func repository(
        _ tree: String = course,
        _ body: (_ repository: URL, _ spy: String, _ ran: () -> Bool) throws -> Void
    ) async throws {
        try await withTemporaryFolder { folder in
            let (repository, spy) = (folder.appending(path: "course"), folder.appending(path: "spy.sh"))
            let trace = folder.appending(path: "ran").path
            try Data("#!/bin/sh\n: >'\(trace)'\nexit 1\n".utf8).write(to: spy)
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: spy.path)
            try FileManager.default.createDirectory(at: repository, withIntermediateDirectories: true)
            try FileTree(tree).write(to: repository)
            try git(["init", "--quiet"], in: repository)
            try git(["add", "."], in: repository)
            try git(["commit", "--quiet", "--message", "one"], in: repository)
            try body(repository, spy.path) {
                let exists = FileSystem.exists(trace)
                try? FileSystem.remove(trace)
                return exists
            }
        }
    }

    /// Settings that name a program, and what git does to run it.
    enum Bait: CaseIterable {
        case fileMonitor, filter, process, hooksFolder, hooks, externalDiff, textConversion, alias

        func set(_ spy: String, in repository: URL) throws {
            func config(_ key: String, _ value: String) throws {
                try SinceSafetyTests.git(["config", key, value], in: repository)
            }
            switch self {
            case .fileMonitor: try config("core.fsmonitor", spy)
            case .filter: try config("filter.bait.smudge", spy)
            case .process: try config("filter.bait.process", spy)
            case .externalDiff: try config("diff.external", spy)
            case .textConversion: try config("diff.bait.textconv", spy)
            case .alias: try config("alias.bait", "!" + spy)
            case .hooks, .hooksFolder:
                let folder = repository.appending(path: self == .hooks ? ".git/hooks" : ".git/others")
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                try FileManager.default.copyItem(atPath: spy, toPath: folder.path + "/post-index-change")
                if self == .hooksFolder { try config("core.hooksPath", folder.path) }
            }
        }

        /// A command of git's that does run the program: else nothing would be proved.
        var lure: [String] {
            switch self {
            case .fileMonitor: ["status"]
            case .filter, .process: ["checkout-index", "--all", "--prefix=out/"]
            case .hooks, .hooksFolder: ["read-tree", "HEAD"]
            case .externalDiff: ["-c", "core.pager=cat", "diff", "HEAD~1", "--ext-diff"]
            case .textConversion: ["cat-file", "--textconv", "HEAD:content/en/a.md"]
            case .alias: ["bait"]
            }
        }
    }

    @Test("Nothing that the repository's configuration names is run", arguments: Bait.allCases)
    func configuration(bait: Bait) async throws {
        let tree = Self.course + "-- .gitattributes --\n*.md filter=bait diff=bait\n"
        try await Self.repository(tree) { repository, spy, ran in
            try FileTree("-- content/en/b.md --\n# B\n").write(to: repository)
            try Self.git(["add", "."], in: repository)
            try Self.git(["commit", "--quiet", "--message", "two"], in: repository)
            try bait.set(spy, in: repository)
            let program = try #require(FileSystem.executable(named: "git"))
            _ = try Run(bait.lure, in: repository, program: URL(filePath: program))
            #expect(ran(), "git \(bait.lure)")
            let run = try Run(["check", "--no-typecheck", "--since", "HEAD~1"], in: repository)
            #expect(run.status == 0 && run.errors.contains("1 finding is not shown"), "\(run.errors)")
            #expect(!ran())
        }
    }

    /// Ways by which a partial clone gets an object that it lacks.
    enum Fetch: CaseIterable {
        case ssh, uploadPack, helper, gitProxy

        func set(_ spy: String, in repository: URL) throws {
            func config(_ key: String, _ value: String) throws {
                try SinceSafetyTests.git(["config", key, value], in: repository)
            }
            try config("core.repositoryFormatVersion", "1")
            try config("extensions.partialClone", "origin")
            try config("remote.origin.promisor", "true")
            switch self {
            case .ssh:
                try config("remote.origin.url", "ssh://example.invalid/a")
                try config("core.sshCommand", spy)
            case .uploadPack:
                try config("remote.origin.url", repository.path)
                try config("remote.origin.uploadpack", spy)
            case .helper:
                try config("remote.origin.url", "ext::\(spy)")
                try config("protocol.ext.allow", "always")
            case .gitProxy:
                try config("remote.origin.url", "git://example.invalid/a")
                try config("core.gitProxy", spy)
            }
        }
    }

    @Test(
        "What a partial clone lacks isn't fetched, for that would run what the repository names",
        arguments: Fetch.allCases
    )
    func partial(fetch: Fetch) async throws {
        try await Self.repository { repository, spy, ran in
            let hash = try Self.git(["rev-parse", "HEAD:content/en/a.md"], in: repository)
            try fetch.set(spy, in: repository)
            try FileSystem.remove(repository.path + "/.git/objects/\(hash.prefix(2))/\(hash.dropFirst(2))")
            let program = try #require(FileSystem.executable(named: "git"))
            _ = try Run(["cat-file", "-p", hash], in: repository, program: URL(filePath: program))
            #expect(ran())
            let run = try Run(["check", "--no-typecheck", "--since", "HEAD"], in: repository)
            #expect(run.status == 2 && run.errors.contains("git fetch --refetch --no-filter"), "\(run.errors)")
            #expect(!ran())
        }
    }

    // MARK: Files

    @Test("Files, programs and links are those of the revision, whatever their bytes and names")
    func files() async throws {
        try await Self.repository { repository, _, _ in
            let odd = repository.appending(path: "odd")
            try FileManager.default.createDirectory(at: odd, withIntermediateDirectories: true)
            let bytes = (0..<70_000).map { UInt8(truncatingIfNeeded: $0 &* 7) }
            let names = ["plain", "with\ttab", "with\nline", "-dash", "ñ", "a b", "0 blob 3"]
            for (index, name) in names.enumerated() {
                try Data(bytes.prefix(index * 9000)).write(to: odd.appending(path: name))
            }
            try Data("#!/bin/sh\n".utf8).write(to: odd.appending(path: "program"))
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: odd.path + "/program")
            try FileSystem.makeLink(odd.path + "/link", to: "../content")
            try Data().write(to: repository.appending(path: ".gitattributes"))
            for number in 0..<450 { try Data("\(number)\n".utf8).write(to: odd.appending(path: "n\(number)")) }
            try Self.git(["-c", "core.autocrlf=false", "add", "."], in: repository)
            try Self.git(["commit", "--quiet", "--message", "two"], in: repository)
            let place = repository.path + "/../written"
            let folder = try Revision("HEAD", in: repository.path).write(to: place, isWhole: true)
            #expect(folder == place)
            func all(below root: String) throws -> [String] {
                try FileManager.default.subpathsOfDirectory(atPath: root).filter { !$0.hasPrefix(".git/") }.sorted()
            }
            let paths = try all(below: repository.path)
            #expect(try all(below: place) == paths && paths.count > 460)
            for path in paths {
                let (old, new) = (repository.path + "/" + path, place + "/" + path)
                #expect(try FileSystem.status(of: old).kind == FileSystem.status(of: new).kind, "\(path)")
                guard try FileSystem.status(of: old).kind == .file else { continue }
                #expect(try FileSystem.read(old) == FileSystem.read(new), "\(path)")
            }
            let attributes = try FileManager.default.attributesOfItem(atPath: place + "/odd/program")
            #expect((attributes[.posixPermissions] as? Int).map { $0 & 0o111 } == 0o111)
            #expect(try FileManager.default.destinationOfSymbolicLink(atPath: place + "/odd/link") == "../content")
        }
    }

    @Test(
        "A tree that git would never write is refused, and nothing is written outside",
        arguments: ["..", ".", ".git", ".GIT"]
    )
    func hostileNames(name: String) throws {
        let hash = String(repeating: "0", count: 40)
        for path in [name, "x/\(name)", "\(name)/x", "/\(name)", "x//\(name)"] {
            let list = Array("100644 blob \(hash)       3\t\(path)\0".utf8)
            #expect(throws: RevisionFiles.Failure.self, "\(path)") { try RevisionFiles.entries(in: list) }
        }
        let list = Array("warning: x\n100644 blob \(hash)       3\ta/b\0120000 blob \(hash) 1\tc\0".utf8)
        #expect(try RevisionFiles.entries(in: list).map(\.path) == ["a/b", "c"])
    }

    @Test("A link and a folder of one name don't lead anything out")
    func linkAndFolder() async throws {
        try await Self.repository { repository, _, _ in
            let outside = repository.appending(path: "../outside")
            try FileManager.default.createDirectory(at: outside, withIntermediateDirectories: true)
            let link = try Self.git(["hash-object", "-w", "--stdin"], in: repository, input: outside.path)
            let file = try Self.git(["hash-object", "-w", "--stdin"], in: repository, input: "x")
            let inner = try Self.git(["mktree"], in: repository, input: "100644 blob \(file)\tescaped\n")
            let tree = try Self.git(
                ["mktree"],
                in: repository,
                input: "120000 blob \(link)\ta\n040000 tree \(inner)\ta\n"
            )
            let commit = try Self.git(["commit-tree", tree, "-m", "x"], in: repository)
            let run = try Run(["check", "--no-typecheck", "--since", commit], in: repository)
            #expect(run.status == 2, "\(run.errors)")
            #expect(try FileSystem.names(in: outside.path) == [])
        }
    }

    @Test("What is committed as `.glosa` is left out: nothing is written where a link in its place leads")
    func committedMemory() async throws {
        try await Self.repository { repository, _, _ in
            let outside = repository.appending(path: "../outside")
            try FileManager.default.createDirectory(at: outside, withIntermediateDirectories: true)
            try FileSystem.makeLink(repository.path + "/.glosa", to: outside.path)
            try Self.git(["add", "--force", ".glosa"], in: repository)
            try Self.git(["commit", "--quiet", "--message", "two"], in: repository)
            try FileSystem.remove(repository.path + "/.glosa")
            try FileTree("-- .glosa/types --\nx\n-- .glosa/notes --\ny\n").write(to: repository)
            let run = try Run(["check", "--no-typecheck", "--since", "HEAD"], in: repository)
            #expect(run.status == 0 && run.errors.contains("1 finding is not shown"), "\(run.errors)")
            #expect(try FileSystem.names(in: outside.path) == [])
        }
    }

    @Test("Where something else was than the course's folder, all findings are new", arguments: ["link", "file"])
    func formerlyNoFolder(kind: String) async throws {
        try await Self.repository("-- README.md --\n# R\n") { repository, _, _ in
            let place = repository.path + "/docs"
            if kind == "link" {
                try FileSystem.makeLink(place, to: "elsewhere")
            } else {
                try FileSystem.write([65], to: place)
            }
            try Self.git(["add", "."], in: repository)
            try Self.git(["commit", "--quiet", "--message", "two"], in: repository)
            try FileSystem.remove(place)
            try FileTree(Self.course).write(to: URL(filePath: place))
            let run = try Run(["check", "--no-typecheck", "--since", "HEAD", "docs"], in: repository)
            #expect(
                run.output.contains("nowhere.md") && run.errors.contains("0 findings are not shown"),
                "\(run.errors)"
            )
        }
    }

    @Test("A large file has its length and no bytes; more than is written at all is said")
    func amounts() throws {
        let hash = String(repeating: "a", count: 40)
        func list(_ size: Int, _ count: Int) -> [UInt8] {
            (0..<count).flatMap { Array("100644 blob \(hash) \(size)\t\($0)\0".utf8) }
        }
        #expect(try RevisionFiles.entries(in: list(RevisionFiles.largestFile + 1, 100)).count == 100)
        let most = RevisionFiles.mostBytes / RevisionFiles.largestFile
        #expect(try RevisionFiles.entries(in: list(RevisionFiles.largestFile, most)).count == most)
        let failure = #expect(throws: RevisionFiles.Failure.self) {
            try RevisionFiles.entries(in: list(RevisionFiles.largestFile, most + 1))
        }
        #expect(failure?.reason.en.contains("--baseline") == true)
    }
}
