import FileSystem
import Foundation
import TestSupport
import Testing

@testable import SnippetCompiler

@Suite("Programs that are run to their end")
struct SubprocessTests {
    static func shell(_ script: String, directory: String = "/") -> Subprocess {
        Subprocess("/bin/sh", ["-c", script], environment: ["PATH": "/usr/bin:/bin"], directory: directory)
    }

    static func text(_ outcome: Subprocess.Outcome) -> String { String(decoding: outcome.output, as: UTF8.self) }

    @Test("A program's status is its own, whichever it is", arguments: [0, 1, 125, 126, 127, 255] as [Int32])
    func statuses(status: Int32) throws {
        #expect(try Self.shell("exit \(status)").run().ending == .exit(status))
    }

    @Test("A program that can't be started is told from one that fails, with the step and the reason")
    func notStarted() throws {
        let missing = try Subprocess("/nowhere/program", [], environment: [:], directory: "/").run()
        guard case .notStarted(let failure) = missing.ending else {
            Issue.record("\(missing)")
            return
        }
        #expect(failure.step == .execution)
        #expect(failure.code == ENOENT)
        #expect(!failure.isOfConfinement)
        let nowhere = try Self.shell("exit 0", directory: "/nowhere").run()
        guard case .notStarted(let failure) = nowhere.ending else {
            Issue.record("\(nowhere)")
            return
        }
        #expect(failure.step == .directory)
    }

    @Test("A program is found in the first folder that has it and isn't passed over")
    func search() async throws {
        try await withTemporaryFolder { folder in
            let places = ["a", "b"].map { folder.appending(path: $0).path }
            for place in places {
                try FileSystem.makeFolder(place)
                try FileSystem.write([], to: place + "/tool")
                chmod(place + "/tool", 0o755)
            }
            func find(_ name: String, except folder: String? = nil, _ path: [String]) -> String? {
                FileSystem.executable(named: name, except: folder, in: path.joined(separator: ":"))
            }
            #expect(find("tool", places) == places[0] + "/tool")
            #expect(find("tool", except: places[0], places) == places[1] + "/tool")
            #expect(find("tool", except: places[0], [places[0] + "/", places[1]]) == places[1] + "/tool")
            #expect(find("tool", except: places[0], [places[0]]) == nil)
            #expect(find("other", places) == nil)
            #expect(find("tool", [".", "relative"]) == nil)
        }
    }

    @Test("A program reads what it is given, and then nothing more", arguments: [0, 1, 4096, 8192])
    func input(count: Int) throws {
        var program = Self.shell("cat; echo end")
        program.input = (0..<count).map { UInt8(truncatingIfNeeded: 65 + $0 % 26) }
        let outcome = try program.run()
        #expect(outcome.output == program.input + Array("end\n".utf8))
    }

    @Test("More than a pipe takes is refused, instead of waiting for somebody who reads it")
    func tooMuchInput() {
        var program = Self.shell("cat")
        program.input = [UInt8](repeating: 65, count: 8 << 20)
        #expect(throws: FileError.self) { _ = try program.run() }
    }

    @Test("A program that writes a larger file than it may is ended, and the file has no more")
    func largeFile() async throws {
        try await withTemporaryFolder { folder in
            var program = Self.shell(
                "exec dd if=/dev/zero of=file bs=1000 count=100 2>/dev/null",
                directory: folder.path
            )
            program.limits.fileSize = 10_000
            let ending = try program.run().ending
            #expect(ending == .signal(Subprocess.fileSizeSignal))
            let size = try FileSystem.status(of: folder.path + "/file").size
            #expect(size == 10_000)
            program.limits.fileSize = 100_000
            let other = try program.run().ending
            #expect(other == .exit(0))
        }
    }

    @Test("A program that has closed its output is waited for until its time is over")
    func closedOutput() throws {
        var patient = Self.shell("exec >&- 2>&-; sleep 1; exit 7")
        patient.limits.wall = 60
        #expect(try patient.run().ending == .exit(7))
        var endless = Self.shell("exec >&- 2>&-; exec sleep 600")
        endless.limits.wall = 0.5
        #expect(try endless.run().ending == .timeout)
    }

