/// Puts the items of one rank in order by a weight for each, keeping every cluster in one piece and two clusters that
/// share several ranks in the same order on all of them.
struct RankSorter {
    private let clusterParents: [Int]
    private let clusterRanks: [ClosedRange<Int>]
    private let hasClusters: Bool

    init(_ graph: LayeredGraph, _ ranked: RankedItems) {
        clusterParents = graph.clusters.map(\.parent)
        clusterRanks = ranked.clusterRanks
        hasClusters = !graph.clusters.isEmpty
    }

    /// A thing to be placed: an item or a whole cluster.
    private struct Entry {
        /// The item, or -1 - cluster.
        var reference: Int
        var weight: Double
        var hasWeight: Bool
        var count: Int
    }

    /// - Parameters:
    ///   - weights: by item; NaN leaves an item where it is.
    ///   - settled: the neighbouring rank that is not to move, if any: clusters keep its order.
    func sort(_ ranked: inout RankedItems, _ rank: Int, by weights: [Double], settled: Int?) {
        let order = ranked.ranks[rank]
        let result: [Int]
        if hasClusters {
            result = sortWithClusters(ranked, rank, weights, settled)
        } else {
            var entries = order.map {
                Entry(reference: $0, weight: weights[$0], hasWeight: !weights[$0].isNaN, count: 1)
            }
            Self.arrange(&entries)
            result = entries.map(\.reference)
        }
        ranked.ranks[rank] = result
        for (place, item) in result.enumerated() { ranked.position[item] = place }
    }

    /// Sorts by weight; entries without one keep their places.
    private static func arrange(_ entries: inout [Entry]) {
        let movable = entries.indices.filter { entries[$0].hasWeight }
        // Stable: equal weights keep the order they had.
        let sorted = movable.sorted {
            entries[$0].weight != entries[$1].weight ? entries[$0].weight < entries[$1].weight : $0 < $1
        }
        let copy = entries
        for (place, source) in zip(movable, sorted) { entries[place] = copy[source] }
    }

    private func sortWithClusters(
        _ ranked: RankedItems,
        _ rank: Int,
        _ weights: [Double],
        _ settled: Int?
    ) -> [Int] {
        // Children of each cluster at this rank, and of the whole (at index 0).
        var children = [[Entry]](repeating: [], count: clusterParents.count + 1)
        var placed = [Bool](repeating: false, count: clusterParents.count)
        func place(_ cluster: Int) {
            // A cluster joins its parent's list where its first item stands.
            var cluster = cluster
            while cluster >= 0, !placed[cluster] {
                placed[cluster] = true
                let entry = Entry(reference: -1 - cluster, weight: 0, hasWeight: false, count: 0)
                children[clusterParents[cluster] + 1].append(entry)
                cluster = clusterParents[cluster]
            }
        }
        for item in ranked.ranks[rank] {
            let value = ranked.items[item]
            switch value.kind {
            case .leftFrame: place(value.cluster)
            case .rightFrame: break
            default:
                place(value.cluster)
                children[value.cluster + 1].append(
                    Entry(reference: item, weight: weights[item], hasWeight: !weights[item].isNaN, count: 1)
                )
            }
        }
        // Parents stand before their children in number, so this goes from the inside out.
        var weightOf = [(sum: Double, count: Int)](repeating: (0, 0), count: clusterParents.count)
        for cluster in stride(from: clusterParents.count - 1, through: -1, by: -1) {
            var entries = children[cluster + 1]
            guard !entries.isEmpty else { continue }
            for index in entries.indices where entries[index].reference < 0 {
                let (sum, count) = weightOf[-1 - entries[index].reference]
                entries[index].count = count
                entries[index].hasWeight = count > 0
                entries[index].weight = count > 0 ? sum / Double(count) : 0
            }
            Self.arrange(&entries)
            keepClusterOrder(&entries, ranked, rank, settled)
            children[cluster + 1] = entries
            if cluster >= 0 {
                for entry in entries where entry.hasWeight {
                    weightOf[cluster].sum += entry.weight * Double(entry.count)
                    weightOf[cluster].count += entry.count
                }
            }
        }
        return flatten(children, ranked, rank)
    }

    /// Clusters that the settled rank also holds take that rank's order among themselves.
    private func keepClusterOrder(_ entries: inout [Entry], _ ranked: RankedItems, _ rank: Int, _ settled: Int?) {
        guard let settled else { return }
        let places = entries.indices.filter {
            entries[$0].reference < 0 && clusterRanks[-1 - entries[$0].reference].contains(settled)
        }
        guard places.count > 1 else { return }
        func settledPosition(_ entry: Entry) -> Int {
            let cluster = -1 - entry.reference
            return ranked.position[ranked.frames[cluster].left[settled - clusterRanks[cluster].lowerBound]]
        }
        let sorted = places.map { entries[$0] }.sorted { settledPosition($0) < settledPosition($1) }
        for (place, entry) in zip(places, sorted) { entries[place] = entry }
    }

    private func flatten(_ children: [[Entry]], _ ranked: RankedItems, _ rank: Int) -> [Int] {
        var result: [Int] = []
        result.reserveCapacity(ranked.ranks[rank].count)
        var stack: [(list: Int, next: Int)] = [(0, 0)]
        while let (list, next) = stack.last {
            if next == children[list].count {
                stack.removeLast()
                if list > 0 {
                    let cluster = list - 1
                    result.append(ranked.frames[cluster].right[rank - clusterRanks[cluster].lowerBound])
                }
                continue
            }
            stack[stack.count - 1].next = next + 1
            let reference = children[list][next].reference
            if reference >= 0 {
                result.append(reference)
            } else {
                let cluster = -1 - reference
                result.append(ranked.frames[cluster].left[rank - clusterRanks[cluster].lowerBound])
                stack.append((cluster + 1, 0))
            }
        }
        return result
    }
}
