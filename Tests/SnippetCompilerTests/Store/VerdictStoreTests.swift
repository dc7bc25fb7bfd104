import FileSystem
import Foundation
import Support
import TestSupport
import Testing

@testable import SnippetCompiler

@Suite("Sharing verdicts with a store", .enabled(if: Curl() != nil, "curl is not installed"))
struct VerdictStoreTests {
    /// What a store holds.
    final class Shelf: @unchecked Sendable {
        private let lock = NSLock()
        private var entries: [String: [UInt8]] = [:]
        subscript(key: String) -> [UInt8]? {
            get { lock.withLock { entries[key] } }
            set { lock.withLock { entries[key] = newValue } }
        }
        var keys: [String] { lock.withLock { entries.keys.sorted() } }

        /// Answers as a plain store does.
        func answer(_ request: TestHost.Request) -> TestHost.Answer {
            if request.line.hasPrefix("PUT ") {
                self[request.name] = request.body
                return .init(201)
            }
            return self[request.name].map { .init(200, body: $0) } ?? .init(404, body: Array("no such file".utf8))
        }
    }

    static func keys(_ count: Int) -> [String] { (0..<count).map { SHA256("\($0)".utf8).text } }

    private func settings(_ host: TestHost, path: String = "", writes: Bool = true, token: String? = nil) throws
        -> StoreSettings
    {
        let address = try #require(StoreAddress("http://127.0.0.1:\(host.port)/\(path)"))
        return StoreSettings(address: address, writes: writes, token: token)
    }

    private func store(_ settings: StoreSettings, _ change: (inout VerdictStore.Limits) -> Void = { _ in })
        -> VerdictStore
    {
        var limits = VerdictStore.Limits()
        // A machine that runs all tests at once may be slow.
        limits.start = 60
        limits.transfers.each = 30
        limits.transfers.connecting = 30
        change(&limits)
        return VerdictStore(StoreChoice(settings), limits: limits)
    }

    @Test("What is put into a store is found there, and what isn't there is missing")
    func roundTrip() throws {
        let shelf = Shelf()
        let host = try TestHost { shelf.answer($0) }
        let keys = Self.keys(100)
        var writer = store(try settings(host))
        writer.keep(keys.prefix(90).map { ($0, Array($0.utf8.reversed())) })
        #expect(shelf.keys == keys.prefix(90).sorted())
        var reader = store(try settings(host, writes: false))
        let found = reader.verdicts(keys)
        #expect(Set(found.keys) == Set(keys.prefix(90)))
        #expect(found.allSatisfy { $0.value == Array($0.key.utf8.reversed()) })
        #expect(writer.problems.isEmpty && reader.problems.isEmpty)
    }

    @Test("Nothing is put into a store that is only read")
    func readOnly() throws {
        let host = try TestHost { _ in .init(201) }
        var reader = store(try settings(host, writes: false))
        reader.keep([(Self.keys(1)[0], [1])])
        #expect(host.requests.isEmpty)
    }

    @Test(
        "The address is asked as it is written, whatever curl reads into its signs",
        arguments: ["a[1-3]/", "@x/", "%7B/"]
    )
    func verbatim(path: String) throws {
        let host = try TestHost { _ in .init(404) }
        var reader = store(try settings(host, path: path))
        let key = Self.keys(1)[0]
        #expect(reader.verdicts([key]).isEmpty)
        #expect(host.requests.map(\.line) == ["GET /\(path)\(key) HTTP/1.1"])
    }

    // MARK: Entries that can't be believed

    enum Damage: CaseIterable {
        case empty, cut, changed, foreign, otherForm, page, large, endless
    }

