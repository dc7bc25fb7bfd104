import Foundation

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// What one case needs at one size: processor time of the work alone, and the largest memory of the whole process.
struct Measurement: Sendable {
    var seconds: Double
    var megabytes: Double

    enum Failure: Error {
        /// The process was ended by a signal: a trap, or the limit on its time.
        case signal(Int32)
        case status(Int32)
        case notStarted(Int32)
        case noAnswer
    }

    /// Processor seconds and wall seconds after which a case is given up.
    static let limits = (processor: 20, wall: 300)

    /// Runs a case in a process of its own: memory that one case leaves behind must not count for the next.
    static func run(_ name: String, size: Int) throws -> Measurement {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { throw Failure.notStarted(errno) }
        let answer = FileHandle(fileDescriptor: ends[0], closeOnDealloc: true)
        #if canImport(Glibc)
            var actions = posix_spawn_file_actions_t()
        #else
            var actions: posix_spawn_file_actions_t?
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
        posix_spawn_file_actions_addclose(&actions, ends[0])

        let program = Bundle.main.executablePath ?? CommandLine.arguments[0]
        let words: [String] = [program, "--measure", name, String(size)]
        let arguments: [UnsafeMutablePointer<CChar>?] = words.map { (word: String) in strdup(word) } + [nil]
        defer { for argument in arguments { free(argument) } }
        var process: pid_t = 0
        let error = posix_spawn(&process, program, &actions, nil, arguments, environ)
        close(ends[1])
        guard error == 0 else { throw Failure.notStarted(error) }

        let output = answer.readDataToEndOfFile()
        var status: Int32 = 0
        var usage = rusage()
        while wait4(process, &status, 0, &usage) == -1, errno == EINTR {}
        try TemporaryFolder.remove(TemporaryFolder.path(of: process))
        guard status & 0x7F == 0 else { throw Failure.signal(status & 0x7F) }
        guard status == 0 else { throw Failure.status(status >> 8 & 0xFF) }
        guard let seconds = Double(String(decoding: output, as: UTF8.self)) else { throw Failure.noAnswer }
        #if os(macOS)
            let bytes = Double(usage.ru_maxrss)
        #else
            let bytes = Double(usage.ru_maxrss) * 1024
        #endif
        return Measurement(seconds: seconds, megabytes: bytes / 1_000_000)
    }

    /// The other side of ``run(_:size:)``: does the work and prints how long it took.
    static func answer(_ entry: Case, size: Int) async throws {
        var limit = rlimit(rlim_cur: rlim_t(limits.processor), rlim_max: rlim_t(limits.processor))
        #if canImport(Glibc)
            setrlimit(__rlimit_resource_t(RLIMIT_CPU.rawValue), &limit)
        #else
            setrlimit(RLIMIT_CPU, &limit)
        #endif
        alarm(UInt32(limits.wall))
        let work = try await entry.prepare(size)
        let start = processorSeconds
        try await work()
        print(processorSeconds - start, terminator: "")
    }

    private static var processorSeconds: Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}

extension Measurement.Failure: CustomStringConvertible {
    var description: String {
        switch self {
        case .signal(SIGXCPU), .signal(SIGKILL): "more than \(Measurement.limits.processor) s of processor time"
        case .signal(SIGALRM): "more than \(Measurement.limits.wall) s"
        case .signal(let number): "ended by signal \(number)"
        case .status(let status): "ended with status \(status)"
        case .notStarted(let error): "not started: error \(error)"
        case .noAnswer: "no answer"
        }
    }
}
