import Diagnostics
import Foundation
import SnippetLint
import SnippetSyntax
import Support
import TestSupport
import Testing

@testable import SnippetCompiler

@Suite("Samples that use a package", Machine.needsCompiler)
struct PackageTests {
    /// A library on a C target, with a feature and an isolation of its own, a library in Swift 5, and what is internal or
    /// for friends only.
    static let tree = """
        -- Package.swift --
        // swift-tools-version: 6.2
        import PackageDescription
        let package = Package(
            name: "Walks",
            products: [.library(name: "Walking", targets: ["Walking"]), .library(name: "Old", targets: ["Old"])],
            targets: [
                .target(name: "CSteps"),
                .target(
                    name: "Walking",
                    dependencies: ["CSteps"],
                    swiftSettings: [.enableUpcomingFeature("ExistentialAny"), .defaultIsolation(MainActor.self)]
                ),
                .target(name: "Old", swiftSettings: [.swiftLanguageMode(.v5)]),
            ]
        )
        -- Sources/CSteps/include/CSteps.h --
        int csteps_length(void);
        -- Sources/CSteps/steps.c --
        #include "CSteps.h"
        int csteps_length(void) { return 70; }
        -- Sources/Walking/Walk.swift --
        import CSteps
        public struct Walk: Sendable {
            public let steps: Int
            public init(steps: Int) { self.steps = steps }
            public nonisolated func length() -> Int { steps * Int(csteps_length()) }
            @_spi(Guides) public func shortcut() -> Walk { Walk(steps: steps / 2) }
            func secret() -> Int { 42 }
        }
        public struct Trail<Header> {
            public typealias Mark = Int
            public init() {}
            public func first(_ mark: Mark) -> Header? { nil }
        }
        extension Array { public nonisolated func everySecond() -> [Element] { self } }
        public struct Text { public init(pages: Int) {} }
        -- Sources/Old/Old.swift --
        public final class Diary { public var pages = 1; public init() {} }
        """

    /// Built once for all tests that only look.
    private static let shared = Task {
        let folder = FileManager.default.temporaryDirectory.appending(path: "glosa-package-\(UUID().uuidString)")
        try FileTree(tree).write(to: folder)
        defer { try? FileManager.default.removeItem(at: folder.appending(path: ".build/repositories")) }
        return try package(in: folder)
    }

    private static func package(in folder: URL, products: [String] = []) throws -> SamplePackage {
        let toolchain = try #require(Machine.toolchain)
        let real = folder.resolvingSymlinksInPath().path
        return try #require(try PackageBuild.packages(in: [real], products: products, by: toolchain))
    }

    private func outcomes(_ texts: [String], language: String? = nil) async throws -> [String] {
        let toolchain = try #require(Machine.toolchain)
        let package = try await Self.shared.value
        let compiler = SampleCompiler(toolchain, cacheFile: nil, language: language, package: package)
        return try await compiler.verdicts(on: [TestLesson(texts).samples]).verdicts[0].map {
            $0.rest.errors.isEmpty ? $0.rest.name : "\($0.rest.name): \($0.rest.errors[0].message)"
        }
    }

    @Test("A sample may import the modules of products, of C targets, and those for tests")
    func imports() async throws {
        let samples = [
            "import Walking\n\nlet length = Walk(steps: 3).length()", "import CSteps\n\nlet length = csteps_length()",
            "import Testing\nimport Walking\n\n@Test func walks() { #expect(Walk(steps: 1).length() == 70) }",
            "import XCTest\n@testable import Walking\n\nfinal class WalkTests: XCTestCase { func testA() {} }",
            "import Nowhere\n\nlet a = 1",
        ]
        #expect(try await outcomes(samples) == ["passes", "passes", "passes", "passes", "needs import Nowhere"])
    }

    @Test("A sample that imports nothing gets the modules whose names it uses, and SwiftUI only where it means that")
    func implied() async throws {
        let samples = [
            "let walk = Walk(steps: 3)", "let every = [1, 2, 3].everySecond()", "let diary = Diary()",
            "let text = Text(pages: 3)", "struct Page: View { var body: some View { EmptyView() } }",
        ]
        #expect(try await outcomes(samples) == ["passes", "passes", "passes", "passes", "passes"])
    }

