#if os(Linux)
    import FileSystem
    import Foundation
    import TestSupport
    import Testing

    @testable import SnippetCompiler

    /// A program of `Probe/`, and what starts it, in folders of their own.
    struct Probe {
        let outer: URL
        let name: String

        static let nobody: uid_t = 65_534

        var folder: String { outer.path + "/program" }
        private var program: String { "\(folder)/\(name)" }
        private var launcher: String { outer.path + "/launcher" }

        /// Where what is tried is written, and what forbids it.
        private let tests = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Probe").path
        let sources = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Sources/CSubprocess")
            .standardized.path

        init(outer: URL, name: String) {
            self.outer = outer
            self.name = name
        }

        func compile(_ options: [String] = []) throws {
            try clang(["-o", program, "\(tests)/\(name).c"] + options)
        }

        /// Copies both from where they were compiled for all tests. Another process does it: one that is started here meanwhile
        /// could hold the files open for writing, and what is open for writing can't be executed.
        func install() throws {
            let compiled = try Self.compiled.get().path
            try run("/bin/cp", ["\(compiled)/program/\(name)", program])
            try run("/bin/cp", ["\(compiled)/launcher", launcher])
        }

        /// The programs and what starts them, until the tests end.
        private static let compiled: Result<URL, any Error> = Result {
            let folder = FileManager.default.temporaryDirectory.appending(path: "glosa-probes-\(UUID().uuidString)")
            try FileManager.default.createDirectory(
                at: folder.appending(path: "program"),
                withIntermediateDirectories: true
            )
            for name in ["attempts", "numbers", "endless"] { try Probe(outer: folder, name: name).compile() }
            try Probe(outer: folder, name: "launcher").compileLauncher()
            atexit { if let folder = try? Probe.compiled.get() { try? FileManager.default.removeItem(at: folder) } }
            return folder
        }

        private func compileLauncher() throws {
            let files = try FileSystem.names(in: sources).filter { $0.hasSuffix(".c") }.map { "\(sources)/\($0)" }
            try clang(["-I", sources, "-I", sources + "/include", "-o", launcher, tests + "/launcher.c"] + files)
        }

        /// That of the toolchain, which links programs for it.
        private func clang(_ arguments: [String]) throws {
            let own = try #require(Machine.toolchain).compiler.upToLast(1) + "/clang"
            let path = try #require(FileSystem.exists(own) ? own : FileSystem.executable(named: "clang"))
            try run(path, ["-O1"] + arguments)
        }

        private func run(_ path: String, _ arguments: [String]) throws {
            let environment = ["PATH": FileSystem.environment("PATH") ?? "/usr/bin:/bin"]
            let outcome = try Subprocess(path, arguments, environment: environment, directory: outer.path).run()
            try #require(outcome.ending == .exit(0), "\(String(decoding: outcome.output, as: UTF8.self))")
        }

        /// The probe unconfined.
        func command(_ arguments: [String]) -> Subprocess {
            Subprocess(program, arguments, environment: [:], directory: folder)
        }

        func run(_ barrier: ConfinementTests.Barrier, _ arguments: [String]) throws -> Subprocess.Outcome {
            if barrier == .whole {
                let libraries = try #require(Machine.toolchain).libraries
                var command = try ConfinedRun(program: program, folder: folder, libraries: libraries).command()
                command.arguments = arguments
                return try command.run()
            }
            let mode = barrier.isWhole ? "confined" : "filter"
            let user = barrier.isOfNobody ? Self.nobody : geteuid()
            var command = Subprocess(
                launcher,
                [mode, "\(user)", program] + arguments,
                environment: [:],
                directory: folder
            )
            command.limits.wall = 60
            return try command.run()
        }

        /// A process that has started the probe confined and waits for it.
        struct Parent {
            let process: Process
            private let pipe: Pipe

            init(_ process: Process, _ pipe: Pipe) { (self.process, self.pipe) = (process, pipe) }

            var output: HeldStream { HeldStream(descriptor: pipe.fileHandleForReading.fileDescriptor) }
        }

        func launch(_ barrier: ConfinementTests.Barrier, _ arguments: [String]) throws -> Parent {
            let process = Process()
            let pipe = Pipe()
            process.executableURL = URL(filePath: launcher)
            process.arguments = ["confined", "\(barrier.isOfNobody ? Self.nobody : geteuid())", program] + arguments
            process.standardOutput = pipe
            try process.run()
            return Parent(process, pipe)
        }

        /// All that changes with a file, but the time when it was last read: even new metadata changes the last field.
        func state() throws -> [String] {
            try FileSystem.names(in: folder).sorted().map { name in
                var information = stat()
                guard lstat("\(folder)/\(name)", &information) == 0 else { return name }
                let text = try FileSystem.read("\(folder)/\(name)").hashValue
                let changed = information.st_ctim
                return "\(name) \(information.st_mode) \(information.st_nlink) \(information.st_size) \(text) "
                    + "\(changed.tv_sec).\(changed.tv_nsec)"
            }
        }
    }
#endif
