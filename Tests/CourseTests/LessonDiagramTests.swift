import Foundation
import Mermaid
import TestSupport
import Testing

@testable import Course
@testable import CourseChecks

@Suite("Diagrams of lessons")
struct LessonDiagramTests {
    @Test("A lesson knows its diagrams by their blocks, also where it stands in place of its translation")
    func blocks() async throws {
        let tree = FileTree(
            """
            -- glosa.yml --
            languages: [es, en]
            -- content/es/luz.md --
            # Luz

            ```swift
            let a = 1
            ```

            ```mermaid
            pie
            "A" : 1
            ```

            ```mermaid
            zenuml
            ```
            -- content/en/other.md --
            # Other

            """
        )
        try await withTemporaryFolder { folder in
            try tree.write(to: folder)
            let course = try await CourseLoader(root: folder.path).load()
            let lessons = course.course.lessons.filter { $0.id == "luz" }
            #expect(lessons.map(\.language) == ["es", "en"])
            for lesson in lessons {
                let diagrams = lesson.document.codeBlocks.map { lesson.diagram(in: $0)?.isValid }
                #expect(diagrams == [nil, true, false])
            }
        }
    }
}
