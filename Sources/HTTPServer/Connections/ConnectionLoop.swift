import FileSystem

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The loop that moves the bytes of all connections on one thread, waiting by `poll`.
final class ConnectionLoop {
    /// The listening sockets, from which connections are accepted.
    private var entrances: [Socket]
    private let handler: any RequestHandler
    private let limits: ServerLimits
    private let mailbox: Mailbox
    private var connections: [Connection] = []
    private var nextNumber = 0
    /// The time before which no connection is accepted, because the system had no room for another.
    private var acceptsFrom: Int64 = 0
    private var date = ""
    private var dateIsGoodUntil: Int64 = 0
    private let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 65_536, alignment: 16)

    init(entrances: [Socket], handler: any RequestHandler, limits: ServerLimits, mailbox: Mailbox) {
        self.entrances = entrances
        self.handler = handler
        self.limits = limits
        self.mailbox = mailbox
    }

    deinit { buffer.deallocate() }

    /// Runs until a message in the mailbox stops the loop.
    func run() {
        var entries: [pollfd] = []
        while true {
            var now = FileSystem.milliseconds
            fill(&entries, at: now)
            poll(&entries, nfds_t(entries.count), timeout(at: now))
            now = FileSystem.milliseconds
            if dateIsGoodUntil <= now { (date, dateIsGoodUntil) = (HTTPDate.now, now + 500) }
            if entries[0].revents != 0, !readMail(at: now) { break }
            for (connection, entry) in zip(connections, entries[(1 + entrances.count)...]) {
                turn(connection, Int32(entry.revents), at: now)
            }
            for (socket, entry) in zip(entrances, entries[1...]) where entry.revents != 0 {
                accept(from: socket, at: now)
            }
            connections.removeAll(where: \.isOver)
        }
        for connection in connections { connection.end() }
        // The port is free when this returns.
        (connections, entrances) = ([], [])
    }

    // MARK: Waiting

    /// Lists the descriptors to wait for: the mailbox, the listening sockets, the connections in their order.
    private func fill(_ entries: inout [pollfd], at now: Int64) {
        entries.removeAll(keepingCapacity: true)
        entries.append(pollfd(fd: mailbox.wakeup.descriptor, events: Int16(POLLIN), revents: 0))
        for socket in entrances {
            // `poll` passes over a negative descriptor.
            let descriptor = now < acceptsFrom ? -1 : socket.descriptor
            entries.append(pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0))
        }
        for connection in connections {
            let events = (connection.conversation.wantsInput ? POLLIN : 0) | (connection.isStalled ? POLLOUT : 0)
            entries.append(pollfd(fd: connection.socket.descriptor, events: Int16(events), revents: 0))
        }
    }

    /// Returns the time for which nothing is due, in milliseconds; negative: forever.
    private func timeout(at now: Int64) -> Int32 {
        var next = now < acceptsFrom ? acceptsFrom : Int64.max
        for connection in connections {
            if connection.conversation.mayHoldRequest { return 0 }
            next = min(next, connection.conversation.deadline)
        }
        return next == .max ? -1 : Int32(clamping: max(0, next - now))
    }

    // MARK: Connections

    private func turn(_ connection: Connection, _ events: Int32, at now: Int64) {
        let conversation = connection.conversation
        guard events != 0 || conversation.mayHoldRequest || now >= conversation.deadline else { return }
        if conversation.wantsInput, events & (POLLIN | POLLHUP) != 0 {
            connection.receive(into: buffer, at: now)
        } else if events & (POLLERR | POLLNVAL | POLLHUP) != 0, !conversation.mayHoldRequest {
            // Nobody is there to read an answer.
            connection.end()
        }
        connection.expire(at: now)
        if let request = connection.nextRequest(at: now) { answer(request, on: connection, at: now) }
        connection.send(at: now)
    }

    private func answer(_ request: Request, on connection: Connection, at now: Int64) {
        switch handler.answer(request, over: connection.addresses) {
        case .ready(let response): answer(connection, with: response, at: now)
        case .later(let work):
            let (mailbox, number) = (mailbox, connection.number)
            Task { mailbox.post(.answer(number, await work())) }
        }
    }

    private func answer(_ connection: Connection, with response: Response, at now: Int64) {
        if case .stream(let stream) = response.body {
            let (mailbox, number) = (mailbox, connection.number)
            stream.setNotification { mailbox.post(.news(number)) }
        }
        connection.answer(response, date: date, at: now)
    }

    /// - Returns: false if the loop must stop.
    private func readMail(at now: Int64) -> Bool {
        for message in mailbox.take() {
            switch message {
            case .stop: return false
            case .answer(let number, let response):
                guard let connection = connection(number) else {
                    response.abandon()
                    continue
                }
                answer(connection, with: response, at: now)
                connection.send(at: now)
            case .news(let number):
                connection(number)?.send(at: now)
            }
        }
        return true
    }

    private func connection(_ number: Int) -> Connection? {
        connections.first { $0.number == number && !$0.isOver }
    }

    /// Accepts waiting connections, a few at a time.
    private func accept(from socket: Socket, at now: Int64) {
        for _ in 0..<64 {
            switch Listener.accept(from: socket) {
            case .none: return
            case .noRoom:
                // Until then, `poll` would report the waiting connection again and again.
                acceptsFrom = now + 100
                return
            case .connection(let client):
                if let addresses = client.addresses { admit(client, addresses, at: now) }
            }
        }
    }

    private func admit(_ client: Socket, _ addresses: ConnectionAddresses, at now: Int64) {
        let present = connections.filter { !$0.isRefused && !$0.isOver }
        let shares = ConnectionShares(limits: limits)
        let admission = shares.admission(of: addresses.client, among: present.map(\.standing))
        let connection = Connection(number: nextNumber, socket: client, addresses: addresses, limits: limits, at: now)
        nextNumber += 1
        switch admission {
        case .free: connections.append(connection)
        case .inPlace(of: let number):
            if let other = present.first(where: { $0.number == number }) { giveUp(other, at: now) }
            connections.append(connection)
        case .refused where mayRefuse:
            connections.append(connection)
            connection.refuse(at: now)
        case .refused: break
        }
    }

    /// Ends a connection to make room. A client that has begun to ask is told why it gets no answer; one that waits between
    /// requests will ask anew.
    private func giveUp(_ connection: Connection, at now: Int64) {
        if connection.conversation.hasBegunRequest, mayRefuse { connection.refuse(at: now) } else { connection.end() }
    }

    /// The largest number of refused connections that are open to be told so; further ones are closed without a word.
    private static let refusals = 32

    private var mayRefuse: Bool { connections.count { $0.isRefused && !$0.isOver } < Self.refusals }
}
