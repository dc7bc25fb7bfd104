/// A client's connection: moves bytes between its socket and its conversation.
final class Connection {
    let number: Int
    let socket: Socket
    let addresses: ConnectionAddresses
    private(set) var conversation: Conversation
    /// Whether something is to be sent that the client's side does not take in yet.
    private(set) var isStalled = false
    /// Whether there was no room for it.
    private(set) var isRefused = false

    init(number: Int, socket: Socket, addresses: ConnectionAddresses, limits: ServerLimits, at now: Int64) {
        self.number = number
        self.socket = socket
        self.addresses = addresses
        conversation = Conversation(limits: limits, at: now)
    }

    var isOver: Bool { conversation.phase == .over }

    /// How much is sent on one connection before others have their turn, in bytes.
    private static let turn = 1_048_576

    /// Takes in what has come.
    ///
    /// - Parameter buffer: is written over.
    func receive(into buffer: UnsafeMutableRawBufferPointer, at now: Int64) {
        switch socket.receive(into: buffer) {
        case .passed(0): conversation.end()
        case .passed(let count): conversation.receive(UnsafeRawBufferPointer(rebasing: buffer[..<count]), at: now)
        case .mustWait: break
        case .failed: conversation.end()
        }
    }

    /// The next request, if it has come whole.
    func nextRequest(at now: Int64) -> Request? { conversation.nextRequest(at: now) }

    func answer(_ response: Response, date: String, at now: Int64) {
        conversation.answer(response, date: date, at: now)
    }

    /// Sends what there is to send, as far as the client takes it in.
    func send(at now: Int64) {
        guard conversation.phase == .sending else { return }
        isStalled = sendTurn(at: now)
        if conversation.phase == .draining { socket.endSending() }
    }

    /// - Returns: whether more is to be sent.
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

    /// Answers that there is no room, whatever is asked.
    func refuse(at now: Int64) {
        isRefused = true
        conversation.refuse(status: 503, at: now)
        send(at: now)
    }

    /// Who has it, and whether it is needed.
    var standing: ConnectionShares.Standing {
        .init(number: number, owner: addresses.client.share, idleness: conversation.idleness)
    }

    func expire(at now: Int64) { conversation.expire(at: now) }

    func end() { conversation.end() }
}
