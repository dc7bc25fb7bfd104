/// Widens clusters so that their titles have room beside the edges that enter through the title's side.
struct TitleRoom {
    private let ranked: RankedItems
    private let graph: LayeredGraph
    private let spacing: ItemSpacing
    private var x: [Double]

    /// The distance between a title and an edge beside it, and between a title and its frame.
    private static let margin = 8.0
    /// The most, in pixels, by which a cluster grows.
    private static let most = 130.0

    static func make(_ positions: [Double], _ ranked: RankedItems, _ graph: LayeredGraph) -> [Double] {
        guard graph.clusters.contains(where: { $0.minimumWidth > 0 }) else { return positions }
        var room = TitleRoom(ranked: ranked, graph: graph, spacing: ItemSpacing(graph), x: positions)
        for cluster in graph.clusters.indices.reversed() where graph.clusters[cluster].minimumWidth > 0 {
            room.widen(cluster)
        }
        return room.x
    }

    private mutating func widen(_ cluster: Int) {
        let value = graph.clusters[cluster]
        guard let left = ranked.frames[cluster].left.first, let right = ranked.frames[cluster].right.first else {
            return
        }
        let entries = entries(of: cluster, atStart: value.paddingStart >= value.paddingEnd)
        guard let first = entries.min(), let last = entries.max() else { return }
        let needed = value.minimumWidth - value.paddingLeft - value.paddingRight + 2 * Self.margin
        let missingLeft = needed - (first - x[left])
        let missingRight = needed - (x[right] - last)
        guard missingLeft > 0, missingRight > 0 else { return }
        let canLeft = missingLeft <= min(Self.most, roomBeside(cluster, isLeft: true))
        let canRight = missingRight <= min(Self.most, roomBeside(cluster, isLeft: false))
        if canLeft, !canRight || missingLeft <= missingRight {
            move(cluster, isLeft: true, by: -missingLeft)
        } else if canRight {
            move(cluster, isLeft: false, by: missingRight)
        }
    }

    /// Returns the positions at which edges from outside enter the cluster's first rank, or its last.
    private func entries(of cluster: Int, atStart: Bool) -> [Double] {
        let span = ranked.clusterRanks[cluster]
        let rank = atStart ? span.lowerBound : span.upperBound
        let items = ranked.ranks[rank]
        let range = span.lowerBound
        let from = ranked.position[ranked.frames[cluster].left[rank - range]]
        let to = ranked.position[ranked.frames[cluster].right[rank - range]]
        var result: [Double] = []
        guard from + 1 < to else { return result }
        for place in (from + 1)..<to {
            let item = items[place]
            let list = atStart ? ranked.above.list(item) : ranked.below.list(item)
            for segment in list where ranked.segments[segment].edge >= 0 {
                let other = atStart ? ranked.segments[segment].upper : ranked.segments[segment].lower
                // The edge enters between the two places, nearer to the inner one.
                result.append(x[item] * 0.8 + x[other] * 0.2)
                result.append(x[item])
            }
        }
        return result
    }

    /// Returns the distance that a frame can move outwards; the frames around it move along.
    private func roomBeside(_ cluster: Int, isLeft: Bool) -> Double {
        var room = Double.infinity
        let frames = isLeft ? ranked.frames[cluster].left : ranked.frames[cluster].right
        for item in frames {
            let rank = ranked.ranks[ranked.items[item].rank]
            let place = ranked.position[item] + (isLeft ? -1 : 1)
            guard rank.indices.contains(place) else { continue }
            let other = rank[place]
            let (first, second) = isLeft ? (other, item) : (item, other)
            var slack = x[second] - x[first] - spacing.distance(ranked.items[first], ranked.items[second])
            if ranked.items[other].kind == ranked.items[item].kind {
                slack += roomBeside(ranked.items[other].owner, isLeft: isLeft)
            }
            room = min(room, max(0, slack))
        }
        return room
    }

    private mutating func move(_ cluster: Int, isLeft: Bool, by shift: Double) {
        let frames = isLeft ? ranked.frames[cluster].left : ranked.frames[cluster].right
        for item in frames { x[item] += shift }
        let parent = graph.clusters[cluster].parent
        guard parent >= 0 else { return }
        let outer = isLeft ? ranked.frames[parent].left : ranked.frames[parent].right
        guard let own = frames.first, let around = outer.first else { return }
        let value = graph.clusters[parent]
        let missing =
            isLeft ? x[around] + value.paddingLeft - x[own] : x[own] + value.paddingRight - x[around]
        if missing > 0 { move(parent, isLeft: isLeft, by: isLeft ? -missing : missing) }
    }
}
