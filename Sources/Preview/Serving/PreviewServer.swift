import FileSystem
import HTTPServer

/// The failure to listen at the address and port that were asked for.
package enum CannotListen: Error, Sendable {
    /// No port of this range is free; the reason is the system's text for the last one.
    case noPort(first: UInt16, last: UInt16, reason: String)
    /// This machine does not have the address; the reason is the system's text.
    case noAddress(String, reason: String)
}

/// A server that answers requests by HTTP, until its task is cancelled.
struct PreviewServer: Sendable {
    let store: SiteStore
    let hosts: PreviewHosts
    let language: String
    var limits = ServerLimits()

    /// Serves at a port, or at the next one that is free.
    ///
    /// - Parameter isReady: called with the port once requests are answered.
    /// - Throws: ``CannotListen``.
    func run(port: UInt16, isReady: @escaping @Sendable (UInt16) async -> Void) async throws {
        let listener = try listener(from: port)
        let gate = RequestGate(hosts: hosts, language: language)
        let server = Server(listener: listener, limits: limits, handler: StoreHandler(store: store, gate: gate))
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await server.run() }
            group.addTask {
                await isReady(listener.port)
                // A connection that a browser has left may be noticed only when something is written to it.
                while true {
                    try await Task.sleep(for: .seconds(15))
                    await store.pulse()
                }
            }
            defer { group.cancelAll() }
            try await group.next()
        }
    }

    private static let attempts = 50

    private func listener(from port: UInt16) throws -> Listener {
        let last = UInt16(min(Int(port) + Self.attempts, Int(UInt16.max)))
        var reason = ""
        for candidate in port...last {
            do {
                return try Listener(at: hosts.addresses, andIfPresent: hosts.addressesIfPresent, port: candidate)
            } catch let error where error.isOfPort {
                reason = error.reason
            } catch {
                throw CannotListen.noAddress(error.address.description, reason: error.reason)
            }
        }
        throw CannotListen.noPort(first: port, last: last, reason: reason)
    }
}
