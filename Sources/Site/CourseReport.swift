import Course
import Diagnostics
import Markdown
import Support

/// Everything that is found in a course: what its reading found, and what its pages' raw HTML, its diagrams and its theme
/// say.
public enum CourseReport {
    public static func report(_ course: Course, theme: ThemeSource?) async throws -> Report {
        try await examine(course, theme: theme).report
    }

    /// - Returns: beside the report, how much each written lesson holds.
    static func examine(_ course: Course, theme: ThemeSource?) async throws -> (
        report: Report, counts: [Report.Summary]
    ) {
        let judged = try await course.written.concurrentMap { judge($0, of: course) }
        var diagnostics: [Diagnostic] = []
        var summary = Report.Summary()
        for (found, counts) in judged {
            diagnostics += found
            summary += counts
        }
        if let theme {
            diagnostics += PageConflicts(course, trees: TreeMap(course, strings: theme.strings)).diagnostics
        }
        let all = course.diagnostics + course.weighed(diagnostics + (theme?.diagnostics ?? []))
        let report = Report(diagnostics: all, files: course.files + (theme?.files ?? []), summary: summary)
        return (report, judged.map(\.1))
    }

    /// What the raw HTML and the diagrams of a lesson say: what is found beyond ``Course/diagnostics``.
    public static func diagnostics(of lesson: Int, in course: Course) -> [Diagnostic] {
        course.weighed(judge(lesson, of: course).0)
    }

    static func judge(_ lesson: Int, of course: Course) -> ([Diagnostic], Report.Summary) {
        let document = course.lessons[lesson].document
        var diagnostics = HTMLRenderer.findings(in: document, rawHTML: course.configuration.rawHTML)
        var summary = Report.Summary()
        summary.files = 1
        summary.links = document.links.count
        summary.segments = course.samples[lesson].byBlock.values.reduce(0) { $0 + $1.segments.count }
        for block in document.codeBlocks {
            if SwiftSample.isSwift(block) { summary.snippets += 1 }
            if block.isDiagram {
                summary.diagrams += 1
                diagnostics += DiagramCheck.check(block, in: lesson, of: course)
            }
        }
        return (diagnostics, summary)
    }
}