    @Test("What a program has left running ends with it")
    func wholeGroup() async throws {
        try await withTemporaryFolder { folder in
            let outcome = try Self.shell("sleep 600 >/dev/null 2>&1 & echo $!", directory: folder.path).run()
            let left = try #require(pid_t(Self.text(outcome).trimmingCharacters(in: .whitespacesAndNewlines)))
            // It has nobody to wait for it but the first process of the system, which may take a while.
            for _ in 0..<2000 where kill(left, 0) == 0 && !Self.isDead(left) { usleep(5000) }
            #expect(kill(left, 0) != 0 || Self.isDead(left))
        }
    }

    @Test("What runs in a group of its own ends too, where a program is ended that started it")
    func otherGroups() async throws {
        try await withTemporaryFolder { folder in
            let script = "set -m; sh -c 'sh -c \"echo \\$\\$ > left; exec sleep 600\"; true' & wait"
            let file = folder.appending(path: "left")
            // A busy machine may need longer until the inner program has said which one it is.
            for wall in [1.5, 15, 150] where !FileManager.default.fileExists(atPath: file.path) {
                var program = Self.shell(script, directory: folder.path)
                program.limits.wall = wall
                #expect(try program.run().ending == .timeout)
            }
            let text = try String(contentsOf: file, encoding: .utf8)
            let left = try #require(pid_t(text.trimmingCharacters(in: .whitespacesAndNewlines)))
            for _ in 0..<2000 where kill(left, 0) == 0 && !Self.isDead(left) { usleep(5000) }
            #expect(kill(left, 0) != 0 || Self.isDead(left))
        }
    }

    private static func isDead(_ process: pid_t) -> Bool {
        let state = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
        return state?.split(separator: ")").last?.hasPrefix(" Z") ?? true
    }

    #if os(Linux)
        @Test("A program that is still open for writing is started when it no longer is")
        func busyProgram() async throws {
            try await withTemporaryFolder { folder in
                let path = folder.appending(path: "program").path
                let file = open(path, O_CREAT | O_WRONLY | O_CLOEXEC, 0o755)
                try #require(write(file, "#!/bin/sh\necho ran\n", 19) == 19)
                Thread.detachNewThread {
                    usleep(50_000)
                    close(file)
                }
                let outcome = try Subprocess(path, [], environment: [:], directory: "/").run()
                #expect(Self.text(outcome) == "ran\n")
            }
        }

        @Test("A program inherits its standard streams and nothing else, however high the number")
        func descriptors() throws {
            let file = open("/dev/null", O_RDONLY)
            defer { close(file) }
            // Beyond the numbers that the shell itself opens.
            let low = fcntl(file, F_DUPFD, 100)
            defer { close(low) }
            let high = fcntl(file, F_DUPFD, 4500)
            try #require(high >= 4500, "this process may not have so many files open")
            defer { close(high) }
            let outcome = try Self.shell("for f in /proc/$$/fd/*; do echo ${f##*/}; done").run()
            let numbers = Self.text(outcome).split(separator: "\n").compactMap { Int($0) }
            #expect(Set(numbers).isSuperset(of: [0, 1, 2]))
            #expect(low >= 100 && !numbers.contains(Int(low)))
            #expect(!numbers.contains(Int(high)))
            #expect(numbers.count <= 4, "\(numbers)")
        }

        @Test(
            "So it is on kernels that can't mark descriptors at a stroke",
            Machine.needsCompiler,
            arguments: [[], ["-DCLOSE_RANGE=9999"]]
        )
        func descriptorsOneByOne(options: [String]) async throws {
            try await withTemporaryFolder { folder in
                let probe = Probe(outer: folder, name: "inherited")
                let sources = probe.sources
                try FileManager.default.createDirectory(atPath: probe.folder, withIntermediateDirectories: true)
                try probe.compile(
                    options + [
                        "-I", sources, "-I", sources + "/include", sources + "/descriptors.c", sources + "/processes.c",
                    ]
                )
                // It worked, there was a high one, neither is inherited, and standard output is.
                #expect(Self.text(try probe.command([]).run()) == "0 1 0 0\n")
            }
        }
    #endif

    @Test("Each limit ends a program in its own way")
    func limits() throws {
        var endless = Self.shell("while :; do :; done")
        (endless.limits.cpu, endless.limits.wall) = (1, 120)
        let outcome = try endless.run()
        #expect(outcome.ending == .processorTime)
        #expect(outcome.processorTime > 0)
        var chatty = Self.shell("while :; do echo 0123456789; done")
        chatty.limits.output = 1000
        let flood = try chatty.run()
        #expect(flood.ending == .flood)
        #expect(flood.output.count == 1000)
    }
}
