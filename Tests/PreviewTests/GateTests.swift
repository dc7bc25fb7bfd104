import FileSystem
import Foundation
import TestSupport
import Testing

@testable import HTTPServer
@testable import Preview

struct GateTests {
    private static let loopback = IPAddress.loopback

    private func request(_ target: String = "/", _ fields: [String]) throws -> Request {
        var parser = RequestParser()
        let lines = ["GET \(target) HTTP/1.1"] + fields + ["", ""]
        parser.append(lines.joined(separator: "\r\n").utf8)
        return try #require(try parser.next())
    }

    /// What is said to a request: 0 where it is admitted, 1 where it is, and somebody at this machine asks; else the status.
    private func verdict(
        _ fields: [String],
        hosts: [String] = [],
        client: IPAddress = .loopback,
        server: IPAddress = .loopback
    ) throws -> Int {
        let gate = RequestGate(hosts: try PreviewHosts(hosts), language: "en")
        let addresses = ConnectionAddresses(client: client, server: server)
        switch gate.verdict(on: try request("/", fields), over: addresses) {
        case .admitted(let isLocal): return isLocal ? 1 : 0
        case .refused(let response): return response.status
        }
    }

    @Test(arguments: [
        ("localhost", 1), ("LOCALHOST:8080", 1), ("localhost.", 1), ("127.0.0.1", 1), ("127.0.0.1:8080", 1),
        ("127.9.9.9", 1), ("[::1]:8080", 1), ("[0:0:0:0:0:0:0:1]", 1), ("[::ffff:127.0.0.1]", 1),
        ("evil.example", 421), ("localhost.evil.example", 421), ("127.0.0.1.evil.example", 421),
        ("evil.localhost", 421),
        ("192.168.1.5", 421), ("0.0.0.0", 421), ("[::]", 421), ("127.1", 421), ("2130706433", 421), ("0x7f000001", 421),
        ("", 421),
    ])
    func onlyNamesOfThisMachineAreAnswered(host: String, verdict: Int) throws {
        #expect(try self.verdict(["Host: \(host)"]) == verdict)
    }

