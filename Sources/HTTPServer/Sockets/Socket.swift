#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A TCP socket that never blocks. It is closed when the last reference to it goes away.
final class Socket: Sendable {
    /// The outcome of a call that never waits.
    enum Outcome: Equatable {
        /// The number of bytes passed; 0 when reading: the other side sends no more.
        case passed(Int)
        case mustWait
        case failed
    }

    let descriptor: Int32

    /// - Parameter descriptor: the descriptor, which the socket takes over.
    init?(taking descriptor: Int32) {
        guard descriptor >= 0 else { return nil }
        self.descriptor = descriptor
        guard fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK) == 0,
            fcntl(descriptor, F_SETFD, FD_CLOEXEC) == 0
        else { return nil }
        // Head and body are sent in one call: nothing is gained by holding bytes back.
        set(Int32(IPPROTO_TCP), TCP_NODELAY)
        #if canImport(Darwin)
            set(SOL_SOCKET, SO_NOSIGPIPE)
        #endif
    }

    deinit { close(descriptor) }

    static func make(for address: IPAddress) -> Socket? {
        #if canImport(Glibc)
            let type = Int32(SOCK_STREAM.rawValue)
        #else
            let type = SOCK_STREAM
        #endif
        return Socket(taking: socket(address.isIPv6 ? AF_INET6 : AF_INET, type, 0))
    }

    @discardableResult
    func set(_ level: Int32, _ option: Int32) -> Bool {
        var value: Int32 = 1
        return setsockopt(descriptor, level, option, &value, socklen_t(MemoryLayout<Int32>.size)) == 0
    }

    /// The addresses of both ends of a connection; nil once it is gone.
    var addresses: ConnectionAddresses? {
        guard let client = IPAddress.filledIn(by: { getpeername(descriptor, $0, $1) }),
            let server = localAddress
        else { return nil }
        return ConnectionAddresses(client: client.address, server: server.address)
    }

    /// The address and port that the socket is bound to.
    var localAddress: (address: IPAddress, port: UInt16)? {
        IPAddress.filledIn { getsockname(descriptor, $0, $1) }
    }

    // MARK: Passing bytes

    func receive(into buffer: UnsafeMutableRawBufferPointer) -> Outcome {
        outcome { recv(descriptor, buffer.baseAddress, buffer.count, 0) }
    }

    /// Sends two stretches of bytes one behind the other, as many bytes as the system takes.
    func send(_ first: UnsafeRawBufferPointer, _ second: UnsafeRawBufferPointer) -> Outcome {
        var pieces = [first, second].map {
            iovec(iov_base: UnsafeMutableRawPointer(mutating: $0.baseAddress), iov_len: $0.count)
        }
        #if canImport(Darwin)
            let flags: Int32 = 0
        #else
            let flags = Int32(MSG_NOSIGNAL)
        #endif
        return pieces.withUnsafeMutableBufferPointer { pieces in
            var message = msghdr()
            message.msg_iov = pieces.baseAddress
            message.msg_iovlen = .init(pieces.count)
            return outcome { sendmsg(descriptor, &message, flags) }
        }
    }

    /// Tells the other side that nothing more will be sent; receiving goes on.
    func endSending() { shutdown(descriptor, Int32(SHUT_WR)) }

    private func outcome(_ call: () -> Int) -> Outcome {
        while true {
            let count = call()
            if count >= 0 { return .passed(count) }
            switch errno {
            case EINTR: continue
            case EAGAIN, EWOULDBLOCK: return .mustWait
            default: return .failed
            }
        }
    }
}
