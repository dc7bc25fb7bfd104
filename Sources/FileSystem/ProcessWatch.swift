import CSubprocess

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Looks after a process until it has ended, and ends it where it passes a limit.
struct ProcessWatch {
    let process: pid_t
    let limits: Subprocess.Limits
    /// In milliseconds of the clock that only runs forward.
    private let deadline: Int64
    private var nextCount: Int64
    private var lastWord: Int64
    /// Why it had to be ended.
    private var stop: Subprocess.Ending?

    /// Milliseconds from one count of threads to the next.
    private static let interval: Int64 = 10

    init(process: pid_t, limits: Subprocess.Limits) {
        self.process = process
        self.limits = limits
        let now = FileSystem.milliseconds
        deadline = now + Int64(min(limits.wall * 1000, 1e12))
        nextCount = now + Self.interval
        lastWord = now
    }

    /// When the process will have said nothing for as long as it may; nil where it may be silent.
    private var silenceEnd: Int64? {
        limits.silence > 0 ? lastWord + Int64(min(limits.silence * 1000, 1e12)) : nil
    }

    /// What the process and those that it started write, until all have closed their output or a limit is passed.
    mutating func collect(from descriptor: Int32, _ onOutput: (([UInt8]) -> Void)? = nil) -> [UInt8] {
        var output: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while mayGoOn() {
            var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            let end = min(deadline, limits.threads > 0 ? nextCount : deadline, silenceEnd ?? deadline)
            let ready = poll(&entry, 1, Int32(min(max(0, end - FileSystem.milliseconds) + 1, 1_000_000)))
            guard ready > 0 else { continue }
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
    mutating func end(output: [UInt8]) -> Subprocess.Outcome {
        var pause: UInt32 = 100
        while mayGoOn(), !hasEnded {
            usleep(pause)
            pause = min(pause * 2, 10_000)
        }
        // The whole group goes: what the program has left running too. As long as nobody has waited for it, its number is no
        // other's.
        if stop == nil { kill(-process, SIGKILL) } else { glosa_end_tree(process) }
        var status: Int32 = 0
        var usage = rusage()
        while wait4(process, &status, 0, &usage) < 0, errno == EINTR {}
        let time = Self.seconds(usage.ru_utime) + Self.seconds(usage.ru_stime)
        #if canImport(Darwin)
            let peak = usage.ru_maxrss
        #else
            let peak = usage.ru_maxrss << 10
        #endif
        return Subprocess.Outcome(
            ending: stop ?? ending(status, processorTime: time),
            output: output,
            processorTime: time,
            peakMemory: peak
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
            stop = .timeout
        } else if let silenceEnd, now >= silenceEnd {
            stop = .silence
        } else if limits.threads > 0, now >= nextCount {
            nextCount = now + Self.interval
            if glosa_thread_count(process) > limits.threads { stop = .threads }
        }
        return stop == nil
    }

    private var hasEnded: Bool {
        var information = siginfo_t()
        while true {
            // Its number comes back as 0 where nothing has happened yet.
            guard waitid(P_PID, id_t(process), &information, WEXITED | WNOWAIT | WNOHANG) != 0 else { break }
            guard errno == EINTR else { return true }
        }
        return information.si_signo != 0
    }

    private static func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
}
