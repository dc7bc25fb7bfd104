import Course
import Diagnostics
import Markdown
import Mermaid

/// Everything that is found in a course: what its reading found, and what its diagrams and its theme say.
public enum CourseReport {
    public static func report(_ course: Course, theme: Theme?) -> Report {
        var diagnostics = course.diagnostics + (theme?.diagnostics ?? [])
        var summary = Report.Summary()
        for lesson in course.lessons {
            summary.files += 1
            summary.links += lesson.document.links.count
            diagnostics += removedHTML(lesson.document, policy: course.configuration.rawHTML)
            for block in lesson.document.codeBlocks {
                if SwiftSample.isSwift(block) { summary.snippets += 1 }
                if DiagramFigure.isDiagram(block) {
                    summary.diagrams += 1
                    diagnostics += checkDiagram(block.slice)
                }
            }
        }
        return Report(diagnostics: diagnostics, files: course.files + (theme?.files ?? []), summary: summary)
    }

    /// What the sanitizer takes out of a document's raw HTML, and addresses that are refused.
    private static func removedHTML(_ document: Document, policy: HTMLOptions.RawHTML) -> [Diagnostic] {
        var output: [UInt8] = []
        return HTMLRenderer.render(document, options: HTMLOptions(rawHTML: policy), into: &output)
    }
}
