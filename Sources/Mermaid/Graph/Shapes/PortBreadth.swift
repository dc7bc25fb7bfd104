/// Computes the breadth that boxes need so that their edges keep apart where they meet them.
enum PortBreadth {
    /// Returns the breadth of each node.
    ///
    /// - Parameters:
    ///   - distance: the pixels between two edges.
    ///   - most: the number of edges that a box of any size takes.
    static func breadths(_ graph: DiagramGraph, distance: Double, most: Int) -> [Double] {
        var outgoing = [Int](repeating: 0, count: graph.nodes.count)
        var incoming = outgoing
        for edge in graph.edges where edge.line != .invisible && edge.source != edge.target {
            if case .node(let node) = edge.source { outgoing[node] += 1 }
            if case .node(let node) = edge.target { incoming[node] += 1 }
        }
        return graph.nodes.indices.map { node in
            let count = max(outgoing[node], incoming[node])
            return count > most ? distance * Double(min(count, 60) + 1) : 0
        }
    }
}
