import Diagnostics
import Markdown

/// What a lesson's own text says beyond its links and samples: what is taken out of its raw HTML, and its diagrams.
enum TextCheck {
    static func check(_ lesson: Int, of course: Course) -> [Diagnostic] {
        let document = course.lessons[lesson].document
        return HTMLRenderer.findings(in: document, rawHTML: course.configuration.rawHTML)
            + document.codeBlocks.flatMap { DiagramCheck.check($0, in: lesson, of: course) }
    }
}

extension CheckedCourse {
    /// How much a lesson holds.
    public func summary(of lesson: Int) -> Report.Summary {
        let document = course.lessons[lesson].document
        var summary = Report.Summary()
        summary.files = 1
        summary.links = document.links.count
        summary.segments = samples[lesson].byBlock.values.reduce(0) { $0 + $1.segments.count }
        summary.snippets = document.codeBlocks.count { $0.language == "swift" }
        summary.diagrams = document.codeBlocks.count(where: \.isDiagram)
        return summary
    }
}
