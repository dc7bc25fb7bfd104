import Testing

@testable import HTTPServer

struct RequestHostTests {
    @Test(
        arguments: [
            ("localhost", "localhost", nil), ("LOCALHOST:8080", "localhost", 8080), ("a.b.", "a.b", nil),
            ("127.0.0.1:1", "127.0.0.1", 1), ("[::1]", "::1", nil), ("[FE80::A]:65535", "fe80::a", 65535),
            ("my_host-1", "my_host-1", nil),
        ] as [(String, String, UInt16?)]
    )
    func hostsAreNamesOrAddresses(value: String, name: String, port: UInt16?) {
        let host = RequestHost(value)
        #expect(host?.name == name && host?.port == port)
    }

    @Test(arguments: [
        "", ":80", "a:65536", "a:-1", "a:b", "a b", "a/b", "a@b", "a,b", "[::1", "::1", "[a]", "á", "a\0", "%61",
    ])
    func nothingElseIsAHost(value: String) {
        #expect(RequestHost(value) == nil)
    }

    @Test(arguments: [
        ("127.0.0.1", true, false), ("127.255.1.2", true, false), ("::1", true, false),
        ("::ffff:127.0.0.1", true, false),
        ("0:0:0:0:0:0:0:1", true, false), ("0.0.0.0", false, true), ("::", false, true), ("128.0.0.1", false, false),
        ("192.168.1.5", false, false), ("fe80::1", false, false), ("::2", false, false),
    ])
    func addressesKnowWhereTheyLead(text: String, isLoopback: Bool, isUnspecified: Bool) throws {
        let address = try #require(IPAddress(text))
        #expect(address.isLoopback == isLoopback && address.isUnspecified == isUnspecified)
        #expect(IPAddress(address.description) == address)
    }

    @Test(arguments: [
        "", "127.1", "0x7f.0.0.1", "2130706433", "127.0.0.1.", "localhost", "[::1]", "1.2.3.4:5", "::1%lo",
    ])
    func nothingElseIsAnAddress(text: String) {
        #expect(IPAddress(text) == nil)
    }
}
