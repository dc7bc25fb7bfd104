import FileSystem

/// Runs an untrusted program: without network, without files besides its own and the system's libraries, without the
/// environment's variables, and within limits of time.
struct ConfinedRun: Sendable {
    let program: String
    /// The folder that holds the program, and its working folder.
    let folder: String
    /// The folder of Swift's libraries.
    let libraries: String
    /// The program's arguments.
    let arguments: [String]

    /// The limits of its resources.
    var limits = RunLimits()

    /// The environment's variables, none of this process's own. The runtime is told not to inspect a crash, for which it would
    /// need files out of reach, and the C library not to reserve address space for each thread, which counts as memory.
    private let environment = ["SWIFT_BACKTRACE": "enable=no", "MALLOC_ARENA_MAX": "1"]

    init(
        program: String,
        folder: String,
        libraries: String,
        arguments: [String] = [],
        limits: RunLimits = RunLimits()
    ) {
        self.arguments = arguments
        self.program = program
        self.folder = folder
        self.libraries = libraries
        self.limits = limits
    }

    /// The feature that this system lacks to keep a program from files, network and other processes; nil if it lacks nothing.
    static func obstacle() -> String? {
        #if os(macOS)
            let probe = ConfinedRun(program: "/usr/bin/true", folder: "/usr/bin", libraries: "/usr/lib")
            guard let ending = try? probe.command().run().ending else { return "sandbox-exec" }
            return ending == .exit(0) ? nil : "sandbox-exec: \(ending)"
        #else
            // Threads are counted there, and libdispatch looks there at its own.
            guard FileSystem.exists("/proc/self/stat") else { return "/proc" }
            return Subprocess.confinementObstacle?.description
        #endif
    }

    func run() throws(FileError) -> RunOutcome {
        let before = MemoryPressure.endedProcesses
        let outcome = try command().run()
        let output = String(decoding: outcome.output.filter { $0 != 0 && $0 != UInt8(ascii: "\r") }, as: UTF8.self)
        let ended = outcome.ending == .signal(9) ? MemoryPressure.endedProcesses : nil
        return RunOutcome(
            ending(outcome, output, isMemoryShort: Self.isMemoryShort(outcome.peakMemory, before, ended)),
            output: output
        )
    }

    /// Bytes of memory that every program takes: a program with no more isn't ended for lack of memory.
    private static let leastMemory = 64 << 20

    /// True if the system, and not the program itself, may have ended a killed program, for lack of memory.
    ///
    /// - Parameters:
    ///   - peak: The largest number of bytes of memory that the program held.
    ///   - before: The number of processes that the system had ended for lack of memory before; nil if the system doesn't count
    ///     them.
    ///   - after: The same number afterwards.
    static func isMemoryShort(_ peak: Int, _ before: Int?, _ after: Int?) -> Bool {
        guard peak >= leastMemory else { return false }
        guard let before, let after else { return true }
        return after > before
    }

    func ending(_ outcome: Subprocess.Outcome, _ output: String, isMemoryShort: Bool) -> RunOutcome.Ending {
        switch outcome.ending {
        case .exit(0): return .success
        case .timeout, .silence: return .exceeded(.wallTime)
        case .processorTime: return .exceeded(.processorTime)
        case .threads: return .exceeded(.threads)
        case .flood: return .exceeded(.output)
        case .timeLimit: return .skipped(.timeLimit)
        case .notStarted(let failure):
            return .skipped(failure.isOfConfinement ? .unconfined("\(failure)") : .failed("\(failure)"))
        case .signal(9) where isMemoryShort: return .skipped(.killed)
        case .exit, .signal: break
        }
        // The system refuses further descriptors and memory. How the program then ends depends on the program; the texts are
        // those of the C library and of Swift's runtime.
        if output.contains("Too many open files") { return .exceeded(.descriptors) }
        switch outcome.ending {
        case .signal(let signal):
            let isFull = outcome.peakMemory >> 20 > limits.memoryMegabytes * 7 / 8
            return isFull || output.contains("failed to allocate") ? .exceeded(.memory) : .signal(Int(signal))
        case .exit(let status): return .exit(Int(status))
        default: return .success
        }
    }

    /// The command with which the system runs the program.
    func command() throws(FileError) -> Subprocess {
        #if os(macOS)
            let real = try FileSystem.realPath(program)
            let folders = try [FileSystem.realPath(folder), FileSystem.realPath(libraries)]
            let profile = SandboxProfile.text(program: real, folders: folders)
            var command = Subprocess(
                "/usr/bin/sandbox-exec",
                ["-p", profile, real] + arguments,
                environment: environment,
                directory: folder
            )
        #else
            var command = Subprocess(program, arguments, environment: environment, directory: folder)
            command.readable = [
                folder, libraries, "/lib", "/lib64", "/usr/lib", "/usr/lib64", "/etc/ld.so.cache",
                "/usr/share/zoneinfo",
                // Random numbers, of which UUIDs are made.
                "/dev/urandom",
                // For libdispatch, which looks at the program's own threads; folders can't be listed there.
                "/proc",
            ]
        #endif
        command.limits.wall = Double(limits.wallSeconds)
        command.limits.cpu = limits.processorSeconds
        command.limits.memory = limits.memoryMegabytes << 20
        command.limits.output = limits.outputKilobytes << 10
        command.limits.descriptors = limits.descriptors
        command.limits.threads = limits.threads
        return command
    }
}

/// The ability of this system to run samples.
public enum ConfinedPrograms {
    /// True if this system can keep a program from files, network and other processes.
    public static var arePossible: Bool { ConfinedRun.obstacle() == nil }
}
