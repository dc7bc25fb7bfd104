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
        /// Seconds without a word from it; 0: no limit.
        public var silence = 0.0
        /// Seconds of processor time; 0: no limit.
        public var cpu = 0
        /// Bytes of address space; 0: no limit. Without effect on macOS.
        public var memory = 0
        /// Bytes of output that are kept; a program that writes more is ended.
        public var output = 64 << 20
        /// Open files, pipes and the like; 0: no limit.
        public var descriptors = 0
        /// Bytes of a file that it writes; 0: no limit.
        public var fileSize = 0
        /// Threads; 0: no limit. They are counted every ten milliseconds: a program can have more for as long.
        public var threads = 0

        public init() {}
    }

    /// Why a program is no longer running.
    public enum Ending: Sendable, Hashable, CustomStringConvertible {
        case exit(Int32)
        case signal(Int32)
        case timeout
        /// It said nothing for longer than it may.
        case silence
        /// It wrote more than it may.
        case flood
        /// It took more processor time than it may.
        case processorTime
        /// It had more threads than it may.
        case threads
        /// The time of the whole command was over (``TimeLimit``).
        case timeLimit
        /// It never ran.
        case notStarted(StartFailure)

        public var description: String {
            switch self {
            case .exit(let status): "status \(status)"
            case .signal(let signal): "signal \(signal)"
            case .timeout: "too much time"
            case .silence: "too long without output"
            case .flood: "too much output"
            case .processorTime: "too much processor time"
            case .threads: "too many threads"
            case .timeLimit: "the command's time is over"
            case .notStarted(let failure): failure.description
            }
        }
    }

    public struct Outcome: Sendable {
        public let ending: Ending
        /// Standard output and standard error as they came.
        public let output: [UInt8]
        /// Seconds that the program took of processors, with those of its processes that it waited for.
        public let processorTime: Double
        /// Bytes of memory that the largest of them has held at once.
        public let peakMemory: Int
    }

    /// What a process gets that has taken its processor time.
    public static let processorTimeSignal = SIGXCPU

    /// What a process gets that writes a larger file than it may.
    public static let fileSizeSignal = SIGXFSZ

    /// An absolute path.
    public var executable: String
    public var arguments: [String]
    /// All of it: nothing is inherited.
    public var environment: [String: String]
    public var directory: String
    /// What it can read from standard input: some thousand bytes, as a pipe takes them before anybody reads.
    public var input: [UInt8] = []
    public var limits = Limits()
    /// Where not nil, the program can't reach the network, other processes, or any file that isn't below one of these
    /// paths; those it can read but not write.
    public var readable: [String]?
    /// Is given the output piece by piece, as it comes.
    public var onOutput: (@Sendable ([UInt8]) -> Void)?

    public init(_ executable: String, _ arguments: [String], environment: [String: String], directory: String) {
        self.executable = executable
        self.arguments = arguments
        self.environment = environment
        self.directory = directory
    }

    public func run() throws(FileError) -> Outcome {
        let timeLimit = TimeLimit.current
        if let timeLimit, timeLimit.isOver {
            timeLimit.note()
            return Outcome(ending: .timeLimit, output: [], processorTime: 0, peakMemory: 0)
        }
        let (start, line, output) = try startedWhenFree()
        defer { for end in [line, output] { close(end) } }
        guard start.failed == GLOSA_NO_STEP else {
            let failure = StartFailure(step: .init(start.failed), code: start.error)
            return Outcome(ending: .notStarted(failure), output: [], processorTime: 0, peakMemory: 0)
        }
        var watch = ProcessWatch(process: start.process, line: line, limits: limits, end: timeLimit?.end)
        let bytes = watch.collect(from: output, onOutput)
        let outcome = watch.end(output: bytes)
        ProcessEnd.stayIfUnderWay()
        // Whoever has ended the supervisor has ended the program.
        guard let outcome else { throw FileError("run", executable, .system(EPIPE)) }
        if outcome.ending == .timeLimit { timeLimit?.note() }
        return outcome
    }

    /// A program that this process has just written may still be open for writing in a child that is about to become another
    /// program. The kernel refuses to execute it until then.
    private func startedWhenFree() throws(FileError) -> Started {
        var started = try started()
        for _ in 0..<1000 where started.start.failed == GLOSA_EXECUTE && started.start.error == ETXTBSY {
            for end in [started.line, started.output] { close(end) }
            usleep(5000)
            started = try self.started()
        }
        return started
    }

    private typealias Started = (start: glosa_start, line: Int32, output: Int32)

    /// Has the supervisor start the program.
    ///
    /// - Returns: how that went, where its end is told, and where its output can be read.
    private func started() throws(FileError) -> Started {
        ProcessEnd.stayIfUnderWay()
        let given = try inputPipe()
        defer { if given > 0 { close(given) } }
        let output = try descriptors { pipe($0) }
        defer { close(output[1]) }
        let line: [Int32]
        do throws(FileError) {
            line = try descriptors { socketpair(AF_UNIX, Self.stream, 0, $0) }
        } catch {
            close(output[0])
            throw error
        }
        var error = request(input: given, output: output[1], watch: line[1])
        close(line[1])
        var start = glosa_start()
        if error == 0, !FileSystem.readWhole(&start, from: line[0]) { error = EPIPE }
        if error == 0, start.failed == GLOSA_FORK { error = start.error }
        guard error == 0 else {
            for end in [line[0], output[0]] { close(end) }
            ProcessEnd.stayIfUnderWay()
            throw FileError("run", executable, .system(error))
        }
        return (start, line[0], output[0])
    }

    #if canImport(Glibc)
        private static let stream = Int32(SOCK_STREAM.rawValue)
    #else
        private static let stream = SOCK_STREAM
    #endif

    /// Two descriptors that no other program inherits.
    private func descriptors(_ make: (UnsafeMutablePointer<Int32>) -> Int32) throws(FileError) -> [Int32] {
        var ends: [Int32] = [0, 0]
        guard ends.withUnsafeMutableBufferPointer({ $0.baseAddress.map(make) ?? -1 }) == 0 else {
            throw FileError("run", executable)
        }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return ends
    }

    /// - Returns: where the input can be read; 0 where there is none.
    private func inputPipe() throws(FileError) -> Int32 {
        guard !input.isEmpty else { return 0 }
        let ends = try descriptors { pipe($0) }
        defer { for end in ends { close(end) } }
        _ = fcntl(ends[1], F_SETFL, O_NONBLOCK)
        guard write(ends[1], input, input.count) == input.count else { throw FileError("run", executable) }
        // Not 0, which stands for none.
        let given = fcntl(ends[0], F_DUPFD_CLOEXEC, 3)
        guard given > 0 else { throw FileError("run", executable) }
        return given
    }

    /// - Returns: 0, or the system's error number where the supervisor can't be asked.
    private func request(input: Int32, output: Int32, watch: Int32) -> Int32 {
        let variables = environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
        var maximum = glosa_limits()
        maximum.cpu = UInt(max(0, limits.cpu))
        maximum.memory = UInt(max(0, limits.memory))
        maximum.descriptors = UInt(max(0, limits.descriptors))
        maximum.file_size = UInt(max(0, limits.fileSize))
        maximum.no_files = readable == nil ? 0 : 1
        // The list's first text is the program's path.
        return Self.withCStrings([executable] + arguments) { arguments in
            Self.withCStrings(variables) { variables in
                Self.withCStrings([directory] + (readable ?? [])) { paths in
                    paths.withMemoryRebound(to: UnsafePointer<CChar>?.self, capacity: 1) { paths in
                        let program = glosa_program(
                            path: arguments[0],
                            arguments: arguments,
                            environment: variables,
                            directory: paths[0],
                            input: input,
                            output: output,
                            limits: maximum,
                            readable: readable == nil ? nil : paths + 1
                        )
                        return Supervisor.shared.run(program, watch: watch)
                    }
                }
            }
        }
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
