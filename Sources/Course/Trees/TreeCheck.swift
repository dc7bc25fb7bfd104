import Diagnostics

/// Checks that a decision tree can be walked: every box is reached, every question has different answers, every way ends in an
/// outcome.
enum TreeCheck {
    /// Returns the findings about a tree alone, without regard to other trees.
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
}
