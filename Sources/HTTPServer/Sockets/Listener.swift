import Support

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The failure to listen at an address and port, refused by the system.
public struct ListenError: Error, Sendable {
    public let address: IPAddress
    /// The system's error number.
    public let code: Int32

    /// True if another port may do: somebody listens at this one, or it is reserved for the system.
    public var isOfPort: Bool { code == EADDRINUSE || code == EACCES }

    /// The system's own words for the error.
    public var reason: String { String(cString: strerror(code)) }
}

/// A listener that waits for connections at one port of one or more addresses.
public final class Listener: Sendable {
    private let sockets: Mutex<[Socket]>
    public let port: UInt16

    /// - Parameters:
    ///   - addresses: the addresses that must all be available.
    ///   - others: addresses that are left out if the machine does not have them.
    ///   - port: the port; 0 has the system choose one.
    public init(
        at addresses: [IPAddress],
        andIfPresent others: [IPAddress] = [],
        port: UInt16
    ) throws(ListenError) {
        var sockets: [Socket] = []
        var port = port
        // An IPv6 socket would take the IPv4 addresses too; if they have sockets of their own, it must not.
        let isMixed = (addresses + others).contains { !$0.isIPv6 }
        for (index, address) in (addresses + others).enumerated() {
            do {
                let socket = try Self.socket(at: address, port: port, isMixed: isMixed)
                port = socket.localAddress?.port ?? port
                sockets.append(socket)
            } catch  where index >= addresses.count && [EADDRNOTAVAIL, EAFNOSUPPORT].contains(error.code) {
                continue
            }
        }
        self.sockets = Mutex(sockets)
        self.port = port
    }

    /// Hands the sockets over; the port is free again when the last of them is gone.
    func takeSockets() -> [Socket] {
        sockets.with { sockets in
            defer { sockets = [] }
            return sockets
        }
    }

    private static func socket(at address: IPAddress, port: UInt16, isMixed: Bool) throws(ListenError) -> Socket {
        guard let socket = Socket.make(for: address) else { throw ListenError(address: address, code: errno) }
        // A port that a server has just left can be used again at once.
        socket.set(SOL_SOCKET, SO_REUSEADDR)
        if address.isIPv6, isMixed { socket.set(Int32(IPPROTO_IPV6), IPV6_V6ONLY) }
        let isBound = address.withSystemAddress(port: port) { bind(socket.descriptor, $0, $1) } == 0
        guard isBound, listen(socket.descriptor, 128) == 0 else { throw ListenError(address: address, code: errno) }
        return socket
    }

    enum Accepted {
        case connection(Socket)
        /// No connection is waiting.
        case none
        /// This process or the system has no room for another connection.
        case noRoom
    }

    /// Accepts a connection that is waiting.
    static func accept(from socket: Socket) -> Accepted {
        let descriptor = systemAccept(socket.descriptor, nil, nil)
        guard descriptor >= 0 else {
            return [EMFILE, ENFILE, ENOBUFS, ENOMEM].contains(errno) ? .noRoom : .none
        }
        return Socket(taking: descriptor).map(Accepted.connection) ?? .none
    }
}

#if canImport(Darwin)
    private let systemAccept = Darwin.accept
#elseif canImport(Musl)
    private let systemAccept = Musl.accept
#else
    private let systemAccept = Glibc.accept
#endif
