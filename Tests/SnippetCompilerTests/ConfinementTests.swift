#if os(Linux)
    import FileSystem
    import Foundation
    import TestSupport
    import Testing

    @testable import SnippetCompiler

    /// A program in C tries it, by the calls of the system themselves; what it reports, and what has become of its files, is
    /// looked at from outside.
    @Suite("What a confined program can't do", Machine.needsConfinement)
    struct ConfinementTests {
        /// What stands around the program, and who runs it.
        enum Barrier: CaseIterable, CustomTestStringConvertible {
            /// As samples are run.
            case whole
            /// As samples are run, by somebody who is not root.
            case wholeAsNobody
            /// The filter of system calls, with all of the user's capabilities and as if Landlock forbade nothing: what a
            /// kernel with an old Landlock leaves to it.
            case filter
            case filterAsNobody

            var testDescription: String { "\(self)" }

            var isWhole: Bool { self == .whole || self == .wholeAsNobody }
            var isOfNobody: Bool { self == .wholeAsNobody || self == .filterAsNobody }

            /// Only root can become somebody else; who isn't, is an ordinary user anyway.
            static let possible = allCases.filter { !$0.isOfNobody || geteuid() == 0 }
        }

        /// What refuses: the filter (EPERM, ENOSYS) or Landlock (EACCES).
        static let refusals: Set<Int32> = [EPERM, ENOSYS, EACCES]

        @Test("Nothing that changes files, processes, memory of others or the network", arguments: Barrier.possible)
        func attempts(barrier: Barrier) async throws {
            try await withProbe("attempts", for: barrier) { probe in
                let before = try probe.state()
                let outcome = try probe.run(barrier, [])
                #expect(outcome.ending == .exit(0))
                let results = Self.results(outcome)
                #expect(results.filter { $0.name != "done" && !Self.refusals.contains($0.error) } == [])
                #expect(results.count > 400)
                #expect(results.last?.name == "done")
                #expect(try probe.state() == before)
            }
        }

        @Test("Neither reads nor lists what isn't its own, and executes nothing", arguments: Barrier.possible)
        func reading(barrier: Barrier) async throws {
            try await withProbe("attempts", for: barrier) { probe in
                let results = Self.results(try probe.run(barrier, ["reading"])).drop { $0.name != "done" }.dropFirst()
                #expect(results.map(\.name).last == "execute")
                let passed = results.filter { $0.error == 0 }.map(\.name)
                // The filter alone leaves reading to Landlock; that shows that there is something to be read.
                #expect(
                    barrier.isWhole ? passed.isEmpty : passed.contains("read-outside") && passed.contains("execute")
                )
            }
        }

        @Test("It is the confinement that refuses: without it, the same attempts succeed")
        func control() async throws {
            try await withProbe("attempts", for: .filter) { probe in
                let outcome = try probe.command(["safe"]).run()
                #expect(outcome.ending == .exit(0))
                let results = Self.results(outcome)
                // What older kernels and some file systems lack.
                let lacking = [ENOSYS, EOPNOTSUPP, EINVAL]
                let newer: Set = [
                    "fchmodat2", "setxattrat", "removexattrat", "setxattr", "lsetxattr", "fsetxattr", "removexattr",
                    "lremovexattr", "fremovexattr", "memfd_secret", "open-temporary", "lease", "clone3", "openat2",
                ]
                let failed = results.filter {
                    $0.error != 0 && !(newer.contains($0.name) && lacking.contains($0.error))
                }
                #expect(failed.filter { $0.name != "done" } == [])
                #expect(results.count > 60)
            }
        }

        @Test("No system call passes that isn't known to be needed, by number", arguments: Barrier.possible)
        func numbers(barrier: Barrier) async throws {
            try await withProbe("numbers", for: barrier) { probe in
                let outcome = try probe.run(barrier, [])
                #expect(outcome.ending == .exit(0))
                let lines = String(decoding: outcome.output, as: UTF8.self).split(separator: "\n")
                #expect(lines.dropLast() == [])
                let tried = try #require(lines.last?.split(separator: " ").last.flatMap { Int($0) })
                #expect(lines.last?.hasPrefix("tried ") == true)
                #expect(tried > 1900)
            }
        }

        #if arch(x86_64)
            @Test("The calls of 32-bit programs end the program", arguments: Barrier.possible)
            func otherArchitecture(barrier: Barrier) async throws {
                try await withProbe("numbers", for: barrier) { probe in
                    let outcome = try probe.run(barrier, ["i386"])
                    // Where the kernel has no such calls, the instruction is a fault.
                    let signals = [SIGSYS, SIGSEGV]
                    #expect(signals.contains { [.signal($0), .exit(128 + $0)].contains(outcome.ending) }, "\(outcome)")
                    #expect(outcome.output.isEmpty)
                }
            }
        #endif

        // MARK: The probe

        struct Attempt: Hashable {
            let name: String
            let error: Int32
        }

        static func results(_ outcome: Subprocess.Outcome) -> [Attempt] {
            String(decoding: outcome.output, as: UTF8.self).split(separator: "\n").compactMap { line in
                let fields = line.split(separator: " ")
                guard fields.count == 2, let error = Int32(fields[1]) else { return nil }
                return Attempt(name: String(fields[0]), error: error)
            }
        }

        /// Puts a program of `Probe/`, and what starts it, into a folder that it may write to, as far as its user may.
        func withProbe(_ name: String, for barrier: Barrier, _ body: (Probe) throws -> Void) async throws {
            try await withTemporaryFolder { outer in
                let probe = Probe(outer: outer, name: name)
                try FileTree("-- secret --\nsecret\n-- program/victim --\nwhole\n").write(to: outer)
                try probe.install()
                chmod(outer.path, 0o755)
                if barrier.isOfNobody {
                    for path in [probe.folder, probe.folder + "/victim"] { chown(path, Probe.nobody, Probe.nobody) }
                }
                try body(probe)
            }
        }
    }
#endif
