import CSubprocess

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The watch over a process until its end; a process that exceeds a limit is ended.
struct ProcessWatch {
    private let process: pid_t
    /// The socket on which the supervisor reports the process's end, and is told to end it.
    private let line: Int32
    private let limits: Subprocess.Limits
    /// The time limit, in milliseconds of the clock that only runs forward.
    private let deadline: Int64
    /// The ending that is reported if the deadline is reached.
    private let lateness: Subprocess.Ending
    private var nextCount: Int64
    private var lastWord: Int64
    /// The reason why the process had to be ended; nil if it had not.
    private var stop: Subprocess.Ending?

    /// The interval between two counts of threads, in milliseconds.
    private static let interval: Int64 = 10

    /// - Parameter end: the end of the whole command's time, in milliseconds of the same clock; nil if there is no limit.
    init(process: pid_t, line: Int32, limits: Subprocess.Limits, end: Int64?) {
        self.process = process
        self.line = line
        self.limits = limits
        let now = FileSystem.milliseconds
        let own = now + Int64(min(limits.wall * 1000, 1e12))
        deadline = min(own, end ?? own)
        lateness = deadline < own ? .timeLimit : .timeout
        nextCount = now + Self.interval
        lastWord = now
    }

    /// The time at which the process will have been silent for too long; nil if silence has no limit.
    private var silenceEnd: Int64? {
        limits.silence > 0 ? lastWord + Int64(min(limits.silence * 1000, 1e12)) : nil
    }

    /// Returns the output of the process and of those that it started, until all have closed it, it has ended, or passes a limit.
    mutating func collect(from descriptor: Int32, _ onOutput: (([UInt8]) -> Void)? = nil) -> [UInt8] {
        var output: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while mayGoOn() {
            let isReady = wait(for: [descriptor, line], isSilent: true)
            // Processes in other groups may hold the stream open: once the process itself has ended, nothing more is awaited.
            if !isReady[0] {
                if isReady[1] { return output }
                continue
            }
            let got = FileSystem.readSome(from: descriptor, into: &buffer)
            if got == 0 || (got < 0 && errno != EINTR) { return output }
            let piece = buffer[..<max(0, min(got, limits.output - output.count))]
            output += piece
            lastWord = FileSystem.milliseconds
            onOutput?(Array(piece))
            if output.count >= limits.output { stop = .flood }
        }
        return output
    }

    /// Waits until the process has ended, which may be long after it has closed its output.
    ///
    /// - Returns: nil if nobody can tell how it has ended.
    mutating func end(output: [UInt8]) -> Subprocess.Outcome? {
        while mayGoOn(), !wait(for: [line], isSilent: false)[0] {}
        // The supervisor is told to end the process, with all that it has started.
        if stop != nil { shutdown(line, Int32(SHUT_WR)) }
        var end = glosa_end()
        guard FileSystem.readWhole(&end, from: line) else { return nil }
        return Subprocess.Outcome(
            ending: stop ?? ending(end.status, processorTime: end.seconds),
            output: output,
            processorTime: end.seconds,
            peakMemory: end.peak_memory
        )
    }

    private func ending(_ status: Int32, processorTime: Double) -> Subprocess.Ending {
        // The layout is that of <sys/wait.h>, whose macros Swift can't import.
        let signal = status & 0x7F
        guard signal != 0 else { return .exit((status >> 8) & 0xFF) }
        guard limits.cpu > 0 else { return .signal(signal) }
        // A process that ignores SIGXCPU gets SIGKILL, which others send too. The kernel measures the limit by another account
        // than the one it reports, and on a busy machine the two differ much.
        let isKilled = signal == SIGKILL && processorTime > 0.5 * Double(limits.cpu)
        return signal == Subprocess.processorTimeSignal || isKilled ? .processorTime : .signal(signal)
    }

    private mutating func mayGoOn() -> Bool {
        guard stop == nil else { return false }
        let now = FileSystem.milliseconds
        if now >= deadline {
            stop = lateness
        } else if let silenceEnd, now >= silenceEnd {
            stop = .silence
        } else if limits.threads > 0, now >= nextCount {
            nextCount = now + Self.interval
            if glosa_thread_count(process) > limits.threads { stop = .threads }
        }
        return stop == nil
    }

    /// Waits until a descriptor can be read, or a limit has to be checked.
    ///
    /// - Parameter isSilent: true if the limit on silence counts.
    /// - Returns: for each descriptor, true if it can be read.
    private func wait(for descriptors: [Int32], isSilent: Bool) -> [Bool] {
        var entries = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        var end = min(deadline, limits.threads > 0 ? nextCount : deadline)
        if isSilent { end = min(end, silenceEnd ?? deadline) }
        let pause = Int32(min(max(0, end - FileSystem.milliseconds) + 1, 1_000_000))
        guard poll(&entries, nfds_t(entries.count), pause) > 0 else { return descriptors.map { _ in false } }
        return entries.map { $0.revents != 0 }
    }
}
