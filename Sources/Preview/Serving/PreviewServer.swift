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
    /// In seconds. FlyingFox sets a timer for each request, which stays until its time even if the answer has long been
    /// given: the shorter, the fewer there are.
    private static let longestAnswer = 5.0

    private func serve(at port: UInt16, isReady: @escaping @Sendable (UInt16) async -> Void) async throws {
        let handler = StoreHandler(store: store)
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
        let pool = PromptPool(pool: HTTPServer.defaultPool())
        let name = host == "localhost" ? "127.0.0.1" : host
        if name.contains(":") {
            let address = try sockaddr_in6.inet6(ip6: name, port: port)
            return HTTPServer.Configuration(
                address: address,
                timeout: Self.longestAnswer,
                pool: pool,
                logger: .disabled
            )
        }
        let address = try sockaddr_in.inet(ip4: name, port: port)
        return HTTPServer.Configuration(address: address, timeout: Self.longestAnswer, pool: pool, logger: .disabled)
    }
}
