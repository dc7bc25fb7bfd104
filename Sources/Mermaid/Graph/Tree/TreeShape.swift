/// A tree: a graph in which one path leads from a root to every node.
struct TreeShape {
    let root: Int
    /// The edges that leave each node, in the author's order.
    let edges: [[Int]]
    /// Every node once, parents before children.
    let order: [Int]

    /// The largest number of nodes; larger trees are laid out in ranks.
    private static let mostNodes = 400

    /// - Returns: nil if the graph is no tree, or has frames or notes.
    init?(_ graph: DiagramGraph) {
        let count = graph.nodes.count
        guard (2...Self.mostNodes).contains(count), graph.frames.isEmpty, graph.edges.count == count - 1,
            !graph.nodes.contains(where: \.isBeside)
        else { return nil }
        var edges = Array(repeating: [Int](), count: count)
        var isChild = Array(repeating: false, count: count)
        for (index, edge) in graph.edges.enumerated() {
            guard case .node(let source) = edge.source, case .node(let target) = edge.target, !isChild[target],
                edge.startText == nil, edge.endText == nil
            else { return nil }
            edges[source].append(index)
            isChild[target] = true
        }
        guard let root = isChild.firstIndex(of: false) else { return nil }
        var order = [root]
        var next = 0
        while next < order.count {
            for edge in edges[order[next]] {
                if case .node(let target) = graph.edges[edge].target { order.append(target) }
            }
            next += 1
        }
        // A node that the root does not reach lies on a ring.
        guard order.count == count else { return nil }
        (self.root, self.edges, self.order) = (root, edges, order)
    }
}
