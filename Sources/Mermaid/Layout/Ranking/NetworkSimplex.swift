/// Ranks the nodes of an acyclic, connected graph so that the weighted sum of edge lengths is least.
///
/// Gansner, Koutsofios, North, Vo: A Technique for Drawing Directed Graphs (1993), sections 2.3 and 2.4.
struct NetworkSimplex {
    struct Edge {
        var tail: Int
        var head: Int
        var minimumLength: Int
        var weight: Int
    }

    private let edges: [Edge]
    private let nodeCount: Int
    private let outgoing: Adjacency
    private let incoming: Adjacency
    private var rank: [Int]
    private var isTreeEdge: [Bool]
    private var cutValue: [Int]
    /// The tree edge to the parent of each node, or -1 for the root.
    private var parentEdge: [Int]
    private var low: [Int]
    private var limit: [Int]
    private var treeEdges: [Int] = []
    /// The tree edges at each node.
    private var treeNeighbours: [[Int]]

    /// - Parameter edges: the edges, without cycles; every node can be reached from every other, directions aside.
    /// - Returns: the rank of each node; the least is 0.
    static func ranks(nodeCount: Int, edges: [Edge]) -> [Int] {
        guard nodeCount > 1 else { return [Int](repeating: 0, count: nodeCount) }
        var simplex = NetworkSimplex(nodeCount, edges)
        simplex.rankByLongestPath()
        if simplex.buildTightTree() {
            simplex.numberTree(from: 0)
            simplex.computeCutValues()
            simplex.pivot()
        }
        let least = simplex.rank.min() ?? 0
        return simplex.rank.map { $0 - least }
    }

    private init(_ nodeCount: Int, _ edges: [Edge]) {
        self.nodeCount = nodeCount
        self.edges = edges
        outgoing = Adjacency(nodeCount: nodeCount, ends: edges.map(\.tail))
        incoming = Adjacency(nodeCount: nodeCount, ends: edges.map(\.head))
        rank = [Int](repeating: 0, count: nodeCount)
        isTreeEdge = [Bool](repeating: false, count: edges.count)
        cutValue = [Int](repeating: 0, count: edges.count)
        parentEdge = [Int](repeating: -1, count: nodeCount)
        low = [Int](repeating: 0, count: nodeCount)
        limit = low
        treeNeighbours = [[Int]](repeating: [], count: nodeCount)
    }

    private func slack(_ edge: Int) -> Int {
        rank[edges[edge].head] - rank[edges[edge].tail] - edges[edge].minimumLength
    }

    // MARK: A first feasible tree

    private mutating func rankByLongestPath() {
        var missing = (0..<nodeCount).map { incoming.count($0) }
        var queue = (0..<nodeCount).filter { missing[$0] == 0 }
        var next = 0
        while next < queue.count {
            let node = queue[next]
            next += 1
            for edge in outgoing.list(node) {
                let head = edges[edge].head
                rank[head] = max(rank[head], rank[node] + edges[edge].minimumLength)
                missing[head] -= 1
                if missing[head] == 0 { queue.append(head) }
            }
        }
    }

    /// Grows a tree of tight edges from node 0; when it is stuck, moves it towards the nearest node.
    private mutating func buildTightTree() -> Bool {
        var inTree = [Bool](repeating: false, count: nodeCount)
        var members = [0]
        inTree[0] = true
        var next = 0
        while true {
            while next < members.count {
                let node = members[next]
                next += 1
                for edge in outgoing.list(node) where !inTree[edges[edge].head] && slack(edge) == 0 {
                    addTreeEdge(edge)
                    inTree[edges[edge].head] = true
                    members.append(edges[edge].head)
                }
                for edge in incoming.list(node) where !inTree[edges[edge].tail] && slack(edge) == 0 {
                    addTreeEdge(edge)
                    inTree[edges[edge].tail] = true
                    members.append(edges[edge].tail)
                }
            }
            guard members.count < nodeCount else { return true }
            var best = -1
            var bestSlack = Int.max
            for edge in edges.indices where inTree[edges[edge].tail] != inTree[edges[edge].head] {
                let slack = slack(edge)
                if slack < bestSlack { (best, bestSlack) = (edge, slack) }
            }
            guard best >= 0 else { return false }
            let shift = inTree[edges[best].head] ? -bestSlack : bestSlack
            for node in members { rank[node] += shift }
            let outside = inTree[edges[best].tail] ? edges[best].head : edges[best].tail
            addTreeEdge(best)
            inTree[outside] = true
            members.append(outside)
        }
    }

    private mutating func addTreeEdge(_ edge: Int) {
        isTreeEdge[edge] = true
        treeEdges.append(edge)
        treeNeighbours[edges[edge].tail].append(edge)
        treeNeighbours[edges[edge].head].append(edge)
    }

    // MARK: Numbering