    @Test(arguments: [
        // Names that were given, and no others.
        (["mac.local"], "mac.local", "127.0.0.1", "127.0.0.1", 0),
        (["Mac.Local."], "MAC.local:80", "127.0.0.1", "127.0.0.1", 0),
        (["mac.local"], "evil.local", "127.0.0.1", "127.0.0.1", 421),
        (["mac.local"], "localhost", "127.0.0.1", "127.0.0.1", 1),
        // Addresses that are listened at, or that the connection has come by.
        (["0.0.0.0"], "192.168.1.5:8080", "192.168.1.9", "192.168.1.5", 0),
        (["0.0.0.0"], "192.168.1.6:8080", "192.168.1.9", "192.168.1.5", 421),
        (["0.0.0.0"], "evil.example", "192.168.1.9", "192.168.1.5", 421),
        (["0.0.0.0"], "0.0.0.0:8080", "127.0.0.1", "127.0.0.1", 1), (["::"], "[::]:8080", "::1", "::1", 1),
        (["192.168.1.5"], "192.168.1.5", "192.168.1.5", "192.168.1.5", 0),
        // Who comes from elsewhere does not sit here, whatever the request says.
        (["0.0.0.0"], "localhost", "192.168.1.9", "192.168.1.5", 0), (["::"], "127.0.0.1", "fe80::9", "fe80::5", 0),
    ])
    func hostsThatWereGivenAreAnswered(hosts: [String], host: String, client: String, server: String, verdict: Int)
        throws
    {
        let (client, server) = (try #require(IPAddress(client)), try #require(IPAddress(server)))
        #expect(try self.verdict(["Host: \(host)"], hosts: hosts, client: client, server: server) == verdict)
    }

    @Test(
        arguments: [
            ([], 1), (["Sec-Fetch-Site: same-origin"], 1), (["Sec-Fetch-Site: none"], 1),
            (["Sec-Fetch-Site: cross-site"], 403), (["Sec-Fetch-Site: same-site"], 403),
            (["Sec-Fetch-Site: cross-site", "Sec-Fetch-Mode: no-cors"], 403),
            (["Sec-Fetch-Site: cross-site", "Sec-Fetch-Mode: cors"], 403),
            // A link on another site that is followed.
            (["Sec-Fetch-Site: cross-site", "Sec-Fetch-Mode: navigate"], 1),
            (["Sec-Fetch-Site: cross-site", "Sec-Fetch-Mode: navigate", "Sec-Fetch-Dest: document"], 1),
            // A frame and its like, of another site and of this one.
            (["Sec-Fetch-Site: cross-site", "Sec-Fetch-Mode: navigate", "Sec-Fetch-Dest: iframe"], 403),
            (["Sec-Fetch-Site: same-site", "Sec-Fetch-Mode: navigate", "Sec-Fetch-Dest: frame"], 403),
            (["Sec-Fetch-Site: cross-site", "Sec-Fetch-Mode: navigate", "Sec-Fetch-Dest: object"], 403),
            (["Sec-Fetch-Site: cross-site", "Sec-Fetch-Mode: navigate", "Sec-Fetch-Dest: embed"], 403),
            (["Sec-Fetch-Site: cross-site", "Sec-Fetch-Mode: navigate", "Sec-Fetch-Dest: fencedframe"], 403),
            (["Sec-Fetch-Site: same-origin", "Sec-Fetch-Mode: navigate", "Sec-Fetch-Dest: iframe"], 1),
            (["Origin: http://localhost:8080"], 1), (["Origin: https://LOCALHOST:8080"], 1),
            (["Origin: http://evil.example"], 403), (["Origin: http://localhost:8081"], 403),
            (["Origin: http://localhost"], 403),
            (["Origin: null"], 403), (["Origin: "], 403),
            (["Origin: http://localhost:8080", "Origin: http://evil.example"], 403),
            (["Origin: http://evil.example", "Sec-Fetch-Site: same-origin"], 403),
        ] as [([String], Int)]
    )
    func otherSitesPagesAreRefused(fields: [String], verdict: Int) throws {
        #expect(try self.verdict(["Host: localhost:8080"] + fields) == verdict)
    }

    @Test func aRequestWithoutAHostIsRefused() throws {
        var parser = RequestParser()
        parser.append("GET / HTTP/1.0\r\n\r\n".utf8)
        let request = try #require(try parser.next())
        let gate = RequestGate(hosts: try PreviewHosts(), language: "en")
        guard case .refused(let response) = gate.verdict(on: request, over: .init(client: .loopback, server: .loopback))
        else {
            Issue.record("it was admitted")
            return
        }
        #expect(response.status == 421)
    }

    @Test(arguments: ["en", "es"])
    func refusalsSayWhatToDo(language: String) throws {
        let gate = RequestGate(hosts: try PreviewHosts(), language: language)
        let verdict = gate.verdict(
            on: try request("/", ["Host: mac.local"]),
            over: .init(client: .loopback, server: .loopback)
        )
        guard case .refused(let response) = verdict, case .bytes(let bytes) = response.body else {
            Issue.record("it was admitted")
            return
        }
        let text = String(decoding: bytes, as: UTF8.self)
        #expect(text.contains("--host mac.local") && text.contains(language == "es" ? "vista previa" : "preview"))
        #expect(response["Content-Type"] == "text/plain; charset=utf-8")
    }

    // MARK: Hosts

    @Test(arguments: [
        ([], "127.0.0.1", "", "", "127.0.0.1"), (["::1"], "::1", "", "", "[::1]"),
        (["localhost"], "127.0.0.1", "::1", "", "localhost"), (["0.0.0.0"], "0.0.0.0", "", "", "0.0.0.0"),
        (["mac.local"], "127.0.0.1", "", "mac.local", "mac.local"),
        (["0.0.0.0", "mac.local", "Course.Test"], "0.0.0.0", "", "course.test mac.local", "0.0.0.0"),
        (["127.0.0.1", "127.0.0.1", "::1", "localhost"], "127.0.0.1 ::1", "", "", "127.0.0.1"),
    ])
    func hostsAreAddressesOrNames(values: [String], at: String, ifPresent: String, names: String, shown: String) throws
    {
        let hosts = try PreviewHosts(values)
        #expect(hosts.addresses.map(\.description).joined(separator: " ") == at)
        #expect(hosts.addressesIfPresent.map(\.description).joined(separator: " ") == ifPresent)
        #expect(hosts.names.sorted().joined(separator: " ") == names)
        #expect(hosts.shown == shown)
    }

    @Test(arguments: [
        "", "mac.local:8080", "http://mac.local", "a b", "127.1", "1.2.3", "1.2.3.4.5", "[::1]:80", "á.local",
    ])
    func otherHostsAreNotUnderstood(value: String) {
        #expect(throws: PreviewHosts.Unusable.self) { try PreviewHosts([value]) }
    }

    // MARK: Answers

    @Test func onlyPlainSpellingsOfAPathAreKept() async throws {
        try await withTemporaryFolder { folder in
            try SmallCourse.tree.write(to: folder)
            let store = SiteStore(editor: EditorLink(root: folder.path), language: "es")
            await CourseFollower(source: folder.path, store: store) { _ in }.follow(FileChanges(isComplete: false))
            let handler = StoreHandler(store: store, gate: RequestGate(hosts: try PreviewHosts(), language: "es"))
            func answer(_ target: String, _ fields: [String] = []) async throws -> (response: Response, isKept: Bool) {
                let request = try request(target, ["Host: localhost"] + fields)
                switch handler.answer(request, over: .init(client: .loopback, server: .loopback)) {
                case .ready(let response): return (response, true)
                case .later(let work): return (await work(), false)
                }
            }
            for target in ["/es/index.html", "/es/", "/assets/glosa.css"] {
                #expect(try await !answer(target).isKept)
                let kept = try await answer(target)
                #expect(kept.isKept && kept.response.status == 200)
                #expect(kept.response["Cross-Origin-Resource-Policy"] == "same-origin")
                #expect(kept.response["Content-Security-Policy"] == "frame-ancestors 'self'")
                #expect(kept.response["X-Frame-Options"] == "SAMEORIGIN")
                #expect(kept.response["Access-Control-Allow-Origin"] == nil)
            }
            for target in ["/es/%69ndex.html", "/es/index.html?a", "/es/none.html", "/es/estado", "/shared/dot.svg"] {
                for _ in 0..<2 { #expect(try await !answer(target).isKept) }
            }
            let tag = try #require(try await answer("/es/").response["ETag"])
            #expect(try await answer("/es/", ["If-None-Match: \(tag)"]).response.status == 304)
            // Another state, other answers.
            await store.fail(.init(diagnostics: [], files: [], summary: .init()))
            #expect(try await !answer("/es/").isKept)
        }
    }
}
