/// Chooses the edges that are drawn against the flow, so that the rest has no cycle.
enum CycleBreaking {
    /// Returns true for each edge to reverse: a depth-first search in the author's order, from the nodes without incoming edges,
    /// reverses the edges that lead back to a node still being visited. (Gansner et al. 1993, section 2.1.)
    ///
    /// - Parameter edges: the source and target of each edge; loops are left alone.
    static func reversedEdges(nodeCount: Int, edges: [(source: Int, target: Int)]) -> [Bool] {
        var reversed = [Bool](repeating: false, count: edges.count)
        let outgoing = Adjacency(nodeCount: nodeCount, ends: edges.map(\.source))
        var hasIncoming = [Bool](repeating: false, count: nodeCount)
        for edge in edges where edge.source != edge.target { hasIncoming[edge.target] = true }
        // 0 unseen, 1 being visited, 2 done
        var state = [UInt8](repeating: 0, count: nodeCount)
        var stack: [(node: Int, next: Int)] = []

        func visit(_ root: Int) {
            guard state[root] == 0 else { return }
            state[root] = 1
            stack.append((root, outgoing.starts[root]))
            while let (node, next) = stack.last {
                guard next < outgoing.starts[node + 1] else {
                    state[node] = 2
                    stack.removeLast()
                    continue
                }
                stack[stack.count - 1].next = next + 1
                let edge = outgoing.items[next]
                let target = edges[edge].target
                guard target != node else { continue }
                if state[target] == 1 {
                    reversed[edge] = true
                } else if state[target] == 0 {
                    state[target] = 1
                    stack.append((target, outgoing.starts[target]))
                }
            }
        }
        for node in 0..<nodeCount where !hasIncoming[node] { visit(node) }
        for node in 0..<nodeCount { visit(node) }
        return reversed
    }
}

/// Lists of small numbers, one for each node, in two dense arrays.
struct Adjacency: Sendable {
    /// The list of node n is `items[starts[n]..<starts[n + 1]]`.
    let starts: [Int]
    let items: [Int]

    /// - Parameter ends: for each item, in order, the node whose list it joins.
    init(nodeCount: Int, ends: [Int]) {
        var starts = [Int](repeating: 0, count: nodeCount + 1)
        for end in ends { starts[end + 1] += 1 }
        for node in 0..<nodeCount { starts[node + 1] += starts[node] }
        var next = starts
        var items = [Int](repeating: 0, count: ends.count)
        for (item, end) in ends.enumerated() {
            items[next[end]] = item
            next[end] += 1
        }
        self.starts = starts
        self.items = items
    }

    func list(_ node: Int) -> ArraySlice<Int> { items[starts[node]..<starts[node + 1]] }
    /// Returns the start and the end of a node's list in ``items``.
    func bounds(_ node: Int) -> (start: Int, end: Int) { (starts[node], starts[node + 1]) }
    func count(_ node: Int) -> Int { starts[node + 1] - starts[node] }
}
