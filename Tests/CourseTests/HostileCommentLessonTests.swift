import Diagnostics
import TestSupport
import Testing

@testable import Course
@testable import CourseChecks

@Suite("Hostile documentation comments")
struct HostileCommentLessonTests {
    private static func check(_ source: String) async throws -> CheckedCourse {
        try await withTemporaryFolder { folder in
            try FileTree("-- Sources/A.swift --\n\(source)").write(to: folder)
            return try await CourseLoader.loadLoose([folder.path + "/Sources"])
        }
    }

    @Test("Fences that are never closed stay in their own comments")
    func openFences() async throws {
        let source = (0..<2000).map { "/// Text.\n/// ```swift\n/// let x = \($0)\npublic func f\($0)() {}\n" }.joined()
        let checked = try await Self.check(source)
        #expect(checked.course.lessons.count == 2000)
        #expect(checked.samples.flatMap(\.byBlock).count == 2000)
    }

    @Test("Ten thousand fields of one comment, none of which is a parameter, end at a number of findings")
    func manyFields() async throws {
        let fields = (0..<10_000).map { "/// - Parameter p\($0): Text.\n" }.joined()
        let checked = try await Self.check("/// Text.\n\(fields)public func f(x: Int) {}\n")
        let count = checked.diagnostics.count { $0.rule == .commentParameter }
        #expect(count > 0 && count <= 1000)
    }

    @Test("A comment of thousands of lines is read")
    func large() async throws {
        let lines = String(repeating: "/// - Parameters: ``` `` ` [a](b) **\n", count: 5000)
        let checked = try await Self.check("\(lines)public func f() {}\n")
        #expect(checked.course.lessons.count == 1)
    }
}
