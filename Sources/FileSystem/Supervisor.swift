import CSubprocess
import Support

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The supervisor: the process that starts this one's programs. It ends them, with all that they have started, when this process
/// ends in whatever way (`CSubprocess/supervisor.c`).
///
/// There is one for the whole process, because child processes belong to the whole process.
final class Supervisor: Sendable {
    static let shared = Supervisor()

    private struct Running {
        let process: pid_t
        let requests: Int32
    }

    private enum State {
        case notStarted
        case running(Running)
        /// The supervisor was stopped for good.
        case stopped
    }

    private let state = Mutex(State.notStarted)

    /// Starts the supervisor, unless it runs already.
    ///
    /// - Returns: 0, or the system's error number.
    @discardableResult
    func start() -> Int32 {
        state.with { state in
            guard case .notStarted = state else { return 0 }
            return Self.start(&state)
        }
    }

    private static func start(_ state: inout State) -> Int32 {
        var requests: Int32 = -1
        let process = glosa_start_supervisor(&requests)
        guard process > 0 else { return errno }
        state = .running(Running(process: process, requests: requests))
        // At an ordinary exit nothing is left behind, not even a child that nobody waits for.
        atexit { Supervisor.shared.stop() }
        return 0
    }

    /// Has a program started.
    ///
    /// - Parameter watch: the socket on which the supervisor reports the program's start and end (`glosa_request`).
    /// - Returns: 0, or the system's error number.
    func run(_ program: glosa_program, watch: Int32) -> Int32 {
        state.with { state in
            // Somebody may have ended the supervisor; then a new one is needed.
            for _ in 0..<2 {
                if case .notStarted = state {
                    let error = Self.start(&state)
                    guard error == 0 else { return error }
                }
                guard case .running(let running) = state else { break }
                let isSent = withUnsafePointer(to: program) { glosa_request(running.requests, $0, watch) == 0 }
                if isSent { return 0 }
                guard [EPIPE, ECONNRESET].contains(errno) else { return errno }
                close(running.requests)
                waitpid(running.process, nil, 0)
                state = .notStarted
            }
            return ESRCH
        }
    }

    /// Ends all programs, and waits until they have ended. No program can be started afterwards.
    func stop() {
        let running: Running? = state.with { state in
            defer { state = .stopped }
            guard case .running(let running) = state else { return nil }
            return running
        }
        guard let running else { return }
        shutdown(running.requests, Int32(SHUT_WR))
        // The supervisor closes its end of the socket when no program is left, or gives up after half a minute.
        var entry = pollfd(fd: running.requests, events: Int16(POLLIN), revents: 0)
        while poll(&entry, 1, 40_000) < 0, errno == EINTR {}
        close(running.requests)
        while waitpid(running.process, nil, entry.revents == 0 ? WNOHANG : 0) < 0, errno == EINTR {}
    }
}

extension FileSystem {
    /// Starts the supervisor early. It begins as a copy of this process, so it takes least memory while this one is small;
    /// without this call it is started with the first program.
    public static func prepareForPrograms() { Supervisor.shared.start() }
}
