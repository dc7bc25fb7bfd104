/// The state of one connection without its socket: bytes come in, requests come out, answers go in, bytes go out.
///
/// There is one request at a time. While it is being answered nothing is read, so a client that sends many at once fills the
/// system's buffers and waits. All times are in milliseconds, on a clock that only runs forward.
struct Conversation {
    enum Phase: Equatable {
        /// The client is to send a request, or the rest of one.
        case receiving
        /// A request is being worked on.
        case answering
        case sending
        /// Everything is sent; further input is discarded, so that the client can read the answer.
        case draining
        case over
    }

    private let limits: ServerLimits
    private var parser: RequestParser
    private(set) var phase = Phase.receiving
    /// The time when ``expire(at:)`` is due.
    private(set) var deadline: Int64
    /// The answer that is being sent.
    private(set) var outgoing: OutgoingMessage?
    /// The request that is being answered; nil while one is refused.
    private var request: Request?
    /// True if ``nextRequest(at:)`` may find a request in bytes that have already arrived.
    private(set) var mayHoldRequest = false
    private var ignoresInput = false
    /// The number of bytes of the answer that were taken in since the deadline was set.
    private var progress = 0
    /// The time when the phase began or, while an answer is sent, when the client last took in some of it.
    private var since: Int64

    init(limits: ServerLimits, at now: Int64) {
        self.limits = limits
        parser = RequestParser(limits: limits)
        deadline = now + limits.idleTime
        since = now
    }

    /// The idleness of the connection; nil while a request is worked on, and at the end.
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

    /// True if a part of a request has arrived, but not all.
    var hasBegunRequest: Bool { phase == .receiving && !parser.isEmpty }

    // MARK: Coming in

    /// True if bytes are expected, or, while events are sent, the news that the client has left.
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
            // No request is answered behind a stream. A client that has left is noticed when something is sent.
            ignoresInput = true
        default: break
        }
    }

    /// Returns the next request that has arrived whole, to be answered by ``answer(_:date:at:)``. A request that can't be
    /// understood is refused here. Nil if there is none.
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

    /// - Parameter date: the time in the form of ``HTTPDate``.
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

    /// Sends a refusal that no request handler has made, and ends the connection after it.
    mutating func refuse(status: Int, because reason: String? = nil, at now: Int64) {
        request = nil
        send(.refusal(status: status, because: reason), keepsAlive: false, date: HTTPDate.now, at: now)
    }

    private mutating func send(_ response: Response, keepsAlive: Bool, date: String, at now: Int64) {
        outgoing = OutgoingMessage(response, to: request, keepsAlive: keepsAlive, date: date)
        phase = .sending
        (deadline, progress, since) = (now + limits.sendingTime, 0, now)
    }

    /// Prepares bytes to be sent; behind the end of an answer, enters the next phase.
    ///
    /// - Returns: true if there are bytes to be sent.
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

    /// Calls a function with the bytes to be sent next; nil if nothing is being sent.
    func withOutput<Result>(
        _ body: (UnsafeRawBufferPointer, UnsafeRawBufferPointer) -> Result
    ) -> Result? {
        outgoing?.withBytes(body)
    }

    /// Takes note that the client's side has taken in bytes.
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

    /// Ends the conversation, and releases what it holds.
    mutating func end() {
        outgoing?.abandon()
        outgoing = nil
        phase = .over
        deadline = .max
    }
}
