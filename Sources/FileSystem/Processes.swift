import CSubprocess

#if canImport(Darwin)
    import Darwin
    import Foundation
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

extension FileSystem {
    /// The path of the running program's file; nil if it can't be found.
    public static var programPath: String? {
        #if os(Linux)
            try? realPath("/proc/self/exe")
        #else
            Bundle.main.executablePath.flatMap { try? realPath($0) }
        #endif
    }

    /// The number of this process.
    public static var processIdentifier: Int32 { getpid() }

    /// Returns true if a process with a number is running.
    public static func isRunning(_ process: Int32) -> Bool {
        process > 0 && (kill(process, 0) == 0 || errno == EPERM)
    }
}

extension FileSystem {
    /// Starts a program that runs on by itself; its output is discarded.
    ///
    /// - Returns: true if it could be started.
    @discardableResult
    public static func launch(_ program: String, _ arguments: [String]) -> Bool {
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
        #else
            var actions = posix_spawn_file_actions_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
            posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0)
        }
        var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
        defer { for word in words { free(word) } }
        var process = pid_t()
        return posix_spawnp(&process, program, &actions, nil, &words, glosa_environment()) == 0
    }
}
