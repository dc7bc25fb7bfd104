import TestSupport
import Testing

@testable import HTTPServer

struct RequestParserTests {
    static let good: [(bytes: String, request: String)] = [
        ("GET / HTTP/1.1\r\nHost: a\r\n\r\n", "GET /  1.1 a stays"),
        ("GET /a/b.html?x=1?2 HTTP/1.1\r\nHost: a.b:80\r\n\r\n", "GET /a/b.html x=1?2 1.1 a.b:80 stays"),
        ("GET /%2e%2e/|^`{} HTTP/1.1\r\nHost:a\r\n\r\n", "GET /%2e%2e/|^`{}  1.1 a stays"),
        ("HEAD //x HTTP/1.1\r\nHOST: LocalHost.\r\n\r\n", "HEAD //x  1.1 localhost stays"),
        ("GET / HTTP/1.1\r\nHost: [::1]:8080\r\n\r\n", "GET /  1.1 ::1:8080 stays"),
        ("GET / HTTP/1.1\r\nHost: a:\r\n\r\n", "GET /  1.1 a stays"),
        ("GET / HTTP/1.1\r\nHost:\r\n\r\n", "GET /  1.1 - stays"),
        ("GET / HTTP/1.0\r\n\r\n", "GET /  1.0 - closes"),
        ("GET / HTTP/1.0\r\nConnection: Keep-Alive\r\n\r\n", "GET /  1.0 - stays"),
        ("GET / HTTP/1.1\r\nHost: a\r\nConnection: x , Close\r\n\r\n", "GET /  1.1 a closes"),
        ("GET / HTTP/1.9\r\nHost: a\r\n\r\n", "GET /  1.9 a stays"),
        ("OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n", "OPTIONS *  1.1 a stays"),
        ("g!#$%&'*+-.^_`|~9 / HTTP/1.1\r\nHost: a\r\n\r\n", "g!#$%&'*+-.^_`|~9 /  1.1 a stays"),
        ("\r\nGET / HTTP/1.1\r\nHost: a\r\n\r\n", "GET /  1.1 a stays"),
        ("\nGET / HTTP/1.1\r\nHost: a\r\n\r\n", "GET /  1.1 a stays"),
        ("\r\n\n\r\n\r\nGET / HTTP/1.1\r\nHost: a\r\n\r\n", "GET /  1.1 a stays"),
        ("GET / HTTP/1.1\r\nHost: a\r\nRange: \t bytes=0-1 \t\r\n\r\n", "GET /  1.1 a range=bytes=0-1 stays"),
        ("GET / HTTP/1.1\r\nHost: a\r\nA: 1\r\nB:\r\na: 2,3\r\n\r\n", "GET /  1.1 a a=1, 2,3 b= stays"),
        ("GET / HTTP/1.1\r\nHost: a\r\nA: b: c\r\n\r\n", "GET /  1.1 a a=b: c stays"),
        ("GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\n\r\n", "GET /  1.1 a stays"),
        ("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 000\r\n\r\n", "POST /  1.1 a stays"),
        ("GET / HTTP/1.1\r\nHost: a\r\nUpgrade: h2c\r\nExpect: 100-continue\r\n\r\n", "GET /  1.1 a stays"),
        ("GET / HTTP/1.1\r\nHost: a\r\nExpect: , 100-Continue ,\r\n\r\n", "GET /  1.1 a stays"),
        ("GET / HTTP/1.0\r\nExpect: 100-continue\r\n\r\n", "GET /  1.0 - closes"),
    ]

