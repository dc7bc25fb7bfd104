/// The piece of an edge between two ranks, from its x at the upper one to its x at the lower one.
struct LanePiece {
    let segment: Int
    let edge: Int
    private(set) var upper: Double
    private(set) var lower: Double
    /// The nodes of its edge.
    let ends: (Int, Int)

    var least: Double { min(upper, lower) }
    var most: Double { max(upper, lower) }
    var width: Double { abs(upper - lower) }

    mutating func move(_ isUpperEnd: Bool, to place: Double) {
        if isUpperEnd { upper = place } else { lower = place }
    }

    /// Returns the crossings with a piece whose lane is below this one's: one for each end within the other's stretch.
    func crossings(_ below: LanePiece) -> Int {
        var count = 0
        if below.upper > least, below.upper < most { count += 1 }
        if lower > below.least, lower < below.most { count += 1 }
        return count
    }

    /// Returns the pieces below each rank.
    static func pieces(
        _ graph: LayeredGraph,
        _ ranked: RankedItems,
        _ x: [Double],
        _ ports: PortAssignment
    ) -> [[LanePiece]] {
        var pieces = [[LanePiece]](repeating: [], count: ranked.ranks.count)
        for (index, segment) in ranked.segments.enumerated() where segment.edge >= 0 {
            let edge = graph.edges[segment.edge]
            let isFirst = ranked.items[segment.upper].kind == .node
            let isLast = ranked.items[segment.lower].kind == .node
            pieces[ranked.items[segment.upper].rank].append(
                LanePiece(
                    segment: index,
                    edge: segment.edge,
                    upper: isFirst ? ports.upper[segment.edge] : x[segment.upper],
                    lower: isLast ? ports.lower[segment.edge] : x[segment.lower],
                    ends: (edge.source, edge.target)
                )
            )
        }
        return pieces
    }
}