    @Test("What a page's samples declare goes on in those after it, and a package's own source is no error")
    func page() async throws {
        let samples = [
            "let walk = Walk(steps: 3)", "print(walk.length())", "walk.lenght()",
            "extension Array { public func everySecond() -> [Element] { Hidden().all } }",
            "public struct Walk: Sendable {\n    public init(steps: Int)\n    public func length() -> Int\n}",
        ]
        #expect(
            try await outcomes(samples) == [
                "passes", "passes", "fails: value of type 'Walk' has no member 'lenght'", "needs Hidden", "passes",
            ]
        )
    }

    @Test("What stands for a type inside of the package's types is there in lists of members")
    func members() async throws {
        let samples = [
            "func first(_ mark: Mark) -> Header?", "init(consuming pointer: UnsafeMutablePointer<Header>)",
            "func f(_ header: Header) { print(header) }", "func other() -> Footer",
        ]
        #expect(
            try await outcomes(samples) == ["passes", "passes", "passes given Header", "passes given Footer"]
        )
    }

    @Test("The package's own source sees what is internal, and others don't")
    func inside() async throws {
        let samples = [
            "extension Walk { public func length() -> Int { secret() } }",
            "extension Walk { public func length() -> Int { Walk(steps: 1).secret() } }",
            "extension Walk { func twice() -> Int { secret() } }",
            "extension Walk { public func length() -> String { secret() } }",
        ]
        let found = try await outcomes(samples)
        #expect(found == ["passes", "passes", "needs secret", "needs secret"])
    }

    @Test("A sample that runs is linked with the package, C targets too", Machine.needsConfinement)
    func runs() async throws {
        let toolchain = try #require(Machine.toolchain)
        let package = try await Self.shared.value
        let compiler = SampleCompiler(toolchain, cacheFile: nil, package: package, runsSamples: true)
        let texts = ["import Walking\n\nprint(Walk(steps: 3).length())", "let diary = Diary()\nprint(diary.pages)"]
        let snippets = texts.enumerated().map {
            Snippet(ordinal: $0.offset + 1, source: TestLesson.slice($0.element), isRun: true)
        }
        let runs = try await compiler.verdicts(on: [TestLesson(snippets).samples]).runs[0]
        #expect(runs[0] == RunOutcome(.success, output: "210\n"))
        #expect(runs[1] == RunOutcome(.success, output: "1\n"))
    }

    @Test("What a target hides is seen with @testable and @_spi only")
    func hidden() async throws {
        let samples = [
            "import Walking\n\nlet n = Walk(steps: 3).secret()",
            "@testable import Walking\n\n@MainActor func f() -> Int { Walk(steps: 3).secret() }",
            "@_spi(Guides) import Walking\n\n@MainActor func f() -> Walk { Walk(steps: 3).shortcut() }",
        ]
        let hidden = "fails: 'secret' is inaccessible due to 'internal' protection level"
        #expect(try await outcomes(samples) == [hidden, "passes", "passes"])
    }

    @Test("Language mode, features and isolation are the target's, unless the course says otherwise")
    func settings() async throws {
        let samples = [
            "import Old\n\nstruct Shelf { static var shared = Diary() }",
            "import Walking\n\nclass Guide { static var shared = Guide() }",
        ]
        #expect(try await outcomes(samples) == ["passes", "passes"])
        let strict = try await outcomes(Array(samples.prefix(1)), language: "6")
        #expect(strict[0].hasPrefix("fails: static property 'shared' is not concurrency-safe"))
        let settings = try await Self.shared.value.settings(of: ["Foundation", "Walking"])
        #expect(settings.contains("ExistentialAny"))
    }

    @Test("A change in a body rechecks nothing, a changed signature what imports the module, and nothing else")
    func interface() async throws {
        try await withTemporaryFolder { folder in
            try FileTree(Self.tree).write(to: folder)
            let toolchain = try #require(Machine.toolchain)
            let cache = folder.appending(path: "cache/types").path
            let lesson = TestLesson(["import Walking\n\nlet a = Walk(steps: 1)", "import Old\n\nlet b = Diary()"])
            func checked() async throws -> Int {
                let package = try Self.package(in: folder)
                let compiler = SampleCompiler(toolchain, cacheFile: cache, package: package)
                return try await compiler.verdicts(on: [lesson.samples]).checked
            }
            func edit(_ text: String, _ other: String) throws {
                let file = folder.appending(path: "Sources/Walking/Walk.swift")
                let source = try String(contentsOf: file, encoding: .utf8)
                let changed = source.replacing(text, with: other)
                #expect(changed != source)
                try changed.write(to: file, atomically: true, encoding: .utf8)
            }
            #expect(try await checked() == 2)
            #expect(try await checked() == 0)
            try edit("steps * Int(csteps_length())", "steps * 2 * Int(csteps_length())")
            #expect(try await checked() == 0)
            try edit("func length() -> Int", "func length(inside: Bool = true) -> Int")
            #expect(try await checked() == 1)
        }
    }

    // MARK: Packages that can't be used

    private func failure(
        _ tree: String,
        products: [String] = [],
        silence: Double = 600
    ) async throws -> PackageFailure {
        try await withTemporaryFolder { folder in
            try FileTree(tree).write(to: folder)
            let toolchain = try #require(Machine.toolchain)
            var build = PackageBuild(
                folder: folder.resolvingSymlinksInPath().path,
                products: products,
                toolchain: toolchain
            )
            build.silence = silence
            do throws(PackageFailure) {
                _ = try PackageBuild.packages([build])
            } catch {
                return error
            }
            Issue.record("it was built")
            return .noPackage("")
        }
    }

    private static func manifest(_ rest: String) -> String {
        """
        -- Package.swift --
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(name: "A", products: [.library(name: "Alpha", targets: ["Alpha"])], \(rest))
        -- Sources/Alpha/Alpha.swift --
        public let alpha = 1

        """
    }

    @Test("A package that doesn't build is one failure with the first error's place and words")
    func broken() async throws {
        let tree = Self.manifest("targets: [.target(name: \"Alpha\")]") + "let beta: Int = \"two\"\n"
        let failure = try await failure(tree)
        #expect(failure.message.en.contains("Alpha.swift:2:17: error: cannot convert value"), "\(failure.message.en)")
        #expect(failure.advice?.es.contains("swift build") == true)
    }

    @Test("A product that isn't there is named, with the one that was probably meant")
    func missingProduct() async throws {
        let failure = try await failure(Self.manifest("targets: [.target(name: \"Alpha\")]"), products: ["Alpa"])
        #expect(failure.message.en == "the package has no library product “Alpa”")
        #expect(failure.advice?.en == "did you mean “Alpha”?")
        #expect(failure.isOfProduct)
    }

    @Test(
        "A dependency that can't be fetched is said to be that, by its address, and not what git was asked then",
        arguments: [
            ("file:///nowhere/at/all", "/nowhere/at/all"),
            ("https://nowhere.invalid/all.git", "https://nowhere.invalid/all.git"),
        ]
    )
    func network(address: String, said: String) async throws {
        let rest = """
            dependencies: [.package(url: "\(address)", from: "1.0.0")],
            targets: [.target(name: "Alpha", dependencies: [.product(name: "All", package: "all")])]
            """
        let failure = try await failure(Self.manifest(rest))
        #expect(failure.message.en.contains("can't be fetched"), "\(failure.message.en)")
        #expect(failure.message.en.contains(said), "\(failure.message.en)")
    }

    @Test("A build that says nothing for too long is given up")
    func hanging() async throws {
        let tree = """
            -- Package.swift --
            // swift-tools-version: 6.0
            import PackageDescription
            while true {}
            """
        let failure = try await failure(tree, silence: 2)
        #expect(failure.message.en.contains("wrote nothing for 2 seconds"), "\(failure.message.en)")
    }

    @Test("A folder without a manifest is no package")
    func none() async throws {
        let failure = try await failure("-- README.md --\n# A\n")
        #expect(failure.message.en.contains("no Package.swift"))
    }
}
