#if os(Linux)
    import FileSystem
    import Foundation
    import SnippetCompiler
    import TestSupport
    import Testing

    /// However the program ends, nothing goes on that it has started, and no folder stays.
    @Suite("What becomes of the programs that a check has started, when it is ended")
    struct InterruptionTests {
        /// By a person's terminal, by the system or a service, by a terminal that is closed, by a person who wants to see a
        /// core, and by whoever lets nobody do anything any more.
        static let signals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGKILL]

        /// What a compiler or SwiftPM does: others below it, in their own groups and sessions, whose parents may be gone.
        /// All hold the pipe `held`, and take no notice of signals.
        static let programs = [
            "exec sleep 600",
            "sleep 600 & wait",
            "setsid sh -c 'trap \"\" TERM INT HUP; sleep 600 & wait' & wait",
            "(setsid sh -c 'sleep 600 & sleep 600' &) ; exec sleep 600",
        ]

        /// A course whose samples' compiler, and SwiftPM, do that; with a package or without.
        private static func tree(_ script: String, hasPackage: Bool = false) -> String {
            let work = """
                exec 9>"$folder/held"
                trap '' TERM INT HUP
                echo ready >&9
                \(script)
                """
            return """
                -- glosa.yml --
                languages: [en]
                \(hasPackage ? "compile: {package: .}" : "")
                -- Package.swift --
                -- content/en/a.md --
                # A

                ```swift
                let a = 1
                ```
                -- bin/swiftc --
                #!/bin/sh
                folder=$(dirname "$0")
                case "$*" in *-print-target-info*) exit 1;; esac
                \(work)
                -- bin/swift --
                #!/bin/sh
                folder=$(dirname "$0")
                \(work)
                """
        }

        private static func prepare(_ text: String, in folder: URL) throws -> HeldPipe {
            try FileTree(text).write(to: folder)
            for tool in ["swiftc", "swift"] {
                let path = folder.appending(path: "bin/\(tool)").path
                try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
            }
            try FileManager.default.createDirectory(
                at: folder.appending(path: "tmp"),
                withIntermediateDirectories: true
            )
            return try HeldPipe(folder.appending(path: "bin/held").path)
        }

        private static func start(
            _ arguments: [String],
            in folder: URL,
            path: String? = nil,
            home: Bool = false
        ) throws -> Process {
            let process = Process()
            process.executableURL = Run.executable
            process.arguments = arguments
            process.currentDirectoryURL = folder
            var environment = [
                "PATH": path ?? "\(folder.path)/bin:/usr/bin:/bin", "TMPDIR": folder.path + "/tmp",
            ]
            // Where the declarations of SwiftUI are compiled already.
            if home, let user = FileSystem.environment("HOME") {
                environment["HOME"] = user
            } else {
                environment["XDG_CACHE_HOME"] = folder.path + "/cache"
            }
            process.environment = Run.environment.merging(environment) { $1 }
            process.standardInput = FileHandle.nullDevice
            process.standardOutput = FileHandle.nullDevice
            process.standardError = FileHandle.nullDevice
            try process.run()
            return process
        }

        /// The folders that Glosa makes for itself, and that are there.
        private static func folders(in folder: URL) throws -> [String] {
            let names = ["tmp", "cache/glosa"].flatMap {
                (try? FileManager.default.contentsOfDirectory(atPath: folder.appending(path: $0).path)) ?? []
            }
            return names.filter { $0.hasPrefix("glosa-") || $0.hasPrefix("draft-") }
        }

        private static func end(_ process: Process, by signal: Int32) {
            kill(process.processIdentifier, signal)
            process.waitUntilExit()
            #expect(process.terminationReason == .uncaughtSignal)
            #expect(process.terminationStatus == signal)
        }

        @Test("The compiler, and all below it", arguments: signals, programs)
        func compiler(signal: Int32, script: String) async throws {
            try await withTemporaryFolder { folder in
                let held = try Self.prepare(Self.tree(script), in: folder)
                let process = try Self.start(["check"], in: folder)
                #expect(try held.next() == "ready\n")
                #expect(try !Self.folders(in: folder).isEmpty)
                Self.end(process, by: signal)
                // Whoever is left would hold the pipe.
                #expect(try held.next() == "")
                guard signal == SIGKILL else {
                    #expect(try Self.folders(in: folder) == [])
                    return
                }
                #expect(try !Self.folders(in: folder).isEmpty)
                // The next check clears up, whatever becomes of it.
                try Data("#!/bin/sh\nexit 1\n".utf8).write(to: folder.appending(path: "bin/swiftc"))
                let next = try Self.start(["check"], in: folder)
                next.waitUntilExit()
                #expect(try Self.folders(in: folder) == [])
            }
        }

        @Test("SwiftPM, and all below it", arguments: signals)
        func packages(signal: Int32) async throws {
            try await withTemporaryFolder { folder in
                let held = try Self.prepare(Self.tree(Self.programs[3], hasPackage: true), in: folder)
                let process = try Self.start(["check"], in: folder)
                #expect(try held.next() == "ready\n")
                Self.end(process, by: signal)
                #expect(try held.next() == "")
            }
        }

        @Test("The compiler of a build, and that it has ended when Glosa has", arguments: [SIGTERM, SIGKILL])
        func build(signal: Int32) async throws {
            try await withTemporaryFolder { folder in
                let held = try Self.prepare(Self.tree(Self.programs[2]), in: folder)
                let process = try Self.start(["build", "--typecheck"], in: folder)
                #expect(try held.next() == "ready\n")
                Self.end(process, by: signal)
                #expect(try held.next() == "")
            }
        }

        /// Samples that never end by themselves: one that sleeps, one that has stopped itself, one with many threads, and one
        /// that has closed its output.
        static let samples: [(text: String, signal: Int32)] = [
            ("signal(SIGTERM, SIG_IGN)\nwhile true { sleep(1000) }", SIGKILL),
            ("kill(getpid(), SIGSTOP)\nwhile true { sleep(1000) }", SIGINT),
            ("for _ in 0..<20 { Thread.detachNewThread { sleep(9999) } }\nwhile true { sleep(1000) }", SIGHUP),
            ("close(1)\nclose(2)\nwhile true { sleep(1000) }", SIGKILL),
        ]

        @Test(
            "A sample that runs",
            .enabled(if: MachineCompiler.folder != nil && ConfinedPrograms.arePossible, "no sample can be run here"),
            arguments: samples
        )
        func sample(text: String, signal: Int32) async throws {
            let tools = try #require(MachineCompiler.folder)
            try await withTemporaryFolder { folder in
                let course = """
                    -- glosa.yml --
                    languages: [en]
                    compile: {run: true, language: 5}
                    -- content/en/a.md --
                    # A

                    ```swift run
                    import Foundation
                    \(text)
                    ```
                    -- tmp/keep --
                    """
                try FileTree(course).write(to: folder)
                // A check on a busy machine may end the sample itself, before it was seen.
                for _ in 0..<10 {
                    let process = try Self.start(["check"], in: folder, path: "\(tools):/usr/bin:/bin", home: true)
                    while process.isRunning {
                        guard let sample = Self.process(running: "sample", below: folder.path + "/tmp/") else {
                            usleep(5000)
                            continue
                        }
                        Self.end(process, by: signal)
                        for _ in 0..<24_000 where Self.isRunning(sample) { usleep(5000) }
                        #expect(!Self.isRunning(sample))
                        return
                    }
                }
                Issue.record("the sample never ran")
            }
        }

        /// The process that runs a program of that name in a folder.
        private static func process(running name: String, below folder: String) -> pid_t? {
            let numbers = ((try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []).compactMap {
                pid_t($0)
            }
            return numbers.first { number in
                let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(number)/exe")
                return path.map { $0.contains(folder) && $0.hasSuffix("/\(name)") } ?? false
            }
        }

        private static func isRunning(_ process: pid_t) -> Bool {
            let state = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
            return state.map { !($0.split(separator: ")").last ?? " Z").hasPrefix(" Z") } ?? false
        }

        @Test("Who was told to take no notice of a signal takes none")
        func ignored() async throws {
            try await withTemporaryFolder { folder in
                let held = try Self.prepare(Self.tree("sleep 1; exit 1"), in: folder)
                let shell = Process()
                shell.executableURL = URL(filePath: "/bin/sh")
                shell.arguments = ["-c", "trap '' HUP; exec \"$0\" check", Run.executable.path]
                shell.currentDirectoryURL = folder
                shell.environment = Run.environment.merging([
                    "PATH": "\(folder.path)/bin:/usr/bin:/bin", "XDG_CACHE_HOME": folder.path + "/cache",
                ]) { $1 }
                shell.standardOutput = FileHandle.nullDevice
                shell.standardError = FileHandle.nullDevice
                try shell.run()
                #expect(try held.next() == "ready\n")
                kill(shell.processIdentifier, SIGHUP)
                shell.waitUntilExit()
                #expect(shell.terminationReason == .exit)
            }
        }

        @Test(
            "When the time of the command is over, the compiler and all below it end, and the check fails",
            arguments: programs
        )
        func timeLimit(script: String) async throws {
            var said = ""
            // A busy machine may take longer until the compiler is started.
            for seconds in [1, 10, 100] where said.isEmpty {
                try await withTemporaryFolder { folder in
                    let held = try Self.prepare(Self.tree(script), in: folder)
                    let run = try Run(
                        ["check", "--time-limit", "\(seconds)"],
                        in: folder,
                        environment: [
                            "PATH": "\(folder.path)/bin:/usr/bin:/bin", "XDG_CACHE_HOME": folder.path + "/cache",
                        ]
                    )
                    #expect(run.status == 1)
                    let message =
                        "error[time-limit]: the time limit of \(seconds) s was reached: 1 sample was not judged"
                    #expect(run.output.contains(message))
                    #expect(run.errors.contains("the time limit of \(seconds) s was reached"))
                    said = try held.rest()
                }
            }
            #expect(said == "ready\n")
        }

        @Test("A finding that says that time was short can be switched off, and the check fails all the same")
        func timeLimitOff() async throws {
            try await withTemporaryFolder { folder in
                _ = try Self.prepare(Self.tree(Self.programs[0]), in: folder)
                let run = try Run(
                    ["check", "--time-limit", "1", "--rule", "time-limit=off"],
                    in: folder,
                    environment: ["PATH": "\(folder.path)/bin:/usr/bin:/bin", "XDG_CACHE_HOME": folder.path + "/cache"]
                )
                #expect(run.status == 1)
                #expect(run.errors.contains("not everything was checked"))
            }
        }

        @Test(
            "A time is a number of seconds, minutes or hours",
            arguments: [
                ("1", true), ("90s", true), ("5m", true), ("2h", true), ("0", false), ("-1", false), ("1.5", false),
                ("m", false), ("", false),
                ("5 m", false), ("1d", false), ("99999999999999999999", false), ("9999h", false), ("٣", false),
            ]
        )
        func times(text: String, isTaken: Bool) async throws {
            try await withTemporaryFolder { folder in
                try FileTree("-- a.md --\n# A\n").write(to: folder)
                let run = try Run(["check", "--time-limit=\(text)", "a.md"], in: folder)
                #expect(run.status == (isTaken ? 0 : 2))
                #expect(isTaken || run.errors.contains("--time-limit"))
            }
        }
    }

    /// The compiler of the machine that runs the tests.
    private enum MachineCompiler {
        static let folder = FileSystem.executable(named: "swiftc").flatMap { try? FileSystem.realPath($0) }.map {
            URL(filePath: $0).deletingLastPathComponent().path
        }
    }
#endif
