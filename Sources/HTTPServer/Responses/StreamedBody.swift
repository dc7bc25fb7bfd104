import Support

/// A body that is written while it is being sent, such as events.
///
/// Bytes that a client does not take in wait here, up to a bound. A client that falls behind further loses the connection, not
/// some of the bytes: it connects again and asks for the current state.
public final class StreamedBody: Sendable {
    /// The bytes that a connection finds to send, or the reason why there are none.
    enum Supply: Equatable {
        case bytes([UInt8])
        /// There are no bytes now; a notification will follow.
        case nothing
        /// There will be no further bytes.
        case finished
        /// The client has fallen behind too far.
        case overflow
    }

    private struct State {
        var waiting: [UInt8] = []
        var isFinished = false
        var hasOverflown = false
        var isAbandoned = false
        /// The function to call when bytes have come after ``Supply/nothing``.
        var notify: (@Sendable () -> Void)?
        var mustNotify = false
        var onEnd: (@Sendable () -> Void)?
    }

    private let state: Mutex<State>
    private let limit: Int

    /// - Parameters:
    ///   - limit: the largest number of bytes that may wait; bytes that come while none wait are always taken.
    ///   - onEnd: called once, when nobody reads any more, or all bytes have been read.
    public init(limit: Int = 262_144, onEnd: @escaping @Sendable () -> Void = {}) {
        self.limit = limit
        state = Mutex(State(onEnd: onEnd))
    }

    /// Appends bytes. May be called from any thread, and has no effect after the end.
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

    /// Ends the stream behind the bytes sent so far.
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

    /// - Parameter notify: called from any thread when there are bytes after there were none.
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

    /// Takes note that nobody reads any more.
    func abandon() {
        let onEnd = state.with { state in
            defer { state = State(isAbandoned: true) }
            return state.onEnd
        }
        onEnd?()
    }
}
