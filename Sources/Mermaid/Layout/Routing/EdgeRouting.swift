/// Turns places of items into stretches of edges, and everything into a drawing that begins at 0, 0.
enum EdgeRouting {
    static func route(
        _ graph: LayeredGraph,
        _ ranked: RankedItems,
        x: [Double],
        ports: PortAssignment,
        bands: RankBands,
        lanes: EdgeLanes
    ) -> LayeredLayout {
        var laneOf = [[Double?]](repeating: [], count: graph.edges.count)
        for (index, segment) in ranked.segments.enumerated() where segment.edge >= 0 {
            let rank = ranked.items[segment.upper].rank
            laneOf[segment.edge].append(lanes.lane[index] < 0 ? nil : bands.y(ofLane: lanes.lane[index], below: rank))
        }
        var edges: [[LayeredLayout.Stretch]] = []
        edges.reserveCapacity(graph.edges.count)
        var labels: [Point?] = []
        for index in graph.edges.indices {
            edges.append(stretches(of: index, graph, ranked, x, bands, ports, laneOf[index]))
            labels.append(label(of: index, graph, ranked, x, bands))
        }
        var nodes: [Point] = []
        for index in graph.nodes.indices {
            nodes.append(Point(x: x[index], y: bands.bands[ranked.items[index].rank].middle))
        }
        var clusters: [Rect] = []
        for (cluster, span) in bands.clusterSpans.enumerated() {
            let left = ranked.frames[cluster].left.first.map { x[$0] } ?? 0
            let right = ranked.frames[cluster].right.first.map { x[$0] } ?? 0
            clusters.append(Rect(minX: left, minY: span.start, maxX: right, maxY: span.end))
        }
        var layout = LayeredLayout(
            nodes: nodes,
            clusters: clusters,
            edges: edges,
            labels: labels,
            size: Size(width: 0, height: bands.height)
        )
        moveToOrigin(&layout, graph, ranked, x)
        return layout
    }

    private static func stretches(
        of index: Int,
        _ graph: LayeredGraph,
        _ ranked: RankedItems,
        _ x: [Double],
        _ bands: RankBands,
        _ ports: PortAssignment,
        _ lanes: [Double?]
    ) -> [LayeredLayout.Stretch] {
        let chain = ranked.chains[index]
        guard let first = chain.first, let last = chain.last else { return [] }
        var result: [LayeredLayout.Stretch] = []
        result.reserveCapacity(chain.count)
        let upperBand = bands.bands[ranked.items[first].rank]
        result.append(
            LayeredLayout.Stretch(
                x: ports.upper[index],
                startY: upperBand.middle + graph.nodes[first].height / 2,
                endY: upperBand.end,
                least: x[first] - graph.nodes[first].width / 2 - endMargin,
                most: x[first] + graph.nodes[first].width / 2 + endMargin
            )
        )
        for item in chain.dropFirst().dropLast() {
            let band = bands.bands[ranked.items[item].rank]
            var stretch = LayeredLayout.Stretch(
                x: x[item],
                startY: band.start,
                endY: band.end,
                least: x[item],
                most: x[item]
            )
            if ranked.items[item].kind == .label {
                // The label covers the edge, which may slant as far as the label is wide.
                stretch.least = x[item] - ranked.items[item].left - 4
                stretch.most = x[item] + ranked.items[item].right + 4
            } else {
                findCorridor(&stretch, item, ranked, x)
            }
            result.append(stretch)
        }
        let lowerBand = bands.bands[ranked.items[last].rank]
        result.append(
            LayeredLayout.Stretch(
                x: ports.lower[index],
                startY: lowerBand.start,
                endY: lowerBand.middle - graph.nodes[last].height / 2,
                least: x[last] - graph.nodes[last].width / 2 - endMargin,
                most: x[last] + graph.nodes[last].width / 2 + endMargin
            )
        )
        guard ranked.isReversed[index] else {
            for (place, lane) in lanes.enumerated() { result[place].lane = lane }
            return result
        }
        result = result.reversed().map {
            LayeredLayout.Stretch(x: $0.x, startY: $0.endY, endY: $0.startY, least: $0.least, most: $0.most)
        }
        for (place, lane) in lanes.reversed().enumerated() { result[place].lane = lane }
        return result
    }

    /// The distance, in pixels, that an edge may drift beyond its node's sides while it is beside the node's band.
    private static let endMargin = 8.0
    private static let boxMargin = 9.0

    /// Sets the range of a stretch: half the way to the edges beside it, and up to a margin from boxes and frames.
    private static func findCorridor(
        _ stretch: inout LayeredLayout.Stretch,
        _ item: Int,
        _ ranked: RankedItems,
        _ x: [Double]
    ) {
        let rank = ranked.ranks[ranked.items[item].rank]
        let place = ranked.position[item]
        stretch.least = x[item] - 60
        stretch.most = x[item] + 60
        if place > 0 {
            let left = rank[place - 1]
            let isEdge = ranked.items[left].kind == .passage
            let limit = isEdge ? (x[left] + x[item]) / 2 + 1 : x[left] + ranked.items[left].right + boxMargin
            stretch.least = min(x[item], max(stretch.least, limit))
        }
        if place + 1 < rank.count {
            let right = rank[place + 1]
            let isEdge = ranked.items[right].kind == .passage
            let limit = isEdge ? (x[right] + x[item]) / 2 - 1 : x[right] - ranked.items[right].left - boxMargin
            stretch.most = max(x[item], min(stretch.most, limit))
        }
    }

    private static func label(
        of index: Int,
        _ graph: LayeredGraph,
        _ ranked: RankedItems,
        _ x: [Double],
        _ bands: RankBands
    ) -> Point? {
        guard graph.edges[index].label != nil else { return nil }
        for item in ranked.chains[index] where ranked.items[item].kind == .label {
            return Point(x: x[item], y: bands.bands[ranked.items[item].rank].middle)
        }
        return nil
    }

    private static func moveToOrigin(
        _ layout: inout LayeredLayout,
        _ graph: LayeredGraph,
        _ ranked: RankedItems,
        _ x: [Double]
    ) {
        var least = Double.infinity
        var most = -Double.infinity
        for (item, value) in ranked.items.enumerated() {
            least = min(least, x[item] - value.left)
            most = max(most, x[item] + value.right)
        }
        for edge in layout.edges {
            for stretch in edge {
                least = min(least, stretch.x)
                most = max(most, stretch.x)
            }
        }
        for index in layout.nodes.indices { layout.nodes[index].x -= least }
        for index in layout.clusters.indices {
            layout.clusters[index].minX -= least
            layout.clusters[index].maxX -= least
        }
        for index in layout.edges.indices {
            for stretch in layout.edges[index].indices {
                layout.edges[index][stretch].x -= least
                layout.edges[index][stretch].least -= least
                layout.edges[index][stretch].most -= least
            }
        }
        for index in layout.labels.indices { layout.labels[index]?.x -= least }
        layout.size.width = most - least
    }
}
