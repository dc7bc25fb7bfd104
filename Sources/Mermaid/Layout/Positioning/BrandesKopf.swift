/// Places the items along their ranks: long edges straight, nodes above the middle of their neighbours.
///
/// Brandes, Köpf: Fast and Simple Horizontal Coordinate Assignment (2002), with extents of items and with the frames of clusters
/// as segments that are always straight. Each of the four layouts keeps every distance, and so does the mean of the two middle
/// ones.
struct BrandesKopf {
    private let ranked: RankedItems
    /// The least distance of each item from its left neighbour.
    private let distances: [Double]
    private let graph: LayeredGraph
    /// True for each segment that must not be aligned, because it crosses one with priority.
    private let isBlocked: [Bool]

    /// - Returns: the x of each item.
    static func positions(_ ranked: RankedItems, _ graph: LayeredGraph, _ straight: StraightSegments) -> [Double] {
        let layout = BrandesKopf(ranked, graph, straight)
        var results: [[Double]] = []
        for fromBelow in [false, true] {
            for fromRight in [false, true] {
                results.append(layout.layout(fromBelow: fromBelow, fromRight: fromRight))
            }
        }
        return layout.middle(of: results)
    }

    private init(_ ranked: RankedItems, _ graph: LayeredGraph, _ straight: StraightSegments) {
        self.ranked = ranked
        self.graph = graph
        distances = ItemSpacing(graph).distances(ranked)
        isBlocked = straight.isBlocked
    }

    // MARK: One of four

    private func layout(fromBelow: Bool, fromRight: Bool) -> [Double] {
        let root = align(fromBelow: fromBelow, fromRight: fromRight)
        return compact(root, fromRight: fromRight)
    }

    /// - Returns: for each item, the first item of the block that it is aligned with.
    private func align(fromBelow: Bool, fromRight: Bool) -> [Int] {
        var root = Array(ranked.items.indices)
        var isTaken = [Bool](repeating: false, count: ranked.items.count)
        let order = fromBelow ? Array(ranked.ranks.indices.reversed()) : Array(ranked.ranks.indices)
        /// The segments to the settled rank, in the order of their far ends.
        var segments: [Int] = []
        func end(_ segment: Int) -> Int { fromBelow ? ranked.segments[segment].lower : ranked.segments[segment].upper }
        let adjacency = fromBelow ? ranked.below : ranked.above
        for rank in order {
            /// The last place that is taken, counted from the side where the layout begins.
            var barrier = -1
            let width = ranked.ranks[rank].count
            let settled = fromBelow ? rank + 1 : rank - 1
            let last = ranked.ranks.indices.contains(settled) ? ranked.ranks[settled].count - 1 : 0
            /// Aligns an item with the far end of a segment if nothing bars it.
            func align(_ item: Int, along segment: Int) -> Bool {
                let other = end(segment)
                let place = fromRight ? last - ranked.position[other] : ranked.position[other]
                guard !isBlocked[segment], !isTaken[other], place > barrier else { return false }
                isTaken[other] = true
                root[item] = root[other]
                barrier = place
                return true
            }
            for offset in 0..<width {
                let item = ranked.ranks[rank][fromRight ? width - 1 - offset : offset]
                let (from, to) = adjacency.bounds(item)
                guard to - from > 1 else {
                    if from < to { _ = align(item, along: adjacency.items[from]) }
                    continue
                }
                segments.removeAll(keepingCapacity: true)
                segments.append(contentsOf: adjacency.items[from..<to])
                segments.sort {
                    let (one, two) = (ranked.position[end($0)], ranked.position[end($1)])
                    return fromRight ? one > two : one < two
                }
                let middle = segments.count / 2
                if segments.count % 2 == 0, align(item, along: segments[middle - 1]) { continue }
                _ = align(item, along: segments[middle])
            }
        }
        return root
    }

    // MARK: Compaction

    /// Pushes blocks as far to one side as distances allow, then draws them back towards their neighbours.
    private func compact(_ root: [Int], fromRight: Bool) -> [Double] {
        let count = ranked.items.count
        var from: [Int] = []
        var to: [Int] = []
        var distance: [Double] = []
        func require(_ left: Int, _ right: Int, _ length: Double) {
            from.append(fromRight ? root[right] : root[left])
            to.append(fromRight ? root[left] : root[right])
            distance.append(length)
        }
        for items in ranked.ranks {
            for (left, right) in zip(items, items.dropFirst()) {
                require(left, right, distances[right])
            }
        }
        for (cluster, frame) in ranked.frames.enumerated() where graph.clusters[cluster].minimumWidth > 0 {
            if let left = frame.left.first, let right = frame.right.first {
                require(left, right, graph.clusters[cluster].minimumWidth)
            }
        }
        let outgoing = Adjacency(nodeCount: count, ends: from)
        var missing = [Int](repeating: 0, count: count)
        for end in to { missing[end] += 1 }
        var order = (0..<count).filter { root[$0] == $0 && missing[$0] == 0 }
        var x = [Double](repeating: 0, count: count)
        var next = 0
        while next < order.count {
            let block = order[next]
            next += 1
            for constraint in outgoing.list(block) {
                let end = to[constraint]
                x[end] = max(x[end], x[block] + distance[constraint])
                missing[end] -= 1
                if missing[end] == 0 { order.append(end) }
            }
        }
        for block in order.reversed() where ranked.items[block].kind != (fromRight ? .rightFrame : .leftFrame) {
            var limit = Double.infinity
            for constraint in outgoing.list(block) { limit = min(limit, x[to[constraint]] - distance[constraint]) }
            if limit.isFinite { x[block] = max(x[block], limit) }
        }
        return (0..<count).map { fromRight ? -x[root[$0]] : x[root[$0]] }
    }

    // MARK: The middle

    /// Lays the four layouts over the narrowest one; each item takes the mean of its two middle places.
    private func middle(of layouts: [[Double]]) -> [Double] {
        var bounds: [(least: Double, most: Double)] = []
        for layout in layouts {
            var least = Double.infinity
            var most = -Double.infinity
            for (item, x) in layout.enumerated() {
                least = min(least, x - ranked.items[item].left)
                most = max(most, x + ranked.items[item].right)
            }
            bounds.append((least, most))
        }
        var narrowest = 0
        for index in bounds.indices
        where bounds[index].most - bounds[index].least < bounds[narrowest].most - bounds[narrowest].least - 1e-9 {
            narrowest = index
        }
        var shifted = layouts
        for index in layouts.indices {
            let fromRight = index % 2 == 1
            let shift =
                fromRight
                ? bounds[narrowest].most - bounds[index].most : bounds[narrowest].least - bounds[index].least
            for item in shifted[index].indices { shifted[index][item] += shift }
        }
        return ranked.items.indices.map { item in
            var (a, b, c, d) = (shifted[0][item], shifted[1][item], shifted[2][item], shifted[3][item])
            if a > b { swap(&a, &b) }
            if c > d { swap(&c, &d) }
            return (max(a, c) + min(b, d)) / 2
        }
    }
}
