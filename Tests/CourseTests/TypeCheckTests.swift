import Diagnostics
import Foundation
import SnippetCompiler
import TestSupport
import Testing

@testable import Course

@Suite(
    "The compiler's part in a course",
    .enabled(if: Toolchain.find() != nil, "there is no swiftc in PATH: nothing that needs a compiler is tested")
)
struct TypeCheckTests {
    /// What is found, as `rule path:line:column`.
    static func findings(_ tree: String, checksTypes: Bool = true) async throws -> [String] {
        try await withTemporaryFolder { folder in
            try FileTree(tree).write(to: folder)
            return lines(try await CourseLoader(root: folder.path, checksTypes: checksTypes).load())
        }
    }

    @Test(
        "An error of Swift 6 mode is one in a course, and a note in documentation that doesn't say which mode it means",
        arguments: [
            ("", "", Severity.error), ("profile: documentation\n", "", .note),
            ("profile: documentation\n", "// ✅ Right\n", .note), ("", "// ✅ Right\n", .error),
            ("profile: documentation\ncompile:\n  language: 6\n", "", .error),
        ]
    )
    func languageMode(configuration: String, mark: String, severity: Severity) async throws {
        let sample = "\(mark)struct Walk {\n    static var count = 0\n}"
        let tree =
            "-- glosa.yml --\nlanguages: [en]\n\(configuration)"
            + "-- content/en/a.md --\n# A\n\n```swift\n\(sample)\n```\n"
        let findings = try await withTemporaryFolder { folder in
            try FileTree(tree).write(to: folder)
            return try await CourseLoader(root: folder.path, checksTypes: true).load().diagnostics
        }
        #expect(findings.map(\.rule) == [.compileError])
        #expect(findings.map(\.severity) == [severity])
    }

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
        #expect(try await Self.findings(tree) == ["compile-error A.swift:9:23", "needs-context content/en/a.md:7:1"])
        let mended = tree.replacing("\"a\"", with: "2").replacing("region=forward", with: "region=marked")
        #expect(try await Self.findings(mended) == ["needs-context content/en/a.md:7:1"])
        let whole = tree.replacing("\"a\"", with: "2").replacing(" region=forward", with: "")
        #expect(try await Self.findings(whole) == [])
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
        #expect(try await Self.findings(tree) == expected)
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
        "A link to a symbol that the package doesn't declare, and nearly does, is an error; without a package a note says so"
    )
    func symbolLinks() async throws {
        let page =
            "# ``Walks``\n\n``Walk/forward()`` ``forward()`` ``Walk/forwards()`` ``Walk/elsewhere()`` ``Other``\n"
            + "``SwiftUI/View`` ``Walk/hash(into:)`` ``Walks/Wallk``\n"
        let tree = """
            -- Package.swift --
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "Walks",
                products: [.library(name: "Walks", targets: ["Walks"])],
                targets: [.target(name: "Walks")]
            )
            -- Sources/Walks/Walk.swift --
            public struct Walk: Hashable {
                public func forward() {}
                #if os(Plan9)
                    public func forwards9() {}
                #endif
            }
            -- A.docc/Walks.md --
            \(page)
            -- glosa.yml --
            content: A.docc
            compile: {package: .}
            """
        #expect(
            try await Self.findings(tree) == ["symbol-link A.docc/Walks.md:3:34", "symbol-link A.docc/Walks.md:4:39"]
        )
        let written = tree.replacing("forwards9", with: "forwards")
        #expect(try await Self.findings(written) == ["symbol-link A.docc/Walks.md:4:39"])
        let alone = tree.replacing("compile: {package: .}", with: "")
        #expect(try await Self.findings(alone) == ["symbol-link A.docc/Walks.md:1:3"])
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
        #expect(try await Self.findings(tree) == expected)
    }

    @Test("A file that its package was built with is not compiled again, and samples see the package and not the file")
    func packageFiles() async throws {
        let tree = """
            -- Package.swift --
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "Walks",
                products: [.library(name: "Walks", targets: ["Walks"])],
                targets: [.target(name: "Walks")]
            )
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
            #expect(Self.lines(checked) == ["compile-error ../Snippets/Use.swift:5:6"])
            #expect(checked.sampleReports.map(\.verdict) == [.compiles, .compiles, .compiles, .refused])
            #expect(checked.sampleReports.map { $0.source?.path.hasSuffix(".swift") } == [true, true, nil, true])
        }
    }

    @Test("Each sample's verdict is reported, with what it needs and what proves it")
    func verdicts() async throws {
        let tree = """
            -- content/en/a.md --
            # A

            ```swift
            struct Item { let n = 1 }
            ```

            ```swift
            let item = Item(m: 1)
            ```

            ```swift
            let walk = Walk(n: 1)
            ```

            ```swift fails="cannot convert"
            let item: Int = "a"
            ```

            ```swift excerpt
            let item: Int = "a"
            ```

            ```swift
            struct {
            ```
            """
        try await withTemporaryFolder { folder in
            try FileTree(tree).write(to: folder)
            let course = try await CourseLoader(root: folder.path, checksTypes: true).load()
            let reports = course.sampleReports
            #expect(
                reports.map {
                    "\($0.ordinal) \($0.expectation) \($0.verdict.rawValue) \($0.missingNames) \($0.evidence)"
                }
                    == [
                        "1 none compiles [] types", "2 none refused [] lint", "3 none needs-context [\"Walk\"] lint",
                        "4 broken refused [] types", "5 none excerpt [] lint", "6 none syntax-error [] syntax",
                    ]
            )
            let unasked = try await CourseLoader(root: folder.path).load()
            #expect(unasked.sampleReports.map(\.verdict) == Array(repeating: .notAsked, count: 6))
            let report = Report(
                diagnostics: [],
                files: course.course.files,
                summary: .init(),
                samples: reports
            )
            let json = try JSONReport(language: "en").render(report)
            let object = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
            let entries = try #require(object["samples"] as? [[String: Any]])
            #expect(entries.map { $0["line"] as? Int } == [3, 7, 11, 15, 19, 23])
            #expect(entries[2]["needs"] as? [String] == ["Walk"])
        }
    }

    static func lines(_ course: CheckedCourse) -> [String] {
        let report = Report(diagnostics: course.diagnostics, files: course.course.files, summary: .init())
        return report.diagnostics.map { diagnostic in
            let start = report.positions(of: diagnostic.range).start
            return "\(diagnostic.rule) \(diagnostic.range.path):\(start.line):\(start.characterColumn)"
        }
    }

    static let tree = """
        -- content/es/a.md --
        # A

        - Con 🧭:

          ```swift
          struct Item { let n: Int = "a" }
          ```

        ```swift fails=compile-error
        final class Model { var name: String }
        ```

        ```swift
        // ❌ Mal
        let item: Int = "a"
        ```

        ```swift excerpt
        let item: Int = "a"
        ```
        -- content/en/a.md --
        # A

        - With:

          ```swift
          struct Item { let n: Int = "a" }
          ```

        ```swift fails=compile-error
        final class Model { var name: String }
        ```

        ```swift
        // ❌ Wrong
        let item: Int = "a"
        ```

        ```swift excerpt
        let item: Int = "a"
        ```
        """

    @Test("An error stands at its place in the lesson and in its translation, once in each; wrong samples are proven")
    func places() async throws {
        let found = try await Self.findings(Self.tree).filter { !$0.hasPrefix("translation") }
        #expect(found == ["compile-error content/en/a.md:6:30", "compile-error content/es/a.md:6:30"])
    }

    @Test("Without the compiler, a wrong sample that breaks no rule is not proven")
    func withoutCompiler() async throws {
        let found = try await Self.findings(Self.tree, checksTypes: false).filter { !$0.hasPrefix("translation") }
        #expect(
            found == ["counterexample-unproven content/en/a.md:14:1", "counterexample-unproven content/es/a.md:14:1"]
        )
    }

    @Test("A course can forbid it")
    func forbidden() async throws {
        let found = try await Self.findings("-- glosa.yml --\ncompile: {typecheck: false}\n" + Self.tree)
        #expect(!found.contains { $0.hasPrefix("compile-error") })
    }

    @Test(
        "What fails= asks of the compiler must happen",
        arguments: [
            ("compile-error", true), ("type-error", true), ("\"has no initializers\"", true),
            ("\"no such words\"", false), ("NoSuchGroup", false),
        ]
    )
    func expectations(name: String, happens: Bool) async throws {
        let found = try await Self.findings(
            "-- glosa.yml --\nlanguages: [es]\n-- content/es/a.md --\n# A\n\n```swift fails=\(name)\nfinal class Model { var name: String }\n```\n"
        )
        #expect(found.contains { $0.hasPrefix("expected-failure-missing") } != happens, "\(found)")
    }

    @Test(
        "A reason in words for what the compiler accepts is a note; where it refuses, its words count",
        arguments: [
            ("let total = 1 + 2", "a total says nothing", "counterexample-unproven note"),
            ("let total = 1 + 2", "slow, and nobody needs it", "counterexample-unproven note"),
            ("let total: Int = true", "a total says nothing", "expected-failure-missing error"),
            ("let total: Int = true", "cannot convert", nil),
            ("let total = 1 + 2", "slow", "expected-failure-missing error"),
            ("let total = 1 + 2", "state-private, a total says nothing", "expected-failure-missing error"),
        ] as [(String, String, String?)]
    )
    func reasons(code: String, reason: String, finding: String?) async throws {
        try await withTemporaryFolder { folder in
            let tree =
                "-- glosa.yml --\nlanguages: [en]\n-- content/en/a.md --\n# A\n\n```swift fails=\"\(reason)\"\n\(code)\n```\n"
            try FileTree(tree).write(to: folder)
            let found = try await CourseLoader(root: folder.path, checksTypes: true).load().diagnostics
            #expect(found.contains { "\($0.rule) \($0.severity)" == finding } == (finding != nil), "\(found)")
            #expect(finding != nil || found.isEmpty)
        }
    }

    @Test("The note about a reason in words can be silenced, and the comment is of use then")
    func silencedReason() async throws {
        let found = try await Self.findings(
            """
            -- glosa.yml --
            languages: [en]
            -- content/en/a.md --
            # A

            <!-- glosa:disable counterexample-unproven -->
            ```swift fails="a total says nothing"
            let total = 1 + 2
            ```
            <!-- glosa:enable counterexample-unproven -->
            """
        )
        #expect(found == [])
    }

    @Test("What nobody declares is a note, and a preamble is the remedy")
    func context() async throws {
        let sample = "# A\n\n```swift\nfunc price(_ product: Product) -> Int { product.price }\n```\n"
        let found = try await Self.findings("-- glosa.yml --\nlanguages: [es]\n-- content/es/a.md --\n" + sample)
        #expect(found == ["needs-context content/es/a.md:4:1"])
        let preamble = "<!-- glosa:preamble\nstruct Product { let price = 1 }\n-->\n\n"
        #expect(
            try await Self.findings("-- glosa.yml --\nlanguages: [es]\n-- content/es/a.md --\n" + preamble + sample)
                == []
        )
    }

    @Test("A faulty preamble is found where it is written, once")
    func preamble() async throws {
        let tree = """
            -- glosa.yml --
            languages: [es]
            compile: {preamble: content/preamble.swift}
            -- content/preamble.swift --
            struct A {}
            let a: Int = "a"
            -- content/es/a.md --
            # A

            ```swift
            print(A())
            ```
            -- content/es/b.md --
            # B

            ```swift
            print(A.self)
            ```
            """
        #expect(try await Self.findings(tree) == ["compile-error content/preamble.swift:2:14"])
    }

    static let program = """
        -- glosa.yml --
        languages: [es]
        compile: {run: RUN}
        -- content/es/a.md --
        # A

        ```swift run
        print(1 + 1) // prints: 2
        print(3) // prints: 4
        ```
        """

    @Test(
        "A sample runs only where the course allows it",
        .enabled(if: ConfinedPrograms.arePossible, "this system can't confine programs: no sample is run"),
        arguments: [("true", ["run-output content/es/a.md:5:10"]), ("false", [])]
    )
    func runs(allowed: String, expected: [String]) async throws {
        #expect(try await Self.findings(Self.program.replacing("RUN", with: allowed)) == expected)
    }

    @Test("A lesson without samples has nothing to ask, also where the course has hidden declarations")
    func withoutSamples() async throws {
        let tree = """
            -- glosa.yml --
            languages: [en]
            compile: {preamble: hidden.swift}
            -- hidden.swift --
            struct Hidden {}
            -- content/a.md --
            # A
            -- content/b.md --
            # B

            ```swift
            let hidden = Hidden()
            ```
            """
        try await withTemporaryFolder { folder in
            try FileTree(tree).write(to: folder)
            let course = try await CourseLoader(root: folder.path, checksTypes: true).load()
            #expect(course.diagnostics.isEmpty)
            #expect(course.sampleReports.map(\.verdict) == [.compiles])
        }
    }
}
