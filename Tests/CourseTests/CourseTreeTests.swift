import Course
import CourseChecks
import Diagnostics
import Foundation
import TestSupport
import Testing

/// Each file in `Trees/` is a small course and what must be found in it: lines `rule path:line:column` under
/// `-- findings --`, in report order.
@Suite("Small courses")
struct CourseTreeTests {
    static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Trees")

    static var names: [String] {
        // A name that no file has makes the test fail where the folder can't be read.
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? ["(no folder)"]).sorted()
    }

    @Test("A course gives the findings its tree expects, no more and no fewer", arguments: names)
    func findings(name: String) async throws {
        let tree = FileTree(try String(contentsOf: Self.folder.appending(path: name), encoding: .utf8))
        let expected = try #require(tree["findings"]).split(separator: "\n").map(String.init)
        let found = try await withTemporaryFolder { folder in
            try tree.write(to: folder)
            let course = try await CourseLoader(root: folder.path).load()
            let report = Report(diagnostics: course.diagnostics, files: course.course.files, summary: .init())
            return report.diagnostics.map { diagnostic in
                let start = report.positions(of: diagnostic.range).start
                return "\(diagnostic.rule) \(diagnostic.range.path):\(start.line):\(start.characterColumn)"
            }
        }
        #expect(found == expected)
    }
}
