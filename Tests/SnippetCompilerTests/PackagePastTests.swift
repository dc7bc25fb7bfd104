import Diagnostics
import FileSystem
import Foundation
import SnippetLint
import SnippetSyntax
import Support
import TestSupport
import Testing

@testable import SnippetCompiler

@Suite("Names that a package had, deprecates, or has elsewhere")
struct PackagePastTests {
    // MARK: What is written

    @Test("A removal is the same after it was cached")
    func cachedRemovals() {
        let removal = DeclarationHistory.Removal(
            commit: "1a2b3c4",
            isSinceCommit: true,
            isModule: false,
            isOutermost: true,
            heading: "extension Basket {",
            replacements: ["insert", "append"]
        )
        #expect(DeclarationHistory.Removal(remembered: removal.rememberedBytes) == removal)
    }

    @Test("A declaration's line gives its name, and compares with another but for that")
    func lines() throws {
        let line = try #require(DeclarationLine("    public func add(_ item: Item) {"))
        let other = try #require(DeclarationLine("    public func insert(_ item: Item)  {"))
        #expect(line.name == "add" && line.keyword == "func" && line.isPublic && !line.isOutermost)
        #expect(line.rest == other.rest && other.name == "insert")
        #expect(DeclarationLine("class func make() {}")?.name == "make")
        #expect(DeclarationLine("open class Box<T>: Base {")?.name == "Box")
        #expect(DeclarationLine("// public struct Gone {}") == nil)
        #expect(DeclarationLine("return value") == nil)
        #expect(
            DeclarationLine(#"        .library(name: "Walks", targets: ["W"])"#, isOfManifest: true)?.name == "Walks"
        )
    }

    @Test("What stands behind a condition is known with it, unless it is compiled somewhere without")
    func conditions() {
        let written = WrittenDeclarations(
            texts: [
                """
                #if canImport(OSLog)
                public func attach() {}
                #if os(iOS)
                public struct Inner {}
                #endif
                #else
                public func detach() {}
                #endif
                public func always() {}
                #if DEBUG
                func always() {}
                #endif
                """
            ]
        )
        #expect(written.condition(of: "attach") == "canImport(OSLog)")
        #expect(written.condition(of: "Inner") == "canImport(OSLog) && os(iOS)")
        #expect(written.condition(of: "detach") == "!canImport(OSLog)")
        #expect(written.condition(of: "always") == nil && written.contains("always"))
        #expect(written.condition(of: "nothing") == nil && !written.contains("nothing"))
    }

    @Test("The newest commit that takes a public declaration away counts, and one that only moves it doesn't")
    func log() {
        let log = """
            \u{1}aaa1

            diff --git a/Sources/A.swift b/Sources/A.swift
            --- a/Sources/A.swift
            +++ b/Sources/A.swift
            @@ -3 +3 @@ public struct Basket {
            -    public func add(_ item: Int) {}
            +    public func insert(_ item: Int) {}
            @@ -9 +8,0 @@ enum Inner {
            -    func hidden() {}
            \u{1}bbb2

            diff --git a/Sources/Discount.swift b/Sources/Rebate.swift
            --- a/Sources/Discount.swift
            +++ b/Sources/Rebate.swift
            @@ -1 +1 @@
            -public struct Discount: Sendable {
            +public struct Rebate: Sendable {
            diff --git a/Sources/A.swift b/Sources/B.swift
            --- a/Sources/A.swift
            +++ /dev/null
            @@ -1 +0,0 @@
            -public func moved() {}
            diff --git a/Sources/B.swift b/Sources/B.swift
            --- /dev/null
            +++ b/Sources/B.swift
            @@ -0,0 +1 @@
            +public func moved() {}
            \u{1}ccc3

            diff --git a/Sources/A.swift b/Sources/A.swift
            --- a/Sources/A.swift
            +++ b/Sources/A.swift
            @@ -3 +3 @@ public struct Basket {
            -    public func moved() {}
            -public struct Discount {
            diff --git a/Tests/ATests/A.swift b/Tests/ATests/A.swift
            --- a/Tests/ATests/A.swift
            +++ b/Tests/ATests/A.swift
            @@ -1 +0,0 @@
            -public struct Fixture {}

            """
        let names: Set<String> = ["add", "hidden", "Discount", "moved", "Fixture"]
        // Files with the line ends of Windows have a history, too.
        let windows = DeclarationHistory.removals(in: log.replacing("\n", with: "\r\n"), of: names)
        #expect(windows["add"]?.first?.replacements.first == "insert" && windows.count == 2)
        let found = DeclarationHistory.removals(in: log, of: names)
        #expect(Set(found.keys) == ["add", "Discount"])
        #expect(found["add"]?.first?.commit == "aaa1" && found["add"]?.first?.replacements.first == "insert")
        #expect(found["add"]?.first?.heading == "public struct Basket {")
        #expect(found["Discount"]?.map(\.commit) == ["bbb2"])
        #expect(found["Discount"]?.first?.replacements.first == "Rebate")
    }

