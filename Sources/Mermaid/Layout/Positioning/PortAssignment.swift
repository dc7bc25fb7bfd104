/// The ports of edges at the sides of their nodes: in the order of their other ends, a little apart, and straight above the other
/// end if there is room for that.
struct PortAssignment {
    /// The x at the upper end of each edge's chain of segments; ``lower`` has the lower ends.
    private(set) var upper: [Double]
    private(set) var lower: [Double]

    /// One end of an edge at a node's side.
    private struct End {
        var edge: Int
        var isUpperEnd: Bool
        var neighbourX: Double
        var isFixed: Bool
        var slot = 0.0
    }

    private static let spread = 26.0

    init(_ graph: LayeredGraph, _ ranked: RankedItems, _ x: [Double]) {
        upper = [Double](repeating: 0, count: graph.edges.count)
        lower = upper
        for node in graph.nodes.indices {
            assign(graph, ranked, x, node, isStart: false)
            assign(graph, ranked, x, node, isStart: true)
        }
        for _ in 0..<2 {
            for node in graph.nodes.indices {
                straighten(graph, ranked, x, node, isStart: false)
                straighten(graph, ranked, x, node, isStart: true)
            }
        }
    }

    private func ends(
        _ graph: LayeredGraph,
        _ ranked: RankedItems,
        _ x: [Double],
        _ node: Int,
        isStart: Bool
    ) -> [End] {
        let list = isStart ? ranked.above.list(node) : ranked.below.list(node)
        return list.map { segment in
            let value = ranked.segments[segment]
            let other = isStart ? value.upper : value.lower
            var neighbour = x[other]
            if ranked.items[other].kind == .node { neighbour = isStart ? upper[value.edge] : lower[value.edge] }
            return End(
                edge: value.edge,
                isUpperEnd: !isStart,
                neighbourX: neighbour,
                isFixed: wishedPort(graph, ranked, value.edge, isUpperEnd: !isStart) != nil,
                slot: isStart ? lower[value.edge] : upper[value.edge]
            )
        }
    }

    private func wishedPort(_ graph: LayeredGraph, _ ranked: RankedItems, _ edge: Int, isUpperEnd: Bool) -> Double? {
        let isSource = isUpperEnd != ranked.isReversed[edge]
        return isSource ? graph.edges[edge].sourcePort : graph.edges[edge].targetPort
    }

    private mutating func set(_ end: End, _ value: Double) {
        if end.isUpperEnd { upper[end.edge] = value } else { lower[end.edge] = value }
    }

    /// Assigns ports evenly apart around the middle, in the order of the other ends.
    private mutating func assign(
        _ graph: LayeredGraph,
        _ ranked: RankedItems,
        _ x: [Double],
        _ node: Int,
        isStart: Bool
    ) {
        let list = isStart ? ranked.above.list(node) : ranked.below.list(node)
        guard !list.isEmpty else { return }
        var segments = Array(list)
        func isBefore(_ first: Int, _ second: Int) -> Bool {
            let a = isStart ? ranked.segments[first].upper : ranked.segments[first].lower
            let b = isStart ? ranked.segments[second].upper : ranked.segments[second].lower
            if a != b { return ranked.position[a] < ranked.position[b] }
            return ranked.segments[first].edge < ranked.segments[second].edge
        }
        // Most segments are already in order.
        if zip(segments, segments.dropFirst()).contains(where: { isBefore($1, $0) }) { segments.sort(by: isBefore) }
        let reach = graph.nodes[node].portReach
        let gap = segments.count > 1 ? min(Self.spread, 2 * reach / Double(segments.count - 1)) : 0
        var ends: [(edge: Int, x: Double)] = []
        var hasWish = false
        for (index, segment) in segments.enumerated() {
            let edge = ranked.segments[segment].edge
            var offset = (Double(index) - Double(segments.count - 1) / 2) * gap
            if let port = wishedPort(graph, ranked, edge, isUpperEnd: !isStart) {
                offset = min(max(port, -reach), reach)
                hasWish = true
            }
            ends.append((edge, x[node] + offset))
        }
        if hasWish { Self.separate(&ends, within: (x[node] - reach)...(x[node] + reach)) }
        for end in ends {
            if isStart { lower[end.edge] = end.x } else { upper[end.edge] = end.x }
        }
    }

    /// Keeps ends a little apart that want nearly the same port.
    private static func separate(_ ends: inout [(edge: Int, x: Double)], within range: ClosedRange<Double>) {
        guard ends.count > 1 else { return }
        ends.sort { $0.x < $1.x }
        let gap = min(12, (range.upperBound - range.lowerBound) / Double(ends.count - 1))
        for index in ends.indices.dropFirst() { ends[index].x = max(ends[index].x, ends[index - 1].x + gap) }
        let excess = ends[ends.count - 1].x - range.upperBound
        guard excess > 0 else { return }
        ends[ends.count - 1].x = range.upperBound
        for index in ends.indices.dropLast().reversed() { ends[index].x = min(ends[index].x, ends[index + 1].x - gap) }
    }

    /// Moves ends to stand straight above their other ends, as far as order and distances allow.
    private mutating func straighten(
        _ graph: LayeredGraph,
        _ ranked: RankedItems,
        _ x: [Double],
        _ node: Int,
        isStart: Bool
    ) {
        var ends = ends(graph, ranked, x, node, isStart: isStart)
        guard !ends.isEmpty else { return }
        if ends.count > 1 { ends.sort { $0.slot < $1.slot } }
        let reach = graph.nodes[node].portReach
        for index in ends.indices where !ends[index].isFixed {
            let wish = ends[index].neighbourX
            guard abs(wish - x[node]) <= reach, abs(wish - ends[index].slot) > 0.01 else { continue }
            if index > 0, wish < ends[index - 1].slot + graph.spacing.port { continue }
            if index + 1 < ends.count, wish > ends[index + 1].slot - graph.spacing.port { continue }
            ends[index].slot = wish
            set(ends[index], wish)
        }
    }

    // MARK: Moving

    /// Returns true if an end may stand at another place: on its node's side, in the same order, and by a gap apart from
    /// the others.
    func canMove(
        _ edge: Int,
        isUpperEnd: Bool,
        to place: Double,
        by gap: Double,
        _ graph: LayeredGraph,
        _ ranked: RankedItems,
        _ x: [Double]
    ) -> Bool {
        guard wishedPort(graph, ranked, edge, isUpperEnd: isUpperEnd) == nil else { return false }
        let chain = ranked.chains[edge]
        guard let node = isUpperEnd ? chain.first : chain.last else { return false }
        guard abs(place - x[node]) <= graph.nodes[node].portReach else { return false }
        let own = isUpperEnd ? upper[edge] : lower[edge]
        for segment in isUpperEnd ? ranked.below.list(node) : ranked.above.list(node) {
            let other = ranked.segments[segment].edge
            guard other != edge else { continue }
            let port = isUpperEnd ? upper[other] : lower[other]
            let isKept = port < own ? place >= port + gap : place <= port - gap
            guard isKept else { return false }
        }
        return true
    }

    mutating func move(_ edge: Int, isUpperEnd: Bool, to place: Double) {
        if isUpperEnd { upper[edge] = place } else { lower[edge] = place }
    }
}
