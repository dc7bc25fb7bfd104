/// The layered layout: ranks, order, places, routes. (Sugiyama, Tagawa, Toda 1981.)
enum LayeredLayoutEngine {
    static func layOut(_ graph: LayeredGraph) -> LayeredLayout {
        guard !graph.nodes.isEmpty else {
            return LayeredLayout(
                nodes: [],
                clusters: graph.clusters.map { _ in Rect(minX: 0, minY: 0, maxX: 0, maxY: 0) },
                edges: graph.edges.map { _ in [] },
                labels: graph.edges.map { _ in nil },
                size: Size(width: 0, height: 0)
            )
        }
        var ranked = RankedItems(graph, RankAssignment(graph))
        CrossingReduction.order(&ranked, graph)
        let rough = BrandesKopf.positions(ranked, graph)
        let x = Straightening.improve(rough, ranked, graph)
        let bands = RankBands(graph, ranked, x: x)
        return EdgeRouting.route(graph, ranked, x: x, bands: bands)
    }
}
