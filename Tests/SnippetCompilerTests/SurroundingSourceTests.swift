import Foundation
import SnippetLint
import SnippetSyntax
import TestSupport
import Testing

@testable import SnippetCompiler

@Suite("Sources beside documents")
struct SurroundingSourceTests {
    private static let sources = SurroundingSources(texts: [
        "public struct TTextField {}\nextension Array where Element == Double {\n    func avreage() -> Double { 0 }\n}",
        "prefix operator ..\npublic func USpace(_ n: Int) {}\n// struct Comented {}",
    ])

    @Test(
        "What they declare is known by its last name",
        arguments: ["TTextField", "Array.avreage", "avreage", "..", "USpace"]
    )
    func declared(name: String) { #expect(Self.sources.declare(name)) }

    @Test("What they don't declare isn't", arguments: ["TextField", "Array", "...", "Comented", "n"])
    func undeclared(name: String) { #expect(!Self.sources.declare(name)) }

    @Test("Types are told from other names")
    func types() {
        #expect(Self.sources.declareType("TTextField"))
        #expect(!Self.sources.declareType("USpace"))
    }

    private static let tree = """
        -- Package.swift --
        // swift-tools-version: 6.0
        -- Sources/Fields/Fields.swift --
        public struct TTextField { public init(title: String) {} }
        -- docs/a.md --
        # Fields
        -- .build/Hidden.swift --
        public struct Hidden {}
        -- Pods/Foreign.swift --
        public struct Foreign {}
        """

    @Test("They are those of the project around a document, without what was built or fetched")
    func project() async throws {
        try await withTemporaryFolder { folder in
            try FileTree(Self.tree).write(to: folder)
            let found = SurroundingSources(around: [folder.appending(path: "docs/a.md").path])
            #expect(found.declare("TTextField"))
            #expect(!found.declare("Hidden"))
            #expect(!found.declare("Foreign"))
        }
    }

    @Test("A type of the SDK's that they have too is theirs", Machine.needsShim)
    func sameName() async throws {
        let toolchain = try #require(Machine.toolchain)
        try await withTemporaryFolder { folder in
            try FileTree("-- Package.swift --\n-- Sources/A.swift --\npublic protocol ObservableObject {}\n").write(
                to: folder
            )
            let lesson = TestLesson(["struct Model: ObservableObject {\n    var count = 0\n}"])
            var found: [String] = []
            for documents in [[], [folder.path]] {
                let compiler = SampleCompiler(toolchain, cacheFile: nil, beside: documents)
                found.append(try await compiler.verdicts(on: [lesson.samples]).verdicts[0][0].rest.name)
            }
            #expect(found == ["fails", "undecided"])
        }
    }

    @Test("A name that they declare is missing, and none of another's slips", Machine.needsShim)
    func slips() async throws {
        let toolchain = try #require(Machine.toolchain)
        try await withTemporaryFolder { folder in
            try FileTree(Self.tree).write(to: folder)
            let lesson = TestLesson(["let field = TTextField(title: 1)", "let field = TexttField(\"a\", text: text)"])
            var found: [[String]] = []
            for documents in [[], [folder.appending(path: "docs").path]] {
                let compiler = SampleCompiler(toolchain, cacheFile: nil, beside: documents)
                let verdicts = try await compiler.verdicts(on: [lesson.samples]).verdicts[0]
                found.append(verdicts.map(\.rest.name))
            }
            #expect(found == [["fails", "needs text !"], ["passes given TTextField", "needs text !"]])
        }
    }
}
