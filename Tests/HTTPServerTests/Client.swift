import Foundation

@testable import HTTPServer

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A client that sends whatever a test likes.
final class Client {
    struct NoConnection: Error {}

    private let socket: Socket
    /// What came and was not asked for yet.
    private var received: [UInt8] = []
    private var isClosed = false
    private let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 65_536, alignment: 16)

    init(port: UInt16, at address: IPAddress = .loopback) throws {
        guard let socket = Socket.make(for: address) else { throw NoConnection() }
        self.socket = socket
        let result = address.withSystemAddress(port: port) { connect(socket.descriptor, $0, $1) }
        guard result == 0 || errno == EINPROGRESS, wait(for: POLLOUT), socket.addresses != nil else {
            throw NoConnection()
        }
    }

    deinit { buffer.deallocate() }

    /// In milliseconds. Answers that a task gives wait while other suites' tests keep the tasks' threads busy, which has taken
    /// minutes on a loaded machine.
    private static let patience: Int32 = 1_200_000

    private func wait(for events: Int32) -> Bool {
        var entry = pollfd(fd: socket.descriptor, events: Int16(events), revents: 0)
        return poll(&entry, 1, Self.patience) == 1
    }

    func send(_ text: String) { send(Array(text.utf8)) }

    /// Sends until all is taken, or the server has closed the connection.
    func send(_ bytes: [UInt8]) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let outcome = rest.withUnsafeBytes { socket.send($0, UnsafeRawBufferPointer(start: nil, count: 0)) }
            switch outcome {
            case .passed(let count): rest = rest.dropFirst(count)
            case .mustWait: guard wait(for: POLLOUT) else { return }
            case .failed: return
            }
        }
    }

    /// Reads until a text has come, and takes all up to its end; what has come until the connection's end where it hasn't.
    func read(through text: String) -> String {
        let mark = Array(text.utf8)
        while true {
            if let range = received.firstRange(of: mark) {
                return String(decoding: take(range.upperBound), as: UTF8.self)
            }
            guard readMore() else { return String(decoding: take(received.count), as: UTF8.self) }
        }
    }

    /// Reads so many bytes, or those until the connection's end.
    func read(count: Int) -> [UInt8] {
        while received.count < count, readMore() {}
        return take(min(count, received.count))
    }

    private func take(_ count: Int) -> [UInt8] {
        defer { received.removeSubrange(..<count) }
        return Array(received[..<count])
    }

    /// - Returns: whether more may come.
    private func readMore() -> Bool {
        guard !isClosed, wait(for: POLLIN) else { return false }
        switch socket.receive(into: buffer) {
        case .passed(0), .failed: isClosed = true
        case .passed(let count): received += buffer[..<count]
        case .mustWait: break
        }
        return true
    }

    /// Reads to the connection's end.
    func readAll() -> String { read(through: "\u{0}\u{0} never \u{0}") }

    /// The status of the next answer whose body ends with a text.
    func status(through text: String) -> Int? {
        read(through: text).split(separator: " ").dropFirst().first.flatMap { Int($0) }
    }

    /// Asks for a path and reads its answer.
    func get(_ path: String, endingWith text: String) -> Int? {
        send("GET \(path) HTTP/1.1\r\nHost: localhost\r\n\r\n")
        return status(through: text)
    }

    func endSending() { socket.endSending() }
}

/// Runs what waits on a thread of its own, so that no task has to.
func onThread<Result: Sendable>(_ body: @escaping @Sendable () throws -> Result) async throws -> Result {
    try await withCheckedThrowingContinuation { continuation in
        Thread.detachNewThread { continuation.resume(with: Swift.Result(catching: body)) }
    }
}

/// Answers `/ready` at once, `/later` by a task, and what else a test asks for.
struct TestHandler: RequestHandler {
    var other: @Sendable (Request) -> Answer = { _ in .ready(Response(status: 404)) }

    func answer(_ request: Request, over connection: ConnectionAddresses) -> Answer {
        switch request.path {
        case "/ready": .ready(Response(status: 200, body: .bytes(Array("ready.".utf8))))
        case "/later": .later { Response(status: 200, body: .bytes(Array("later.".utf8))) }
        default: other(request)
        }
    }
}

/// Runs a body, on a thread of its own, beside a server; the server has ended afterwards.
func withServer<Result: Sendable>(
    at addresses: [IPAddress] = [.loopback],
    limits: ServerLimits = ServerLimits(),
    _ handler: any RequestHandler = TestHandler(),
    _ body: @escaping @Sendable (UInt16) throws -> Result
) async throws -> Result {
    let listener = try Listener(at: addresses, port: 0)
    let server = Task { try await Server(listener: listener, limits: limits, handler: handler).run() }
    let result: Swift.Result<Result, any Error>
    do {
        result = .success(try await onThread { try body(listener.port) })
    } catch {
        result = .failure(error)
    }
    server.cancel()
    try await server.value
    return try result.get()
}
