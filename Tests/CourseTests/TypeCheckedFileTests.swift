import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import Course
@testable import CourseChecks

@Suite("The compiler's part in samples that are files, and of packages", .needsCompiler)
struct TypeCheckedFileTests {
    @Test("A region is compiled with all of its file, and what is wrong there is said in the file")
    func regions() async throws {
        let tree = """
            -- glosa.yml --
            languages: [en]
            -- A.swift --
            struct Walk {
                var steps = 0
                // snippet.forward
                mutating func forward() { steps += hidden() }
                // snippet.end
            }
            // snippet.hide
            func hidden() -> Int { 1 }
            func wrong() -> Int { "a" }
            // snippet.show
            // snippet.marked
            let text: Int = "b"  // ❌
            -- content/en/a.md --
            # A

            ```swift file=A.swift region=forward
            ```

            ```swift
            let walk = Walk(steps: 1)
            ```
            """
        #expect(
            try await TypeCheckTests.findings(tree) == [
                "compile-error A.swift:9:23", "needs-context content/en/a.md:7:1",
            ]
        )
        let mended = tree.replacing("\"a\"", with: "2").replacing("region=forward", with: "region=marked")
        #expect(try await TypeCheckTests.findings(mended) == ["needs-context content/en/a.md:7:1"])
        let whole = tree.replacing("\"a\"", with: "2").replacing(" region=forward", with: "")
        #expect(try await TypeCheckTests.findings(whole) == [])
    }

    /// A tutorial of two steps with `Walk.swift`, whose third shows another file.
    private static func tutorial(_ files: [(name: String, text: String)]) -> String {
        let steps = files.map {
            "@Step {\nDo it.\n@Code(name: \"\($0.name.prefix { $0 != "-" }).swift\", file: \($0.name))\n}\n"
        }
        return
            "-- glosa.yml --\ncontent: A.docc\n-- A.docc/T.tutorial --\n@Tutorial(time: 1) {\n@Intro(title: \"T\") {\n}\n"
            + "@Section(title: \"S\") {\n@Steps {\n\(steps.joined())}\n}\n}\n"
            + files.map { "-- A.docc/code/\($0.name) --\n\($0.text)\n" }.joined()
    }

    @Test("A step's file is compiled with the files that the steps before have left")
    func stepFiles() async throws {
        let tree = Self.tutorial([
            ("Walk-1.swift", "struct Walk {\n    var steps = 0\n}"),
            ("Main-1.swift", "func start() -> Int { Walk().steps }"),
            ("Walk-2.swift", "struct Walk {\n    var miles = 0\n}\nextension Walk { var far: Int { miles * 2 } }"),
            ("Main-2.swift", "func start() -> Int { Walk().far }\nfunc end() -> String { Walk().miles }"),
            ("Main-3.swift", "func start() -> Int { Walk().steps }"),
        ])
        let expected = ["compile-error A.docc/code/Main-2.swift:2:31", "compile-error A.docc/code/Main-3.swift:1:30"]
        #expect(try await TypeCheckTests.findings(tree) == expected)
    }

    @Test(
        "A step that stops compiling is an error where the file stays so, and a note where a later step mends it",
        arguments: [("", Severity.error), ("func walk() -> Int { 2 }", .note)]
    )
    func stepThatStopsCompiling(last: String, severity: Severity) async throws {
        let broken = (name: "Walk-2.swift", text: "func walk() -> Int { \"a\" }")
        let files =
            [("Walk-1.swift", "func walk() -> Int { 1 }"), broken] + (last.isEmpty ? [] : [("Walk-3.swift", last)])
        let found = try await withTemporaryFolder { folder in
            try FileTree(Self.tutorial(files)).write(to: folder)
            return try await CourseLoader(root: folder.path, checksTypes: true).load().diagnostics
        }
        let finding = try #require(found.first)
        #expect(found.count == 1 && finding.rule == .compileError && finding.severity == severity)
        #expect(finding.range.path == "A.docc/code/Walk-2.swift")
        #expect(finding.related.last?.range.path == "A.docc/T.tutorial")
        #expect(finding.related.last?.message.en == "step 2 is the first with which Walk.swift doesn't compile")
    }

    @Test(
        "A link to a symbol that the package doesn't declare and nobody else can is an error; without a package a note says so"
    )
    func symbolLinks() async throws {
        let page =
            "# ``Walks``\n\n``Walk/forward()`` ``forward()`` ``Walk/forwards()`` ``Walk/elsewhere()`` ``Other``\n"
            + "``SwiftUI/View`` ``Walk/hash(into:)`` ``Walks/Wallk`` ``Walk/forward(to:)``\n"
            + "``Steps/first`` ``Steps/elsewhere()`` ``String`` ``nil`` ``Walk/Other/deeper``\n"
        let tree = """
            \(WalksPackage.manifest)
            -- Sources/Walks/Walk.swift --
            public struct Walk: Hashable {
                public func forward() {}
                #if os(Plan9)
                    public func forwards9() {}
                #endif
            }
            public struct Steps: Sequence, IteratorProtocol { public mutating func next() -> Int? { nil } }
            -- A.docc/Walks.md --
            \(page)
            -- glosa.yml --
            content: A.docc
            compile: {package: .}
            """
        #expect(
            try await TypeCheckTests.findings(tree) == [
                "symbol-link A.docc/Walks.md:3:34", "symbol-link A.docc/Walks.md:3:54",
                "symbol-link A.docc/Walks.md:3:75",
                "symbol-link A.docc/Walks.md:4:39", "symbol-link A.docc/Walks.md:4:55",
            ]
        )
        let written = tree.replacing("forwards9", with: "forwards")
        #expect(
            try await TypeCheckTests.findings(written) == [
                "symbol-link A.docc/Walks.md:3:54", "symbol-link A.docc/Walks.md:3:75",
                "symbol-link A.docc/Walks.md:4:39", "symbol-link A.docc/Walks.md:4:55",
            ]
        )
        let alone = tree.replacing("compile: {package: .}", with: "")
        #expect(try await TypeCheckTests.findings(alone) == ["symbol-link A.docc/Walks.md:1:3"])
    }

    @Test("Suffixes of symbols are accepted; wrong labels and members behind them, and in `<doc:…>` links, are errors")
    func symbolSuffixes() async throws {
        let page =
            "# ``Walks``\n\n``Walk-swift.struct/forward(to:)-(Int)`` ``Walk/forward(to:)-5fkx2`` ``Walk//(_:_:)``\n"
            + "``Walk-swift.struct/forward(by:)-(Int)->Void`` ``Walk/forwrd(to:)-5fkx2`` <doc:Walk/forward(to:)>\n"
            + "<doc:Walks/Walk/forward(from:)> <doc:/documentation/Walks/Walk/forward(to:)> ``Swift/Array/append(to:)``\n"
        let tree = """
            \(WalksPackage.manifest)
            -- Sources/Walks/Walk.swift --
            public struct Walk {
                public func forward(to place: Int) {}
                public func forward(to place: String) {}
                public static func / (left: Walk, right: Walk) -> Walk { left }
            }
            -- A.docc/Walks.md --
            \(page)
            -- glosa.yml --
            content: A.docc
            compile: {package: .}
            """
        #expect(
            try await TypeCheckTests.findings(tree) == [
                "symbol-link A.docc/Walks.md:4:1", "symbol-link A.docc/Walks.md:4:48",
                "symbol-link A.docc/Walks.md:5:1",
            ]
        )
    }

    @Test(
        "That a package can't be built is said where nothing but a link or a test in a comment needs it",
        arguments: [
            ("``Walk``", ["package-build glosa.yml:2:20"]),
            ("<!--\n- test: `a`\n\n```swifttest\n-> let a = 1\n```\n-->", ["package-build glosa.yml:2:20"]),
            ("Only words.", []),
        ]
    )
    func unbuiltPackage(need: String, expected: [String]) async throws {
        let tree = """
            -- Package.swift --
            nonsense
            -- A.docc/Walks.md --
            # Walks

            \(need)
            -- glosa.yml --
            content: A.docc
            compile: {package: .}
            """
        #expect(try await TypeCheckTests.findings(tree) == expected)
    }

    @Test("Where the package doesn't build, what samples need none for is judged all the same")
    func judgedWithoutPackage() async throws {
        let tree = """
            \(WalksPackage.manifest)
            -- Sources/Walks/Walk.swift --
            public struct Walk { var steps: Int = "none" }
            -- content/en/a.md --
            # A

            ```swift
            let count: Int = "none"
            ```

            ```swift
            import Walks

            let walk = Walk()
            ```
            -- glosa.yml --
            languages: [en]
            compile: {package: .}
            """
        let expected = [
            "compile-error content/en/a.md:4:18", "needs-context content/en/a.md:8:1", "package-build glosa.yml:2:20",
        ]
        #expect(try await TypeCheckTests.findings(tree) == expected)
        let found = try await withTemporaryFolder { folder in
            try FileTree(tree).write(to: folder)
            return try await CourseLoader(root: folder.path, checksTypes: true).load().diagnostics
        }
        let build = try #require(found.first { $0.rule == .packageBuild })
        #expect(build.message.en.contains("doesn't build: Sources/Walks/Walk.swift:1:"), "\(build.message.en)")
    }

    @Test("A file that its package was built with is not compiled again, and samples see the package and not the file")
    func packageFiles() async throws {
        let tree = """
            \(WalksPackage.manifest)
            -- Sources/Walks/Walk.swift --
            public struct Walk {
                var steps = Steps()
                public init() {}
                // #region forward
                public mutating func forward() { steps.count += 1 }
                // #endregion
            }
            -- Sources/Walks/Steps.swift --
            struct Steps { var count = 0 }
            -- Snippets/Use.swift --
            import Walks
            var walk = Walk()
            // snippet.use
            walk.forward()
            walk.backward()
            -- docs/glosa.yml --
            languages: [en]
            compile: {package: ..}
            -- docs/content/en/a.md --
            # A

            ```swift file=Sources/Walks/Walk.swift
            ```

            ```swift file=Sources/Walks/Walk.swift region=forward
            ```

            ```swift
            var walk = Walk()
            walk.forward()
            ```

            ```swift file=Snippets/Use.swift region=use
            ```
            """
        try await withTemporaryFolder { folder in
            try FileTree(tree).write(to: folder)
            let root = folder.appending(path: "docs").path
            let checked = try await CourseLoader(root: root, checksTypes: true).load()
            #expect(TypeCheckTests.lines(checked) == ["compile-error ../Snippets/Use.swift:5:6"])
            #expect(checked.sampleReports.map(\.verdict) == [.compiles, .compiles, .compiles, .refused])
            #expect(checked.sampleReports.map { $0.source?.path.hasSuffix(".swift") } == [true, true, nil, true])
        }
    }
}
