import Diagnostics
import Mermaid

/// Proves that a decision tree can be walked: every box is reached, every question has different answers, every way ends
/// in an outcome.
enum TreeCheck {
    /// What can be said of a tree alone.
    static func check(_ tree: DecisionTree, _ leftovers: TreeReader.Leftovers) -> [Diagnostic] {
        var findings: [Diagnostic] = []
        if !tree.nodes.contains(where: { $0.kind == .question && !$0.answers.isEmpty }) {
            findings.append(TreeFinding.noQuestion(at: tree.range))
        }
        findings += leftovers.unreachable.map(TreeFinding.unreachable)
        findings += leftovers.atSubgraphs.map(TreeFinding.subgraphEdge)
        findings += leftovers.circular.map { TreeFinding.cycle(tree, $0) }
        findings += tree.nodes.flatMap(answers)
        return findings
    }

    private static func answers(_ node: TreeNode) -> [Diagnostic] {
        guard node.kind == .question else { return [] }
        if node.answers.isEmpty { return [TreeFinding.deadEnd(node)] }
        if node.answers.count == 1 { return [TreeFinding.oneAnswer(node)] }
        var findings: [Diagnostic] = []
        var seen: [String: TreeNode.Answer] = [:]
        for answer in node.answers {
            if answer.text.isEmpty {
                findings.append(TreeFinding.unlabelled(answer, of: node))
            } else if let first = seen.updateValue(answer, forKey: answer.text.lowercased()) {
                seen[answer.text.lowercased()] = first
                findings.append(TreeFinding.sameAnswers(answer, first))
            }
        }
        return findings
    }

    /// What needs the whole course: hand-overs, explanations, samples.
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
