/// Which subgraphs lie in which, which of them are laid out on their own, and in what direction.
///
/// A subgraph is laid out on its own, as one box of what is around it, when no edge joins its inside with the outside,
/// or when its direction is not that of its surroundings. All others are clusters of the layout around them, so that
/// edges reach their inner nodes straight.
struct ContainerTree {
    /// For each subgraph the one around it, or -1.
    private(set) var parent: [Int]
    /// For each node the innermost subgraph around it, or -1.
    private(set) var clusterOfNode: [Int]
    /// Distance from the outside: 0 for outermost subgraphs.
    private(set) var depth: [Int]
    /// Whether a subgraph is laid out on its own.
    private(set) var isSeparate: [Bool]
    /// The direction in which a subgraph's inside flows.
    private(set) var direction: [FlowDirection]
    /// Subgraphs, outer ones first; among equals in Mermaid's order.
    private(set) var order: [Int]

    init(_ chart: Flowchart) {
        let count = chart.subgraphs.count
        parent = [Int](repeating: -1, count: count)
        clusterOfNode = [Int](repeating: -1, count: chart.nodes.count)
        depth = [Int](repeating: 0, count: count)
        isSeparate = [Bool](repeating: false, count: count)
        direction = [FlowDirection](repeating: chart.direction, count: count)
        order = []
        guard count > 0 else { return }
        for (index, subgraph) in chart.subgraphs.enumerated() {
            for member in subgraph.members {
                if let child = chart.subgraphIndices[member] {
                    if child != index { parent[child] = index }
                } else if let node = chart.nodeIndices[member] {
                    clusterOfNode[node] = index
                }
            }
        }
        for index in 0..<count {
            var current = parent[index]
            while current >= 0, depth[index] <= count {
                depth[index] += 1
                current = parent[current]
            }
        }
        order = (0..<count).sorted { (depth[$0], $0) < (depth[$1], $1) }
        decide(chart)
    }

    /// The subgraph an edge's end lies in, and whether the end is a subgraph itself.
    func place(of id: String, in chart: Flowchart) -> (cluster: Int, isSubgraph: Bool) {
        if let subgraph = chart.subgraphIndices[id] { return (subgraph, true) }
        if let node = chart.nodeIndices[id] { return (clusterOfNode[node], false) }
        return (-1, false)
    }

    private mutating func decide(_ chart: Flowchart) {
        // How many edges join a subgraph's inside with its outside, and how many end at the subgraph itself.
        var crossing = [Int](repeating: 0, count: parent.count)
        var touching = crossing
        for edge in chart.edges {
            let source = place(of: edge.source, in: chart)
            let target = place(of: edge.target, in: chart)
            if source.isSubgraph { touching[source.cluster] += 1 }
            if target.isSubgraph { touching[target.cluster] += 1 }
            let around = surroundings(source.isSubgraph ? parent[source.cluster] : source.cluster)
            let other = surroundings(target.isSubgraph ? parent[target.cluster] : target.cluster)
            for cluster in around where !other.contains(cluster) { crossing[cluster] += 1 }
            for cluster in other where !around.contains(cluster) { crossing[cluster] += 1 }
        }
        for cluster in order {
            let outer = parent[cluster] < 0 ? chart.direction : direction[parent[cluster]]
            if let own = chart.subgraphs[cluster].direction {
                direction[cluster] = own
                isSeparate[cluster] = crossing[cluster] == 0 || own != outer
            } else {
                let isAlone = crossing[cluster] == 0
                // Mermaid turns the direction of a subgraph that nothing leads to.
                let isTurned = isAlone && touching[cluster] == 0 && !chart.settings.inheritsDirection
                direction[cluster] = isTurned ? (outer == .topToBottom ? .leftToRight : .topToBottom) : outer
                isSeparate[cluster] = isAlone
            }
        }
    }

    private func surroundings(_ cluster: Int) -> [Int] {
        var result: [Int] = []
        var cluster = cluster
        while cluster >= 0 {
            result.append(cluster)
            cluster = parent[cluster]
        }
        return result
    }

    /// The nearest subgraph around a place that is laid out on its own, or -1 for the whole chart.
    func container(of cluster: Int) -> Int {
        var cluster = cluster
        while cluster >= 0, !isSeparate[cluster] { cluster = parent[cluster] }
        return cluster
    }

    func isInside(_ cluster: Int, _ ancestor: Int) -> Bool {
        var cluster = cluster
        while cluster >= 0 {
            if cluster == ancestor { return true }
            cluster = parent[cluster]
        }
        return false
    }
}
