import Support

/// A body that is written while it is being sent, such as events.
///
/// What a client does not take in waits here, up to a bound. A client that falls behind further loses the connection, not what
/// was sent in between: it comes back and asks how things stand.
public final class StreamedBody: Sendable {
    /// What a connection finds to send.
    enum Supply: Equatable {
        case bytes([UInt8])
        /// Nothing now; there will be a call.
        case nothing
        /// Nothing any more.
        case finished
        /// The client has fallen behind too far.
        case overflow
    }

    private struct State {
        var waiting: [UInt8] = []
        var isFinished = false
        var hasOverflown = false
        var isAbandoned = false
        /// Called when something has come after ``Supply/nothing``.
        var notify: (@Sendable () -> Void)?
        var mustNotify = false
        var onEnd: (@Sendable () -> Void)?
    }

    private let state: Mutex<State>
    private let limit: Int

    /// - Parameters:
    ///   - limit: how many bytes may wait behind others that wait; what comes when nothing waits is always taken.
    ///   - onEnd: called once, when nobody reads any more, or all has been read.
    public init(limit: Int = 262_144, onEnd: @escaping @Sendable () -> Void = {}) {
        self.limit = limit
        state = Mutex(State(onEnd: onEnd))
    }

    /// May be called from any thread, and has no effect after the end.
    public func send(_ bytes: [UInt8]) {
        change { state in
            guard !state.isFinished, !state.hasOverflown else { return }
            if state.waiting.isEmpty {
                state.waiting = bytes
            } else if state.waiting.count + bytes.count <= limit {
                state.waiting += bytes
            } else {
                state.hasOverflown = true
                state.waiting = []
            }
        }
    }

    /// Ends the stream behind what was sent.
    public func finish() { change { $0.isFinished = true } }

    private func change(_ body: (inout State) -> Void) {
        let notify = state.with { state -> (@Sendable () -> Void)? in
            guard !state.isAbandoned else { return nil }
            body(&state)
            defer { state.mustNotify = false }
            return state.mustNotify ? state.notify : nil
        }
        notify?()
    }

    // MARK: The connection's side

    /// - Parameter notify: called from any thread when there is something to be had after there was nothing.
    func setNotification(_ notify: @escaping @Sendable () -> Void) { state.with { $0.notify = notify } }

    func take() -> Supply {
        state.with { state in
            if state.hasOverflown { return .overflow }
            guard state.waiting.isEmpty else {
                defer { state.waiting = [] }
                return .bytes(state.waiting)
            }
            if state.isFinished { return .finished }
            state.mustNotify = true
            return .nothing
        }
    }

    /// Says that nobody reads any more.
    func abandon() {
        let onEnd = state.with { state in
            defer { state = State(isAbandoned: true) }
            return state.onEnd
        }
        onEnd?()
    }
}
