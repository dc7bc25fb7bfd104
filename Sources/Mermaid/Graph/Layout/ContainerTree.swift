/// Which frames lie in which, which of them are laid out on their own, and in what direction.
///
/// A frame is laid out on its own, as one box of what is around it, when no edge joins its inside with the outside,
/// or when its direction is not that of its surroundings. All others are clusters of the layout around them, so that
/// edges reach their inner nodes straight.
struct ContainerTree {
    /// For each frame the one around it, or -1.
    private(set) var parent: [Int]
    /// For each node the innermost frame around it, or -1.
    private(set) var clusterOfNode: [Int]
    /// Distance from the outside: 0 for outermost frames.
    private(set) var depth: [Int]
    /// Whether a frame is laid out on its own.
    private(set) var isSeparate: [Bool]
    /// The direction in which a frame's inside flows.
    private(set) var direction: [FlowDirection]
    /// Frames, outer ones first; among equals in Mermaid's order.
    private(set) var order: [Int]
    /// Frames that nest deeper than this are not laid out; so deep they get only by naming one another.
    private static let deepest = 200
    private(set) var isTooDeep = false

    init(_ graph: DiagramGraph) {
        let count = graph.frames.count
        parent = graph.frames.map(\.parent)
        clusterOfNode = graph.nodes.map(\.frame)
        depth = [Int](repeating: 0, count: count)
        isSeparate = [Bool](repeating: false, count: count)
        direction = [FlowDirection](repeating: graph.direction, count: count)
        order = []
        guard count > 0 else { return }
        for index in 0..<count {
            var current = parent[index]
            while current >= 0, depth[index] <= Self.deepest {
                depth[index] += 1
                current = parent[current]
            }
            isTooDeep = isTooDeep || depth[index] > Self.deepest
        }
        guard !isTooDeep else { return }
        order = (0..<count).sorted { (depth[$0], $0) < (depth[$1], $1) }
        decide(graph)
    }

    /// The frame an edge's end lies in, and whether the end is a frame itself.
    func place(of end: GraphEnd) -> (cluster: Int, isFrame: Bool) {
        switch end {
        case .frame(let frame): (frame, true)
        case .node(let node): (clusterOfNode[node], false)
        case .nothing: (-1, false)
        }
    }

    private mutating func decide(_ graph: DiagramGraph) {
        // How many edges join a frame's inside with its outside, and how many end at the frame itself.
        var crossing = [Int](repeating: 0, count: parent.count)
        var touching = crossing
        for edge in graph.edges {
            let source = place(of: edge.source)
            let target = place(of: edge.target)
            if source.isFrame { touching[source.cluster] += 1 }
            if target.isFrame { touching[target.cluster] += 1 }
            let around = surroundings(source.isFrame ? parent[source.cluster] : source.cluster)
            let other = surroundings(target.isFrame ? parent[target.cluster] : target.cluster)
            for cluster in around where !other.contains(cluster) { crossing[cluster] += 1 }
            for cluster in other where !around.contains(cluster) { crossing[cluster] += 1 }
        }
        for cluster in order {
            let outer = parent[cluster] < 0 ? graph.direction : direction[parent[cluster]]
            if let own = graph.frames[cluster].direction {
                direction[cluster] = own
                isSeparate[cluster] = crossing[cluster] == 0 || own != outer
            } else {
                let isAlone = crossing[cluster] == 0
                let isTurned = isAlone && touching[cluster] == 0 && graph.turnsLoneFrames
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

    /// The nearest frame around a place that is laid out on its own, or -1 for the whole diagram.
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
