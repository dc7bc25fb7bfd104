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

    static var isPossible: Bool {
        #if os(macOS)
            FileSystem.exists(sandbox)
        #else
            Subprocess.canConfine
        #endif
    }

    func run() throws -> RunOutcome {
        let outcome = try command.run()
        let output = String(decoding: outcome.output.filter { $0 != 0 && $0 != UInt8(ascii: "\r") }, as: UTF8.self)
        let ending: RunOutcome.Ending =
            switch outcome.ending {
            case .exit(0): .success
            case .exit(Subprocess.unconfined): .unconfined
            case .exit(let status): .exit(Int(status))
            case .signal(let signal): .signal(Int(signal))
            case .timeout: .timeout
            case .flood: .flood
            }
        return RunOutcome(ending: ending, output: output)
    }

    private var command: Subprocess {
        #if os(macOS)
            var command = Subprocess(
                Self.sandbox,
                ["-p", profile, program],
                environment: environment,
                directory: folder
            )
        #else
            var command = Subprocess(program, [], environment: environment, directory: folder)
            command.readable = [
                folder, libraries, "/lib", "/lib64", "/usr/lib", "/usr/lib64", "/etc/ld.so.cache",
                "/usr/share/zoneinfo",
                // For libdispatch, which looks at the program's own threads; folders can't be listed there.
                "/proc",
            ]
        #endif
        command.limits.wall = Double(limits.wallSeconds)
        command.limits.cpu = limits.cpuSeconds
        command.limits.memory = limits.memoryMegabytes << 20
        command.limits.output = limits.outputKilobytes << 10
        return command
    }

    #if os(macOS)
        private static let sandbox = "/usr/bin/sandbox-exec"

        /// What is not allowed is denied: network, writing, other programs (`man sandbox-exec`).
        private var profile: String {
            func quoted(_ path: String) -> String {
                "\"\(path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
            }
            let folders = [
                "/usr/lib", "/System/Library", "/private/var/db/dyld", "/usr/share/zoneinfo", libraries, folder,
            ]
            return """
                (version 1)
                (deny default)
                (allow process-exec (literal \(quoted(program))))
                (allow sysctl-read)
                (allow file-read-metadata)
                (allow file-read* \(folders.map { "(subpath \(quoted($0)))" }.joined(separator: " ")))
                """
        }
    #endif
}

/// Whether samples can be run at all.
public enum ConfinedPrograms {
    /// Whether this system can keep a program from files, network and other processes.
    public static var arePossible: Bool { ConfinedRun.isPossible }
}
