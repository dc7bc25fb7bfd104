#if os(Linux)
    import Foundation
    import TestSupport
    import Testing

    @testable import FileSystem

    /// What commands leave in `.glosa/` for the next ones.
    @Suite("What is remembered, and faults")
    struct RememberedTests {
        /// A command that remembers something, and the files that it leaves.
        struct Command: Sendable, CustomTestStringConvertible {
            let arguments: [String]
            let status: Int32
            let memory: [String]
            var testDescription: String { arguments.joined(separator: " ") }
        }

        static let commands = [
            Command(arguments: ["check"], status: 1, memory: ["check", "types"]),
            Command(arguments: ["build", "--typecheck"], status: 1, memory: ["build", "search", "types"]),
            Command(
                arguments: ["check", "--no-typecheck", "--external"],
                status: 1,
                memory: ["external-links"]
            ),
        ]

        /// A course with a compiler that finds no fault and runs nothing, and the variables of a process that finds it.
        private static func course(in folder: URL) throws -> [String: String] {
            try FaultCourse.tree.write(to: folder)
            try FileTree("-- bin/swiftc --\n#!/bin/sh\nexit 0\n").write(to: folder)
            let compiler = folder.appending(path: "bin/swiftc").path
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: compiler)
            return ["PATH": "\(folder.path)/bin:/usr/bin:/bin", "XDG_CACHE_HOME": folder.path + "/.cache"]
        }

        private static func memory(_ folder: URL) throws -> [String: [UInt8]] {
            let memory = folder.appending(path: ".glosa")
            let names = (try? FileManager.default.contentsOfDirectory(atPath: memory.path)) ?? []
            return try names.reduce(into: [:]) { files, name in
                let path = memory.appending(path: name).path
                // What a kill has left of a file that was being written has a hidden name; a site may be set aside.
                guard !name.hasPrefix("."), try FileSystem.status(of: path).kind == .file else { return }
                files[name] = try FileSystem.read(path)
            }
        }

        /// The records among the files: parts of one have its name and a hash.
        private static func records(_ memory: [String: [UInt8]]) -> Set<String> {
            Set(memory.keys.map { name in String(name.prefix { $0 != "." }) })
        }

        private static func isWhole(_ file: [UInt8], at path: String) -> Bool {
            guard let end = file.firstIndex(of: UInt8(ascii: "\n")) else { return false }
            return MemoryFile(path, form: String(decoding: file[..<end], as: UTF8.self)).read() != nil
        }

        /// Cancels a test whose command needs what the machine lacks.
        private static func cancelUnlessPossible(_ command: Command) throws {
            guard command.arguments.contains("--external"), !FileManager.default.fileExists(atPath: "/usr/bin/curl")
            else {
                return
            }
            try Test.cancel("curl is not installed")
        }

        @Test(
            "It is whole or not there, whenever the command is killed, and the next one says the same",
            arguments: commands
        )
        func killed(command: Command) async throws {
            try Self.cancelUnlessPossible(command)
            try await withTemporaryFolder { folder in
                let environment = try Self.course(in: folder)
                let start = ContinuousClock.now
                let expected = try Run(command.arguments, in: folder, environment: environment)
                let duration = ContinuousClock.now - start
                #expect(expected.status == command.status, "\(expected.errors)")
                #expect(try Self.records(Self.memory(folder)).sorted() == command.memory)
                let memory = folder.appending(path: ".glosa")
                for _ in 0..<Effort.count(usual: 3, thorough: 50) {
                    try FileManager.default.removeItem(at: memory)
                    let process = try Run.start(command.arguments, in: folder, environment: environment)
                    let moment = FaultCourse.moment(within: duration)
                    try await Task.sleep(for: moment)
                    kill(process.processIdentifier, SIGKILL)
                    process.waitUntilExit()
                    for (name, bytes) in try Self.memory(folder) {
                        let isWhole = Self.isWhole(bytes, at: memory.path + "/" + name)
                        #expect(isWhole, "\(name) after \(moment) of \(duration)")
                    }
                    let again = try Run(command.arguments, in: folder, environment: environment)
                    #expect(again.output == expected.output)
                    #expect(again.status == expected.status)
                }
            }
        }

        @Test(
            "Damaged at any place it is as good as none, and the site and what is said are the same",
            arguments: commands
        )
        func damaged(command: Command) async throws {
            try Self.cancelUnlessPossible(command)
            try await withTemporaryFolder { folder in
                let environment = try Self.course(in: folder)
                let expected = try Run(command.arguments, in: folder, environment: environment)
                let site = try FaultCourse.files(in: folder)
                let memory = try Self.memory(folder)
                #expect(Self.records(memory).sorted() == command.memory)
                for (name, whole) in memory {
                    let path = folder.path + "/.glosa/" + name
                    let form = String(decoding: whole.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
                    #expect(MemoryFile(path, form: form).read() != nil)
                    for index in 0..<200 {
                        var damaged = whole
                        damaged[index * whole.count / 200] ^= 1 << UInt8(index % 8)
                        try FileSystem.write(damaged, to: path)
                        #expect(MemoryFile(path, form: form).read() == nil)
                    }
                    for _ in 0..<Effort.count(usual: 1, thorough: 20) {
                        var damaged = whole
                        switch Int.random(in: 0..<3) {
                        case 0: damaged[Int.random(in: damaged.indices)] ^= 1 << UInt8.random(in: 0..<8)
                        case 1: damaged.removeLast(Int.random(in: 1...damaged.count))
                        default: damaged.replaceSubrange(Int.random(in: damaged.indices)..., with: [0, 255, 10])
                        }
                        try FileSystem.write(damaged, to: path)
                        let run = try Run(command.arguments, in: folder, environment: environment)
                        #expect(run.output == expected.output, "\(name)")
                        #expect(run.status == expected.status)
                        #expect(try FaultCourse.files(in: folder) == site)
                    }
                }
            }
        }

        @Test("Three commands at once leave it whole, and all say the same", arguments: commands)
        func together(command: Command) async throws {
            try Self.cancelUnlessPossible(command)
            try await withTemporaryFolder { folder in
                let environment = try Self.course(in: folder)
                for _ in 0..<Effort.count(usual: 1, thorough: 10) {
                    try? FileManager.default.removeItem(at: folder.appending(path: ".glosa"))
                    let processes = try (0..<3).map { _ in
                        try Run.start(command.arguments, in: folder, environment: environment)
                    }
                    for process in processes {
                        process.waitUntilExit()
                        #expect(process.terminationReason == .exit)
                        #expect(process.terminationStatus == command.status)
                    }
                    let memory = try Self.memory(folder)
                    // A build that another has overtaken leaves nothing, rather than something that may not fit.
                    #expect(Self.records(memory).isSubset(of: command.memory))
                    for (name, bytes) in memory {
                        #expect(Self.isWhole(bytes, at: folder.path + "/.glosa/" + name), "\(name)")
                    }
                    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/.glosa")
                    #expect(names.filter { $0.hasPrefix(".") } == [])
                }
            }
        }

        @Test("Where nothing can be remembered, the work is done all the same", arguments: commands)
        func refused(command: Command) async throws {
            try Self.cancelUnlessPossible(command)
            try await withTemporaryFolder { folder in
                let environment = try Self.course(in: folder)
                let expected = try Run(command.arguments, in: folder, environment: environment)
                let site = try FaultCourse.files(in: folder)
                let memory = folder.appending(path: ".glosa")
                try FileManager.default.removeItem(at: memory)
                try Data("in the way".utf8).write(to: memory)
                let run = try Run(command.arguments, in: folder, environment: environment)
                #expect(run.output == expected.output)
                #expect(run.status == expected.status, "\(run.errors)")
                #expect(try FaultCourse.files(in: folder) == site)
                #expect(try String(contentsOf: memory, encoding: .utf8) == "in the way")
            }
        }
    }
#endif
