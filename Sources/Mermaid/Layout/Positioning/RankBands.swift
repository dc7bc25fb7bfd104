/// Places the ranks along the flow: each takes a band as high as its highest item.
struct RankBands {
    struct Band {
        var start: Double
        var end: Double
        var middle: Double { (start + end) / 2 }
    }

    private(set) var bands: [Band] = []
    /// The start and end of each cluster along the flow.
    private(set) var clusterSpans: [(start: Double, end: Double)] = []
    private(set) var height = 0.0
    /// The stretch below each rank that is free of frames.
    private(set) var clearings: [Band] = []
    private let lanes: [Int]

    /// - Parameters:
    ///   - x: the x of each item; ranks stand a little farther apart if edges run far to the side.
    ///   - lanes: the number of lanes below each rank; empty for none.
    init(_ graph: LayeredGraph, _ ranked: RankedItems, x: [Double], lanes: [Int] = []) {
        self.lanes = lanes
        let drifts = Self.drifts(ranked, x)
        let clusters = graph.clusters
        // The room for frames before a cluster's first rank and behind its last, inner frames included.
        var roomBefore = [Double](repeating: 0, count: clusters.count)
        var roomBehind = roomBefore
        var extra = roomBefore
        for _ in 0..<3 {
            Self.measureRooms(graph, ranked, extra, &roomBefore, &roomBehind)
            layOut(graph, ranked, roomBefore, roomBehind, drifts)
            guard widen(clusters, &extra) else { return }
        }
    }

    private static func measureRooms(
        _ graph: LayeredGraph,
        _ ranked: RankedItems,
        _ extra: [Double],
        _ roomBefore: inout [Double],
        _ roomBehind: inout [Double]
    ) {
        let clusters = graph.clusters
        for cluster in clusters.indices {
            roomBefore[cluster] = 0
            roomBehind[cluster] = 0
        }
        for cluster in clusters.indices.reversed() {
            roomBefore[cluster] += clusters[cluster].paddingStart + extra[cluster] / 2
            roomBehind[cluster] += clusters[cluster].paddingEnd + extra[cluster] / 2
            let parent = clusters[cluster].parent
            guard parent >= 0 else { continue }
            if ranked.clusterRanks[parent].lowerBound == ranked.clusterRanks[cluster].lowerBound {
                roomBefore[parent] = max(roomBefore[parent], roomBefore[cluster])
            }
            if ranked.clusterRanks[parent].upperBound == ranked.clusterRanks[cluster].upperBound {
                roomBehind[parent] = max(roomBehind[parent], roomBehind[cluster])
            }
        }
    }

    private static let mostExtra = 24.0
    private static let driftShare = 0.16

    /// Returns the farthest sideways distance of any edge below each rank.
    private static func drifts(_ ranked: RankedItems, _ x: [Double]) -> [Double] {
        var drifts = [Double](repeating: 0, count: ranked.ranks.count)
        for segment in ranked.segments where segment.edge >= 0 {
            let rank = ranked.items[segment.upper].rank
            drifts[rank] = max(drifts[rank], abs(x[segment.upper] - x[segment.lower]))
        }
        return drifts
    }

    private mutating func layOut(
        _ graph: LayeredGraph,
        _ ranked: RankedItems,
        _ roomBefore: [Double],
        _ roomBehind: [Double],
        _ drifts: [Double]
    ) {
        let count = ranked.ranks.count
        var before = [Double](repeating: 0, count: count)
        var behind = before
        for (cluster, span) in ranked.clusterRanks.enumerated() {
            before[span.lowerBound] = max(before[span.lowerBound], roomBefore[cluster])
            behind[span.upperBound] = max(behind[span.upperBound], roomBehind[cluster])
        }
        bands.removeAll()
        clearings.removeAll()
        var y = 0.0
        for rank in 0..<count {
            if rank == 0 {
                y += before[0]
            } else {
                let start = y
                y += gap(
                    graph,
                    ranked,
                    rank - 1,
                    behind: behind[rank - 1],
                    before: before[rank],
                    drift: drifts[rank - 1]
                )
                clearings.append(Band(start: start + behind[rank - 1], end: y - before[rank]))
            }
            let size = ranked.ranks[rank].reduce(0) { max($0, ranked.items[$1].height) }
            bands.append(Band(start: y, end: y + size))
            y += size
        }
        height = y + (behind.last ?? 0)
        clusterSpans = ranked.clusterRanks.enumerated().map { cluster, span in
            (bands[span.lowerBound].start - roomBefore[cluster], bands[span.upperBound].end + roomBehind[cluster])
        }
    }

    private func gap(
        _ graph: LayeredGraph,
        _ ranked: RankedItems,
        _ rank: Int,
        behind: Double,
        before: Double,
        drift: Double
    ) -> Double {
        let spacing = graph.spacing
        let isBetweenNodes = ranked.holdsNodes[rank] && ranked.holdsNodes[rank + 1]
        let plain: Double
        if isBetweenNodes {
            plain = spacing.rank
        } else {
            let labelRank = ranked.holdsNodes[rank] ? rank + 1 : rank
            let hasLabels = ranked.ranks[labelRank].contains { ranked.items[$0].kind == .label }
            plain = hasLabels ? spacing.labelToRank : spacing.rank / 2
        }
        let wide = min(plain + Self.mostExtra, Self.driftShare * drift)
        let count = lanes.isEmpty ? 0 : lanes[rank]
        let laned = count > 0 ? Double(count - 1) * EdgeLanes.spacing + 2 * EdgeLanes.margin : 0
        guard behind > 0 || before > 0 else { return max(plain, wide, laned) }
        return max(plain, wide, behind + before + max(spacing.cluster, laned - 10))
    }

    /// Returns the y of a lane below a rank: lanes stand evenly apart around the middle of the clearing.
    func y(ofLane lane: Int, below rank: Int) -> Double {
        let clearing = clearings[rank]
        let last = Double(lanes[rank] - 1)
        guard last > 0 else { return clearing.middle }
        let step = min(1.5 * EdgeLanes.spacing, (clearing.end - clearing.start - 20) / last)
        return clearing.middle + (Double(lane) - last / 2) * step
    }

    /// Finds clusters shorter than their titles need; returns true if any gets more room.
    private func widen(_ clusters: [LayeredGraph.Cluster], _ extra: inout [Double]) -> Bool {
        var isChanged = false
        for cluster in clusters.indices {
            let missing = clusters[cluster].minimumHeight - (clusterSpans[cluster].end - clusterSpans[cluster].start)
            if missing > 0.5 {
                extra[cluster] += missing
                isChanged = true
            }
        }
        return isChanged
    }
}
