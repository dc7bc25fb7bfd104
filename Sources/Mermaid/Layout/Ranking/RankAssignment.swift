/// Gives every node of a ``LayeredGraph`` its rank.
struct RankAssignment {
    /// The rank of each node, from 0.
    let ranks: [Int]
    /// True for each edge that runs against the flow.
    let isReversed: [Bool]

    /// The weight with which a cluster is drawn together along the flow: that of one visible line; invisible ones weigh 1.
    private static let clusterWeight = 2

    init(_ graph: LayeredGraph) {
        let ends = graph.edges.map { (source: $0.source, target: $0.target) }
        isReversed = CycleBreaking.reversedEdges(nodeCount: graph.nodes.count, edges: ends)
        var edges: [NetworkSimplex.Edge] = []
        edges.reserveCapacity(graph.edges.count + graph.nodes.count + 1)
        for (index, edge) in graph.edges.enumerated() where edge.source != edge.target {
            edges.append(
                NetworkSimplex.Edge(
                    tail: isReversed[index] ? edge.target : edge.source,
                    head: isReversed[index] ? edge.source : edge.target,
                    minimumLength: edge.minimumLength,
                    weight: edge.weight
                )
            )
        }
        let nodeCount = Self.addClusters(of: graph, to: &edges)
        let total = Self.connect(nodeCount, &edges)
        let all = NetworkSimplex.ranks(nodeCount: total, edges: edges)
        let own = all.prefix(graph.nodes.count)
        let least = own.min() ?? 0
        ranks = own.map { $0 - least }
    }

    /// Adds to each cluster a start before its members and an end behind them; the edge between the two pulls the cluster
    /// together. (Sander 1996.)
    private static func addClusters(of graph: LayeredGraph, to edges: inout [NetworkSimplex.Edge]) -> Int {
        let first = graph.nodes.count
        func start(_ cluster: Int) -> Int { first + 2 * cluster }
        func end(_ cluster: Int) -> Int { first + 2 * cluster + 1 }
        func enclose(_ cluster: Int, from: Int, to: Int) {
            edges.append(NetworkSimplex.Edge(tail: start(cluster), head: from, minimumLength: 0, weight: 0))
            edges.append(NetworkSimplex.Edge(tail: to, head: end(cluster), minimumLength: 0, weight: 0))
        }
        for (index, cluster) in graph.clusters.enumerated() {
            edges.append(
                NetworkSimplex.Edge(tail: start(index), head: end(index), minimumLength: 0, weight: clusterWeight)
            )
            if cluster.parent >= 0 { enclose(cluster.parent, from: start(index), to: end(index)) }
        }
        for (index, node) in graph.nodes.enumerated() where node.cluster >= 0 {
            enclose(node.cluster, from: index, to: index)
        }
        return first + 2 * graph.clusters.count
    }

    /// Joins separate parts to a common root if there are several.
    private static func connect(_ nodeCount: Int, _ edges: inout [NetworkSimplex.Edge]) -> Int {
        var parts = UnionFind(count: nodeCount)
        for edge in edges { parts.join(edge.tail, edge.head) }
        guard parts.partCount > 1 else { return nodeCount }
        var hasIncoming = [Bool](repeating: false, count: nodeCount)
        for edge in edges { hasIncoming[edge.head] = true }
        for node in 0..<nodeCount where !hasIncoming[node] {
            edges.append(NetworkSimplex.Edge(tail: nodeCount, head: node, minimumLength: 0, weight: 0))
        }
        return nodeCount + 1
    }
}

/// Disjoint sets of small numbers.
struct UnionFind {
    private var parent: [Int]
    private(set) var partCount: Int

    init(count: Int) {
        parent = Array(0..<count)
        partCount = count
    }

    mutating func find(_ item: Int) -> Int {
        var item = item
        while parent[item] != item {
            parent[item] = parent[parent[item]]
            item = parent[item]
        }
        return item
    }

    mutating func join(_ a: Int, _ b: Int) {
        let (a, b) = (find(a), find(b))
        guard a != b else { return }
        parent[max(a, b)] = min(a, b)
        partCount -= 1
    }
}
