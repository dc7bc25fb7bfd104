/// Computes the breadth that boxes need so that their edges keep apart where they meet them.
enum PortBreadth {
    /// The distance and the number for boxes of text, at whose edges nothing is written.
    static let usualDistance = 11.0
    static let usualMost = 4
    /// The largest number of edges of a side that a box grows for.
    private static let mostPorts = 60

    /// Returns the breadth of each node.
    ///
    /// - Parameters:
    ///   - distance: the pixels between two edges.
    ///   - most: the number of edges that a box of any size takes.
    static func breadths(_ graph: DiagramGraph, distance: Double, most: Int) -> [Double] {
        func node(_ end: GraphEnd) -> Int {
            if case .node(let node) = end { node } else { -1 }
        }
        let edges = graph.edges.filter { $0.line != .invisible }.map {
            (source: node($0.source), target: node($0.target))
        }
        return breadths(edges, nodeCount: graph.nodes.count, distance: distance, most: most)
    }

    /// Returns the breadth of each node from the edges between nodes, as indices; -1 is an end that is no node.
    static func breadths(
        _ edges: [(source: Int, target: Int)],
        nodeCount: Int,
        distance: Double = usualDistance,
        most: Int = usualMost
    ) -> [Double] {
        func key(_ source: Int, _ target: Int) -> Int { source * nodeCount + target }
        let pairs = Set(edges.filter { $0.source >= 0 && $0.target >= 0 }.map { key($0.source, $0.target) })
        var outgoing = [Int](repeating: 0, count: nodeCount)
        var incoming = outgoing
        for edge in edges where edge.source != edge.target {
            // An edge and one that leads back meet the same side of a node.
            let isTwoWay = min(edge.source, edge.target) >= 0 && pairs.contains(key(edge.target, edge.source))
            if edge.source >= 0 {
                outgoing[edge.source] += 1
                if isTwoWay { incoming[edge.source] += 1 }
            }
            if edge.target >= 0 {
                incoming[edge.target] += 1
                if isTwoWay { outgoing[edge.target] += 1 }
            }
        }
        return zip(outgoing, incoming).map { outgoing, incoming in
            let count = max(outgoing, incoming)
            return count > most ? distance * Double(min(count, mostPorts) + 1) : 0
        }
    }
}
