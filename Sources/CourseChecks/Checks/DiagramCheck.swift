import Course
import Diagnostics
import Markdown
import Mermaid

/// Finds the faults of a diagram of a lesson: in its text, and in the targets of its links.
enum DiagramCheck {
    static func check(_ block: CodeBlock, in lesson: Int, of course: Course) -> [Diagnostic] {
        guard let diagram = course.lessons[lesson].diagram(in: block) else { return [] }
        // A missing tree that another tree hands over to is reported with the other faults of trees.
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