    @Test("An entry that isn't what it must be is missing, and is told once", arguments: Damage.allCases)
    func damage(_ damage: Damage) throws {
        let keys = Self.keys(40)
        let entries = try keys.map { try #require(StoreEntry([1, 2, 3], key: $0)).bytes }
        let host = try TestHost { request in
            guard let index = keys.firstIndex(of: request.name) else { return .init(500) }
            guard index == 7 else { return .init(200, body: entries[index]) }
            let entry = entries[index]
            let large = [UInt8](repeating: 65, count: StoreEntry.most + 1)
            return switch damage {
            case .empty: .init(200)
            case .cut: .init(200, body: Array(entry.dropLast()), length: entry.count)
            case .changed: .init(200, body: entry.dropLast() + [4])
            case .foreign: .init(200, body: entries[8])
            case .otherForm: .init(200, body: Array("glosa verdict 0".utf8) + entry.dropFirst(15))
            case .page: .init(200, body: Array("<html>Log in</html>".utf8))
            case .large: .init(200, body: large)
            // Without a length, older curls don't see how large it is, and are ended by the limit on files.
            case .endless: .init(200, body: large + large, length: nil)
            }
        }
        var reader = store(try settings(host))
        let found = reader.verdicts(keys)
        #expect(found[keys[7]] == nil)
        #expect(reader.problems.count == 1)
        if damage != .endless {
            #expect(found.count == 39)
            let address = try settings(host).address
            #expect(reader.problems == [.distrusted(address, count: 1, key: keys[7])])
        }
    }

    @Test("What looks right and holds no verdict is doubted as well")
    func noVerdict() throws {
        let keys = Self.keys(2)
        var memory = Memory<BatchChecker.Result>()
        let good = BatchChecker.Result.messages([])
        let slow = BatchChecker.Result.failure(.processorTime(10))
        let doubted = memory.take(
            [keys[0]: good.rememberedBytes, keys[1]: slow.rememberedBytes, "x": [9, 9]],
            for: keys + ["x"],
            where: \.isShared
        )
        #expect(memory.values == [keys[0]: good])
        #expect(doubted == [keys[1], "x"])
    }

    // MARK: Stores that fail

    @Test(
        "A store that refuses, fails or sends elsewhere is left alone, and told of once",
        arguments: [401, 403, 429, 500, 502, 503, 507, 301, 307, 206]
    )
    func status(_ status: Int) throws {
        let elsewhere = try TestHost { _ in .init(200) }
        let host = try TestHost { _ in .init(status, ["Location: http://127.0.0.1:\(elsewhere.port)/"]) }
        let settings = try settings(host, token: "secret")
        var session = store(settings)
        #expect(session.verdicts(Self.keys(200)).isEmpty)
        session.keep([(Self.keys(1)[0], [1])])
        #expect(session.verdicts(Self.keys(200)).isEmpty)
        #expect(host.requests.count == StoreTransfers.parallel)
        #expect(host.requests.allSatisfy { $0.headers.contains("Authorization: Bearer secret") })
        #expect(elsewhere.requests.isEmpty)
        let isElsewhere = [301, 307].contains(status)
        let failure: StoreProblem.Failure =
            isElsewhere ? .redirects(to: "http://127.0.0.1:\(elsewhere.port)/") : .status(status)
        #expect(session.problems == [.failure(settings.address, failure, isWriting: false)])
        for problem in session.problems {
            let words = [problem.message, problem.reason, problem.advice].flatMap { [$0.en, $0.es] }
            #expect(!words.contains { $0.contains("secret") })
            #expect(problem.message.en.contains(settings.address.text))
            #expect(problem.message.es.contains(settings.address.text))
        }
    }

    @Test(
        "A store that is full, or takes nothing, is read all the same",
        arguments: [401, 403, 404, 405, 409, 413, 500, 507]
    )
    func full(_ status: Int) throws {
        let keys = Self.keys(200)
        let entry = try #require(StoreEntry([1], key: keys[0])).bytes
        let host = try TestHost { request in
            request.line.hasPrefix("PUT ")
                ? .init(status) : request.name == keys[0] ? .init(200, body: entry) : .init(404)
        }
        let settings = try settings(host)
        var session = store(settings)
        #expect(session.verdicts(keys) == [keys[0]: [1]])
        session.keep(keys.dropFirst().map { ($0, [1]) })
        session.keep(keys.dropFirst().map { ($0, [1]) })
        #expect(host.requests.count { $0.line.hasPrefix("PUT ") } == StoreTransfers.parallel)
        #expect(session.problems == [.failure(settings.address, .status(status), isWriting: true)])
    }

    @Test("One accident among many requests is told, and the store is used on")
    func accident() throws {
        let keys = Self.keys(100)
        let entries = try keys.map { try #require(StoreEntry([1], key: $0)).bytes }
        let host = try TestHost { request in
            guard let index = keys.firstIndex(of: request.name), index != 3 else { return .init(502) }
            return .init(200, body: entries[index])
        }
        let settings = try settings(host)
        var session = store(settings)
        #expect(session.verdicts(keys).count == 99)
        #expect(session.problems == [.failure(settings.address, .status(502), isWriting: false)])
    }

    @Test("A store that is not running is asked once")
    func down() throws {
        let port = try { try TestHost { _ in .init(200) }.port }()
        let address = try #require(StoreAddress("http://127.0.0.1:\(port)/"))
        var session = store(StoreSettings(address: address, writes: true))
        #expect(session.verdicts(Self.keys(2000)).isEmpty)
        guard case .failure(address, .unreachable(let words?), isWriting: false)? = session.problems.first else {
            Issue.record("\(session.problems)")
            return
        }
        #expect(words.contains("connect"))
        #expect(session.problems.count == 1)
    }

    @Test("A store that says nothing is left alone as soon as one round of requests has waited long enough")
    func silent() throws {
        let host = try TestHost { _ in nil }
        let settings = try settings(host)
        var session = store(settings) { $0.transfers.each = 1 }
        #expect(session.verdicts(Self.keys(2000)).isEmpty)
        #expect(host.requests.count <= StoreTransfers.parallel)
        guard case .failure(settings.address, .unreachable, isWriting: false)? = session.problems.first else {
            Issue.record("\(session.problems)")
            return
        }
    }

    @Test("When the time is over, nothing more is asked")
    func slow() throws {
        let host = try TestHost { _ in .init(404) }
        let settings = try settings(host)
        var session = store(settings) { ($0.start, $0.each) = (0, 0) }
        #expect(session.verdicts(Self.keys(5)).isEmpty)
        #expect(session.problems == [.failure(settings.address, .slow(done: 0, of: 5), isWriting: false)])
        #expect(host.requests.isEmpty)
    }

    @Test("Where there is no curl, that is told")
    func noCurl() throws {
        let address = try #require(StoreAddress("http://127.0.0.1:1/"))
        let settings = StoreSettings(address: address)
        var session = VerdictStore(StoreChoice(settings, faults: [.variable(.write)]), curl: nil)
        #expect(session.verdicts(Self.keys(5)).isEmpty)
        #expect(session.problems == [.variable(.write), .noCurl(address)])
    }

    @Test("A name and a password are sent, and not shown")
    func credentials() throws {
        let host = try TestHost { _ in .init(500) }
        let address = try #require(StoreAddress("http://ann:se%20cret@127.0.0.1:\(host.port)/"))
        var session = store(StoreSettings(address: address))
        _ = session.verdicts(Self.keys(1))
        // RFC 7617: ann:se cret
        #expect(host.requests.first?.headers.contains("Authorization: Basic YW5uOnNlIGNyZXQ=") == true)
        #expect(session.problems.allSatisfy { !$0.message.en.contains("ann") && !$0.message.es.contains("ann") })
    }
}
