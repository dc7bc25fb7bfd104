import Course
import Diagnostics

/// Checks the relations of decision trees to the rest of the course: hand-overs to other trees, explanations, samples.
enum TreeUseCheck {
    static func check(_ course: Course, uses: OutcomeUses) -> [Diagnostic] {
        course.decisionTrees.indices.flatMap { tree in
            course.decisionTrees[tree].nodes.indices.flatMap { place -> [Diagnostic] in
                let node = course.decisionTrees[tree].nodes[place]
                // The trees and samples of other lessons were not read with loose files.
                let links = course.isLoose ? [] : handOver(node, in: course.decisionTrees[tree], of: course)
                guard node.kind == .outcome else { return links }
                let explained = node.explanation == nil ? [TreeFinding.unexplained(node)] : []
                let hasSample = course.isLoose || uses.hasValid(tree: tree, node: place)
                return links + explained + (hasSample ? [] : [TreeFinding.noSample(node)])
            }
        }
    }

    private static func handOver(_ node: TreeNode, in tree: DecisionTree, of course: Course) -> [Diagnostic] {
        guard let link = node.link,
            case .broken(.missingTree(let name)) = course.resolve(link.destination, from: tree.lesson)
        else { return [] }
        var suggestions = LinkSuggestions(course, lesson: tree.lesson)
        let suggestion = suggestions.treeSuggestion(for: name)
        return [TreeFinding.unknownHandOver(name, at: link.range, suggestion: suggestion)]
    }
}
