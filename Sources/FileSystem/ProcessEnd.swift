import CSubprocess
import Support

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The end of this process where a person or the system asks for it: nothing that it has started goes on, no folder that it has
/// for itself stays, and nothing that comes of programs which were ended is told to anybody.
enum ProcessEnd {
    private static let isUnderWay = Mutex(false)
    private static let status = Mutex<Int32?>(nil)

    /// Never comes back where the process is ending: what a thread was about to do has no meaning any more.
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

    /// - Parameter signal: the process ends by it, unless a status was asked for.
    fileprivate static func interrupt(by signal: Int32) {
        // What is shown of the progress stays, and what comes after it stands on a line of its own.
        if isatty(STDERR_FILENO) == 1 { FileSystem.writeAll([UInt8(ascii: "\n")], to: STDERR_FILENO) }
        let wanted = signal == SIGQUIT ? nil : status.with { $0 }
        begin(wanted.map(Way.status) ?? .signal(signal))
    }

    fileprivate static func end(with wanted: Int32) { status.with { $0 = wanted } }
}

extension FileSystem {
    /// Has the process end with all that it has started, and without the folders that it has for itself, when a person
    /// interrupts it or the system asks it to end (SIGINT, SIGTERM, SIGHUP, SIGQUIT); then the signal has its default effect.
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

    /// Has the process end with status 0 where it is interrupted or asked to end, since that is how it is meant to end.
    public static func endsOnInterrupt() { ProcessEnd.end(with: 0) }
}