    static let bad: [(bytes: String, status: Int)] = [
        // The first line.
        ("GET /\r\n\r\n", 400), ("GET / HTTP/1.1 \r\nHost: a\r\n\r\n", 400),
        ("GET  / HTTP/1.1\r\nHost: a\r\n\r\n", 400),
        (" GET / HTTP/1.1\r\nHost: a\r\n\r\n", 400), ("GET\t/ HTTP/1.1\r\nHost: a\r\n\r\n", 400),
        ("GET / http/1.1\r\nHost: a\r\n\r\n", 400), ("GET / HTTP/1.10\r\nHost: a\r\n\r\n", 400),
        ("GET / HTTP/11\r\nHost: a\r\n\r\n", 400), ("GET / HTTP/2.0\r\nHost: a\r\n\r\n", 505),
        ("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 505), ("GET / HTTP/0.9\r\n\r\n", 505),
        ("G(T / HTTP/1.1\r\nHost: a\r\n\r\n", 400), (":GET / HTTP/1.1\r\nHost: a\r\n\r\n", 400),
        ("GET / HTTP/1.1\nHost: a\n\n", 400), ("GET / HTTP/1.1\r\nHost: a\n\r\n", 400),
        ("GET /\r HTTP/1.1\r\nHost: a\r\n\r\n", 400), ("GET / HTTP/1.1\r\r\nHost: a\r\n\r\n", 400),
        ("\n\rGET / HTTP/1.1\r\nHost: a\r\n\r\n", 400), ("\n\u{16}\u{3}\u{1}", 400),
        ("\rGET / HTTP/1.1\r\nHost: a\r\n\r\n", 400),
        ("\u{16}\u{3}\u{1}\u{2}\u{0}", 400),
        // Targets.
        ("GET http://a/ HTTP/1.1\r\nHost: a\r\n\r\n", 400), ("GET a HTTP/1.1\r\nHost: a\r\n\r\n", 400),
        ("CONNECT a:443 HTTP/1.1\r\nHost: a\r\n\r\n", 400), ("GET * HTTP/1.1\r\nHost: a\r\n\r\n", 400),
        ("GET ?x HTTP/1.1\r\nHost: a\r\n\r\n", 400), ("GET /#a HTTP/1.1\r\nHost: a\r\n\r\n", 400),
        ("GET /á HTTP/1.1\r\nHost: a\r\n\r\n", 400), ("GET /\u{0} HTTP/1.1\r\nHost: a\r\n\r\n", 400),
        ("GET /\u{7F} HTTP/1.1\r\nHost: a\r\n\r\n", 400),
        // Fields.
        ("GET / HTTP/1.1\r\nHost : a\r\n\r\n", 400), ("GET / HTTP/1.1\r\nHost: a\r\n b\r\n\r\n", 400),
        ("GET / HTTP/1.1\r\nHost: a\r\n\tb: c\r\n\r\n", 400), ("GET / HTTP/1.1\r\n Host: a\r\n\r\n", 400),
        ("GET / HTTP/1.1\r\nHost: a\r\n: b\r\n\r\n", 400), ("GET / HTTP/1.1\r\nHost: a\r\nb\r\n\r\n", 400),
        ("GET / HTTP/1.1\r\nHost: a\r\nb(: c\r\n\r\n", 400), ("GET / HTTP/1.1\r\nHost: a\r\ná: c\r\n\r\n", 400),
        ("GET / HTTP/1.1\r\nHost: a\r\nb: c\rd: e\r\n\r\n", 400),
        ("GET / HTTP/1.1\r\nHost: a\r\nb: \u{0}\r\n\r\n", 400),
        ("GET / HTTP/1.1\r\nHost: a\r\nb: \u{1B}[2J\r\n\r\n", 400),
        // Hosts.
        ("GET / HTTP/1.1\r\n\r\n", 400), ("GET / HTTP/1.1\r\nHost: a\r\nHost: a\r\n\r\n", 400),
        ("GET / HTTP/1.1\r\nHost: a, b\r\n\r\n", 400), ("GET / HTTP/1.1\r\nHost: a:b\r\n\r\n", 400),
        ("GET / HTTP/1.1\r\nHost: a:99999\r\n\r\n", 400), ("GET / HTTP/1.1\r\nHost: http://a\r\n\r\n", 400),
        ("GET / HTTP/1.1\r\nHost: u@a\r\n\r\n", 400), ("GET / HTTP/1.1\r\nHost: [::1\r\n\r\n", 400),
        ("GET / HTTP/1.1\r\nHost: [127.0.0.1]\r\n\r\n", 400), ("GET / HTTP/1.1\r\nHost: a b\r\n\r\n", 400),
        ("GET / HTTP/1.1\r\nHost: [::1]a\r\n\r\n", 400), ("GET / HTTP/1.1\r\nHost: .\r\n\r\n", 400),
        // Expectations.
        ("GET / HTTP/1.1\r\nHost: a\r\nExpect: 200-ok\r\n\r\n", 417),
        ("GET / HTTP/1.1\r\nHost: a\r\nExpect: 100-continue, a=b\r\n\r\n", 417),
        ("GET / HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nExpect: 100-continues\r\n\r\n", 417),
        ("POST / HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Length: 1\r\n\r\n", 413),
        // Content.
        ("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\n\r\nx", 413),
        ("GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 99999999999999999999999\r\n\r\n", 413),
        ("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: Chunked\r\n\r\n0\r\n\r\n", 413),
        ("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: gzip, chunked\r\n\r\n", 501),
        ("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: xchunked\r\n\r\n", 501),
        ("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n\r\n", 501),
        ("POST / HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n", 400),
        ("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\nTransfer-Encoding: chunked\r\n\r\n", 400),
        ("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n", 400),
        ("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\nContent-Length: 5\r\n\r\n", 400),
        ("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5, 5\r\n\r\n", 400),
        ("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: +5\r\n\r\n", 400),
        ("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: -5\r\n\r\n", 400),
        ("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 0x5\r\n\r\n", 400),
        ("POST / HTTP/1.1\r\nHost: a\r\nContent-Length:\r\n\r\n", 400),
    ]

    /// Small enough to be reached by every split.
    private static var tight: ServerLimits {
        var limits = ServerLimits()
        (limits.requestLine, limits.fieldBytes, limits.fieldCount) = (20, 40, 3)
        return limits
    }

    static let limited: [(bytes: String, status: Int?)] = [
        ("GET /2345 HTTP/1.1\r\nHost: a\r\n\r\n", nil), ("GET /234567 HTTP/1.1\r\nHost: a\r\n\r\n", nil),
        ("GET /2345678 HTTP/1.1\r\nHost: a\r\n\r\n", 414), ("GET /23456789012345678901234567890", 414),
        ("GET / HTTP/1.1\r\nHost: a\r\nb: c\r\nd: e\r\n\r\n", nil),
        ("GET / HTTP/1.1\r\nHost: a\r\nb: c\r\nd: e\r\nf: g\r\n\r\n", 431),
        ("GET / HTTP/1.1\r\nHost: a\r\nb: 6789012345678901234567890\r\n\r\n", nil),
        ("GET / HTTP/1.1\r\nHost: a\r\nb: 67890123456789012345678901\r\n\r\n", nil),
        ("GET / HTTP/1.1\r\nHost: a\r\nb: 678901234567890123456789012\r\n\r\n", 431),
        ("GET / HTTP/1.1\r\nHost: a\r\nb 6789012345678901234567890123456789", 431),
        ("GET / HTTP/1.1\r\nHost: a\r\n:12345678901234567890123456789012345\r\n\r\n", 431),
    ]

    @Test("Empty lines before a request count as its first line does", arguments: ["\r\n", "\n"])
    func emptyLines(line: String) {
        let most = ServerLimits().requestLine / line.utf8.count
        let request = "GET / HTTP/1.1\r\nHost: a\r\n\r\n"
        #expect(ParsedBytes(String(repeating: line, count: most) + request).requests.count == 1)
        #expect(ParsedBytes(String(repeating: line, count: most + 1) + request).fault?.status == 400)
    }

    @Test(arguments: good)
    func wellFormedRequestsAreRead(bytes: String, request: String) {
        let parsed = ParsedBytes(bytes)
        #expect(parsed.requests == [request] && parsed.fault == nil, "\(parsed)")
    }

    @Test(arguments: bad)
    func whatCouldBeReadInTwoWaysIsRefused(bytes: String, status: Int) {
        let parsed = ParsedBytes(bytes)
        #expect(parsed.requests == [] && parsed.fault?.status == status, "\(parsed)")
    }

    @Test(arguments: limited)
    func longRequestsAreRefused(bytes: String, status: Int?) {
        let parsed = ParsedBytes(bytes, limits: Self.tight)
        #expect(parsed.fault?.status == status, "\(parsed)")
        #expect(parsed.requests.count == (status == nil ? 1 : 0))
    }

    @Test(arguments: good.map(\.bytes) + bad.map(\.bytes) + limited.map(\.bytes))
    func howBytesArriveDoesNotMatter(text: String) {
        let bytes = Array((text + "GET /next HTTP/1.1\r\nHost: a\r\n\r\n").utf8)
        for limits in [ServerLimits(), Self.tight] {
            let whole = ParsedBytes(bytes, limits: limits)
            for place in 1..<bytes.count {
                #expect(ParsedBytes(bytes, pieces: [place], limits: limits) == whole, "split at \(place)")
            }
            #expect(ParsedBytes(bytes, pieces: Array(1..<bytes.count), limits: limits) == whole)
        }
    }

    @Test func requestsComeOutOneByOneInTheirOrder() throws {
        var parser = RequestParser()
        parser.append((1...300).map { "GET /\($0) HTTP/1.1\r\nHost: a\r\n\r\n" }.joined().utf8)
        for number in 1...300 {
            let request = try parser.next()
            #expect(request?.path == "/\(number)")
        }
        let last = try parser.next()
        #expect(last == nil)
        #expect(parser.isEmpty)
    }

    @Test func nothingIsTakenBehindAFault() {
        let parsed = ParsedBytes("GET / HTTP/1.1\r\nHost : a\r\n\r\nGET /b HTTP/1.1\r\nHost: a\r\n\r\n")
        #expect(parsed.requests == [])
        #expect(parsed.fault?.status == 400)
    }

    /// Endless lines, endless fields, and fields without end are refused before they fill the memory.
    @Test(arguments: [
        ("GET /", "a", 414), ("GET / HTTP/1.1\r\nA: ", "a", 431), ("GET / HTTP/1.1\r\n", "a: b\r\n", 431),
    ])
    func endlessRequestsAreRefusedEarly(start: String, piece: String, status: Int) {
        var parser = RequestParser()
        parser.append(start.utf8)
        var count = 0
        do throws(RequestFault) {
            while count < 1_000_000 {
                let request = try parser.next()
                #expect(request == nil)
                parser.append(piece.utf8)
                count += piece.utf8.count
            }
            Issue.record("a million bytes were taken")
        } catch {
            #expect(error.status == status)
            #expect(count < 33_000)
        }
    }

    /// Requests with bytes changed, left out, doubled and put in: whatever comes of them does not depend on the pieces.
    @Test(arguments: [1, 2, 3, 4] as [UInt64])
    func damagedRequestsAreReadAlikeInAllPieces(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let seeds = (Self.good.map(\.bytes) + Self.bad.map(\.bytes)).map { Array($0.utf8) }
        let special: [UInt8] = [0, 9, 10, 13, 32, 35, 44, 58, 91, 93, 127, 128, 255]
        var (taken, refused) = (0, 0)
        for _ in 0..<1500 {
            var bytes = try #require(seeds.randomElement(using: &generator))
            if Bool.random(using: &generator) { bytes += seeds.randomElement(using: &generator) ?? [] }
            for _ in 0..<Int.random(in: 0...3, using: &generator) {
                let place = Int.random(in: 0..<max(1, bytes.count), using: &generator)
                let byte =
                    Bool.random(using: &generator)
                    ? special.randomElement(using: &generator) ?? 0 : .random(in: 0...255, using: &generator)
                switch Int.random(in: 0...3, using: &generator) {
                case 0 where !bytes.isEmpty: bytes[place] = byte
                case 1 where !bytes.isEmpty: bytes.remove(at: place)
                case 2: bytes.insert(contentsOf: bytes[place...].prefix(20), at: place)
                default: bytes.insert(byte, at: min(place, bytes.count))
                }
            }
            let ends = (0..<Int.random(in: 1...4, using: &generator)).map { _ in
                Int.random(in: 0...bytes.count, using: &generator)
            }
            let whole = ParsedBytes(bytes)
            #expect(ParsedBytes(bytes, pieces: ends.sorted()) == whole)
            taken += whole.requests.count
            refused += whole.fault == nil ? 0 : 1
        }
        #expect(taken > 100 && refused > 100)
    }
}
