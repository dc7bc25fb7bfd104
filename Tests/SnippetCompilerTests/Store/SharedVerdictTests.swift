import FileSystem
import Foundation
import TestSupport
import Testing

@testable import SnippetCompiler

@Suite("Verdicts of other machines", Machine.needsCompiler, .enabled(if: Curl() != nil, "curl is not installed"))
struct SharedVerdictTests {
    private static let lesson = ["struct A { let n = 1 }", "let b = A().m", "let c = 1"]

    private func compiler(_ host: TestHost, writes: Bool, cache: String? = nil) throws -> SampleCompiler {
        let address = try #require(StoreAddress("http://127.0.0.1:\(host.port)"))
        let settings = StoreSettings(address: address, writes: writes)
        return SampleCompiler(
            try #require(Machine.toolchain),
            cacheFile: cache,
            language: "6",
            store: StoreChoice(settings)
        )
    }

    @Test("What one machine has had compiled no other compiles again; it remembers what it was told")
    func once() async throws {
        let shelf = VerdictStoreTests.Shelf()
        let host = try TestHost { shelf.answer($0) }
        let samples = TestLesson(Self.lesson).samples
        let first = try await compiler(host, writes: true).verdicts(on: [samples])
        #expect(first.checked == 4 && first.storeProblems.isEmpty)
        #expect(shelf.keys.count == 4)
        try await withTemporaryFolder { folder in
            let cache = folder.appending(path: "cache/types").path
            let second = try await compiler(host, writes: false, cache: cache).verdicts(on: [samples])
            #expect(second.checked == 0 && second.storeProblems.isEmpty && second.isLasting)
            #expect(second.verdicts[0].map(\.rest) == first.verdicts[0].map(\.rest))
            #expect(second.verdicts[0].map(\.rest.name) == ["passes", "fails", "passes"])
            let requests = host.requests.count
            let third = try await compiler(host, writes: false, cache: cache).verdicts(on: [samples])
            #expect(third.checked == 0)
            #expect(host.requests.count == requests)
        }
    }

    @Test("A poisoned entry is noticed, judged here, and mended by those who may write")
    func poison() async throws {
        let shelf = VerdictStoreTests.Shelf()
        let host = try TestHost { shelf.answer($0) }
        let samples = TestLesson(Self.lesson).samples
        let first = try await compiler(host, writes: true).verdicts(on: [samples])
        let whole = shelf.keys.map { shelf[$0] }
        // Each entry says what another says.
        let key = shelf.keys[0]
        shelf[key] = shelf[shelf.keys[1]]
        let second = try await compiler(host, writes: false).verdicts(on: [samples])
        #expect(second.checked == 1 && !second.isLasting)
        #expect(second.verdicts[0].map(\.rest) == first.verdicts[0].map(\.rest))
        let address = try #require(StoreAddress("http://127.0.0.1:\(host.port)"))
        #expect(second.storeProblems == [.distrusted(address, count: 1, key: key)])
        _ = try await compiler(host, writes: true).verdicts(on: [samples])
        #expect(shelf.keys.map { shelf[$0] } == whole)
    }

    @Test(
        "A well-formed lie is believed, and does no more harm than that",
        arguments: [0, 1, 40, Int.max / 2, .max - 1, .max, .min]
    )
    func lie(offset: Int) async throws {
        let message = CompilerMessage(offset: offset, severity: .error, text: "\u{1B}[31m<b>no</b>\n", group: "Group")
        let body = BatchChecker.Result.messages([message, message]).rememberedBytes
        let host = try TestHost { request in
            StoreEntry(body, key: request.name).map { .init(200, body: $0.bytes) } ?? .init(500)
        }
        let outcome = try await compiler(host, writes: false).verdicts(on: [TestLesson(Self.lesson).samples])
        #expect(outcome.checked == 0 && outcome.storeProblems.isEmpty)
        #expect(outcome.verdicts[0].count == 3)
    }

    @Test("A store that fails changes no verdict")
    func failing() async throws {
        let host = try TestHost { _ in .init(503) }
        let samples = TestLesson(Self.lesson).samples
        let outcome = try await compiler(host, writes: true).verdicts(on: [samples])
        #expect(outcome.checked == 4 && outcome.storeProblems.count == 1)
        #expect(outcome.verdicts[0].map(\.rest.name) == ["passes", "fails", "passes"])
    }

    @Test("Another language mode, another isolation: another key")
    func keys() async throws {
        let shelf = VerdictStoreTests.Shelf()
        let host = try TestHost { shelf.answer($0) }
        let address = try #require(StoreAddress("http://127.0.0.1:\(host.port)"))
        let store = StoreChoice(StoreSettings(address: address, writes: true))
        let toolchain = try #require(Machine.toolchain)
        let samples = TestLesson(["let c = 1"]).samples
        for (language, isolation) in [(nil, nil), ("5", nil), (nil, "MainActor")] as [(String?, String?)] {
            let compiler = SampleCompiler(
                toolchain,
                cacheFile: nil,
                defaultIsolation: isolation,
                language: language,
                store: store
            )
            #expect(try await compiler.verdicts(on: [samples]).checked == 1)
        }
        #expect(shelf.keys.count == 3)
        #expect(shelf.keys.allSatisfy { $0.count == 64 && $0.allSatisfy(\.isHexDigit) })
    }

    @Test("What a version of the compiler is called doesn't depend on where it lies, and is remembered")
    func version() async throws {
        let toolchain = try #require(Machine.toolchain)
        try await withTemporaryFolder { folder in
            let text = CompilerVersion(toolchain, rememberedIn: folder.path).text
            #expect(text.contains("Swift version"))
            #expect(!text.contains(toolchain.compiler.upToLast(1)))
            let names = try FileSystem.names(in: folder.path)
            #expect(names.count == 1)
            #expect(CompilerVersion(toolchain, rememberedIn: folder.path).text == text)
        }
    }
}
