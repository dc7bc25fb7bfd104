import Diagnostics
import FileSystem
import TestSupport
import Testing

@testable import Course
@testable import CourseChecks

@Suite("Errors of the compiler in loose files", .needsCompiler)
struct LooseErrorTests {
    /// Samples that the compiler refuses, and the severity in loose files.
    private static let samples: [(text: String, severity: Severity)] = [
        ("struct Row {\n    let n: Int = \"a\"\n}", .warning),
        ("func add(_ n: Int) -> Int { n }\n\nlet sum = add(number: 1)", .warning),
        ("func go(_ all: [Int]) {\n    print(all.eraseToAny())\n}", .warning),
        // The name that is meant is known.
        ("let text = \"a\"\nprint(text.uppercasd())", .error),
        // Its author says that it is right.
        ("struct Row {\n    let n: Int = \"a\" // ✅\n}", .error),
    ]

    private static func severities(_ text: String, inCourse: Bool) async throws -> [Severity] {
        try await withTemporaryFolder { folder in
            let page = "# A\n\n```swift\n\(text)\n```\n"
            let checked: CheckedCourse
            if inCourse {
                try FileTree("-- glosa.yml --\nlanguages: [en]\n-- content/en/a.md --\n\(page)").write(to: folder)
                checked = try await CourseLoader(root: folder.path, checksTypes: true).load()
            } else {
                try FileTree("-- a.md --\n\(page)").write(to: folder)
                checked = try await CourseLoader.loadLoose([folder.path], checksTypes: true)
            }
            return checked.diagnostics.filter { $0.rule == .compileError }.map(\.severity)
        }
    }

    @Test("They are warnings, but for slips and for what its author marks as right", arguments: samples.indices)
    func loose(index: Int) async throws {
        let (text, severity) = Self.samples[index]
        #expect(try await Self.severities(text, inCourse: false) == [severity])
    }

    @Test(
        "What only the code around a sample has is not told beside an error of the sample's own",
        arguments: [
            "let n: Int = \"a\"\n\nfunc name() -> String { \"Eva\" }\nvar greeting = name()",
            "var all = [1]\nfunc twice(_ list: [Int]) -> [Int] { list + list }\nvar more = twice(all)\nvar text: String = all",
            "var count = 0\nfunc add() -> Int { count + \"1\" }\nvar sum = add()",
        ]
    )
    func wrapping(text: String) async throws {
        #expect(try await Self.severities(text, inCourse: true).count == 1)
    }

    @Test("In a course they are errors", arguments: samples.indices)
    func course(index: Int) async throws {
        #expect(try await Self.severities(Self.samples[index].text, inCourse: true) == [.error])
    }
}
