import FileSystem
import Foundation
import TestSupport
import Testing

@Suite(
    "check --since",
    .enabled(if: FileSystem.executable(named: "git") != nil, "git is not installed")
)
struct SinceTests {
    private static let needsCompiler = ConditionTrait.enabled(
        if: FileSystem.executable(named: "swiftc") != nil,
        "swiftc is not installed"
    )

    private static let course = """
        -- glosa.yml --
        languages: [en]
        -- .gitignore --
        .glosa/
        -- content/en/a.md --
        # A

        ## Old heading

        [x](nowhere.md)
        -- content/en/b.md --
        # B

        A line or two about B.

        [x](a.md#old-heading)

        """

    private static func git(_ arguments: String..., in folder: URL) throws {
        let program = try #require(FileSystem.executable(named: "git"))
        let run = try Run(
            ["-c", "user.name=T", "-c", "user.email=t@example.org", "-c", "init.defaultBranch=main"] + arguments,
            in: folder,
            program: URL(filePath: program)
        )
        try #require(run.status == 0, "git \(arguments): \(run.errors)")
    }

    /// A repository with the course as its one commit.
    private static func commit(_ tree: String = course, in folder: URL) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try FileTree(tree).write(to: folder)
        try git("init", "--quiet", in: folder)
        try git("add", ".", in: folder)
        try git("commit", "--quiet", "--message", "one", in: folder)
    }

    private static func check(_ arguments: String..., in folder: URL) throws -> Run {
        try Run(["check", "--no-typecheck"] + arguments, in: folder)
    }

    @Test("What was there is counted; a heading that is gone breaks a link in a file that nobody touched")
    func caused() async throws {
        try await withTemporaryFolder { folder in
            try Self.commit(in: folder)
            let same = try Self.check("--since", "HEAD", in: folder)
            #expect(same.status == 0)
            #expect(same.errors.contains("1 finding is not shown"))
            #expect(!same.output.contains("broken-link"))
            try FileTree("-- content/en/a.md --\n# A\n\n## New heading\n\n[x](nowhere.md)\n").write(to: folder)
            let changed = try Self.check("--since", "HEAD", in: folder)
            #expect(changed.status == 1)
            #expect(changed.output.contains("content/en/b.md:5:5"))
            #expect(!changed.output.contains("nowhere.md"))
            #expect(changed.errors.contains("1 finding is not shown"))
            // What is committed, and only staged, counts as well.
            try Self.git("commit", "--quiet", "--all", "--message", "two", in: folder)
            #expect(try Self.check("--since", "HEAD~1", in: folder).status == 1)
            #expect(try Self.check("--since", "HEAD", in: folder).errors.contains("2 findings are not shown"))
        }
    }

    @Test("What the compiler said of samples that didn't change is no news without it", needsCompiler)
    func remembered() async throws {
        let swiftc = try #require(FileSystem.executable(named: "swiftc"))
        let tools = URL(filePath: swiftc).deletingLastPathComponent().path
        func check(_ arguments: String..., in folder: URL) throws -> Run {
            try Run(["check"] + arguments, in: folder, environment: ["PATH": "\(tools):/usr/bin:/bin"])
        }
        try await withTemporaryFolder { folder in
            try Self.commit(Self.course + "\n```swift\nlet n: Int = \"a\"\n```\n", in: folder)
            #expect(try check(in: folder).output.contains("cannot convert value"))
            #expect(try check("--no-typecheck", in: folder).output.contains("cannot convert value"))
            let run = try check("--no-typecheck", "--since", "HEAD", in: folder)
            #expect(!run.output.contains("cannot convert value"))
            #expect(run.errors.contains("2 findings are not shown"))
        }
    }

    @Test(
        "A file that was renamed is followed, whether git knows of it or not; a new file is new",
        arguments: [true, false]
    )
    func renamed(isStaged: Bool) async throws {
        try await withTemporaryFolder { folder in
            try Self.commit(in: folder)
            let (old, new) = (folder.appending(path: "content/en/a.md"), folder.appending(path: "content/en/c.md"))
            if isStaged {
                try Self.git("mv", old.path, new.path, in: folder)
            } else {
                try FileManager.default.moveItem(at: old, to: new)
            }
            try FileTree("-- content/en/d.md --\n# D\n\n[x](neither.md)\n").write(to: folder)
            let run = try Self.check("--since", "HEAD", in: folder)
            #expect(run.output.contains("content/en/b.md:5:5") && run.output.contains("content/en/d.md:3:5"))
            #expect(!run.output.contains("content/en/c.md:5"))
            #expect(run.errors.contains("1 finding is not shown"))
        }
    }

    @Test("What was there in a file that samples are taken from is counted, in a course and in loose files")
    func sampleFiles() async throws {
        try await withTemporaryFolder { folder in
            try Self.commit(
                """
                -- Package.swift --
                // swift-tools-version:6.0
                -- Sources/A.swift --
                let a: Int? = 1
                print(a!)
                -- docs/glosa.yml --
                languages: [en]
                -- docs/content/en/a.md --
                # A

                ```swift file=Sources/A.swift
                ```
                """,
                in: folder
            )
            let docs = folder.appending(path: "docs")
            for path in [[], ["content/en/a.md"], [docs.appending(path: "content/en/a.md").path]] {
                let same = try Run(["check", "--no-typecheck", "--since", "HEAD"] + path, in: docs)
                #expect(same.errors.contains("1 finding is not shown"), "\(path) \(same.output)")
                #expect(!same.output.contains("force-unwrap"))
            }
            try FileTree("-- Sources/A.swift --\nlet a: Int? = 1\nprint(a!)\nprint(a! + 1)\n").write(to: folder)
            for path in [[], ["content/en/a.md"]] {
                let changed = try Run(["check", "--no-typecheck", "--since", "HEAD"] + path, in: docs)
                #expect(changed.output.contains("../Sources/A.swift:3:8"), "\(path) \(changed.output)")
                #expect(changed.errors.contains("1 finding is not shown"))
            }
            let named = try Self.check("--since", "HEAD", "--path-prefix", "docs", in: docs)
            #expect(named.output.contains("--> Sources/A.swift:3:8"))
        }
    }

    @Test("A course in a folder of its repository, one that is new there, and one that could not be read")
    func subfolder() async throws {
        try await withTemporaryFolder { folder in
            try Self.commit("-- README.md --\n# R\n", in: folder)
            let docs = folder.appending(path: "docs")
            try FileTree(Self.course).write(to: docs)
            let fresh = try Self.check("docs", "--since", "HEAD", "--path-prefix", "docs", in: folder)
            #expect(fresh.output.contains("docs/content/en/a.md:5:5"))
            #expect(fresh.errors.contains("0 findings are not shown"))
            try Self.git("add", ".", in: folder)
            try Self.git("commit", "--quiet", "--message", "two", in: folder)
            #expect(try Self.check("docs", "--since", "HEAD", in: folder).errors.contains("1 finding is not shown"))
            #expect(try Self.check("--since", "HEAD", in: docs).errors.contains("1 finding is not shown"))
            let loose = try Self.check("docs/content/en/a.md", "./docs/content/en", "--since", "HEAD", in: folder)
            #expect(loose.status == 0)

            try FileTree("-- docs/glosa.yml --\nlanguages: 7\n").write(to: folder)
            try Self.git("commit", "--quiet", "--all", "--message", "three", in: folder)
            try FileTree("-- docs/glosa.yml --\nlanguages: [en]\n").write(to: folder)
            let mended = try Self.check("docs", "--since", "HEAD", in: folder)
            #expect(mended.errors.contains("every finding counts as new"))
            #expect(mended.output.contains("nowhere.md"))
        }
    }

    @Test("What others have done since on the other branch is none of the change")
    func diverged() async throws {
        try await withTemporaryFolder { folder in
            try Self.commit(in: folder)
            try Self.git("checkout", "--quiet", "-b", "feature", in: folder)
            try FileTree("-- content/en/c.md --\n# C\n").write(to: folder)
            try Self.git("add", ".", in: folder)
            try Self.git("commit", "--quiet", "--message", "feature", in: folder)
            try Self.git("checkout", "--quiet", "main", in: folder)
            try FileTree("-- content/en/a.md --\n# A\n\n## Old heading\n").write(to: folder)
            try Self.git("commit", "--quiet", "--all", "--message", "main", in: folder)
            try Self.git("checkout", "--quiet", "feature", in: folder)
            let run = try Self.check("--since", "main", in: folder)
            #expect(run.status == 0)
            #expect(run.errors.contains("1 finding is not shown"))
        }
    }

    @Test("The repository's index, files and branches stay as they are")
    func untouched() async throws {
        try await withTemporaryFolder { folder in
            try Self.commit(in: folder)
            try FileTree("-- content/en/a.md --\n# Another\n").write(to: folder)
            let index = folder.appending(path: ".git/index")
            let before = try Data(contentsOf: index)
            let status = { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
            let files = try status()
            _ = try Self.check("--since", "HEAD", in: folder)
            #expect(try Data(contentsOf: index) == before)
            #expect(try status().filter { $0 != ".glosa" } == files)
        }
    }

    @Test("A shallow clone, an unknown revision, no commit, no repository and no git each have their message")
    func faults() async throws {
        try await withTemporaryFolder { folder in
            let (empty, one, shallow) = (
                folder.appending(path: "empty"), folder.appending(path: "one"), folder.appending(path: "shallow")
            )
            try Self.commit(in: one)
            try Self.git("commit", "--quiet", "--allow-empty", "--message", "two", in: one)
            try Self.git("clone", "--quiet", "--depth", "1", "file://" + one.path, shallow.path, in: folder)
            try FileTree(Self.course).write(to: empty)
            let cases = [
                (one, "nothing", "git finds no revision “nothing”"), (one, "-nothing", "--since"),
                (shallow, "HEAD~1", "git fetch --unshallow"), (empty, "HEAD", "git finds none here"),
            ]
            for (place, revision, message) in cases {
                let run = try Self.check("--since=" + revision, in: place)
                #expect(run.status == 2 && run.output.isEmpty)
                #expect(run.errors.contains(message), "\(run.errors)")
            }
            try Self.git("init", "--quiet", in: empty)
            #expect(try Self.check("--since", "HEAD", in: empty).status == 2)
            let none = try Run(["check", "--since", "HEAD"], in: one, environment: ["PATH": "/nowhere"])
            #expect(none.status == 2 && none.errors.contains("git is not installed"))
            let useless = try Self.check("--fix", "--since", "HEAD", in: one)
            #expect(useless.status == 2 && useless.errors.contains("--since has no effect"))
        }
    }
}
