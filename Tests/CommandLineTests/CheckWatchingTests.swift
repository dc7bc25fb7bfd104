import Foundation
import TestSupport
import Testing

@Suite("A check that watches")
struct CheckWatchingTests {
    /// The lines of a program as it writes them.
    private struct Lines {
        let handle: FileHandle
        var rest = ""

        /// Returns the next lines up to one that begins in a way.
        mutating func next(to start: String) -> [String] {
            var lines: [String] = []
            while true {
                while let end = rest.firstIndex(of: "\n") {
                    lines.append(String(rest[..<end]))
                    rest = String(rest[rest.index(after: end)...])
                    if lines.last?.hasPrefix(start) == true { return lines }
                }
                let data = handle.availableData
                guard !data.isEmpty else { return lines }
                rest += String(decoding: data, as: UTF8.self)
            }
        }
    }

    @Test("Findings come again after each change, between lines that say so, until Ctrl-C")
    func again() async throws {
        try await withTemporaryFolder { folder in
            try FileTree("-- glosa.yml --\nlanguages: [en]\n-- content/en/index.md --\n# A\n\n[x](#nowhere)\n")
                .write(to: folder)
            let (process, pipe) = (Process(), Pipe())
            process.executableURL = Run.executable
            process.arguments = ["check", "--watch", "--no-typecheck", "--format", "short", "--lang", "en"]
            process.currentDirectoryURL = folder
            process.environment = Run.environment
            (process.standardOutput, process.standardError) = (pipe, pipe)
            try process.run()
            defer { if process.isRunning { process.terminate() } }
            var lines = Lines(handle: pipe.fileHandleForReading)
            #expect(
                lines.next(to: "glosa: checked") == [
                    "glosa: checking",
                    "content/en/index.md:3:5: error: the page has no heading “#nowhere” [broken-link]",
                    "glosa: checked, waiting for changes",
                ]
            )
            try Data("# A\n\n[x](#a)\n".utf8).write(to: folder.appending(path: "content/en/index.md"))
            #expect(
                lines.next(to: "glosa: checked") == ["glosa: checking", "glosa: checked, waiting for changes"]
            )
            process.interrupt()
            process.waitUntilExit()
            #expect(process.terminationStatus == 0)
        }
    }

    @Test("It reports, and does nothing else", arguments: ["--fix", "--dry-run", "--renew-evidence", "--shard=1/2"])
    func useless(option: String) async throws {
        try await withTemporaryFolder { folder in
            try FileTree("-- glosa.yml --\n-- content/index.md --\n# A\n").write(to: folder)
            let run = try Run(["check", "--watch", option], in: folder)
            #expect(run.status == 2)
            #expect(run.errors.contains("--watch"))
        }
    }
}
