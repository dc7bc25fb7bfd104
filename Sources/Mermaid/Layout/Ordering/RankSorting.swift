/// Puts the items of one rank in order by a weight for each, keeping every cluster in one piece and two clusters that
/// share several ranks in the same order on all of them.
struct RankSorter {
    private let clusterParents: [Int]
    private let clusterRanks: [ClosedRange<Int>]
    private let hasClusters: Bool
    /// What each cluster holds at the rank that is sorted, and the whole (at index 0); kept between calls for its room.
    private var children: [[Entry]]
    private var weightOf: [(sum: Double, count: Int)]
    private var isPlaced: [Bool]

    init(_ graph: LayeredGraph, _ ranked: RankedItems) {
        clusterParents = graph.clusters.map(\.parent)
        clusterRanks = ranked.clusterRanks
        hasClusters = !graph.clusters.isEmpty
        children = [[Entry]](repeating: [], count: graph.clusters.count + 1)
        weightOf = [(sum: Double, count: Int)](repeating: (0, 0), count: graph.clusters.count)
        isPlaced = [Bool](repeating: false, count: graph.clusters.count)
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
    mutating func sort(_ ranked: inout RankedItems, _ rank: Int, by weights: [Double], settled: Int?) {
        if hasClusters {
            collect(ranked, rank, weights)
            arrangeClusters(ranked, rank, settled)
            flatten(&ranked, rank)
        } else {
            children[0].removeAll(keepingCapacity: true)
            for item in ranked.ranks[rank] {
                children[0].append(
                    Entry(reference: item, weight: weights[item], hasWeight: !weights[item].isNaN, count: 1)
                )
            }
            Self.arrange(&children[0])
            for (place, entry) in children[0].enumerated() { ranked.ranks[rank][place] = entry.reference }
        }
        for (place, item) in ranked.ranks[rank].enumerated() { ranked.position[item] = place }
    }

    /// Sorts by weight; entries without one keep their places.
    private static func arrange(_ entries: inout [Entry]) {
        guard !isArranged(entries) else { return }
        if entries.count <= 16 {
            insert(&entries)
            return
        }
        let movable = entries.indices.filter { entries[$0].hasWeight }
        // Stable: equal weights keep the order they had.
        let sorted = movable.sorted {
            entries[$0].weight != entries[$1].weight ? entries[$0].weight < entries[$1].weight : $0 < $1
        }
        let copy = entries
        for (place, source) in zip(movable, sorted) { entries[place] = copy[source] }
    }

    /// The same for a few, without new arrays.
    private static func insert(_ entries: inout [Entry]) {
        for index in entries.indices where entries[index].hasWeight {
            let entry = entries[index]
            var place = index
            var before = index - 1
            while before >= 0 {
                if entries[before].hasWeight {
                    guard entries[before].weight > entry.weight else { break }
                    entries[place] = entries[before]
                    place = before
                }
                before -= 1
            }
            entries[place] = entry
        }
    }

    private static func isArranged(_ entries: [Entry]) -> Bool {
        var least = -Double.infinity
        for entry in entries where entry.hasWeight {
            guard entry.weight >= least else { return false }
            least = entry.weight
        }
        return true
    }

    /// Finds ``children`` of a rank.
    private mutating func collect(_ ranked: RankedItems, _ rank: Int, _ weights: [Double]) {
        for list in children.indices { children[list].removeAll(keepingCapacity: true) }
        for cluster in isPlaced.indices { isPlaced[cluster] = false }
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
    }

    /// A cluster joins its parent's list where its first item stands.
    private mutating func place(_ cluster: Int) {
        var cluster = cluster
        while cluster >= 0, !isPlaced[cluster] {
            isPlaced[cluster] = true
            let entry = Entry(reference: -1 - cluster, weight: 0, hasWeight: false, count: 0)
            children[clusterParents[cluster] + 1].append(entry)
            cluster = clusterParents[cluster]
        }
    }

    /// Parents stand before their children in number, so this goes from the inside out.
    private mutating func arrangeClusters(_ ranked: RankedItems, _ rank: Int, _ settled: Int?) {
        for cluster in stride(from: clusterParents.count - 1, through: -1, by: -1) {
            let list = cluster + 1
            if cluster >= 0 { weightOf[cluster] = (0, 0) }
            guard !children[list].isEmpty else { continue }
            for index in children[list].indices where children[list][index].reference < 0 {
                let (sum, count) = weightOf[-1 - children[list][index].reference]
                children[list][index].count = count
                children[list][index].hasWeight = count > 0
                children[list][index].weight = count > 0 ? sum / Double(count) : 0
            }
            Self.arrange(&children[list])
            if let settled { keepClusterOrder(list, ranked, settled) }
            guard cluster >= 0 else { continue }
            for entry in children[list] where entry.hasWeight {
                weightOf[cluster].sum += entry.weight * Double(entry.count)
                weightOf[cluster].count += entry.count
            }
        }
    }

    /// Clusters that the settled rank also holds take that rank's order among themselves.
    private mutating func keepClusterOrder(_ list: Int, _ ranked: RankedItems, _ settled: Int) {
        func isSettled(_ entry: Entry) -> Bool {
            entry.reference < 0 && clusterRanks[-1 - entry.reference].contains(settled)
        }
        func settledPosition(_ entry: Entry) -> Int {
            let cluster = -1 - entry.reference
            return ranked.position[ranked.frames[cluster].left[settled - clusterRanks[cluster].lowerBound]]
        }
        guard children[list].count(where: isSettled) > 1 else { return }
        let places = children[list].indices.filter { isSettled(children[list][$0]) }
        let sorted = places.map { children[list][$0] }.sorted { settledPosition($0) < settledPosition($1) }
        for (place, entry) in zip(places, sorted) { children[list][place] = entry }
    }

    private func flatten(_ ranked: inout RankedItems, _ rank: Int) {
        var end = 0
        func append(_ item: Int) {
            ranked.ranks[rank][end] = item
            end += 1
        }
        func append(childrenOf list: Int) {
            for entry in children[list] {
                guard entry.reference < 0 else {
                    append(entry.reference)
                    continue
                }
                let cluster = -1 - entry.reference
                let place = rank - clusterRanks[cluster].lowerBound
                append(ranked.frames[cluster].left[place])
                append(childrenOf: cluster + 1)
                append(ranked.frames[cluster].right[place])
            }
        }
        append(childrenOf: 0)
    }
}
