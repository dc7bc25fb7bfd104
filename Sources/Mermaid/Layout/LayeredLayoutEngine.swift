/// The layered layout: ranks, order, places, routes. (Sugiyama, Tagawa, Toda 1981.)
enum LayeredLayoutEngine {
    /// The largest number of places that edges take on their way through ranks; more do not fit into memory and time.
    static let mostPassages = 150_000

    /// - Parameter order: the order of each rank's items from a graph with the same nodes, edges and clusters, whatever their
    ///   sizes; nil to compute it. Afterwards it holds the computed order, unless sizes have a say in it.
    /// - Returns: the layout; nil if the edges are too many and too long.
    static func layOut(_ graph: LayeredGraph, order: inout [[Int]]?) -> LayeredLayout? {
        guard !graph.nodes.isEmpty else {
            return LayeredLayout(
                nodes: [],
                clusters: graph.clusters.map { _ in Rect(minX: 0, minY: 0, maxX: 0, maxY: 0) },
                edges: graph.edges.map { _ in [] },
                labels: graph.edges.map { _ in nil },
                size: Size(width: 0, height: 0)
            )
        }
        let assignment = RankAssignment(graph)
        var passages = 0
        for edge in graph.edges { passages += abs(assignment.ranks[edge.source] - assignment.ranks[edge.target]) }
        guard passages <= mostPassages else { return nil }
        var ranked = RankedItems(graph, assignment)
        if let order {
            ranked.arrange(order)
        } else {
            CrossingReduction.order(&ranked, graph)
            if !graph.hasPortWishes { order = ranked.ranks }
        }
        let segments = StraightSegments(ranked)
        let rough = BrandesKopf.positions(ranked, graph, segments)
        let straight = Straightening.improve(rough, ranked, graph, segments)
        let x = TitleRoom.make(straight, ranked, graph)
        let ports = PortAssignment(graph, ranked, x)
        var bands = RankBands(graph, ranked, x: x)
        let clearing = PortClearing(graph, ranked, x, ports, bands)
        let lanes = clearing.lanes
        if lanes.counts.contains(where: { $0 > 0 }) { bands = RankBands(graph, ranked, x: x, lanes: lanes.counts) }
        return EdgeRouting.route(graph, ranked, x: x, ports: clearing.ports, bands: bands, lanes: lanes)
    }
}