    /// Numbers the subtree at a node in postorder, so that "is below" is two comparisons.
    private mutating func numberTree(from root: Int) {
        let isWhole = parentEdge[root] < 0
        var counter = isWhole ? 1 : low[root]
        var stack: [(node: Int, next: Int)] = [(root, 0)]
        low[root] = counter
        while let (node, next) = stack.last {
            guard next < treeNeighbours[node].count else {
                limit[node] = counter
                counter += 1
                stack.removeLast()
                continue
            }
            stack[stack.count - 1].next = next + 1
            let edge = treeNeighbours[node][next]
            guard edge != parentEdge[node] else { continue }
            let child = edges[edge].tail == node ? edges[edge].head : edges[edge].tail
            parentEdge[child] = edge
            low[child] = counter
            stack.append((child, 0))
        }
    }

    private func isBelow(_ node: Int, _ ancestor: Int) -> Bool {
        low[ancestor] <= limit[node] && limit[node] <= limit[ancestor]
    }

    /// Returns the end of a tree edge that is farther from the root.
    private func child(of edge: Int) -> Int {
        parentEdge[edges[edge].tail] == edge ? edges[edge].tail : edges[edge].head
    }

    private mutating func computeCutValues() {
        let order = (0..<nodeCount).sorted { limit[$0] < limit[$1] }
        for node in order where parentEdge[node] >= 0 {
            let treeEdge = parentEdge[node]
            let isTail = edges[treeEdge].tail == node
            var value = edges[treeEdge].weight
            for edge in outgoing.list(node) where edge != treeEdge {
                value += contribution(of: edge, isOutgoing: true, isTail: isTail)
            }
            for edge in incoming.list(node) where edge != treeEdge {
                value += contribution(of: edge, isOutgoing: false, isTail: isTail)
            }
            cutValue[treeEdge] = value
        }
    }

    private func contribution(of edge: Int, isOutgoing: Bool, isTail: Bool) -> Int {
        let sign = isOutgoing == isTail ? 1 : -1
        return sign * (edges[edge].weight - (isTreeEdge[edge] ? cutValue[edge] : 0))
    }

    // MARK: Pivoting

    private mutating func pivot() {
        var search = 0
        // Degenerate pivots can cycle in theory; the limit only matters for hostile graphs.
        var budget = 20_000_000 / max(1, edges.count) + 50
        while budget > 0, let leaving = leavingEdge(&search) {
            guard let entering = enteringEdge(for: leaving) else { return }
            exchange(leaving, entering)
            budget -= 1
        }
    }

    /// Returns a tree edge with a negative cut value, searched round robin; nil if there is none.
    private func leavingEdge(_ search: inout Int) -> Int? {
        for offset in 0..<treeEdges.count {
            let index = (search + offset) % treeEdges.count
            if cutValue[treeEdges[index]] < 0 {
                search = index
                return treeEdges[index]
            }
        }
        return nil
    }

    /// Returns the edge of least slack that joins the two halves in the other direction.
    private func enteringEdge(for leaving: Int) -> Int? {
        let root = child(of: leaving)
        let tailIsBelow = edges[leaving].tail == root
        var best = -1
        var bestSlack = Int.max
        for edge in edges.indices where !isTreeEdge[edge] {
            let tail = isBelow(edges[edge].tail, root)
            guard tail != tailIsBelow, isBelow(edges[edge].head, root) == tailIsBelow else { continue }
            let slack = slack(edge)
            if slack < bestSlack { (best, bestSlack) = (edge, slack) }
        }
        return best < 0 ? nil : best
    }

    private mutating func exchange(_ leaving: Int, _ entering: Int) {
        let root = child(of: leaving)
        let slack = slack(entering)
        if slack > 0 {
            // The subtree below moves, so that the entering edge becomes tight.
            let shift = isBelow(edges[entering].head, root) ? -slack : slack
            for node in 0..<nodeCount where isBelow(node, root) { rank[node] += shift }
        }
        let cut = cutValue[leaving]
        let meeting = updateCutValues(entering, cut)
        cutValue[entering] = -cut
        cutValue[leaving] = 0
        isTreeEdge[leaving] = false
        isTreeEdge[entering] = true
        if let index = treeEdges.firstIndex(of: leaving) { treeEdges[index] = entering }
        for node in [edges[leaving].tail, edges[leaving].head] { treeNeighbours[node].removeAll { $0 == leaving } }
        for node in [edges[entering].tail, edges[entering].head] { treeNeighbours[node].append(entering) }
        numberTree(from: meeting)
    }

    /// Adds the cut value along the tree path that the entering edge closes.
    /// - Returns: the lowest node above both of its ends.
    private mutating func updateCutValues(_ entering: Int, _ cut: Int) -> Int {
        let tail = edges[entering].tail
        let head = edges[entering].head
        var node = tail
        while !isBelow(head, node) {
            let edge = parentEdge[node]
            cutValue[edge] += edges[edge].tail == node ? cut : -cut
            node = edges[edge].tail == node ? edges[edge].head : edges[edge].tail
        }
        let meeting = node
        node = head
        while node != meeting {
            let edge = parentEdge[node]
            cutValue[edge] += edges[edge].tail == node ? -cut : cut
            node = edges[edge].tail == node ? edges[edge].head : edges[edge].tail
        }
        return meeting
    }
}
