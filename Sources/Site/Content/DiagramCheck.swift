import Course
import Diagnostics
import Mermaid

/// Finds what is wrong with a diagram of a lesson: its text, and where its links lead.
enum DiagramCheck {
    static func check(_ source: SourceSlice, in lesson: Int, of course: Course) -> [Diagnostic] {
        let (diagram, diagnostics) = checkDiagram(source)
        guard case .flowchart(let chart) = diagram else { return diagnostics }
        return diagnostics
            + chart.nodes.compactMap { node in
                guard let link = node.link, let href = link.href,
                    case .broken(let fault) = course.resolve(href, from: lesson)
                else { return nil }
                return LinkCheck.finding(fault, destination: href, range: link.range, in: lesson, of: course)
            }
    }
}
