import Course
import CourseChecks
import Diagnostics
import Foundation
import SnippetCompiler
import TestSupport
import Testing

/// Exercises in a course: what they begin with fails, their solution passes, and a translation asks the same.
@Suite("Exercises that prove themselves")
struct ExerciseCheckTests {
    private static let wrong = "struct A: View {\n    @State var a = 1\n    var body: some View { Text(\"\\(a)\") }\n}"
    private static let right = "struct A: View {\n    let a: Int\n    var body: some View { Text(\"\\(a)\") }\n}"

    private static func exercise(_ starter: String?, solution: String) -> String {
        let begin = starter.map { "```swift\($0.hasPrefix(" ") ? "" : "\n")\($0)\n```\n\n" } ?? ""
        return "::::exercise\nDo.\n\n\(begin):::solution\n\(solution)\n:::\n::::\n"
    }

    private static func fence(_ code: String, _ attributes: String = "") -> String {
        "```swift\(attributes)\n\(code)\n```"
    }

    @Test(
        "An exercise that proves nothing is a finding at the sample that doesn't, or at its first line",
        arguments: [
            (exercise(" fails=state-private\n\(wrong)", solution: fence(right)), []),
            (exercise("// ❌ Wrong\n\(wrong)", solution: fence(right)), []),
            (exercise(" fails=\"a reason in words\"\n\(right)", solution: fence(right)), []),
            (exercise(right, solution: fence(right)), ["exercise-unproven 6 warning"]),
            (exercise(nil, solution: fence(right)), ["exercise-unproven 3 note"]),
            (exercise(" fails=state-private\n\(wrong)", solution: "Words."), ["exercise-unproven 3 warning"]),
            (
                exercise(" fails=state-private\n\(wrong)", solution: fence(wrong, " fails=state-private")),
                ["exercise-unproven 14 warning"]
            ),
            // A solution is held to the rules like what is marked as right.
            (
                exercise(" fails=state-private\n\(wrong)", solution: fence(wrong)),
                ["valid-sample-broken 14 error", "state-private 16 warning"]
            ),
        ] as [(String, [String])]
    )
    func proof(lesson: String, expected: [String]) async throws {
        let found = try await Self.findings(["content/en/index.md": "# A\n\n" + lesson], languages: "[en]")
        #expect(found == expected)
    }

    @Test(
        "Where the compiler can't say what fails= expects, because of names that nobody declares, that is a finding",
        .enabled(if: Toolchain.find() != nil, "there is no swiftc in PATH"),
        arguments: [
            ("cannot convert value", ["exercise-unproven 6 warning"]), ("cannot find 'nobody' in scope", []),
        ]
    )
    func context(message: String, expected: [String]) async throws {
        let wrong = "struct A: View {\n    var body: some View { Text(nobody.title) }\n}"
        let starter = " fails=\"\(message)\"\n\(wrong)"
        let lesson = "# A\n\n" + Self.exercise(starter, solution: Self.fence(Self.right))
        let found = try await Self.findings(["content/en/index.md": lesson], languages: "[en]", checksTypes: true)
        #expect(found == expected)
    }

    @Test(
        "The right answers of a translation are those of the original",
        arguments: [("x", " ", []), (" ", "x", ["translation-containers 3 warning"])]
    )
    func answers(first: String, second: String, expected: [String]) async throws {
        func lesson(_ title: String, _ first: String, _ second: String) -> String {
            "# \(title)\n\n:::question\n- [\(first)] `a`\n\n  `b`\n- [\(second)] `c`\n\n  `d`\n:::\n"
        }
        let tree = [
            "content/en/index.md": lesson("Light", "x", " "), "content/es/index.md": lesson("Luz", first, second),
        ]
        #expect(try await Self.findings(tree, languages: "[en, es]") == expected)
    }

    private static func findings(_ files: [String: String], languages: String, checksTypes: Bool = false) async throws
        -> [String]
    {
        try await withTemporaryFolder { folder in
            var tree = FileTree("")
            for (path, text) in files { tree[path] = text }
            tree["glosa.yml"] = "title: A\nlanguages: \(languages)\n"
            try tree.write(to: folder)
            let course = try await CourseLoader(root: folder.path, checksTypes: checksTypes).load()
            let report = Report(diagnostics: course.diagnostics, files: course.course.files, summary: .init())
            return report.diagnostics.map { diagnostic in
                "\(diagnostic.rule) \(report.positions(of: diagnostic.range).start.line) \(diagnostic.severity)"
            }
        }
    }
}
