import FileSystem

/// Runs a program that nobody trusts: without network, without files but its own and the system's libraries, without
/// variables, and not for long.
struct ConfinedRun: Sendable {
    let program: String
    /// The folder that holds the program, and that it runs in.
    let folder: String
    /// Where the libraries of the language lie.
    let libraries: String

    /// What it may use up.
    var limits = RunLimits()

    /// Nothing of this process's own. The runtime is told not to look into a crash, for which it would need all that is out
    /// of reach, and the C library not to set address space aside for each thread, which counts as memory.
    private let environment = ["SWIFT_BACKTRACE": "enable=no", "MALLOC_ARENA_MAX": "1"]

    init(program: String, folder: String, libraries: String, limits: RunLimits = RunLimits()) {
        self.program = program
        self.folder = folder
        self.libraries = libraries
        self.limits = limits
    }

    /// What this system lacks to keep a program from files, network and other processes; nil where it lacks nothing.
    static func obstacle() -> String? {
        #if os(macOS)
            let probe = ConfinedRun(program: "/usr/bin/true", folder: "/usr/bin", libraries: "/usr/lib")
            guard let ending = try? probe.command().run().ending else { return "sandbox-exec" }
            return ending == .exit(0) ? nil : "sandbox-exec: \(ending)"
        #else
            // Where threads are counted, and where libdispatch looks at its own.
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

    /// Bytes that every program takes: whoever has no more than these is not ended for want of memory.
    private static let leastMemory = 64 << 20

    /// Whether a program that was killed may have been ended by the system for want of memory, and not by itself.
    ///
    /// - Parameters:
    ///   - peak: the bytes of memory that it has held.
    ///   - before: how many processes the system had ended for want of memory before; nil where it doesn't say it.
    ///   - after: the same afterwards.
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
        // The system refuses more than these; what then becomes of the program is its own affair, and the words are those of
        // the C library and of Swift's runtime.
        if output.contains("Too many open files") { return .exceeded(.descriptors) }
        switch outcome.ending {
        case .signal(let signal):
            let isFull = outcome.peakMemory >> 20 > limits.memoryMegabytes * 7 / 8
            return isFull || output.contains("failed to allocate") ? .exceeded(.memory) : .signal(Int(signal))
        case .exit(let status): return .exit(Int(status))
        default: return .success
        }
    }

    /// How the system is asked to run the program.
    func command() throws(FileError) -> Subprocess {
        #if os(macOS)
            let real = try FileSystem.realPath(program)
            let folders = try [FileSystem.realPath(folder), FileSystem.realPath(libraries)]
            let profile = SandboxProfile.text(program: real, folders: folders)
            var command = Subprocess(
                "/usr/bin/sandbox-exec",
                ["-p", profile, real],
                environment: environment,
                directory: folder
            )
        #else
            var command = Subprocess(program, [], environment: environment, directory: folder)
            command.readable = [
                folder, libraries, "/lib", "/lib64", "/usr/lib", "/usr/lib64", "/etc/ld.so.cache",
                "/usr/share/zoneinfo",
                // Chance, of which UUIDs are made.
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

/// Whether samples can be run at all.
public enum ConfinedPrograms {
    /// Whether this system can keep a program from files, network and other processes.
    public static var arePossible: Bool { ConfinedRun.obstacle() == nil }
}
