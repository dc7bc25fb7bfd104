import FlyingSocks
import Foundation

/// A pool that keeps connections from waiting longer than they must.
///
/// FlyingFox writes head and body of an answer apart; by Nagle's algorithm the body would wait until the client has
/// acknowledged the head, up to 40 ms. Connections take the option over from the listening socket, which comes by here
/// before the first is accepted.
///
/// To be woken by the system costs several changes of thread. Under load the next request is there as soon as others have
/// been served: so a connection lets these go first, and looks for itself, before it is laid to sleep.
struct PromptPool: AsyncSocketPool {
    let pool: any AsyncSocketPool

    func prepare() async throws { try await pool.prepare() }
    func run() async throws { try await pool.run() }

    func suspendSocket(_ socket: Socket, untilReadyFor events: Socket.Events) async throws {
        if events == .connection {
            try? socket.setValue(true, for: BoolSocketOption(level: Int32(IPPROTO_TCP), name: TCP_NODELAY))
        } else {
            await Task.yield()
            if isReady(socket, for: events) { return }
        }
        try await pool.suspendSocket(socket, untilReadyFor: events)
    }
}

private func isReady(_ socket: Socket, for events: Socket.Events) -> Bool {
    let wanted = (events.contains(.read) ? POLLIN : 0) | (events.contains(.write) ? POLLOUT : 0)
    var entry = pollfd(fd: socket.file.rawValue, events: Int16(wanted), revents: 0)
    return poll(&entry, 1, 0) > 0
}
