/// The items of all ranks: nodes, the passages of edges, labels, and the two frames of each cluster; and the segments that join
/// one rank's items with the next one's.
///
/// Ranks that hold labels, or that exist only to part parallel edges, stand between the ranks of nodes.
struct RankedItems {
    enum Kind: UInt8 { case node, passage, label, leftFrame, rightFrame }

    struct Item {
        var kind: Kind
        /// The node, edge or cluster that it stands for.
        var owner: Int
        var rank: Int
        /// The innermost cluster around it; for a frame, the cluster that it belongs to.
        var cluster: Int
        /// The extent to the left and the right of its x.
        var left = 0.0
        var right = 0.0
        var height = 0.0
    }

    struct Segment {
        var upper: Int
        var lower: Int
        /// The edge that it is part of, or -1 for a frame.
        var edge: Int
    }

    var items: [Item] = []
    var segments: [Segment] = []
    /// The item numbers of each rank, left to right.
    var ranks: [[Int]] = []
    /// The place of each item in its rank.
    var position: [Int] = []
    /// The segments that end at an item from above, and those that leave it below.
    var above = Adjacency(nodeCount: 0, ends: [])
    var below = Adjacency(nodeCount: 0, ends: [])
    /// The items of an edge from its upper to its lower end; empty for loops.
    var chains: [[Int]] = []
    /// The first and last rank of each cluster.
    var clusterRanks: [ClosedRange<Int>] = []
    /// The left and right frame items of each cluster, one a rank.
    var frames: [(left: [Int], right: [Int])] = []
    /// True for each rank that holds nodes.
    var holdsNodes: [Bool] = []

    let isReversed: [Bool]

    init(_ graph: LayeredGraph, _ assignment: RankAssignment) {
        isReversed = assignment.isReversed
        let plan = LabelRanks(graph, assignment)
        ranks = [[Int]](repeating: [], count: plan.rankCount)
        holdsNodes = plan.holdsNodes
        addNodes(graph, plan)
        addFrames(graph)
        addChains(graph, plan)
        position = [Int](repeating: 0, count: items.count)
        above = Adjacency(nodeCount: items.count, ends: segments.map(\.lower))
        below = Adjacency(nodeCount: items.count, ends: segments.map(\.upper))
    }

    /// Sets the order of all ranks.
    mutating func arrange(_ order: [[Int]]) {
        ranks = order
        for items in ranks {
            for (place, item) in items.enumerated() { position[item] = place }
        }
    }

    private mutating func add(_ item: Item) -> Int {
        items.append(item)
        ranks[item.rank].append(items.count - 1)
        return items.count - 1
    }

    private mutating func addNodes(_ graph: LayeredGraph, _ plan: LabelRanks) {
        for (index, node) in graph.nodes.enumerated() {
            _ = add(
                Item(
                    kind: .node,
                    owner: index,
                    rank: plan.nodeRanks[index],
                    cluster: node.cluster,
                    left: node.width / 2 + node.leadingRoom,
                    right: node.width / 2 + node.loopRoom,
                    height: node.height
                )
            )
        }
    }

    private mutating func addFrames(_ graph: LayeredGraph) {
        guard !graph.clusters.isEmpty else { return }
        var first = [Int](repeating: Int.max, count: graph.clusters.count)
        var last = [Int](repeating: -1, count: graph.clusters.count)
        for (index, node) in graph.nodes.enumerated() {
            var cluster = node.cluster
            while cluster >= 0 {
                first[cluster] = min(first[cluster], items[index].rank)
                last[cluster] = max(last[cluster], items[index].rank)
                cluster = graph.clusters[cluster].parent
            }
        }
        for cluster in graph.clusters.indices {
            let range = last[cluster] < 0 ? 0...0 : first[cluster]...last[cluster]
            clusterRanks.append(range)
            var frame = (left: [Int](), right: [Int]())
            for rank in range {
                let left = add(Item(kind: .leftFrame, owner: cluster, rank: rank, cluster: cluster))
                let right = add(Item(kind: .rightFrame, owner: cluster, rank: rank, cluster: cluster))
                if let above = frame.left.last { segments.append(Segment(upper: above, lower: left, edge: -1)) }
                if let above = frame.right.last { segments.append(Segment(upper: above, lower: right, edge: -1)) }
                frame.left.append(left)
                frame.right.append(right)
            }
            frames.append(frame)
        }
    }

    private mutating func addChains(_ graph: LayeredGraph, _ plan: LabelRanks) {
        chains = [[Int]](repeating: [], count: graph.edges.count)
        for (index, edge) in graph.edges.enumerated() where edge.source != edge.target {
            let upper = isReversed[index] ? edge.target : edge.source
            let lower = isReversed[index] ? edge.source : edge.target
            var chain = [upper]
            let first = plan.nodeRanks[upper] + 1
            let last = plan.nodeRanks[lower]
            if first < last {
                func outside(_ node: Int) -> Int {
                    let frame = node == edge.source ? edge.sourceFrame : edge.targetFrame
                    return frame >= 0 ? graph.clusters[frame].parent : graph.nodes[node].cluster
                }
                let path = ClusterPath(graph, from: outside(upper), to: outside(lower))
                for rank in first..<last {
                    var item = Item(
                        kind: .passage,
                        owner: index,
                        rank: rank,
                        cluster: path.cluster(at: rank, clusterRanks)
                    )
                    if let label = edge.label, plan.labelRanks[index] == rank {
                        item.kind = .label
                        item.left = label.width / 2
                        item.right = label.width / 2
                        item.height = label.height
                    }
                    chain.append(add(item))
                }
            }
            chain.append(lower)
            for (upper, lower) in zip(chain, chain.dropFirst()) {
                segments.append(Segment(upper: upper, lower: lower, edge: index))
            }
            chains[index] = chain
        }
    }
}

/// The clusters that an edge leaves and enters on its way.
private struct ClusterPath {
    private var leaving: [Int] = []
    private var entering: [Int] = []
    private var common = -1

    init(_ graph: LayeredGraph, from source: Int, to target: Int) {
        var upper = Self.chain(graph, source)
        var lower = Self.chain(graph, target)
        while let last = upper.last, last == lower.last {
            common = last
            upper.removeLast()
            lower.removeLast()
        }
        leaving = upper
        entering = lower
    }

    private static func chain(_ graph: LayeredGraph, _ cluster: Int) -> [Int] {
        var result: [Int] = []
        var cluster = cluster
        while cluster >= 0 {
            result.append(cluster)
            cluster = graph.clusters[cluster].parent
        }
        return result
    }

    /// Returns the innermost cluster of the path on a rank.
    func cluster(at rank: Int, _ ranks: [ClosedRange<Int>]) -> Int {
        for cluster in leaving where ranks[cluster].contains(rank) { return cluster }
        for cluster in entering where ranks[cluster].contains(rank) { return cluster }
        return common
    }
}
