import Course
import CourseChecks
import Diagnostics
import Foundation
import TestSupport
import Testing

/// Faults put into a clean bilingual course, one at a time: each must be found, where a person would mend it, and nothing
/// else with it.
@Suite("Faults between languages")
struct TwinFaultTests {
    struct Fault: Sendable, CustomTestStringConvertible {
        let name: String
        let file: String
        /// What is replaced in the file, and by what.
        let old: String
        let new: String
        let rule: RuleID
        /// Text of the line where it must be found; in ``file`` unless ``place`` names another.
        let line: String
        var place: String?
        /// What the fault is besides, in a lesson by itself: a rule, found at the line with this text.
        var alone: (rule: RuleID, line: String)?

        var testDescription: String { name }
    }

    static let spanish = "content/es/luz.md"
    static let english = "content/en/light.md"

    @Test("The course is clean before anything is put into it")
    func clean() async throws {
        #expect(try await Self.findings(FileTree(Self.course)) == [])
    }

    @Test("A fault is found at its line, and nothing else is", arguments: faults)
    func fault(_ fault: Fault) async throws {
        var tree = FileTree(Self.course)
        let text = try #require(tree[fault.file])
        try #require(text.components(separatedBy: fault.old).count == 2, "the fault must have one place")
        tree[fault.file] = text.replacing(fault.old, with: fault.new)
        let place = fault.place ?? fault.file
        let lines = try #require(tree[place]).split(separator: "\n", omittingEmptySubsequences: false)
        var expected: [String] = []
        for (rule, text) in [(fault.rule, fault.line), fault.alone.map { ($0.rule, $0.line) }].compactMap(\.self) {
            let line = try #require(lines.firstIndex { $0.contains(text) }) + 1
            expected.append("\(rule) \(place):\(line)")
        }
        #expect(try await Self.findings(tree) == expected)
    }

    static func findings(_ tree: FileTree, from least: Severity = .warning) async throws -> [String] {
        try await withTemporaryFolder { folder in
            try tree.write(to: folder)
            let course = try await CourseLoader(root: folder.path).load()
            let report = Report(diagnostics: course.diagnostics, files: course.course.files, summary: .init())
            return report.diagnostics.filter { $0.severity >= least }.map { diagnostic in
                let line = report.positions(of: diagnostic.range).start.line
                return "\(diagnostic.rule) \(diagnostic.range.path):\(line)"
            }
        }
    }
}
