/// Sorts the items of one rank by a weight for each, keeping every cluster in one piece and two clusters that share several ranks
/// in the same order on all of them.
struct RankSorter {
    private let clusterParents: [Int]
    private let clusterRanks: [ClosedRange<Int>]
    private let hasClusters: Bool
    /// The entries of all open clusters, the outermost first; kept between calls to reuse its memory.
    private var entries: [Entry] = []
    /// The open clusters: their start in the rank, and the index of their first entry in ``entries``.
    private var open: [(place: Int, entry: Int)] = []
    private var moved: [Int] = []

    init(_ graph: LayeredGraph, _ ranked: RankedItems) {
        clusterParents = graph.clusters.map(\.parent)
        clusterRanks = ranked.clusterRanks
        hasClusters = !graph.clusters.isEmpty
    }

    /// An entry to be placed: an item or a whole cluster.
    private struct Entry {
        /// The index in the rank at which it begins.
        var place: Int
        /// The number of items of the rank that it takes.
        var length: Int
        /// The cluster, or -1 for an item.
        var cluster: Int
        var weight: Double
        /// The number of its items that have a weight.
        var count: Int
    }

    /// - Parameters:
    ///   - weights: the weight of each item; NaN leaves an item at its place.
    ///   - settled: the neighbouring rank that does not move, if any: clusters keep its order.
    mutating func sort(_ ranked: inout RankedItems, _ rank: Int, by weights: [Double], settled: Int?) {
        entries.removeAll(keepingCapacity: true)
        for place in 0..<ranked.ranks[rank].count {
            let item = ranked.ranks[rank][place]
            switch hasClusters ? ranked.items[item].kind : .node {
            case .leftFrame: open.append((place, entries.count))
            case .rightFrame: close(ranked.items[item].cluster, at: place, &ranked, rank, settled)
            default:
                let weight = weights[item]
                entries.append(Entry(place: place, length: 1, cluster: -1, weight: weight, count: weight.isNaN ? 0 : 1))
            }
        }
        arrange(from: 0, at: 0, &ranked, rank, settled)
    }

    /// Arranges the content of a cluster, and makes the cluster an entry of the one around it.
    private mutating func close(
        _ cluster: Int,
        at place: Int,
        _ ranked: inout RankedItems,
        _ rank: Int,
        _ settled: Int?
    ) {
        guard let (start, first) = open.popLast() else { return }
        arrange(from: first, at: start + 1, &ranked, rank, settled)
        var (sum, count) = (0.0, 0)
        for entry in entries[first...] where entry.count > 0 {
            sum += entry.weight * Double(entry.count)
            count += entry.count
        }
        entries.removeSubrange(first...)
        let weight = count > 0 ? sum / Double(count) : 0
        entries.append(
            Entry(place: start, length: place + 1 - start, cluster: cluster, weight: weight, count: count)
        )
    }

    /// Sorts the entries from an index on by weight; entries without a weight keep their places.
    ///
    /// - Parameter place: the index in the rank at which they begin.
    private mutating func arrange(
        from first: Int,
        at place: Int,
        _ ranked: inout RankedItems,
        _ rank: Int,
        _ settled: Int?
    ) {
        var isMoved = false
        if !isArranged(from: first) {
            isMoved = true
            if entries.count - first <= 16 { insert(from: first) } else { order(from: first) }
        }
        if hasClusters, let settled, keepClusterOrder(from: first, ranked, settled) { isMoved = true }
        guard isMoved else { return }
        moved.removeAll(keepingCapacity: true)
        for entry in entries[first...] {
            for offset in 0..<entry.length { moved.append(ranked.ranks[rank][entry.place + offset]) }
        }
        for (offset, item) in moved.enumerated() {
            ranked.ranks[rank][place + offset] = item
            ranked.position[item] = place + offset
        }
    }

    private func isArranged(from first: Int) -> Bool {
        var least = -Double.infinity
        for index in first..<entries.count where entries[index].count > 0 {
            guard entries[index].weight >= least else { return false }
            least = entries[index].weight
        }
        return true
    }

