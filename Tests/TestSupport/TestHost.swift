import Foundation

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A host on this machine that answers one request after the other, each on a connection of its own, and remembers what it
/// was asked for.
public final class TestHost: Sendable {
    public struct Request: Sendable {
        /// Of the host.
        public let port: UInt16
        /// The first line.
        public let line: String
        /// The lines behind it.
        public let headers: [String]
        public let body: [UInt8]

        /// What stands behind the first `/`.
        public var name: String {
            String(line.drop { $0 != "/" }.dropFirst().prefix { $0 != " " })
        }
    }

    public struct Answer: Sendable {
        let bytes: [UInt8]

        /// - Parameter length: as the head says it; nil: not said.
        public init(_ status: Int, _ headers: [String] = [], body: [UInt8] = [], length: Int?) {
            let length = length.map { ["Content-Length: \($0)"] } ?? []
            let head = (["HTTP/1.1 \(status) Status"] + headers + length + ["Connection: close"])
            bytes = Array((head.joined(separator: "\r\n") + "\r\n\r\n").utf8) + body
        }

        public init(_ status: Int, _ headers: [String] = [], body: [UInt8] = []) {
            self.init(status, headers, body: body, length: body.count)
        }
    }

    private final class Requests: @unchecked Sendable {
        private let lock = NSLock()
        private var requests: [Request] = []
        func add(_ request: Request) { lock.withLock { requests.append(request) } }
        var all: [Request] { lock.withLock { requests } }
    }

    public let port: UInt16
    private let descriptor: Int32
    private let received = Requests()

    public var requests: [Request] { received.all }

    public struct Failure: Error {}

    /// - Parameter answer: nil where the host says nothing, and keeps the connection open.
    public init(answer: @escaping @Sendable (Request) -> Answer?) throws {
        #if canImport(Darwin)
            let descriptor = socket(AF_INET, SOCK_STREAM, 0)
        #else
            let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #endif
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isBound = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, length) == 0 && listen(descriptor, 128) == 0
                    && getsockname(descriptor, $0, &length) == 0
            }
        }
        guard isBound else { throw Failure() }
        let port = UInt16(bigEndian: address.sin_port)
        self.descriptor = descriptor
        self.port = port
        // Only this thread closes the descriptor: closed elsewhere, its number could already be another host's when the next
        // connection is waited for.
        Thread.detachNewThread { [received] in
            var open: [Int32] = []
            defer { for descriptor in open + [descriptor] { close(descriptor) } }
            while true {
                let connection = accept(descriptor, nil, nil)
                guard connection >= 0 else { return }
                guard let request = Self.read(from: connection, port: port) else {
                    close(connection)
                    continue
                }
                received.add(request)
                guard let answer = answer(request) else {
                    open.append(connection)
                    continue
                }
                Self.write(answer.bytes, to: connection)
                close(connection)
            }
        }
    }

    deinit { shutdown(descriptor, Int32(SHUT_RDWR)) }

    private static func read(from connection: Int32, port: UInt16) -> Request? {
        var bytes: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 65_536)
        let end = Array("\r\n\r\n".utf8)
        while true {
            if let head = bytes.firstRange(of: end) {
                let lines = String(decoding: bytes[..<head.lowerBound], as: UTF8.self).components(separatedBy: "\r\n")
                let length = lines.first { $0.lowercased().hasPrefix("content-length: ") }?.split(separator: " ").last
                let body = bytes[head.upperBound...]
                if body.count >= length.flatMap({ Int($0) }) ?? 0 {
                    return Request(port: port, line: lines[0], headers: Array(lines.dropFirst()), body: Array(body))
                }
            }
            let count = recv(connection, &piece, piece.count, 0)
            guard count > 0 else { return nil }
            bytes += piece[..<count]
        }
    }

    private static func write(_ bytes: [UInt8], to connection: Int32) {
        #if canImport(Darwin)
            var on: Int32 = 1
            setsockopt(connection, SOL_SOCKET, SO_NOSIGPIPE, &on, socklen_t(MemoryLayout<Int32>.size))
            let flags: Int32 = 0
        #else
            let flags = Int32(MSG_NOSIGNAL)
        #endif
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { send(connection, $0.baseAddress, $0.count, flags) }
            guard count > 0 else { return }
            rest = rest.dropFirst(count)
        }
    }
}
