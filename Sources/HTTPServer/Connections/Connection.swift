/// A client's connection, which moves bytes between its socket and its conversation.
final class Connection {
    let number: Int
    let socket: Socket
    let addresses: ConnectionAddresses
    private(set) var conversation: Conversation
    /// True if bytes are to be sent that the client's side does not take in yet.
    private(set) var isStalled = false
    /// True if the connection was refused because there was no room for it.
    private(set) var isRefused = false

    init(number: Int, socket: Socket, addresses: ConnectionAddresses, limits: ServerLimits, at now: Int64) {
        self.number = number
        self.socket = socket
        self.addresses = addresses
        conversation = Conversation(limits: limits, at: now)
    }

    var isOver: Bool { conversation.phase == .over }

    /// The largest number of bytes sent on one connection before others have their turn.
    private static let turn = 1_048_576

    /// Receives the bytes that have arrived.
    ///
    /// - Parameter buffer: room for the bytes; it is overwritten.
    func receive(into buffer: UnsafeMutableRawBufferPointer, at now: Int64) {
        switch socket.receive(into: buffer) {
        case .passed(0): conversation.end()
        case .passed(let count): conversation.receive(UnsafeRawBufferPointer(rebasing: buffer[..<count]), at: now)
        case .mustWait: break
        case .failed: conversation.end()
        }
    }

    /// Returns the next request; nil if none has arrived whole.
    func nextRequest(at now: Int64) -> Request? { conversation.nextRequest(at: now) }

    func answer(_ response: Response, date: String, at now: Int64) {
        conversation.answer(response, date: date, at: now)
    }

    /// Sends the bytes that are ready, as far as the client takes them in.
    func send(at now: Int64) {
        guard conversation.phase == .sending else { return }
        isStalled = sendTurn(at: now)
        if conversation.phase == .draining { socket.endSending() }
    }

    /// - Returns: true if more is to be sent.
    private func sendTurn(at now: Int64) -> Bool {
        var left = Self.turn
        while conversation.prepareOutput(at: now) {
            guard left > 0 else { return true }
            switch conversation.withOutput(socket.send) {
            case .passed(let count):
                conversation.sent(count, at: now)
                left -= count
            case .mustWait: return true
            case .failed, nil: conversation.end()
            }
        }
        return false
    }

    /// Answers any request with the message that there is no room.
    func refuse(at now: Int64) {
        isRefused = true
        conversation.refuse(status: 503, at: now)
        send(at: now)
    }

    /// The standing of the connection: its owner, and how little it is needed.
    var standing: ConnectionShares.Standing {
        .init(number: number, owner: addresses.client.share, idleness: conversation.idleness)
    }

    func expire(at now: Int64) { conversation.expire(at: now) }

    func end() { conversation.end() }
}
