import FileSystem
import Foundation
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

    @Test(
        "A damaged file is as good as none",
        arguments: ["", "glosa types 2\nabc", "glosa types 2\nk 3\n1\terror", "💥"]
    )
    func damaged(text: String) async throws {
        try await withTemporaryFolder { folder in
            let path = folder.appending(path: "types").path
            try FileSystem.write(Array(text.utf8), to: path)
            #expect(VerdictCache(reading: path).results.isEmpty)
        }
    }

    @Test("That the compiler gave up is remembered too")
    func gaveUp() async throws {
        try await withTemporaryFolder { folder in
            let path = folder.appending(path: "types").path
            var cache = VerdictCache()
            cache["a"] = .gaveUp
            cache["b"] = .messages([])
            try cache.write(to: path, keeping: ["a", "b"])
            #expect(VerdictCache(reading: path).results == ["a": .gaveUp, "b": .messages([])])
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
