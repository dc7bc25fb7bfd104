import Foundation
import SnippetCompiler
import TestSupport
import Testing

@Suite(
    "glosa check --renew-evidence",
    .enabled(
        if: Toolchain.find() != nil && ConfinedPrograms.arePossible,
        "there is no swiftc in PATH, or samples can't be run: nothing that needs a compiler is tested"
    )
)
struct EvidenceCommandTests {
    static let course = """
        -- glosa.yml --
        languages: [en]
        compile: {run: true}
        -- content/en/a.md --
        # A

        ```swift
        struct Point { var x = 1 }
        ```

        ```swift run
        print(Point().x + 41) // prints: 42
        ```

        Words.
        -- content/en/b.md --
        # B

        ```swift
        let b: Int = "text" // ❌
        ```

        """

    /// The pages that a build writes from nothing, by their paths.
    static func fresh(in folder: URL, _ arguments: String...) throws -> [String: Data] {
        let output = "fresh-\(UUID().uuidString)"
        #expect(try Run(["build", "--no-cache", "--output", output] + arguments, in: folder).status == 0)
        return try FinderFileTests.files(in: folder.appending(path: output))
    }

    @Test("Nothing stays in the folder for temporary files, of the compiler's either")
    func temporaryFiles() async throws {
        try await withTemporaryFolder { folder in
            try FileTree(Self.course).write(to: folder)
            let temporary = folder.appending(path: "temporary")
            try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
            let environment = ShardTests.path.merging(["TMPDIR": temporary.path]) { $1 }
            #expect(try Run(["check", "--typecheck"], in: folder, environment: environment).status == 0)
            #expect(try FileManager.default.contentsOfDirectory(atPath: temporary.path) == [])
        }
    }

