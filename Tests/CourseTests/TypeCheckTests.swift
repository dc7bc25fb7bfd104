import Diagnostics
import Foundation
import SnippetCompiler
import TestSupport
import Testing

@testable import Course
@testable import CourseChecks

@Suite("The compiler's part in a course", .needsCompiler)
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
            let unasked = try await CourseLoader(root: folder.path).load()
            #expect(unasked.sampleReports.map(\.verdict) == Array(repeating: .notAsked, count: 6))
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
            #expect(entries.map { $0["restCompiles"] as? Bool } == [nil, nil, true, nil, nil, nil])
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

    @Test("An error that a lesson and its translation have is told in the lesson; wrong samples are proven")
    func places() async throws {
        let found = try await Self.findings(Self.tree).filter { !$0.hasPrefix("translation") }
        #expect(found == ["compile-error content/es/a.md:6:30"])
    }

    @Test(
        "A wrong sample that breaks no rule is unproven without the compiler only where the course doesn't want it asked",
        arguments: [true, false]
    )
    func withoutCompiler(isWanted: Bool) async throws {
        let configuration = isWanted ? "" : "-- glosa.yml --\ncompile: {typecheck: false}\n"
        let tree = configuration + Self.tree
        let found = try await Self.findings(tree, checksTypes: false).filter { !$0.hasPrefix("translation") }
        let unproven = ["counterexample-unproven content/es/a.md:14:1"]
        #expect(found == (isWanted ? [] : unproven))
    }

    @Test("A course can forbid it")
    func forbidden() async throws {
        let found = try await Self.findings("-- glosa.yml --\ncompile: {typecheck: false}\n" + Self.tree)
        #expect(!found.contains { $0.hasPrefix("compile-error") })
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
