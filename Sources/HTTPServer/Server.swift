import Support

/// A handler that answers requests.
public protocol RequestHandler: Sendable {
    /// Answers a request. It is called on the thread that all connections share, so it must not wait for anything.
    func answer(_ request: Request, over connection: ConnectionAddresses) -> Answer
}

/// The answer to a request.
public enum Answer: Sendable {
    case ready(Response)
    /// An answer that has to be worked out, in a task of its own.
    case later(@Sendable () async -> Response)
}

/// A small HTTP/1.1 server (RFC 9110 and 9112) for requests without content.
///
/// No client can keep others waiting or make memory grow: one thread moves all bytes and waits for none of them, every request
/// has the bounds of ``ServerLimits``, and an answer is read and sent piece by piece as its client takes it in.
public struct Server: Sendable {
    private let listener: Listener
    private let limits: ServerLimits
    private let handler: any RequestHandler

    public init(listener: Listener, limits: ServerLimits = ServerLimits(), handler: any RequestHandler) {
        self.listener = listener
        self.limits = limits
        self.handler = handler
    }

    /// Serves until the task is cancelled; then all connections are closed, and the port is free. It can be called once.
    ///
    /// - Throws: ``NoDescriptors`` or ``NoThread`` if the system has no room for what the server needs.
    public func run() async throws {
        guard let wakeup = Wakeup() else { throw NoDescriptors() }
        let mailbox = Mailbox(wakeup: wakeup)
        let isStarted = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isStarted = DetachedThread.start {
                    ConnectionLoop(
                        entrances: listener.takeSockets(),
                        handler: handler,
                        limits: limits,
                        mailbox: mailbox
                    ).run()
                    continuation.resume(returning: true)
                }
                if !isStarted { continuation.resume(returning: false) }
            }
        } onCancel: {
            mailbox.post(.stop)
        }
        guard isStarted else { throw NoThread() }
    }
}

/// The failure that the system lets this process start no more threads.
public struct NoThread: Error, Sendable {}

/// The failure that the system lets this process open no more files.
public struct NoDescriptors: Error, Sendable {}
