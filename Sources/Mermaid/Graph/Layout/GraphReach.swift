/// The reachability of nodes and frames by a diagram's edges; an edge to a frame reaches its members too.
struct GraphReach {
    private var targets: [GraphEnd: [GraphEnd]] = [:]
    private var sources: [GraphEnd: [GraphEnd]] = [:]
    private var members: [Int: [GraphEnd]] = [:]

    init(_ graph: DiagramGraph) {
        // Only diagrams with edges to frames need this.
        func isFrame(_ end: GraphEnd) -> Bool { if case .frame = end { true } else { false } }
        guard graph.edges.contains(where: { isFrame($0.source) || isFrame($0.target) }) else { return }
        for edge in graph.edges {
            targets[edge.source, default: []].append(edge.target)
            sources[edge.target, default: []].append(edge.source)
        }
        for (index, node) in graph.nodes.enumerated() { members[node.frame, default: []].append(.node(index)) }
        for (index, frame) in graph.frames.enumerated() { members[frame.parent, default: []].append(.frame(index)) }
    }

    /// Returns everything that an end leads to, or everything that leads to it.
    func ends(from start: GraphEnd, forwards: Bool) -> Set<GraphEnd> {
        var found: Set<GraphEnd> = []
        var waiting: [GraphEnd] = []
        func add(_ end: GraphEnd) {
            guard found.insert(end).inserted else { return }
            waiting.append(end)
            guard case .frame(let frame) = end else { return }
            for member in members[frame] ?? [] where found.insert(member).inserted { waiting.append(member) }
        }
        add(start)
        while let end = waiting.popLast() {
            for next in (forwards ? targets : sources)[end] ?? [] { add(next) }
        }
        return found
    }
}
