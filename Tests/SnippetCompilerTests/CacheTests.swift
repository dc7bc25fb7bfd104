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
            let compiler = SampleCompiler(toolchain, cacheFile: folder.appending(path: "cache/types").path)
            let lesson = TestLesson(["struct A { let n = 1 }", "let b = A().m", "let c = 1"]).samples
            let first = try await compiler.verdicts(on: [lesson])
            let second = try await compiler.verdicts(on: [lesson])
            #expect(first.checked == 3)
            #expect(second.checked == 0)
            #expect(first.verdicts[0].map(\.rest) == second.verdicts[0].map(\.rest))
            let changed = TestLesson(["struct A { let m = 1 }", "let b = A().m", "let c = 1"]).samples
            let third = try await compiler.verdicts(on: [changed])
            #expect(third.checked == 2)
            #expect(third.verdicts[0].map(\.rest.name) == ["passes", "passes", "passes"])
        }
    }

    @Test("A file that is none of its own is as good as none", arguments: ["", "glosa types 3\nk 0\n", "💥"])
    func foreign(text: String) async throws {
        try await withTemporaryFolder { folder in
            let path = folder.appending(path: "types").path
            try FileSystem.write(Array(text.utf8), to: path)
            #expect(VerdictCache(reading: path).results.isEmpty)
        }
    }

    @Test("A bit that is wrong anywhere makes a file as good as none")
    func flipped() async throws {
        try await withTemporaryFolder { folder in
            let (types, runs) = (folder.appending(path: "types").path, folder.appending(path: "runs").path)
            var verdicts = VerdictCache()
            verdicts["a"] = .messages([CompilerMessage(offset: 7, severity: .error, text: "no", group: nil)])
            verdicts["b"] = .messages([])
            try verdicts.write(to: types, keeping: ["a", "b"])
            var outcomes = RunCache()
            outcomes["a"] = RunOutcome(.success, output: "1\n2")
            outcomes["b"] = RunOutcome(.exit(3), output: "")
            try outcomes.write(to: runs, keeping: ["a", "b"])
            #expect(VerdictCache(reading: types).results.count == 2)
            #expect(RunCache(reading: runs).results.count == 2)
            for path in [types, runs] {
                let whole = try FileSystem.read(path)
                for index in whole.indices {
                    var damaged = whole
                    damaged[index] ^= 1 << UInt8(index % 8)
                    try FileSystem.write(damaged, to: path)
                    #expect(VerdictCache(reading: path).results.isEmpty && RunCache(reading: path).results.isEmpty)
                }
            }
        }
    }

    @Test(
        "Damaged contents are read as far as they make sense",
        arguments: [("", 0), ("abc", 0), ("k 0\nabc", 1), ("k 3\n1\terror", 0), ("k seconds ten", 0), ("k -1", 0)]
    )
    func damaged(text: String, known: Int) {
        #expect(VerdictCache(Array(text.utf8)).results.count == known)
    }

    @Test("What ends with a carriage return, or has one in it, is remembered as it is, and so is what stands behind it")
    func carriageReturns() {
        var outcomes = RunCache()
        let outputs = ["a": "1\r", "b": "\r", "c": "1\r\n2\r\n", "d": "\n\r", "e": ""]
        for (key, output) in outputs { outcomes[key] = RunOutcome(.success, output: output) }
        let readOutcomes = RunCache(outcomes.bytes(keeping: Set(outputs.keys))).results
        #expect(readOutcomes.mapValues { Array($0.output.utf8) } == outputs.mapValues { Array($0.utf8) })
        var verdicts = VerdictCache()
        for (key, text) in outputs {
            verdicts[key] = .messages([CompilerMessage(offset: 7, severity: .error, text: text, group: text)])
        }
        #expect(VerdictCache(verdicts.bytes(keeping: Set(outputs.keys))).results.count == outputs.count)
    }

    @Test(
        "That there was no answer is remembered only where the compiler took too long, and only with that limit",
        arguments: [
            (CompilerFailure.processorTime(10), true), (.processorTime(9), false), (.timeout(60), false),
            (.crash("signal 9"), false), (.unusable("no space left"), false),
        ]
    )
    func noAnswer(failure: CompilerFailure, isRemembered: Bool) async throws {
        try await withTemporaryFolder { folder in
            let path = folder.appending(path: "types").path
            var cache = VerdictCache(limit: 10)
            cache["a"] = .failure(failure)
            cache["b"] = .messages([])
            try cache.write(to: path, keeping: ["a", "b"])
            let expected: [String: BatchChecker.Result] = isRemembered ? ["a": .failure(failure)] : [:]
            #expect(VerdictCache(reading: path, limit: 10).results == expected.merging(["b": .messages([])]) { $1 })
        }
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
