import CSubprocess

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Looks after a process until it has ended, and has it ended where it passes a limit.
struct ProcessWatch {
    private let process: pid_t
    /// Where the supervisor tells how it has ended, and is told to end it.
    private let line: Int32
    private let limits: Subprocess.Limits
    /// In milliseconds of the clock that only runs forward.
    private let deadline: Int64
    /// Why it is ended then.
    private let lateness: Subprocess.Ending
    private var nextCount: Int64
    private var lastWord: Int64
    /// Why it had to be ended.
    private var stop: Subprocess.Ending?

    /// Milliseconds from one count of threads to the next.
    private static let interval: Int64 = 10

    /// - Parameter end: when the time of the whole command is over; nil where it has no limit.
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

    /// When the process will have said nothing for as long as it may; nil where it may be silent.
    private var silenceEnd: Int64? {
        limits.silence > 0 ? lastWord + Int64(min(limits.silence * 1000, 1e12)) : nil
    }

    /// What the process and those that it started write, until all have closed their output, it has ended, or a limit is passed.
    mutating func collect(from descriptor: Int32, _ onOutput: (([UInt8]) -> Void)? = nil) -> [UInt8] {
        var output: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while mayGoOn() {
            let isReady = wait(for: [descriptor, line], isSilent: true)
            // What it has left running in other groups may hold the stream: once it has ended, nothing more is waited for.
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
    /// - Returns: nil where nobody can tell how it has ended.
    mutating func end(output: [UInt8]) -> Subprocess.Outcome? {
        while mayGoOn(), !wait(for: [line], isSilent: false)[0] {}
        // The supervisor ends it, with all that it has started.
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
        // As in <sys/wait.h>, whose macros Swift can't import.
        let signal = status & 0x7F
        guard signal != 0 else { return .exit((status >> 8) & 0xFF) }
        guard limits.cpu > 0 else { return .signal(signal) }
        // Whoever takes no notice of the first gets SIGKILL, which others send too. The kernel keeps the limit by another
        // account than the one it gives, and on a busy machine they differ much.
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

    /// Waits until there is something to read, or a limit has to be looked at.
    ///
    /// - Parameter isSilent: whether the limit on silence counts.
    /// - Returns: for each descriptor, whether there is.
    private func wait(for descriptors: [Int32], isSilent: Bool) -> [Bool] {
        var entries = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        var end = min(deadline, limits.threads > 0 ? nextCount : deadline)
        if isSilent { end = min(end, silenceEnd ?? deadline) }
        let pause = Int32(min(max(0, end - FileSystem.milliseconds) + 1, 1_000_000))
        guard poll(&entries, nfds_t(entries.count), pause) > 0 else { return descriptors.map { _ in false } }
        return entries.map { $0.revents != 0 }
    }
}
