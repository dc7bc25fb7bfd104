import Diagnostics
import SnippetCompiler
import TestSupport
import Testing

@testable import Course
@testable import CourseChecks

@Suite("Coverage of documentation")
struct CoverageTests {
    private static let package = """
        \(WalksPackage.manifest)
        -- Sources/Walks/Walk.swift --
        /// A walk.
        ///
        ///     let walk = Walk(steps: 3)
        public struct Walk: Equatable, Sendable, Longer {
            public let steps: Int
            /// - Parameter steps: Not an abstract.
            public init(steps: Int) { self.steps = steps }
            public func longer() -> Walk { self }
            /// Returns a shorter walk.
            ///
            ///     let walk: Walk = "shorter"
            public func shorter() -> Walk { self }
            /// Goes.
            ///
            ///     walker.go(along: path)
            public func go() {}
            /// Compares walks.
            ///
            ///     // ❌
            ///     let wrong: Walk = 3
            ///     // ✅
            ///     let right = Walk(steps: 3)
            public func compare() {}
            /// Hidden.
            func hidden() {}
            public func _underscored() {}
        }
        /// Things that can be longer.
        public protocol Longer {
            /// Returns a longer one.
            ///
            ///     let longer = Walk(steps: 1).longer()
            func longer() -> Self
        }
        extension Int {
            /// Doubles.
            public var doubled: Int { self * 2 }
        }
        -- Sources/Walks/Walks.docc/Steps.md --
        # ``Walks/Walk/steps``

        The number of steps.

        """

    private static func coverage(in folder: String, _ access: String = "public") async throws -> DocumentationCoverage {
        let toolchain = try #require(Toolchain.find())
        let checked = try await CourseLoader.loadLoose([folder + "/Sources"], checksTypes: true) {
            $0.compile.packages = [folder]
            if access != "public" { $0.compile.access = .internal }
        }
        var reading = CoverageReading(checked)
        return reading.coverage(
            of: try PackageBuild.symbols(in: folder, products: [], access: access, by: toolchain)
        )
    }

    @Test("Symbols are counted as DocC has them, with their samples", .needsCompiler)
    func counts() async throws {
        try await withTemporaryFolder { folder in
            try FileTree(Self.package).write(to: folder)
            let found = try await Self.coverage(in: folder.path)
            #expect(found.modules.map(\.name) == ["Walks"])
            let module = try #require(found.modules.first)
            // Walk with steps, init, longer, shorter, go, compare; Longer with longer; doubled.
            #expect(module.counts.symbols == 10)
            #expect(module.undocumented.map(\.path) == ["Walk/init(steps:)"])
            #expect(module.counts.documented == 9)
            // Walk, longer twice, shorter, go, compare.
            #expect(module.counts.withSample == 6)
            #expect(module.counts.withProof == 4)
            #expect(module.counts.unjudged == 1)
            #expect(module.counts.synthesized == 1)
            #expect(module.counts.percentage == 90)
            let place = try #require(module.undocumented.last?.place)
            #expect(place.file.hasSuffix("/Sources/Walks/Walk.swift") && place.line == 7)
        }
    }

    @Test("Other declarations count on request", .needsCompiler)
    func access() async throws {
        try await withTemporaryFolder { folder in
            try FileTree(Self.package).write(to: folder)
            let found = try await Self.coverage(in: folder.path, "internal")
            #expect(found.total.symbols > 10)
            #expect(!found.modules.flatMap(\.undocumented).map(\.path).contains("Walk/hidden()"))
        }
    }

    @Test("A hundred percent is said of all symbols alone")
    func percentage() {
        var counts = DocumentationCoverage.Counts()
        #expect(counts.percentage == 100)
        (counts.symbols, counts.documented) = (1000, 999)
        #expect(counts.percentage == 99)
        counts.documented = 1000
        #expect(counts.percentage == 100)
    }
}