    @Test("Builds without a compiler show what one has answered, also when they go on from the last")
    func pages() async throws {
        try await withTemporaryFolder { folder in
            try FileTree(Self.course).write(to: folder)
            let without = try Self.fresh(in: folder)
            let renewed = try Run(["check", "--renew-evidence"], in: folder, environment: ShardTests.path)
            #expect(renewed.status == 0)
            #expect(renewed.errors.contains("3 samples in glosa-evidence.json"))
            let ledger = folder.appending(path: "glosa-evidence.json")
            let first = try Data(contentsOf: ledger)
            // Nothing changes it that says nothing new.
            _ = try Run(["check", "--renew-evidence"], in: folder, environment: ShardTests.path)
            #expect(try Data(contentsOf: ledger) == first)

            let with = try Self.fresh(in: folder)
            #expect(with != without)
            #expect(String(decoding: with["en/a.html"] ?? Data(), as: UTF8.self).contains("42"))
            // A build that remembers the former, after another text around the same samples.
            _ = try Run(["build"], in: folder)
            let text = Self.course.replacingOccurrences(of: "Words.", with: "Other words.")
            try FileTree("-- content/en/a.md" + text.components(separatedBy: "-- content/en/a.md")[1]).write(to: folder)
            let site = folder.appending(path: "site")
            #expect(try Run(["build"], in: folder).status == 0)
            let expected = try Self.fresh(in: folder)
            let built = try FinderFileTests.files(in: site)
            for (path, bytes) in expected { #expect(built[path] == bytes, "\(path)") }
            // And after the ledger has gone.
            try FileManager.default.removeItem(at: ledger)
            #expect(try Run(["build"], in: folder).status == 0)
            let bare = try Self.fresh(in: folder)
            #expect(bare != expected)
            let rebuilt = try FinderFileTests.files(in: site)
            for (path, bytes) in bare { #expect(rebuilt[path] == bytes, "\(path)") }
        }
    }

    @Test(
        "It takes the whole course and a compiler",
        arguments: [
            ["--no-typecheck"], ["--shard", "1/2"], ["--since", "HEAD"], ["--fix"], ["--dry-run"], ["a.md"],
            ["--package"], ["--package", "."], ["--profile", "documentation"], ["Docs.docc"],
        ]
    )
    func usage(arguments: [String]) async throws {
        try await withTemporaryFolder { folder in
            try FileTree(Self.course + "-- a.md --\n# A\n-- Docs.docc/A.md --\n# A\n-- Package.swift --\n").write(
                to: folder
            )
            let run = try Run(["check", "--renew-evidence"] + arguments, in: folder, environment: ShardTests.path)
            #expect(run.status == 64 || run.status == 2)
            #expect(run.errors.contains("leave out"))
            #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "glosa-evidence.json").path))
        }
    }

    @Test("Without a compiler the file stays as it is")
    func withoutCompiler() async throws {
        try await withTemporaryFolder { folder in
            try FileTree(Self.course).write(to: folder)
            let run = try Run(["check", "--renew-evidence"], in: folder)
            #expect(run.status != 0)
            #expect(run.errors.contains("no compiler has answered"))
            let spanish = try Run(["check", "--renew-evidence"], in: folder, environment: ["LANG": "es_ES.UTF-8"])
            #expect(spanish.status != 0)
            #expect(spanish.errors.contains("no ha respondido ningún compilador"))
            #expect(!spanish.errors.contains("Usage"))
        }
    }

    @Test("Why the compiler hasn't answered is said before the command ends")
    func unbuilt() async throws {
        try await withTemporaryFolder { folder in
            let course = Self.course.replacingOccurrences(of: "compile: {run: true}", with: "compile: {package: .}")
            try FileTree(course + "-- Package.swift --\nnonsense\n").write(to: folder)
            let run = try Run(["check", "--renew-evidence"], in: folder, environment: ShardTests.path)
            #expect(run.status != 0)
            #expect((run.output + run.errors).contains("package-build"))
            #expect(run.errors.contains("no compiler has answered"))
            #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "glosa-evidence.json").path))
        }
    }

    @Test("What this machine can't settle stays as it was, or is left out, and the command says how many")
    func unsettled() async throws {
        try await withTemporaryFolder { folder in
            // A compiler that accepts all, and breaks down over hard samples once there is a file of that name.
            let script = """
                #!/bin/sh
                case "$*" in *-print-target-info*|*-\\#\\#\\#*) exit 1;; esac
                [ -e '\(folder.path)/breaks' ] || exit 0
                for file; do case "$file" in u*.swift) ! grep -q hard "$file" || kill -9 $$;; esac; done
                """
            let tools = folder.appending(path: "tools")
            try FileTree("-- swiftc --\n\(script)\n").write(to: tools)
            let compiler = tools.appending(path: "swiftc").path
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: compiler)
            let environment = [
                "PATH": tools.path + ":/usr/bin:/bin", "XDG_CACHE_HOME": folder.appending(path: "cache").path,
            ]
            let course = """
                -- glosa.yml --
                languages: [en]
                -- content/en/a.md --
                # A

                ```swift
                let easy = 1
                ```

                ```swift
                let hard = 2
                ```

                """
            let place = folder.appending(path: "course")
            try FileTree(course).write(to: place)
            func renew() throws -> Run {
                try? FileManager.default.removeItem(at: place.appending(path: ".glosa"))
                return try Run(["check", "--renew-evidence"], in: place, environment: environment)
            }
            let ledger = place.appending(path: "glosa-evidence.json")
            #expect(try renew().errors.contains("2 samples in glosa-evidence.json"))
            let first = try Data(contentsOf: ledger)
            try Data().write(to: folder.appending(path: "breaks"))
            let kept = try renew()
            #expect(kept.errors.contains("2 samples in glosa-evidence.json"))
            #expect(kept.errors.contains("1 stays as it was"))
            #expect(try Data(contentsOf: ledger) == first)
            try FileTree(course.replacingOccurrences(of: "easy = 1", with: "easy = 3")).write(to: place)
            let left = try renew()
            #expect(left.errors.contains("1 sample in glosa-evidence.json"))
            #expect(left.errors.contains("1 is left out"))
        }
    }
}
