import CSubprocess

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A program that is run to its end, with all its processes, within limits of time and resources.
public struct Subprocess: Sendable {
    /// The limits on the resources that the program may use.
    public struct Limits: Sendable {
        /// The limit on wall-clock time, in seconds.
        public var wall = 600.0
        /// The longest time without output, in seconds; 0: no limit.
        public var silence = 0.0
        /// The limit on processor time, in seconds; 0: no limit.
        public var cpu = 0
        /// The limit on address space, in bytes; 0: no limit. Without effect on macOS.
        public var memory = 0
        /// The largest output that is kept, in bytes; a program that reaches it is ended.
        public var output = 64 << 20
        /// The largest number of open files, pipes and the like; 0: no limit.
        public var descriptors = 0
        /// The largest file that the program may write, in bytes; 0: no limit.
        public var fileSize = 0
        /// The largest number of threads; 0: no limit. It is checked every ten milliseconds: a program can exceed it for as long.
        public var threads = 0

        public init() {}
    }

    /// The reason why a program is no longer running.
    public enum Ending: Sendable, Hashable, CustomStringConvertible {
        case exit(Int32)
        case signal(Int32)
        case timeout
        /// The program was silent for longer than allowed.
        case silence
        /// The program wrote more output than allowed.
        case flood
        /// The program took more processor time than allowed.
        case processorTime
        /// The program had more threads than allowed.
        case threads
        /// The time of the whole command was over (``TimeLimit``).
        case timeLimit
        /// The program never ran.
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
        /// Standard output and standard error, in the order of arrival.
        public let output: [UInt8]
        /// The processor time of the program and of those of its processes that it waited for, in seconds.
        public let processorTime: Double
        /// The most memory that the largest of these processes has held at once, in bytes.
        public let peakMemory: Int
    }

    /// The signal for a process that has used up its processor time.
    public static let processorTimeSignal = SIGXCPU

    /// The signal for a process that writes a larger file than allowed.
    public static let fileSizeSignal = SIGXFSZ

    /// The absolute path of the program.
    public var executable: String
    public var arguments: [String]
    /// The complete environment: nothing is inherited.
    public var environment: [String: String]
    public var directory: String
    /// The program's standard input: some thousand bytes at most, as many as a pipe takes before anybody reads.
    public var input: [UInt8] = []
    public var limits = Limits()
    /// True if what the program writes to standard error is discarded.
    public var isQuiet = false
    /// Paths that the program can read, with all below them, but not write. If not nil, it can't reach other files, the network,
    /// or other processes; nil: it is not confined.
    public var readable: [String]?
    /// A function that receives the output piece by piece, as it comes.
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
        // Without an outcome the supervisor itself was ended, and the program with it.
        guard let outcome else { throw FileError("run", executable, .system(EPIPE)) }
        if outcome.ending == .timeLimit { timeLimit?.note() }
        return outcome
    }

    /// Starts the program, and tries again while the kernel refuses to execute it: a program file that this process has just
    /// written may still be open for writing in a child that is about to become another program.
    private func startedWhenFree() throws(FileError) -> Started {
        var started = try startedOnInput()
        for _ in 0..<1000 where started.start.failed == GLOSA_EXECUTE && started.start.error == ETXTBSY {
            for end in [started.line, started.output] { close(end) }
            usleep(5000)
            started = try startedOnInput()
        }
        return started
    }

    typealias Started = (start: glosa_start, line: Int32, output: Int32)

    private func startedOnInput() throws(FileError) -> Started {
        let given = try inputPipe()
        defer { if given > 0 { close(given) } }
        return try started(reading: given)
    }

    /// Has the supervisor start the program.
    ///
    /// - Parameter given: the descriptor of its standard input; 0 if there is no input.
    /// - Returns: the result of the start, and the descriptors on which its end is reported and its output can be read.
    func started(reading given: Int32) throws(FileError) -> Started {
        ProcessEnd.stayIfUnderWay()
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
        static let stream = Int32(SOCK_STREAM.rawValue)
    #else
        static let stream = SOCK_STREAM
    #endif

    /// Makes two descriptors that no other program inherits.
    func descriptors(_ make: (UnsafeMutablePointer<Int32>) -> Int32) throws(FileError) -> [Int32] {
        var ends: [Int32] = [0, 0]
        guard ends.withUnsafeMutableBufferPointer({ $0.baseAddress.map(make) ?? -1 }) == 0 else {
            throw FileError("run", executable)
        }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return ends
    }

    /// - Returns: the descriptor from which the input can be read; 0 if there is no input.
    private func inputPipe() throws(FileError) -> Int32 {
        guard !input.isEmpty else { return 0 }
        let ends = try descriptors { pipe($0) }
        defer { for end in ends { close(end) } }
        _ = fcntl(ends[1], F_SETFL, O_NONBLOCK)
        guard write(ends[1], input, input.count) == input.count else { throw FileError("run", executable) }
        // A descriptor above 0, since 0 stands for no input.
        let given = fcntl(ends[0], F_DUPFD_CLOEXEC, 3)
        guard given > 0 else { throw FileError("run", executable) }
        return given
    }

    /// - Returns: 0, or the system's error number if the supervisor can't be asked.
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
                            is_quiet: isQuiet ? 1 : 0,
                            limits: maximum,
                            readable: readable == nil ? nil : paths + 1
                        )
                        return Supervisor.shared.run(program, watch: watch)
                    }
                }
            }
        }
    }

    /// Calls a function with texts in the form of C: an array that ends with nil.
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
