import FileSystem
import Foundation
import TestSupport
import Testing

@Suite("check --shard and report merge")
struct ShardTests {
    /// One of each kind of finding that may fall between two machines.
    static let course = """
        -- glosa.yml --
        languages: [es, en]
        unknownKey: 1
        compile: {preamble: preamble.swift}
        -- preamble.swift --
        struct Shared: Identifiable { let id = 0 }
        func misspelt() -> Itn { 0 }
        -- content/es/a.md --
        # A

        [x](nowhere.md)

        ```swift
        struct Uno: View {
            @State var total = 0
            var body: some View { Text("\\(total)") }
        }
        ```

        ```swift
        let shared = Shared(id: "uno")
        ```

        <!-- glosa:disable force-unwrap -->

        ```swift
        let two = 2
        ```
        -- content/en/a.md --
        # A

        Only in English.

        ```swift
        struct Uno: View {
            @State var total = 0
            var body: some View { Text("\\(total)") }
        }
        ```

        ```swift
        let shared = Shared(id: "two")
        ```
        -- content/es/b.md --
        ---
        profile: nothing
        ---
        # B

        <!-- glosa:disable all -->

        ```swift
        let number: Int = "all silences what the compiler says"
        ```

        ```swift
        let fine = 1
        ```

        <!-- glosa:enable all -->

        ```swift
        let walk = Walk(n: 1)	// 🧑‍🏫 with a tab
        ```

        ```swift
        let x: Int = 1  // ❌ this is right
        ```

        ```swift fails="cannot convert"
        let y: Int = "a"
        ```
        -- content/es/c.md --
        # C

        ```swift
        struct {
        ```

        let naked = try! String(contentsOfFile: "x")

        ```swift excerpt
        let a: Int = "a"
        ```

        ```swift
        let b: Int = "b"
        ```

        ```swift
        let c: Int = 3
        let d = c!
        ```
        -- content/es/copy.md --
        # Copy

        Other words.

        ```swift
        struct {
        ```

        ```swift
        let b: Int = "b"
        ```
        """

    static let path = {
        let own = ProcessInfo.processInfo.environment
        return [
            "PATH": own["PATH"] ?? "",
            "GLOSA_XCRUN": FileManager.default.isExecutableFile(atPath: "/usr/bin/xcrun") ? "/usr/bin/xcrun" : "",
            // The declarations of SwiftUI are compiled once, for these commands and for the tests themselves.
            "XDG_CACHE_HOME": own["XDG_CACHE_HOME"] ?? own["HOME"].map { $0 + "/.cache" } ?? "",
        ]
    }()

    /// The course in a folder, with line ends and characters that a file of text does not show.
    private static func write(to folder: URL) throws {
        try FileTree(course).write(to: folder)
        let place = folder.appending(path: "content/es/d.md")
        let long = String(repeating: "palabra ", count: 60)
        let text =
            "# D\r\n\r\n\(long)[x](gone.md)\u{7}\r\n\r```swift\r\nlet e: Int = \"e\"\r\nlet f = e!\r\n```\r\n[y](gone.md)"
        try Data(text.utf8).write(to: place)
    }

    private static func forget(_ folder: URL) throws {
        let memory = folder.appending(path: ".glosa")
        if FileManager.default.fileExists(atPath: memory.path) { try FileManager.default.removeItem(at: memory) }
    }

    /// The reports of all parts, by different orders of their numbers.
    private static func parts(_ count: Int, in folder: URL, _ arguments: [String]) throws -> [String] {
        try (1...count).map { number in
            try forget(folder)
            let file = "part\(number).json"
            let run = try Run(
                ["check", "--shard", "\(number)/\(count)", "--format", "json", "--output", file] + arguments,
                in: folder,
                environment: path
            )
            try #require(run.status <= 1, "\(run.errors)")
            return file
        }.reversed()
    }

    private static func merge(_ files: [String], _ arguments: String..., in folder: URL) throws -> Run {
        try Run(["report", "merge"] + files + arguments, in: folder, environment: path)
    }

