import Course
import Diagnostics
import Markdown
import Mermaid

/// Finds what is wrong with a diagram of a lesson: its text, and where its links lead.
enum DiagramCheck {
    static func check(_ block: CodeBlock, in lesson: Int, of course: Course) -> [Diagnostic] {
        guard let diagram = course.lessons[lesson].diagram(in: block) else { return [] }
        // Where a tree hands over is found with the rest of what trees lack.
        let isTree = course.tree(drawnBy: block.ordinal, in: lesson) != nil
        return diagram.findings
            + diagram.links.compactMap { link in
                guard let href = link.href,
                    case .broken(let fault) = course.resolve(href, from: lesson)
                else { return nil }
                if isTree, case .missingTree = fault { return nil }
                return LinkCheck.finding(fault, destination: href, range: link.range, in: lesson, of: course)
            }
    }
}
