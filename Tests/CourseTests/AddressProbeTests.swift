import Foundation
import TestSupport
import Testing

@testable import Course

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

@Suite(
    "Asking other hosts",
    .enabled(if: FileManager.default.fileExists(atPath: "/usr/bin/curl"), "curl is not installed")
)
struct AddressProbeTests {
    /// A host on this machine that answers every request in the same way and remembers what it was asked for.
    private final class Host: Sendable {
        let port: UInt16
        private let descriptor: Int32
        private let thread: @Sendable () -> [String]

        init(answer: @escaping @Sendable (UInt16) -> String) throws {
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
                    bind(descriptor, $0, length) == 0 && listen(descriptor, 16) == 0
                        && getsockname(descriptor, $0, &length) == 0
                }
            }
            try #require(isBound)
            let port = UInt16(bigEndian: address.sin_port)
            let lines = Lines()
            self.descriptor = descriptor
            self.port = port
            thread = { lines.all }
            // Only this thread closes the descriptor: closed elsewhere, its number could already be another host's when
            // the next connection is waited for.
            Thread.detachNewThread {
                defer { close(descriptor) }
                while true {
                    let connection = accept(descriptor, nil, nil)
                    guard connection >= 0 else { return }
                    var request = [UInt8](repeating: 0, count: 65_536)
                    let count = read(connection, &request, request.count)
                    let text = String(decoding: request.prefix(max(0, count)), as: UTF8.self)
                    lines.add(String(text.prefix { $0 != "\r\n" && $0 != "\r" }))
                    let reply = Array(answer(port).utf8)
                    _ = write(connection, reply, reply.count)
                    close(connection)
                }
            }
        }

        /// The first line of each request.
        var requests: [String] { thread() }

        deinit { shutdown(descriptor, Int32(SHUT_RDWR)) }
    }

    private final class Lines: @unchecked Sendable {
        private let lock = NSLock()
        private var lines: [String] = []
        func add(_ line: String) { lock.withLock { lines.append(line) } }
        var all: [String] { lock.withLock { lines } }
    }

    @Test(
        "An address is asked for as it is written, once, whatever curl reads into its signs",
        arguments: ["/a[b]", "/[1-99999]", "/{a,b,c}", "/a?b=[c]&d={e,f}", "/@file", "/--output", "/a;b"]
    )
    func verbatim(path: String) throws {
        let host = try Host { _ in "HTTP/1.1 200 OK\r\nContent-Length: 0\r\nConnection: close\r\n\r\n" }
        #expect(try AddressProbe().ask("http://127.0.0.1:\(host.port)\(path)").status == 200)
        #expect(host.requests == ["HEAD \(path) HTTP/1.1"])
    }

    @Test(
        "No other protocol is spoken, not on the way either, and options are no addresses",
        arguments: [
            "file:///etc/hostname", "ftp://127.0.0.1/", "dict://127.0.0.1/", "-V", "--version", "@/etc/hostname", "",
        ]
    )
    func otherProtocols(address: String) throws {
        #expect(try AddressProbe().ask(address).status == 0)
        guard address.contains("://") else { return }
        let host = try Host { _ in
            "HTTP/1.1 302 Found\r\nLocation: \(address)\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
        }
        #expect(try AddressProbe().ask("http://127.0.0.1:\(host.port)/").status == 302)
    }

    @Test("Redirections that go round end")
    func roundAbout() throws {
        let host = try Host { port in
            "HTTP/1.1 302 Found\r\nLocation: http://127.0.0.1:\(port)/\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
        }
        #expect(try AddressProbe().ask("http://127.0.0.1:\(host.port)/").status == 302)
        #expect(host.requests.count == 6)
    }
}