    /// The report of one check without division, in each format.
    private static func whole(in folder: URL, _ arguments: [String]) throws -> [(format: String, run: Run)] {
        try ["json", "human", "sarif", "github", "junit"].map { format in
            let run = try Run(["check", "--format", format] + arguments, in: folder, environment: path)
            try #require(run.status == 1, "\(run.errors)")
            return (format, run)
        }
    }

    @Test(
        "Merged, the parts are the report of the whole, in every format",
        arguments: Effort.isThorough ? [1, 2, 3, 4, 5] : [2, 5]
    )
    func equal(count: Int) async throws {
        try await withTemporaryFolder { folder in
            try Self.write(to: folder)
            let arguments = ["--no-typecheck", "--path-prefix", "docs"]
            let whole = try Self.whole(in: folder, arguments)
            #expect(whole[0].run.output.contains("unknown-profile") && whole[0].run.output.contains("broken-link"))
            let files = try Self.parts(count, in: folder, arguments)
            for (format, run) in whole {
                let merged = try Self.merge(files, "--format", format, in: folder)
                #expect(merged.output == run.output, "\(format)")
                #expect(merged.status == run.status)
            }
        }
    }

    @Test(
        "The same with the compiler's findings",
        .enabled(
            if: FileSystem.executable(named: "swiftc") != nil,
            "there is no swiftc in PATH: nothing that needs a compiler is tested"
        ),
        arguments: Effort.isThorough ? [1, 2, 3, 4, 5] : [3]
    )
    func equalWithTypes(count: Int) async throws {
        try await withTemporaryFolder { folder in
            try Self.write(to: folder)
            let whole = try Self.whole(in: folder, [])
            #expect(whole[0].run.output.contains("compile-error") && whole[0].run.output.contains("needs-context"))
            let files = try Self.parts(count, in: folder, [])
            for (format, run) in whole {
                #expect(try Self.merge(files, "--format", format, in: folder).output == run.output, "\(format)")
            }
        }
    }

    @Test("Where no machine has a compiler, that is said once")
    func compilerMissing() async throws {
        try await withTemporaryFolder { folder in
            try Self.write(to: folder)
            let files = try (1...3).map { number in
                let file = "part\(number).json"
                let run = try Run(
                    ["check", "--shard", "\(number)/3", "--format", "json", "--output", file],
                    in: folder,
                    environment: ["PATH": "/nowhere"]
                )
                try #require(run.status <= 1, "\(run.errors)")
                return file
            }
            let merged = try Self.merge(files, in: folder)
            #expect(merged.output.components(separatedBy: "[compiler-missing]").count == 2)
        }
    }

    /// A file of samples that are alike in size.
    private static func manySamples(_ name: String, _ range: Range<Int>) -> String {
        let samples = range.map { "```swift\nlet number\($0) = Optional(\($0))!\n```\n" }.joined(separator: "\n")
        return "-- \(name) --\n# Many\n\n\(samples)"
    }

    private static func samples(_ file: String, in folder: URL) throws -> [String] {
        let data = try Data(contentsOf: folder.appending(path: file))
        let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        let samples = try #require(object["samples"] as? [[String: Any]])
        return samples.map { "\($0["file"] ?? "") \($0["ordinal"] ?? "")" }
    }

    @Test("Every sample has one part, the parts are even, and the order of files doesn't matter")
    func division() async throws {
        try await withTemporaryFolder { folder in
            try FileTree(Self.manySamples("a.md", 100..<133) + "\n" + Self.manySamples("b.md", 200..<207))
                .write(to: folder)
            func divided(_ paths: [String]) throws -> [[String]] {
                try Self.parts(4, in: folder, paths).map { try Self.samples($0, in: folder) }
            }
            let parts = try divided(["a.md", "b.md"])
            #expect(parts.map(\.count) == [10, 10, 10, 10])
            #expect(Set(parts.joined()).count == 40)
            let others = try divided(["b.md", "a.md"])
            #expect(others == parts)
        }
    }

