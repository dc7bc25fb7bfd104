import Support

/// The messages of other threads to the one that moves all connections' bytes.
final class Mailbox: Sendable {
    enum Message: Sendable {
        /// The answer to a request, by the number of its connection.
        case answer(Int, Response)
        /// The news that a stream has bytes to send, by the number of its connection.
        case news(Int)
        case stop
    }

    private let messages = Mutex<[Message]>([])
    let wakeup: Wakeup

    init(wakeup: Wakeup) { self.wakeup = wakeup }

    /// Adds a message. May be called from any thread.
    func post(_ message: Message) {
        let isFirst = messages.with { messages in
            messages.append(message)
            return messages.count == 1
        }
        if isFirst { wakeup.signal() }
    }

    /// Returns the messages posted since the last call.
    func take() -> [Message] {
        wakeup.clear()
        return messages.with { messages in
            defer { messages = [] }
            return messages
        }
    }
}
