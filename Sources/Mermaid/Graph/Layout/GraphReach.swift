/// What leads to what in a diagram, by its edges; a frame leads on from each of its members.
struct GraphReach {
    private var targets: [GraphEnd: [GraphEnd]] = [:]
    private var sources: [GraphEnd: [GraphEnd]] = [:]
    private var members: [Int: [GraphEnd]] = [:]

    init(_ graph: DiagramGraph) {
        // Only edges to frames ask for it.
        func isFrame(_ end: GraphEnd) -> Bool { if case .frame = end { true } else { false } }
        guard graph.edges.contains(where: { isFrame($0.source) || isFrame($0.target) }) else { return }
        for edge in graph.edges {
            targets[edge.source, default: []].append(edge.target)
            sources[edge.target, default: []].append(edge.source)
        }
        for (index, node) in graph.nodes.enumerated() { members[node.frame, default: []].append(.node(index)) }
        for (index, frame) in graph.frames.enumerated() { members[frame.parent, default: []].append(.frame(index)) }
    }

    /// What an end leads to, or what leads to it.
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
