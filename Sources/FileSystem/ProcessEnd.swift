import CSubprocess
import Support

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The end of this process when a person or the system asks for it: the programs that it has started are ended, its held folders
/// are removed, and results of ended programs are reported to nobody.
enum ProcessEnd {
    private static let isUnderWay = Mutex(false)
    private static let status = Mutex<Int32?>(nil)

    /// Blocks the calling thread for good if the process is ending: its next action would have no meaning any more.
    static func stayIfUnderWay() {
        while isUnderWay.with({ $0 }) { sleep(60) }
    }

    enum Way {
        case signal(Int32)
        case status(Int32)
    }

    static func begin(_ way: Way) {
        isUnderWay.with { $0 = true }
        Supervisor.shared.stop()
        HeldFolders.shared.removeAll()
        switch way {
        case .status(let status): _exit(status)
        case .signal(let signal): glosa_die(signal)
        }
    }

    /// - Parameter signal: the signal by which the process ends, unless a status was asked for; SIGQUIT takes effect in any case.
    fileprivate static func interrupt(by signal: Int32) {
        // The progress shown so far stays, and what follows it stands on a line of its own.
        if isatty(STDERR_FILENO) == 1 { FileSystem.writeAll([UInt8(ascii: "\n")], to: STDERR_FILENO) }
        let wanted = signal == SIGQUIT ? nil : status.with { $0 }
        begin(wanted.map(Way.status) ?? .signal(signal))
    }

    fileprivate static func end(with wanted: Int32) { status.with { $0 = wanted } }
}

extension FileSystem {
    /// Has the process end cleanly when a person interrupts it or the system asks it to end (SIGINT, SIGTERM, SIGHUP, SIGQUIT):
    /// its programs are ended and its held folders removed; then the signal has its default effect.
    public static func endsCleanly() {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { return }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        let source = ends[0]
        let isStarted = DetachedThread.start {
            var number: [UInt8] = [0]
            while true {
                let got = readSome(from: source, into: &number)
                if got == 1 { ProcessEnd.interrupt(by: Int32(number[0])) }
                guard got == 1 || errno == EINTR else { return }
            }
        }
        let signals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]
        if isStarted { _ = glosa_listen(ends[1], signals, Int32(signals.count)) }
    }

    /// Has the process end with status 0 when it is interrupted or asked to end: its ordinary end.
    public static func endsOnInterrupt() { ProcessEnd.end(with: 0) }
}
