import Testing

@testable import HTTPServer

@Suite("Who gets a connection")
struct ConnectionSharesTests {
    private typealias Standing = ConnectionShares.Standing
    private typealias State = ConnectionShares.Idleness.State

    private static var limits: ServerLimits {
        var limits = ServerLimits()
        (limits.connections, limits.connectionsPerClient) = (8, 3)
        return limits
    }

    private func standing(_ number: Int, _ owner: String, _ state: State? = nil, since: Int64 = 0) throws -> Standing {
        let address = try #require(IPAddress(owner))
        return Standing(number: number, owner: address.share, idleness: state.map { .init(state: $0, since: since) })
    }

    private func admission(of address: String, among present: [Standing]) throws -> ConnectionShares.Admission {
        ConnectionShares(limits: Self.limits).admission(of: try #require(IPAddress(address)), among: present)
    }

    @Test("An address has its share, and others have theirs beside it")
    func share() throws {
        let busy = try (0..<3).map { try standing($0, "192.0.2.1") }
        #expect(try admission(of: "192.0.2.1", among: Array(busy.dropLast())) == .free)
        #expect(try admission(of: "192.0.2.1", among: busy) == .refused)
        #expect(try admission(of: "192.0.2.2", among: busy) == .free)
        #expect(try admission(of: "127.0.0.1", among: busy) == .free)
    }

    @Test(
        "Addresses that one machine or network can take at will are one",
        arguments: [
            ("127.0.0.1", "127.9.8.7", true), ("127.0.0.1", "::1", true), ("127.0.0.1", "::ffff:127.0.0.2", true),
            ("2001:db8::1", "2001:db8::ffff:1:2:3", true), ("2001:db8::1", "2001:db8:0:1::1", false),
            ("192.0.2.1", "192.0.2.2", false), ("192.0.2.1", "::ffff:192.0.2.1", true), ("::2", "::1", false),
        ]
    )
    func sameOwner(first: String, second: String, isSame: Bool) throws {
        #expect((try standing(0, first).owner == standing(1, second).owner) == isSame)
        let busy = try (0..<3).map { try standing($0, first) }
        #expect(try admission(of: second, among: busy) == (isSame ? .refused : .free))
    }

    @Test("The one goes that is needed least, and has been so longest; one that is being answered never does")
    func order() throws {
        let present = [
            try standing(0, "192.0.2.1", .listening, since: 1), try standing(1, "192.0.2.1", .stalled, since: 2),
            try standing(2, "192.0.2.1", .ending, since: 3), try standing(3, "192.0.2.1", .waiting, since: 5),
            try standing(4, "192.0.2.1", .waiting, since: 4), try standing(5, "192.0.2.1"),
        ]
        var left = present
        for expected in [4, 3, 2, 1, 0] {
            #expect(try admission(of: "192.0.2.1", among: left) == .inPlace(of: expected))
            // Another one that is answered takes its place.
            left = try left.filter { $0.number != expected } + [standing(expected + 10, "192.0.2.1")]
        }
        #expect(try admission(of: "192.0.2.1", among: left) == .refused)
    }

    @Test("Where all connections are taken, whoever has most makes room")
    func full() throws {
        let present = try [
            standing(0, "192.0.2.1", .waiting, since: 0), standing(1, "192.0.2.1"), standing(2, "192.0.2.2"),
            standing(3, "192.0.2.2", .waiting, since: 9), standing(4, "192.0.2.2"), standing(5, "192.0.2.3"),
            standing(6, "192.0.2.3"), standing(7, "192.0.2.4", .waiting, since: 0),
        ]
        #expect(try admission(of: "192.0.2.5", among: present) == .inPlace(of: 3))
        #expect(try admission(of: "192.0.2.5", among: present.filter { $0.number != 3 }) == .free)
        let busy = try (0..<8).map { try standing($0, "192.0.2.\($0)") }
        #expect(try admission(of: "192.0.2.9", among: busy) == .refused)
    }

    @Test("What a conversation is doing is told by its phase")
    func idleness() throws {
        var conversation = Conversation(limits: ServerLimits(), at: 5)
        func state() -> State? { conversation.idleness?.state }
        #expect(conversation.idleness == .init(state: .waiting, since: 5) && !conversation.hasBegunRequest)
        conversation.receive(Array("GET / HTTP/1.1\r\nHost: a\r\nConnection: close".utf8), at: 7)
        #expect(conversation.nextRequest(at: 7) == nil)
        #expect(conversation.idleness == .init(state: .waiting, since: 5) && conversation.hasBegunRequest)
        conversation.receive(Array("\r\n\r\n".utf8), at: 8)
        #expect(conversation.nextRequest(at: 8) != nil)
        #expect(state() == nil)
        conversation.answer(Response(status: 200, body: .bytes([1, 2, 3])), date: "", at: 9)
        #expect(conversation.idleness == .init(state: .stalled, since: 9))
        while conversation.prepareOutput(at: 12) {
            let count = conversation.withOutput { $0.count + $1.count } ?? 0
            conversation.sent(count, at: 11)
        }
        #expect(conversation.idleness == .init(state: .ending, since: 12))
        conversation.end()
        #expect(state() == nil)
    }
}