    @Test("Of a build's output the compiler's error is told, and never how far the build has come")
    func firstError() {
        let fatal = "/p/Sources/A/A.h:1:9: fatal error: 'objc/message.h' file not found"
        #expect(PackageBuild.firstError(in: ["[1/3] Write swift-version-6A.txt", fatal, "error: fatalError"]) == fatal)
        let manifest = "error: 'a': invalid manifest"
        #expect(PackageBuild.firstError(in: ["warning: 'a': old", manifest, "[2/3] Compiling A"]) == manifest)
        #expect(PackageBuild.firstError(in: ["swift-build crashed", "[2/3] Compiling A"]) == "swift-build crashed")
    }

    // MARK: A package with a history

    static let manifest = """
        -- Package.swift --
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(
            name: "Shop",
            products: [.library(name: "Shop", targets: ["Shop"])],
            dependencies: [.package(path: "Weights")],
            targets: [.target(name: "Shop", dependencies: [.product(name: "Weights", package: "Weights")])]
        )
        -- Weights/Package.swift --
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(
            name: "Weights",
            products: [.library(name: "Weights", targets: ["Weights"])],
            targets: [.target(name: "Weights")]
        )
        -- Weights/Sources/Weights/Weight.swift --
        public struct Weight: Sendable { public var grams: Int; public init(grams: Int) { self.grams = grams } }
        public struct Unused: Sendable { public init() {} }

        """
    static let before = """
        -- Sources/Shop/Shop.swift --
        import Weights
        public struct Discount: Sendable {
            public init(percent: Int) {}
            public func apply(to price: Int) -> Int { price }
        }
        public struct Basket: Sendable {
            public init() {}
            public func add(_ item: Int, quantity: Int) {}
            public func weight() -> Weight { Weight(grams: 1) }
            public func total() -> Int { 0 }
        }
        public func checkOut() {}
        public struct Voucher: Sendable { public init() {} }

        """
    static let after = """
        -- Sources/Shop/Shop.swift --
        import Weights
        public struct Rebate: Sendable {
            public init(percent: Int) {}
            public func apply(to price: Int) -> Int { price }
        }
        public struct Basket: Sendable {
            public init() {}
            public func insert(_ item: Int, quantity: Int) {}
            public func weight() -> Weight { Weight(grams: 1) }
            public func total() -> Int { 0 }
            @available(*, deprecated, renamed: "total()") public func sum() -> Int { 0 }
            @available(*, unavailable, message: "count the items") public func size() -> Int { 0 }
            #if os(Windows)
                public func printOut() {}
                public func sums() -> [Int] { [] }
            #endif
        }
        public func payNow() {}
        public protocol Courier {}
        public struct Bicycle: Courier { public init() {} }
        extension Courier where Self == Bicycle { public static var bicycle: Bicycle { Bicycle() } }
        public func send(by courier: some Courier) {}
        public enum NetworkError: Error { case timeout }
        public struct Cashier { public init() {}; public func open() {}; public func close() {} }
        public struct POSWallet: Sendable { public init() {}; public func pay() {} }
        public final class CashDrawer: Sendable {
            public init() {}
            public func pull<T>(_ use: (Int) throws -> T) rethrows -> T { try use(1) }
            public func pull<T: Sendable>(_ use: @Sendable (Int) throws -> T) async throws -> T { try use(1) }
        }

        """

    /// The package after its second commit, and built.
    static let shared = Task {
        let folder = FileManager.default.temporaryDirectory.appending(path: "glosa-past-\(UUID().uuidString)")
        try FileTree(manifest + before).write(to: folder)
        try git(["init", "-q"], in: folder)
        try commit(in: folder)
        try FileTree(manifest + after).write(to: folder)
        try commit(in: folder)
        return try build(folder)
    }

    private static func git(_ arguments: [String], in folder: URL) throws {
        let program = try #require(FileSystem.executable(named: "git"))
        let settings = ["-c", "user.name=a", "-c", "user.email=a@example.com", "-c", "commit.gpgsign=false"]
        let outcome = try Subprocess(
            program,
            settings + arguments,
            environment: ["PATH": FileSystem.environment("PATH") ?? "", "GIT_CONFIG_GLOBAL": "/dev/null"],
            directory: folder.path
        ).run()
        #expect(outcome.ending == .exit(0), "\(String(decoding: outcome.output, as: UTF8.self))")
    }

    private static func commit(in folder: URL) throws {
        try git(["add", "Package.swift", "Sources", "Weights"], in: folder)
        try git(["commit", "-q", "-m", "Change"], in: folder)
    }

    private static func build(_ folder: URL) throws -> SamplePackage {
        let toolchain = try #require(Machine.toolchain)
        let real = folder.resolvingSymlinksInPath().path
        return try #require(try PackageBuild.packages(in: [real], products: [], by: toolchain))
    }