    @Test("A part that is missing, doubled, of another division, course, way to check or version, and no part at all")
    func faults() async throws {
        try await withTemporaryFolder { folder in
            try FileTree(Self.course).write(to: folder)
            func part(_ shard: String, _ file: String, _ arguments: String...) throws {
                let run = try Run(
                    ["check", "--no-typecheck", "--shard", shard, "--format", "json", "--output", file] + arguments,
                    in: folder
                )
                try #require(run.status <= 1, "\(run.errors)")
            }
            try part("1/3", "1.json")
            try part("2/3", "2.json")
            try part("3/3", "3.json")
            try part("1/2", "half.json")
            try part("3/3", "rule.json", "--rule", "broken-link=off")
            try FileTree("-- content/es/c.md --\n# Another\n").write(to: folder)
            try part("3/3", "other.json")
            let text = try String(contentsOf: folder.appending(path: "3.json"), encoding: .utf8)
            let older = text.replacing(/"version" : "[^"]+"/, with: "\"version\" : \"0.0.1\"")
            try #require(older != text)
            try FileTree("-- older.json --\n\(older)\n-- no.json --\n{}\n-- cut.json --\n\(text.prefix(900))\n")
                .write(to: folder)
            let cases = [
                (["1.json"], "it lacks shard 2/3, 3/3"), (["1.json", "2.json", "1.json"], "two reports of shard"),
                (["1.json", "half.json"], "one of 3 shards, and half.json one of 2"),
                (["1.json", "2.json", "other.json"], "different courses"),
                (["1.json", "2.json", "rule.json"], "different courses"),
                (["1.json", "2.json", "older.json"], "older.json was written by Glosa 0.0.1"),
                (["1.json", "no.json"], "no.json is not the report of a shard"),
                (["cut.json"], "cut.json is not the report of a shard"), (["gone.json"], "gone.json"),
            ]
            for (files, message) in cases {
                let run = try Self.merge(files, in: folder)
                #expect(run.status == 2 && run.output.isEmpty)
                #expect(run.errors.contains(message), "\(run.errors)")
            }
            let spanish = try Run(["report", "merge", "1.json"], in: folder, environment: ["LANG": "es_ES.UTF-8"])
            #expect(spanish.errors.contains("falta la parte 2/3, 3/3"))
            for shard in ["0/3", "4/3", "1", "1/0", "a/b", "1/2/3", "1/1001", "+1/2", "-1/2"] {
                let run = try Run(["check", "--shard=" + shard], in: folder)
                #expect(run.status == 2 && run.errors.contains("--shard takes K/N"), "\(shard): \(run.errors)")
            }
            for option in ["--since", "--baseline", "--write-baseline"] {
                let run = try Run(["check", "--shard", "1/2", option, "x"], in: folder)
                #expect(run.status == 2 && run.errors.contains("--shard") || run.errors.contains("report merge"))
            }
            let useless = try Run(["check", "--fix", "--shard", "1/2"], in: folder)
            #expect(useless.status == 2 && useless.errors.contains("--shard has no effect"))
        }
    }

    @Test("Warnings fail the whole where a part was strict; known findings are left out of the whole")
    func statuses() async throws {
        try await withTemporaryFolder { folder in
            try FileTree("-- glosa.yml --\nlanguages: [en]\n\(Self.manySamples("content/en/a.md", 0..<6))")
                .write(to: folder)
            let levels = ["--no-typecheck", "--rule", "force-unwrap=warning"]
            func parts(_ arguments: String...) throws -> [String] {
                try Self.parts(3, in: folder, levels + arguments)
            }
            let lenient = try parts()
            #expect(try Self.merge(lenient, in: folder).status == 0)
            #expect(try Self.merge(lenient, "--strict", in: folder).status == 1)
            #expect(try Self.merge(try parts("--strict"), in: folder).status == 1)
            let written = try Self.merge(lenient, "--write-baseline", "known.json", in: folder)
            #expect(written.errors.contains("6 findings written"))
            let filtered = try Self.merge(lenient, "--baseline", "known.json", "--strict", in: folder)
            #expect(filtered.status == 0 && filtered.errors.contains("6 known findings are not shown"))
        }
    }
}
