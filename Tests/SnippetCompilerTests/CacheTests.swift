import FileSystem
import Foundation
import Support
import TestSupport
import Testing

@testable import SnippetCompiler

@Suite("What is remembered", Machine.needsCompiler)
struct CacheTests {
    @Test("The same samples are compiled once; a changed one again, and only that")
    func once() async throws {
        let toolchain = try #require(Machine.toolchain)
        try await withTemporaryFolder { folder in
            // Where the mode is said, no other is tried.
            let cache = folder.appending(path: "cache/types").path
            let compiler = SampleCompiler(toolchain, cacheFile: cache, language: "6")
            let lesson = TestLesson(["struct A { let n = 1 }", "let b = A().m", "let c = 1"]).samples
            let first = try await compiler.verdicts(on: [lesson])
            let second = try await compiler.verdicts(on: [lesson])
            // On the one that is refused a witness is heard.
            #expect(first.checked == 4)
            #expect(second.checked == 0)
            #expect(first.verdicts[0].map(\.rest) == second.verdicts[0].map(\.rest))
            let changed = TestLesson(["struct A { let m = 1 }", "let b = A().m", "let c = 1"]).samples
            let third = try await compiler.verdicts(on: [changed])
            #expect(third.checked == 2)
            #expect(third.verdicts[0].map(\.rest.name) == ["passes", "passes", "passes"])
        }
    }

    private typealias Results = Memory<BatchChecker.Result>
    private typealias Outcomes = Memory<RunOutcome>

    @Test("What the compiler says and how programs end is the same when it is read again, carriage returns and all")
    func roundTrip() throws {
        let texts = ["a": "1\r", "b": "\r", "c": "1\r\n2\r\n", "d": "\n\r", "e": "", "f": "\t \u{0}"]
        var results = Results()
        var outcomes = Outcomes()
        for (key, text) in texts {
            let message = CompilerMessage(offset: 7, severity: .error, text: text, group: text.isEmpty ? nil : text)
            results[key] = .messages([message, CompilerMessage(offset: 0, severity: .warning, text: "", group: nil)])
            outcomes[key] = RunOutcome(key == "a" ? .exit(3) : .success, output: text)
        }
        results["g"] = .messages([])
        results["h"] = .failure(.processorTime(9))
        #expect(try #require(Results(remembered: results.rememberedBytes)).values == results.values)
        #expect(try #require(Outcomes(remembered: outcomes.rememberedBytes)).values == outcomes.values)
    }

    @Test("Bytes that end too early, or go on, are nothing")
    func cut() {
        var results = Results()
        results["a"] = .messages([CompilerMessage(offset: 7, severity: .error, text: "no", group: "Group")])
        let whole = results.rememberedBytes
        for count in 0..<whole.count { #expect(Results(remembered: Array(whole.prefix(count))) == nil) }
        #expect(Results(remembered: whole + [0]) == nil)
    }

    @Test(
        "That there was no answer is remembered only where the compiler took too long, and only with that limit",
        arguments: [
            (CompilerFailure.processorTime(10), true), (.processorTime(9), false), (.timeout(60), false),
            (.crash("signal 9"), false), (.unusable("no space left"), false),
        ]
    )
    func noAnswer(failure: CompilerFailure, holds: Bool) {
        #expect(BatchChecker.Result.failure(failure).holds(with: 10) == holds)
        #expect(BatchChecker.Result.messages([]).holds(with: 10))
    }

    @Test(
        "How a program ended is remembered where it would end so again",
        arguments: [
            (RunOutcome.Ending.success, true), (.exit(3), true), (.signal(11), false), (.unbuilt("no"), false),
            (.exceeded(.memory), false),
        ]
    )
    func endings(ending: RunOutcome.Ending, isRemembered: Bool) {
        #expect(RunOutcome(ending).isRemembered == isRemembered)
    }

    @Test("Two that compile the shim at once both get it, whole")
    func shimAtOnce() async throws {
        let toolchain = try #require(Machine.toolchain)
        let shim = Shim([
            ("modules.txt", "Small\nLarge\n"), ("Small/a.swift", "public struct Small { public init() {} }"),
            ("Large/b.swift", "import Small\npublic struct Large { public let small = Small() }"),
        ])
        #expect(shim.typeNames == ["Small", "Large"])
        try await withTemporaryFolder { folder in
            let cache = ShimCache(root: folder.path)
            let places = try await [1, 2, 3].concurrentMap { _ in try cache.folder(shim, toolchain) }
            #expect(Set(places).count == 1)
            let files = try FileSystem.names(in: places[0])
            #expect(files.contains("Small.swiftmodule") && files.contains("Large.swiftmodule"))
            #expect(try FileSystem.names(in: folder.path).count == 1)
        }
    }
}