    private mutating func order(from first: Int) {
        let movable = (first..<entries.count).filter { entries[$0].count > 0 }
        // The sort is stable: equal weights keep their order.
        let sorted = movable.sorted {
            entries[$0].weight != entries[$1].weight ? entries[$0].weight < entries[$1].weight : $0 < $1
        }
        let copy = entries
        for (place, source) in zip(movable, sorted) { entries[place] = copy[source] }
    }

    /// Sorts like ``order(from:)``, for a few entries, without new arrays.
    private mutating func insert(from first: Int) {
        for index in first..<entries.count where entries[index].count > 0 {
            let entry = entries[index]
            var place = index
            var before = index - 1
            while before >= first {
                if entries[before].count > 0 {
                    guard entries[before].weight > entry.weight else { break }
                    entries[place] = entries[before]
                    place = before
                }
                before -= 1
            }
            entries[place] = entry
        }
    }

    /// Puts clusters that the settled rank also holds into that rank's order.
    ///
    /// - Returns: true if any moved.
    private mutating func keepClusterOrder(from first: Int, _ ranked: RankedItems, _ settled: Int) -> Bool {
        func settledPosition(_ entry: Entry) -> Int? {
            guard entry.cluster >= 0, clusterRanks[entry.cluster].contains(settled) else { return nil }
            let offset = settled - clusterRanks[entry.cluster].lowerBound
            return ranked.position[ranked.frames[entry.cluster].left[offset]]
        }
        var last = -1
        var isOrdered = true
        for index in first..<entries.count {
            guard let position = settledPosition(entries[index]) else { continue }
            if position < last { isOrdered = false }
            last = position
        }
        guard !isOrdered else { return false }
        let places = (first..<entries.count).filter { settledPosition(entries[$0]) != nil }
        let sorted = places.map { entries[$0] }.sorted {
            (settledPosition($0) ?? 0) < (settledPosition($1) ?? 0)
        }
        for (place, entry) in zip(places, sorted) { entries[place] = entry }
        return true
    }

    // MARK: Gathering

    /// Puts all items in a first order, with each cluster in one piece at the place of its first item.
    func gather(_ ranked: inout RankedItems, in order: [Int]) {
        for rank in ranked.ranks.indices {
            ranked.ranks[rank].sort { order[$0] < order[$1] }
            if hasClusters { gather(&ranked, rank) }
            for (place, item) in ranked.ranks[rank].enumerated() { ranked.position[item] = place }
        }
    }

    private func gather(_ ranked: inout RankedItems, _ rank: Int) {
        /// The content of each cluster, at index 1 + cluster, and of the whole rank, at index 0: items, and -1 - cluster.
        var children = [[Int]](repeating: [], count: clusterParents.count + 1)
        var isPlaced = [Bool](repeating: false, count: clusterParents.count)
        for item in ranked.ranks[rank] {
            let value = ranked.items[item]
            guard value.kind != .rightFrame else { continue }
            var cluster = value.cluster
            while cluster >= 0, !isPlaced[cluster] {
                isPlaced[cluster] = true
                children[clusterParents[cluster] + 1].append(-1 - cluster)
                cluster = clusterParents[cluster]
            }
            if value.kind != .leftFrame { children[value.cluster + 1].append(item) }
        }
        var items: [Int] = []
        items.reserveCapacity(ranked.ranks[rank].count)
        func append(childrenOf list: Int) {
            for reference in children[list] {
                guard reference < 0 else {
                    items.append(reference)
                    continue
                }
                let cluster = -1 - reference
                let offset = rank - clusterRanks[cluster].lowerBound
                items.append(ranked.frames[cluster].left[offset])
                append(childrenOf: cluster + 1)
                items.append(ranked.frames[cluster].right[offset])
            }
        }
        append(childrenOf: 0)
        ranked.ranks[rank] = items
    }
}
