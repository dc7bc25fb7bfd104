/// The nesting of frames: their parents, the frames that are laid out on their own, and their directions.
///
/// A frame is laid out on its own, as one box of the layout around it, if no edge joins its inside with the outside, or if its
/// direction differs from that of its surroundings. All others are clusters of the layout around them, so that edges reach their
/// inner nodes straight. A direction that no edge inside follows gives way to edges from outside, as in Mermaid.
struct ContainerTree {
    /// The parent of each frame, or -1.
    private(set) var parent: [Int]
    /// The innermost frame around each node, or -1.
    private(set) var clusterOfNode: [Int]
    /// The depth of each frame: 0 for outermost frames.
    private(set) var depth: [Int]
    /// True for each frame that is laid out on its own.
    private(set) var isSeparate: [Bool]
    /// The direction in which each frame's inside flows.
    private(set) var direction: [FlowDirection]
    /// The frames, outer ones first; equally deep ones in Mermaid's order.
    private(set) var order: [Int]
    /// The deepest nesting that is laid out; only frames that name one another nest deeper.
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

    /// Returns the frame that an edge's end lies in, and true if the end is a frame itself.
    func place(of end: GraphEnd) -> (cluster: Int, isFrame: Bool) {
        switch end {
        case .frame(let frame): (frame, true)
        case .node(let node): (clusterOfNode[node], false)
        case .nothing: (-1, false)
        }
    }

    private mutating func decide(_ graph: DiagramGraph) {
        // The number of edges that join each frame's inside with its outside, and of edges that end at the frame itself.
        var crossing = [Int](repeating: 0, count: parent.count)
        var touching = crossing
        var inside = crossing
        for edge in graph.edges {
            let source = place(of: edge.source)
            let target = place(of: edge.target)
            if source.isFrame { touching[source.cluster] += 1 }
            if target.isFrame { touching[target.cluster] += 1 }
            let around = surroundings(source.isFrame ? parent[source.cluster] : source.cluster)
            let other = surroundings(target.isFrame ? parent[target.cluster] : target.cluster)
            for cluster in around {
                if other.contains(cluster) { inside[cluster] += 1 } else { crossing[cluster] += 1 }
            }
            for cluster in other where !around.contains(cluster) { crossing[cluster] += 1 }
        }
        for cluster in order {
            let outer = parent[cluster] < 0 ? graph.direction : direction[parent[cluster]]
            if let own = graph.frames[cluster].direction, crossing[cluster] == 0 || inside[cluster] > 0 {
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

    /// Returns the nearest separately laid-out frame around a place, or -1 for the whole diagram.
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
