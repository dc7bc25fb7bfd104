#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// An IP address of a machine. The IPv6 form of an IPv4 address (`::ffff:127.0.0.1`) counts as that IPv4 address.
public struct IPAddress: Sendable, Hashable, CustomStringConvertible {
    /// The four or sixteen bytes of the address.
    private let bytes: [UInt8]

    public static let loopback = IPAddress(bytes: [127, 0, 0, 1])
    public static let loopback6 = IPAddress(bytes: [UInt8](repeating: 0, count: 15) + [1])

    /// - Parameter text: dotted IPv4, or IPv6 without brackets and zone.
    /// - Returns: nil for any other text, for example a name.
    public init?(_ text: String) {
        var four = in_addr()
        var sixteen = in6_addr()
        if inet_pton(AF_INET, text, &four) == 1 {
            self.init(bytes: withUnsafeBytes(of: four, Array.init))
        } else if inet_pton(AF_INET6, text, &sixteen) == 1 {
            self.init(bytes: withUnsafeBytes(of: sixteen, Array.init))
        } else {
            return nil
        }
    }

    private init(bytes: [UInt8]) {
        let isMapped =
            bytes.count == 16 && bytes[..<10].allSatisfy { $0 == 0 } && bytes[10...11].allSatisfy { $0 == 255 }
        self.bytes = isMapped ? Array(bytes[12...]) : bytes
    }

    public var isIPv6: Bool { bytes.count == 16 }

    /// True if the address leads to this machine only: `127.0.0.0/8` or `::1`.
    public var isLoopback: Bool { isIPv6 ? self == Self.loopback6 : bytes[0] == 127 }

    /// The first eight bytes of an IPv6 address, with zeros behind them.
    var network: IPAddress { IPAddress(bytes: bytes.prefix(8) + [UInt8](repeating: 0, count: bytes.count - 8)) }

    /// True if the address stands for all addresses of a machine: `0.0.0.0` or `::`.
    public var isUnspecified: Bool { bytes.allSatisfy { $0 == 0 } }

    public var description: String {
        var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
        _ = inet_ntop(isIPv6 ? AF_INET6 : AF_INET, bytes, &text, socklen_t(text.count))
        return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}

extension IPAddress {
    /// Calls a function with the address and a port, in the form that the system takes.
    func withSystemAddress<Result>(
        port: UInt16,
        _ body: (UnsafePointer<sockaddr>, socklen_t) -> Result
    ) -> Result {
        if isIPv6 {
            var address = sockaddr_in6()
            address.sin6_family = sa_family_t(AF_INET6)
            address.sin6_port = port.bigEndian
            #if canImport(Darwin)
                address.sin6_len = UInt8(MemoryLayout<sockaddr_in6>.size)
            #endif
            withUnsafeMutableBytes(of: &address.sin6_addr) { $0.copyBytes(from: bytes) }
            return Self.withGenericAddress(&address, body)
        }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        #if canImport(Darwin)
            address.sin_len = UInt8(MemoryLayout<sockaddr_in>.size)
        #endif
        withUnsafeMutableBytes(of: &address.sin_addr) { $0.copyBytes(from: bytes) }
        return Self.withGenericAddress(&address, body)
    }

    private static func withGenericAddress<Address, Result>(
        _ address: inout Address,
        _ body: (UnsafePointer<sockaddr>, socklen_t) -> Result
    ) -> Result {
        withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, socklen_t(MemoryLayout<Address>.size)) }
        }
    }

    /// Returns an address and port that the system fills in.
    ///
    /// - Parameter fill: a call such as `getsockname`; returns 0 if it has filled in the address.
    /// - Returns: nil if the call fails, or the address is of another kind.
    static func filledIn(
        by fill: (UnsafeMutablePointer<sockaddr>, UnsafeMutablePointer<socklen_t>) -> Int32
    ) -> (address: IPAddress, port: UInt16)? {
        var storage = sockaddr_storage()
        var size = socklen_t(MemoryLayout<sockaddr_storage>.size)
        let result = withUnsafeMutablePointer(to: &storage) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { fill($0, &size) }
        }
        guard result == 0 else { return nil }
        return withUnsafeBytes(of: storage) { bytes in
            switch Int32(storage.ss_family) {
            case AF_INET:
                let address = bytes.loadUnaligned(as: sockaddr_in.self)
                let text = withUnsafeBytes(of: address.sin_addr, Array.init)
                return (IPAddress(bytes: text), UInt16(bigEndian: address.sin_port))
            case AF_INET6:
                let address = bytes.loadUnaligned(as: sockaddr_in6.self)
                let text = withUnsafeBytes(of: address.sin6_addr, Array.init)
                return (IPAddress(bytes: text), UInt16(bigEndian: address.sin6_port))
            default: return nil
            }
        }
    }
}
