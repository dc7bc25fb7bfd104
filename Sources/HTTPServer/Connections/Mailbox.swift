import Support

/// What other threads tell the one that moves all connections' bytes.
final class Mailbox: Sendable {
    enum Message: Sendable {
        /// A request's answer, by its connection's number.
        case answer(Int, Response)
        /// A stream has something for its connection.
        case news(Int)
        case stop
    }

    private let messages = Mutex<[Message]>([])
    let wakeup: Wakeup

    init(wakeup: Wakeup) { self.wakeup = wakeup }

    /// May be called from any thread.
    func post(_ message: Message) {
        let isFirst = messages.with { messages in
            messages.append(message)
            return messages.count == 1
        }
        if isFirst { wakeup.signal() }
    }

    /// What was told since it was last asked.
    func take() -> [Message] {
        wakeup.clear()
        return messages.with { messages in
            defer { messages = [] }
            return messages
        }
    }
}
