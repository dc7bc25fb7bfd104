/// The parts of a graph that are trees: nodes whose lower neighbours have no other neighbour above.
///
/// A unit is a node with everything that hangs on it: the passages and labels of the edge that leads to it, its descendants, and
/// the frames of the clusters that lie wholly within. Units move as one.
struct TreeUnits {
    /// The child of each tree edge, and the passages and labels of the edge, top down.
    struct Branch {
        let child: Int
        let chain: [Int]
        let edge: Int
    }

    /// The branches of each node that is the parent of a tree, left to right; empty for all other nodes.
    private(set) var branches: [[Branch]]
    /// All items that belong to units, each unit in one stretch.
    private(set) var order: [Int] = []
    /// The place of each item in ``order``, or -1.
    private(set) var place: [Int]
    /// The stretch of each node's unit in ``order``.
    private(set) var unit: [Range<Int>]
    /// The parents of trees, children before their parents.
    private(set) var parents: [Int] = []
    /// True for each item whose place its tree decides.
    private(set) var isGoverned: [Bool]
    /// The node that each node hangs on, or -1.
    private var parent: [Int]

    init(_ ranked: RankedItems, _ graph: LayeredGraph) {
        branches = [[Branch]](repeating: [], count: graph.nodes.count)
        place = [Int](repeating: -1, count: ranked.items.count)
        unit = [Range<Int>](repeating: 0..<0, count: graph.nodes.count)
        isGoverned = [Bool](repeating: false, count: ranked.items.count)
        parent = [Int](repeating: -1, count: graph.nodes.count)
        for node in graph.nodes.indices { findBranches(of: node, ranked) }
        guard branches.contains(where: { !$0.isEmpty }) else { return }
        let clusters = clustersWithin(ranked, graph)
        for node in graph.nodes.indices where parent[node] < 0 { number(node, ranked, clusters) }
    }

    private mutating func findBranches(of node: Int, _ ranked: RankedItems) {
        var found: [Branch] = []
        for segment in ranked.below.list(node) {
            let chain = ranked.chains[ranked.segments[segment].edge]
            guard let child = chain.last, ranked.above.list(child).count == 1 else { return }
            found.append(
                Branch(child: child, chain: Array(chain.dropFirst().dropLast()), edge: ranked.segments[segment].edge)
            )
        }
        guard !found.isEmpty else { return }
        func position(_ branch: Branch) -> Int { ranked.position[branch.chain.first ?? branch.child] }
        found.sort {
            (ranked.items[$0.chain.first ?? $0.child].rank, position($0)) < (
                ranked.items[$1.chain.first ?? $1.child].rank, position($1)
            )
        }
        branches[node] = found
        isGoverned[node] = true
        for branch in found {
            parent[branch.child] = node
            for item in branch.chain + [branch.child] { isGoverned[item] = true }
        }
    }

    /// Returns the clusters that lie wholly within each node's unit, by node.
    private func clustersWithin(_ ranked: RankedItems, _ graph: LayeredGraph) -> [Int: [Int]] {
        guard !graph.clusters.isEmpty else { return [:] }
        var depth = [Int](repeating: -1, count: graph.nodes.count)
        func find(_ node: Int) -> Int {
            var path: [Int] = []
            var current = node
            while current >= 0, depth[current] < 0 {
                path.append(current)
                current = parent[current]
            }
            var value = current >= 0 ? depth[current] : -1
            for node in path.reversed() {
                value += 1
                depth[node] = value
            }
            return depth[node]
        }
        // The lowest common ancestor of each cluster's nodes; -1 if there is none, -2 before the first node.
        var common = [Int](repeating: -2, count: graph.clusters.count)
        for node in graph.nodes.indices {
            var cluster = graph.nodes[node].cluster
            while cluster >= 0 {
                if common[cluster] == -2 {
                    common[cluster] = node
                } else {
                    var (first, second) = (common[cluster], node)
                    while first >= 0, second >= 0, first != second {
                        if find(first) >= find(second) { first = parent[first] } else { second = parent[second] }
                    }
                    common[cluster] = first == second ? first : -1
                }
                cluster = graph.clusters[cluster].parent
            }
        }
        var result: [Int: [Int]] = [:]
        for (cluster, node) in common.enumerated() where node >= 0 { result[node, default: []].append(cluster) }
        return result
    }

    /// Numbers the unit of a root, without recursion: chains may be thousands of nodes long.
    private mutating func number(_ root: Int, _ ranked: RankedItems, _ clusters: [Int: [Int]]) {
        var stack: [(node: Int, next: Int, start: Int)] = []
        func enter(_ node: Int, chain: [Int], in units: inout TreeUnits) {
            stack.append((node, 0, units.order.count))
            for item in [node] + chain { units.add(item) }
        }
        enter(root, chain: [], in: &self)
        while let top = stack.last {
            if top.next < branches[top.node].count {
                stack[stack.count - 1].next += 1
                let branch = branches[top.node][top.next]
                enter(branch.child, chain: branch.chain, in: &self)
            } else {
                for cluster in clusters[top.node] ?? [] {
                    for item in ranked.frames[cluster].left + ranked.frames[cluster].right { add(item) }
                }
                unit[top.node] = top.start..<order.count
                if !branches[top.node].isEmpty { parents.append(top.node) }
                stack.removeLast()
            }
        }
    }

    private mutating func add(_ item: Int) {
        place[item] = order.count
        order.append(item)
    }

    /// True if the node is the root of a tree.
    func isRoot(_ node: Int) -> Bool { parent[node] < 0 && !branches[node].isEmpty }
}
