/// What one connection has to say next, without its socket: bytes come in, requests come out, answers go in, bytes go out.
///
/// There is one request at a time. While it is being answered nothing is read, so a client that sends many at once fills the
/// system's buffers and waits. All times are in milliseconds, on a clock that only runs forward.
struct Conversation {
    enum Phase: Equatable {
        /// Waiting for a request, or for the rest of one.
        case receiving
        /// A request is being worked on.
        case answering
        case sending
        /// Everything is said; what still comes in is thrown away, so that the client can read the answer.
        case draining
        case over
    }

    private let limits: ServerLimits
    private var parser: RequestParser
    private(set) var phase = Phase.receiving
    /// When ``expire(at:)`` is due.
    private(set) var deadline: Int64
    /// The answer that is being sent.
    private(set) var outgoing: OutgoingMessage?
    /// The request that is being answered; nil while one is refused.
    private var request: Request?
    /// Whether ``nextRequest(at:)`` may find something that has come already.
    private(set) var mayHoldRequest = false
    private var ignoresInput = false
    /// How much of the answer was taken in since the deadline was set.
    private var progress = 0
    /// When the phase began or, while an answer is sent, when the client last took in some of it.
    private var since: Int64

    init(limits: ServerLimits, at now: Int64) {
        self.limits = limits
        parser = RequestParser(limits: limits)
        deadline = now + limits.idleTime
        since = now
    }

    /// How little the connection is needed; nil while a request is worked on.
    var idleness: ConnectionShares.Idleness? {
        let state: ConnectionShares.Idleness.State? =
            switch phase {
            case .receiving: .waiting
            case .draining: .ending
            case .sending: outgoing?.stream == nil ? .stalled : .listening
            case .answering, .over: nil
            }
        return state.map { .init(state: $0, since: since) }
    }

    /// Whether some of a request has come, but not all.
    var hasBegunRequest: Bool { phase == .receiving && !parser.isEmpty }

    // MARK: Coming in

    /// Whether bytes are wanted, or, while events are sent, the news that the client has left.
    var wantsInput: Bool {
        switch phase {
        case .receiving: !mayHoldRequest
        case .draining: true
        case .sending: outgoing?.stream != nil && !ignoresInput
        case .answering, .over: false
        }
    }

    mutating func receive(_ bytes: some Collection<UInt8>, at now: Int64) {
        switch phase {
        case .receiving where !bytes.isEmpty:
            if parser.isEmpty { deadline = now + limits.requestTime }
            parser.append(bytes)
            mayHoldRequest = true
        case .sending:
            // Behind a stream no request has its turn. Whether the client is there shows when something is sent.
            ignoresInput = true
        default: break
        }
    }

    /// The next request that has come whole; it gets its answer by ``answer(_:at:)``. What can't be understood is refused here.
    mutating func nextRequest(at now: Int64) -> Request? {
        guard phase == .receiving, mayHoldRequest else { return nil }
        mayHoldRequest = false
        do {
            request = try parser.next()
        } catch {
            refuse(error, at: now)
            return nil
        }
        guard let request else { return nil }
        phase = .answering
        deadline = now + limits.answerTime
        return request
    }

    // MARK: Going out

    /// - Parameter date: as ``HTTPDate`` writes it.
    mutating func answer(_ response: Response, date: String, at now: Int64) {
        guard phase == .answering else {
            response.abandon()
            return
        }
        send(response, keepsAlive: request?.keepsAlive ?? false, date: date, at: now)
    }

    private mutating func refuse(_ fault: RequestFault, at now: Int64) {
        var reason: String?
        if case .malformed(let what) = fault { reason = what }
        refuse(status: fault.status, because: reason, at: now)
    }

    /// Answers without having been asked, and ends the connection.
    mutating func refuse(status: Int, because reason: String? = nil, at now: Int64) {
        request = nil
        send(.refusal(status: status, because: reason), keepsAlive: false, date: HTTPDate.now, at: now)
    }

    private mutating func send(_ response: Response, keepsAlive: Bool, date: String, at now: Int64) {
        outgoing = OutgoingMessage(response, to: request, keepsAlive: keepsAlive, date: date)
        phase = .sending
        (deadline, progress, since) = (now + limits.sendingTime, 0, now)
    }

    /// Sees that there are bytes to be sent, and goes on behind an answer's end.
    ///
    /// - Returns: whether there are.
    mutating func prepareOutput(at now: Int64) -> Bool {
        guard phase == .sending, let supply = outgoing?.supply() else { return false }
        switch supply {
        case .ready:
            if deadline == .max { (deadline, progress) = (now + limits.sendingTime, 0) }
            return true
        case .waiting:
            deadline = .max
        case .broken:
            end()
        case .sent:
            let keepsAlive = outgoing?.keepsAlive ?? false
            (outgoing, request) = (nil, nil)
            phase = keepsAlive ? .receiving : .draining
            mayHoldRequest = !parser.isEmpty
            since = now
            deadline =
                now + (keepsAlive ? (parser.isEmpty ? limits.idleTime : limits.requestTime) : limits.drainingTime)
        }
        return false
    }

    /// Calls a body with what is to be sent next.
    func withOutput<Result>(
        _ body: (UnsafeRawBufferPointer, UnsafeRawBufferPointer) -> Result
    ) -> Result? {
        outgoing?.withBytes(body)
    }

    /// Bytes were taken in by the client's side.
    mutating func sent(_ count: Int, at now: Int64) {
        outgoing?.remove(count)
        progress += count
        since = now
        if progress >= limits.sendingStep { (deadline, progress) = (now + limits.sendingTime, 0) }
    }

    // MARK: Ending

    /// Does what is due when the deadline has passed.
    mutating func expire(at now: Int64) {
        guard now >= deadline else { return }
        switch phase {
        case .receiving where !parser.isEmpty:
            refuse(.late, at: now)
        case .answering:
            refuse(status: 503, at: now)
        default:
            end()
        }
    }

    /// Lets go of everything.
    mutating func end() {
        outgoing?.abandon()
        outgoing = nil
        phase = .over
        deadline = .max
    }
}
