/// Moves single nodes, straight stretches of edges and frames to better places within their room.
struct Straightening {
    let ranked: RankedItems
    let graph: LayeredGraph
    let spacing: ItemSpacing
    let units: TreeUnits
    var x: [Double]
    /// The number of items that moves of trees may still look at.
    var looks: Int
    /// The items beside each one in its rank, or -1, and its least distance from the left one.
    private let leftItems: [Int]
    private let rightItems: [Int]
    private let distances: [Double]
    /// Groups of items that move together: a node, a label, or a run of passages kept straight.
    private var groups: [[Int]] = []

    private static let rounds = 8

    static func improve(
        _ positions: [Double],
        _ ranked: RankedItems,
        _ graph: LayeredGraph,
        _ straight: StraightSegments
    ) -> [Double] {
        var straightening = Straightening(positions, ranked, graph, straight)
        straightening.tightenFrames()
        for round in 0..<rounds {
            var moved = straightening.moveGroups(reversed: round % 2 == 1)
            moved = max(moved, straightening.moveTrees())
            straightening.tightenFrames()
            if moved < 0.5 { break }
        }
        return straightening.x
    }

    private init(
        _ positions: [Double],
        _ ranked: RankedItems,
        _ graph: LayeredGraph,
        _ straight: StraightSegments
    ) {
        self.ranked = ranked
        self.graph = graph
        spacing = ItemSpacing(graph)
        units = TreeUnits(ranked, graph)
        looks = Self.mostLooks * ranked.items.count
        x = positions
        distances = spacing.distances(ranked)
        var leftItems = [Int](repeating: -1, count: ranked.items.count)
        var rightItems = leftItems
        for items in ranked.ranks {
            for (left, right) in zip(items, items.dropFirst()) {
                leftItems[right] = left
                rightItems[left] = right
            }
        }
        self.leftItems = leftItems
        self.rightItems = rightItems
        collectGroups(straight)
    }

    private mutating func collectGroups(_ straight: StraightSegments) {
        for items in ranked.ranks {
            for item in items where !units.isGoverned[item] {
                switch ranked.items[item].kind {
                case .leftFrame, .rightFrame: continue
                case .node: groups.append([item])
                case .passage, .label:
                    // A run is collected from its uppermost item.
                    if let segment = ranked.above.list(item).first, isAligned(segment, straight) { continue }
                    var run = [item]
                    var current = item
                    while let segment = ranked.below.list(current).first, isAligned(segment, straight) {
                        current = ranked.segments[segment].lower
                        run.append(current)
                    }
                    groups.append(run)
                }
            }
        }
    }

    private func isAligned(_ segment: Int, _ straight: StraightSegments) -> Bool {
        let value = ranked.segments[segment]
        return straight.isInner[segment] && abs(x[value.upper] - x[value.lower]) < 0.01
    }

    // MARK: Moving

    private mutating func moveGroups(reversed: Bool) -> Double {
        var farthest = 0.0
        for index in groups.indices {
            let group = groups[reversed ? groups.count - 1 - index : index]
            guard let wish = wish(of: group) else { continue }
            let room = room(of: group)
            guard room.lowerBound <= room.upperBound else { continue }
            let target = min(max(wish, room.lowerBound), room.upperBound)
            let first = x[group[0]]
            farthest = max(farthest, abs(target - first))
            for item in group { x[item] = target }
        }
        return farthest
    }

    /// Returns the mean place of the group's neighbours, or of those above alone; nil without neighbours.
    func wish(of group: [Int], isUpwardsOnly: Bool = false) -> Double? {
        var sum = 0.0
        var weight = 0.0
        func add(_ item: Int, _ segment: Int, isAbove: Bool) {
            let edge = ranked.segments[segment].edge
            // The upper end of an edge is its source, unless the edge runs against the flow.
            let upper = ranked.isReversed[edge] ? graph.edges[edge].targetPort : graph.edges[edge].sourcePort
            let lower = ranked.isReversed[edge] ? graph.edges[edge].sourcePort : graph.edges[edge].targetPort
            var shift = 0.0
            if ranked.items[item].kind == .node { shift += (isAbove ? upper : lower) ?? 0 }
            if ranked.items[group[0]].kind == .node { shift -= (isAbove ? lower : upper) ?? 0 }
            let isStraight = ranked.items[item].kind != .node
            let value = (isStraight ? 2.0 : 1.0) * Double(graph.edges[ranked.segments[segment].edge].weight)
            sum += (x[item] + shift) * value
            weight += value
        }
        if let first = group.first {
            for index in ranked.above.starts[first]..<ranked.above.starts[first + 1] {
                let segment = ranked.above.items[index]
                if ranked.segments[segment].edge >= 0 { add(ranked.segments[segment].upper, segment, isAbove: true) }
            }
        }
        if let last = group.last, !isUpwardsOnly {
            for index in ranked.below.starts[last]..<ranked.below.starts[last + 1] {
                let segment = ranked.below.items[index]
                if ranked.segments[segment].edge >= 0 { add(ranked.segments[segment].lower, segment, isAbove: false) }
            }
        }
        return weight > 0 ? sum / weight : nil
    }

    func room(of group: [Int]) -> ClosedRange<Double> {
        var least = -Double.infinity
        var most = Double.infinity
        for item in group {
            let (left, right) = (leftItems[item], rightItems[item])
            if left >= 0 { least = max(least, x[left] + distances[item]) }
            if right >= 0 { most = min(most, x[right] - distances[right]) }
        }
        return least <= most ? least...most : x[group[0]]...x[group[0]]
    }

    // MARK: Frames

    /// Moves every cluster's frames closer to its content, inner clusters first.
    private mutating func tightenFrames() {
        for cluster in ranked.frames.indices.reversed() {
            let frame = ranked.frames[cluster]
            var left = Double.infinity
            var right = -Double.infinity
            for (item, mate) in zip(frame.left, frame.right) {
                let rank = ranked.ranks[ranked.items[item].rank]
                let next = rank[ranked.position[item] + 1]
                guard next != mate else { continue }
                let previous = rank[ranked.position[mate] - 1]
                left = min(left, x[next] - spacing.distance(ranked.items[item], ranked.items[next]))
                right = max(right, x[previous] + spacing.distance(ranked.items[previous], ranked.items[mate]))
            }
            guard left.isFinite, right.isFinite, let first = frame.left.first, let last = frame.right.first else {
                continue
            }
            var missing = graph.clusters[cluster].minimumWidth - (right - left)
            if missing > 0 {
                let roomLeft = left - x[first]
                let roomRight = x[last] - right
                let toLeft = min(roomLeft, max(missing / 2, missing - roomRight))
                left -= max(0, toLeft)
                missing -= max(0, toLeft)
                right += missing
            }
            for item in frame.left { x[item] = left }
            for item in frame.right { x[item] = right }
        }
    }
}
