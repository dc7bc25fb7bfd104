import FlyingFox
import FlyingSocks
import Foundation

/// The port could not be had, nor those after it.
public struct NoPort: Error, Sendable {
    public let first: UInt16
    public let last: UInt16
    /// The system's words.
    public let reason: String
}

/// Answers requests by HTTP, until its task is cancelled.
struct PreviewServer: Sendable {
    let store: SiteStore
    /// An IPv4 or IPv6 address, or `localhost`.
    let host: String

    /// Serves at a port, or at the next one that is free.
    ///
    /// - Parameter isReady: called with the port once requests are answered.
    /// - Throws: ``NoPort``.
    func run(port: UInt16, isReady: @escaping @Sendable (UInt16) async -> Void) async throws {
        let last = UInt16(min(Int(port) + Self.attempts, Int(UInt16.max)))
        var reason = ""
        for candidate in port...last {
            do {
                try await serve(at: candidate, isReady: isReady)
                return
            } catch SocketError.failed(_, let code, let message) where code == EADDRINUSE || code == EACCES {
                reason = message
            }
        }
        throw NoPort(first: port, last: last, reason: reason)
    }

    private static let attempts = 50

    private func serve(at port: UInt16, isReady: @escaping @Sendable (UInt16) async -> Void) async throws {
        let store = store
        let handler = ClosureHTTPHandler { request in Self.response(await store.answer(Question(request)), request) }
        let server = HTTPServer(config: try configuration(port), handler: handler)
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await server.run() }
            group.addTask {
                try await server.waitUntilListening()
                await isReady(port)
                // A connection that a browser has left shows only when something is written to it.
                while true {
                    try await Task.sleep(for: .seconds(15))
                    await store.pulse()
                }
            }
            defer { group.cancelAll() }
            try await group.next()
        }
    }

    private func configuration(_ port: UInt16) throws -> HTTPServer.Configuration {
        let pool = UndelayedPool(pool: HTTPServer.defaultPool())
        let name = host == "localhost" ? "127.0.0.1" : host
        if name.contains(":") {
            let address = try sockaddr_in6.inet6(ip6: name, port: port)
            return HTTPServer.Configuration(address: address, pool: pool, logger: .disabled)
        }
        let address = try sockaddr_in.inet(ip4: name, port: port)
        return HTTPServer.Configuration(address: address, pool: pool, logger: .disabled)
    }

    private static func response(_ answer: Answer, _ request: HTTPRequest) -> HTTPResponse {
        let headers = HTTPHeaders(
            answer.headers.reduce(into: [HTTPHeader: String]()) { $0[HTTPHeader($1.key)] = $1.value }
        )
        let status = HTTPStatusCode(answer.status, phrase: phrases[answer.status] ?? "")
        switch answer.body {
        case .bytes(let bytes):
            let body = HTTPBodySequence(data: bytes, suggestedBufferSize: max(1, bytes.count))
            return HTTPResponse(statusCode: status, headers: headers, body: body)
        case .stream(let stream):
            return HTTPResponse(
                statusCode: status,
                headers: headers,
                body: HTTPBodySequence(from: EventBytes(stream: stream))
            )
        }
    }

    private static let phrases = [
        200: "OK", 206: "Partial Content", 301: "Moved Permanently", 304: "Not Modified", 404: "Not Found",
        405: "Method Not Allowed", 416: "Range Not Satisfiable", 503: "Service Unavailable",
    ]
}

extension Question {
    fileprivate init(_ request: HTTPRequest) {
        method = request.method.rawValue
        target = request.target.path()
        query = request.target.query()
        for name in ["If-None-Match", "If-Range", "Range"] {
            if let value = request.headers[HTTPHeader(name)] { headers[name.lowercased()] = value }
        }
    }
}

/// Pieces of bytes as FlyingFox sends them.
private struct EventBytes: AsyncBufferedSequence {
    typealias Element = UInt8
    let stream: AsyncStream<[UInt8]>

    func makeAsyncIterator() -> Iterator { Iterator(base: stream.makeAsyncIterator()) }

    struct Iterator: AsyncBufferedIteratorProtocol {
        var base: AsyncStream<[UInt8]>.Iterator
        private var rest: ArraySlice<UInt8> = []

        init(base: AsyncStream<[UInt8]>.Iterator) { self.base = base }

        mutating func next() async -> UInt8? {
            if rest.isEmpty { rest = await base.next()?[...] ?? [] }
            return rest.popFirst()
        }

        mutating func nextBuffer(suggested count: Int) async -> [UInt8]? {
            guard rest.isEmpty else {
                defer { rest = [] }
                return Array(rest)
            }
            return await base.next()
        }
    }
}

/// A pool whose connections send at once. FlyingFox writes head and body of an answer apart; by Nagle's algorithm the body
/// would wait until the client has acknowledged the head, up to 40 ms. Connections take the option over from the listening
/// socket, which comes by here before the first is accepted.
private struct UndelayedPool<Pool: AsyncSocketPool>: AsyncSocketPool {
    let pool: Pool

    func prepare() async throws { try await pool.prepare() }
    func run() async throws { try await pool.run() }

    func suspendSocket(_ socket: Socket, untilReadyFor events: Socket.Events) async throws {
        if events == .connection {
            try? socket.setValue(true, for: BoolSocketOption(level: Int32(IPPROTO_TCP), name: TCP_NODELAY))
        }
        try await pool.suspendSocket(socket, untilReadyFor: events)
    }
}
