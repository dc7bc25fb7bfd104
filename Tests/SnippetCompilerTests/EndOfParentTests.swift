#if os(Linux)
    import FileSystem
    import Foundation
    import TestSupport
    import Testing

    @testable import SnippetCompiler

    /// The system itself ends a confined program, whoever kills what has started it.
    @Suite("A program whose parent ends", Machine.needsConfinement)
    struct EndOfParentTests {
        @Test(
            "It ends too, whatever it does about signals, as root and as somebody else",
            arguments: ConfinementTests.Barrier.possible.filter(\.isWhole),
            [["waiting"], ["stopped"]]
        )
        func ends(barrier: ConfinementTests.Barrier, arguments: [String]) async throws {
            try await withTemporaryFolder { outer in
                let probe = Probe(outer: outer, name: "endless")
                try FileManager.default.createDirectory(atPath: probe.folder, withIntermediateDirectories: true)
                try probe.install()
                chmod(outer.path, 0o755)
                let parent = try probe.launch(barrier, arguments)
                let first = try parent.output.next()
                #expect(first == "ready\n")
                kill(parent.process.processIdentifier, SIGKILL)
                // Both hold the stream: its end is theirs.
                let rest = try parent.output.next()
                #expect(rest == "")
            }
        }
    }
#endif
