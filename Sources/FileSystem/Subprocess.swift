import CSubprocess

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A program that is run to its end, with all its processes, and never longer than it may.
public struct Subprocess: Sendable {
    /// What the program may use up.
    public struct Limits: Sendable {
        /// Seconds by the clock on the wall.
        public var wall = 600.0
        /// Seconds of processor time; 0: no limit.
        public var cpu = 0
        /// Bytes of address space; 0: no limit. Without effect on macOS.
        public var memory = 0
        /// Bytes of output that are kept; a program that writes more is ended.
        public var output = 64 << 20

        public init() {}
    }

    /// Why a program is no longer running.
    public enum Ending: Sendable, Hashable {
        case exit(Int32)
        case signal(Int32)
        case timeout
        /// It wrote more than it may.
        case flood
    }

    public struct Outcome: Sendable {
        public let ending: Ending
        /// Standard output and standard error as they came.
        public let output: [UInt8]
    }

    /// An absolute path.
    public var executable: String
    public var arguments: [String]
    /// All of it: nothing is inherited.
    public var environment: [String: String]
    public var directory: String
    public var limits = Limits()
    /// Where not nil, the program can't reach the network, other processes, or any file that isn't below one of these
    /// paths; those it can read but not write.
    public var readable: [String]?

    public init(_ executable: String, _ arguments: [String], environment: [String: String], directory: String) {
        self.executable = executable
        self.arguments = arguments
        self.environment = environment
        self.directory = directory
    }

    /// Whether this system can keep a program to ``readable``.
    public static var canConfine: Bool { glosa_can_confine() != 0 }

    /// The status of a program that could not be confined, and was not started.
    public static let unconfined: Int32 = 125

    public func run() throws(FileError) -> Outcome {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { throw FileError("run", executable) }
        _ = fcntl(ends[0], F_SETFD, FD_CLOEXEC)
        _ = fcntl(ends[1], F_SETFD, FD_CLOEXEC)
        defer { close(ends[0]) }
        let process = spawn(output: ends[1])
        let code = errno
        close(ends[1])
        guard process > 0 else { throw FileError("run", executable, code: code) }
        let (output, stop) = collect(from: ends[0])
        // The whole group goes: what the program has left running too.
        if stop != nil { kill(-process, SIGKILL) }
        let status = wait(for: process, deadline: stop == nil ? Self.now() + 2 : nil)
        kill(-process, SIGKILL)
        if let stop { return Outcome(ending: stop, output: output) }
        // As in <sys/wait.h>, whose macros Swift can't import.
        let signal = status & 0x7F
        return Outcome(ending: signal == 0 ? .exit((status >> 8) & 0xFF) : .signal(signal), output: output)
    }

    private func spawn(output: Int32) -> pid_t {
        let variables = environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
        var maximum = glosa_limits()
        maximum.cpu = UInt(max(0, limits.cpu))
        maximum.memory = UInt(max(0, limits.memory))
        maximum.no_files = readable == nil ? 0 : 1
        return Self.withCStrings([executable] + arguments) { arguments in
            Self.withCStrings(variables) { variables in
                Self.withCStrings(readable ?? []) { paths in
                    paths.withMemoryRebound(to: UnsafePointer<CChar>?.self, capacity: 1) {
                        glosa_spawn(
                            executable,
                            arguments,
                            variables,
                            directory,
                            output,
                            maximum,
                            readable == nil ? 0 : 1,
                            $0
                        )
                    }
                }
            }
        }
    }

    /// What the program writes, and why it has to be stopped, if it has.
    private func collect(from descriptor: Int32) -> ([UInt8], Ending?) {
        var output: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        let deadline = Self.now() + limits.wall
        while true {
            let rest = deadline - Self.now()
            guard rest > 0 else { return (output, .timeout) }
            var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            let ready = poll(&entry, 1, Int32(min(rest * 1000 + 1, 1_000_000)))
            guard ready > 0 else { continue }
            let got = buffer.withUnsafeMutableBytes { space in
                #if canImport(Darwin)
                    Darwin.read(descriptor, space.baseAddress, space.count)
                #elseif canImport(Musl)
                    Musl.read(descriptor, space.baseAddress, space.count)
                #else
                    Glibc.read(descriptor, space.baseAddress, space.count)
                #endif
            }
            if got == 0 { return (output, nil) }
            if got < 0 {
                if errno == EINTR { continue }
                return (output, nil)
            }
            output += buffer[..<min(got, max(0, limits.output - output.count))]
            if output.count >= limits.output { return (output, .flood) }
        }
    }

    /// Waits until the process has ended; one that has closed its output but stays is ended at the deadline.
    private func wait(for process: pid_t, deadline: Double?) -> Int32 {
        var status: Int32 = 0
        if let deadline {
            while Self.now() < deadline {
                let result = waitpid(process, &status, WNOHANG)
                if result == process || (result < 0 && errno != EINTR) { return status }
                usleep(500)
            }
            kill(-process, SIGKILL)
        }
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        return status
    }

    /// Seconds on a clock that is never set.
    private static func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    /// The texts as C wants them: an array that ends with nil.
    private static func withCStrings<Result>(
        _ texts: [String],
        _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
    ) -> Result {
        var pointers = texts.map { strdup($0) } as [UnsafeMutablePointer<CChar>?]
        pointers.append(nil)
        defer { for pointer in pointers { free(pointer) } }
        return pointers.withUnsafeBufferPointer { buffer in
            // Never empty: the last element is nil.
            buffer.baseAddress.map(body) ?? body([nil])
        }
    }
}

extension FileSystem {
    /// A variable of this process's environment.
    public static func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

    /// The first file of that name that can be executed in the folders of `PATH`.
    public static func executable(named name: String) -> String? {
        let folders = (environment("PATH") ?? "/usr/bin:/bin").split(separator: ":")
        return folders.lazy.map { "\($0)/\(name)" }.first { $0.hasPrefix("/") && access($0, X_OK) == 0 }
    }

    /// The folder for files that are of no use afterwards.
    public static var temporaryFolder: String {
        let folder = environment("TMPDIR") ?? "/tmp"
        return folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    }

    /// Makes a folder that nobody else has.
    public static func makeTemporaryFolder() throws(FileError) -> String {
        var template = Array("\(temporaryFolder)/glosa-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { throw FileError("make folder", temporaryFolder) }
        return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}