    private static let needsGit = ConditionTrait.enabled(
        if: FileSystem.executable(named: "git") != nil,
        "git is not installed: no history is searched"
    )

    static func verdicts(_ texts: [String], with package: SamplePackage) async throws -> [SnippetVerdict] {
        let toolchain = try #require(Machine.toolchain)
        let compiler = SampleCompiler(toolchain, cacheFile: nil, package: package)
        let lesson = TestLesson(texts)
        let linted = SnippetLinter().lint(lesson: lesson.samples.map(\.snippet))
        let found = try await compiler.verdicts(on: [lesson.samples]).verdicts[0]
        return lesson.samples.indices.map {
            CompilationFindings.add(found[$0], to: linted[$0], of: lesson.samples[$0].snippet, suggesting: .none)
        }
    }

    /// Of each sample its verdict, and the level, the words and the advice of its gravest finding.
    static func said(_ texts: [String]) async throws -> [String] {
        try await verdicts(texts, with: try await shared.value).map { verdict in
            let gravest = verdict.diagnostics.first { $0.severity == .error }
            let finding = (gravest ?? verdict.diagnostics.first).map {
                " \($0.severity.rawValue): \($0.message.en) | \($0.advice?.en ?? "")"
            }
            return verdict.compilation.rawValue + (finding ?? "")
        }
    }

    @Test(
        "A name that the package had before is an error that tells its commit and what replaced it",
        needsGit,
        Machine.needsCompiler
    )
    func renamed() async throws {
        let found = try await Self.said([
            "let discount = Discount(percent: 5)", "Basket().add(1, quantity: 2)", "checkOut()", "let v = Voucher()",
            "let foreign = Stranger()", "import Weights\nlet unused = Unsued()",
        ])
        for index in 0..<4 {
            #expect(found[index].hasPrefix("refused error: "), "\(found[index])")
            #expect(found[index].contains("was renamed or removed in "), "\(found[index])")
        }
        #expect(found[0].contains("“Discount”") && found[0].hasSuffix("| did you mean “Rebate”?"))
        #expect(found[1].contains("“add”") && found[1].hasSuffix("| did you mean “insert”?"))
        #expect(found[2].hasSuffix("| did you mean “payNow”?"))
        #expect(!found[3].contains("did you mean"))
        #expect(found[4].hasPrefix("needs-context note: "))
    }

    @Test("A name that moved to a module of its own is that module's", needsGit, Machine.needsCompiler)
    func moved() async throws {
        let found = try await Self.said([
            "import Voucher", "let v = Voucher()", "Basket().redeem(Voucher())", "Basket().redeem(1)",
        ])
        #expect(found[1].hasPrefix("needs-context note: "), "\(found[1])")
        #expect(!found[2].contains("error"), "\(found[2])")
    }

    @Test("A name that a header in Objective-C declares is there on Apple's systems")
    func headers() async throws {
        try await withTemporaryFolder { folder in
            try FileTree(
                """
                -- Sources/A/include/A.h --
                @interface Promise : NSObject
                @end
                typedef NS_ENUM(int, PKState) { PKOpen } NS_SWIFT_NAME(State);
                -- .build/checkouts/B.h --
                @interface Hidden : NSObject
                @end
                """
            ).write(to: folder)
            let asked: Set = ["Promise", "State", "Prom", "Hidden"]
            #expect(ObjectiveCHeaders.declared(asked, in: [folder.path]) == ["Promise", "State"])
        }
    }

    @Test("Links to symbols that the package had tell the same", needsGit, Machine.needsCompiler)
    func links() async throws {
        let package = try await Self.shared.value
        func former(_ path: String) -> FormerName? {
            guard case .gone(let symbol) = SymbolLookup(package).symbol(at: path, on: nil) else { return nil }
            return PackagePast(package).former([symbol.question])[symbol.question]
        }
        #expect(former("Discount")?.replacement == "Rebate")
        #expect(former("Basket/add(_:quantity:)")?.replacement == "insert")
        #expect(former("Basket/nonsense") == nil && former("Rebate") == nil)
        guard case .gone(let label) = SymbolLookup(package).symbol(at: "Rebate/apply(two:)", on: nil) else {
            Issue.record("a wrong label is nothing that the package declares")
            return
        }
        #expect(label.near == "Rebate/apply(to:)" && label.isCertain)
    }

    @Test("Without a history, what a former build had is remembered", Machine.needsCompiler)
    func formerBuild() async throws {
        try await withTemporaryFolder { folder in
            try FileTree(Self.manifest + Self.before).write(to: folder)
            _ = try Self.build(folder)
            try FileTree(Self.manifest + Self.after).write(to: folder)
            let package = try Self.build(folder)
            let past = PackagePast(package).former(["Discount", "Basket.add", "Stranger"])
            #expect(past["Discount"]?.replacement == "Rebate" && past["Discount"]?.commit == nil)
            #expect(past["Basket.add"]?.replacement == "insert")
            #expect(past["Stranger"] == nil)
        }
    }
}
