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

extension Report.Summary {
    /// How much a lesson holds.
    init(_ document: Document, _ samples: SampleVerdicts) {
        self.init()
        files = 1
        links = document.links.count
        segments = samples.byBlock.values.reduce(0) { $0 + $1.segments.count }
        snippets = document.codeBlocks.count { $0.language == "swift" }
        diagrams = document.codeBlocks.count(where: \.isDiagram)
    }
}
