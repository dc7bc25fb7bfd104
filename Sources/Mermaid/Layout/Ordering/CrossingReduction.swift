/// Orders the items of every rank so that few edges cross, and keeps the author's order if that costs nothing.
///
/// It uses layer-by-layer sweeps with barycentres and the exchange of neighbours (Sugiyama et al. 1981; Gansner et al. 1993,
/// section 3), from two first orders; the best order seen wins.
struct CrossingReduction {
    var ranked: RankedItems
    private var sorter: RankSorter
    /// Each item's place in the author's order.
    let preference: [Int]
    private var weights: [Double]
    /// Fingerprints of the orders that sweeps produced.
    private var seen: Set<UInt64> = []
    /// The number of neighbours that may still be looked at for an exchange.
    var exchanges = mostExchanges
    var looked: LookedPairs
    /// The item at the other end of each entry of `ranked.above`, and of `ranked.below`.
    let upperItems: [Int]
    let lowerItems: [Int]
    /// The wished position of each segment's upper end along its node, from -0.5 to 0.5; empty without wishes. ``lowerShift`` is
    /// the same for lower ends.
    var upperShift: [Double] = []
    var lowerShift: [Double] = []

    static func order(_ ranked: inout RankedItems, _ graph: LayeredGraph) {
        var reduction = CrossingReduction(ranked, graph)
        reduction.run(graph)
        ranked = reduction.ranked
    }

    private init(_ ranked: RankedItems, _ graph: LayeredGraph) {
        self.ranked = ranked
        sorter = RankSorter(graph, ranked)
        looked = LookedPairs(itemCount: ranked.items.count)
        upperItems = ranked.above.items.map { ranked.segments[$0].upper }
        lowerItems = ranked.below.items.map { ranked.segments[$0].lower }
        preference = ranked.authorOrder(graph)
        sorter.gather(&self.ranked, in: preference)
        weights = [Double](repeating: 0, count: ranked.items.count)
        if graph.hasPortWishes { findShifts(graph) }
    }

    private mutating func findShifts(_ graph: LayeredGraph) {
        upperShift = [Double](repeating: 0, count: ranked.segments.count)
        lowerShift = upperShift
        for (index, segment) in ranked.segments.enumerated() where segment.edge >= 0 {
            let edge = graph.edges[segment.edge]
            let isReversed = ranked.isReversed[segment.edge]
            func shift(_ item: Int, _ port: Double?) -> Double {
                guard ranked.items[item].kind == .node, let port else { return 0 }
                return port / max(1, graph.nodes[ranked.items[item].owner].width) * 0.9
            }
            upperShift[index] = shift(segment.upper, isReversed ? edge.targetPort : edge.sourcePort)
            lowerShift[index] = shift(segment.lower, isReversed ? edge.sourcePort : edge.targetPort)
        }
    }

    /// Returns the place of the upper end of an entry of `ranked.above`.
    func upperPlace(_ entry: Int) -> Double {
        let place = Double(ranked.position[upperItems[entry]])
        return upperShift.isEmpty ? place : place + upperShift[ranked.above.items[entry]]
    }

    /// Returns the place of the lower end of an entry of `ranked.below`.
    func lowerPlace(_ entry: Int) -> Double {
        let place = Double(ranked.position[lowerItems[entry]])
        return lowerShift.isEmpty ? place : place + lowerShift[ranked.below.items[entry]]
    }

    private mutating func run(_ graph: LayeredGraph) {
        start(from: preference)
        var best = ranked
        var fewest = ranked.totalCrossings()
        guard fewest > 0 || !upperShift.isEmpty else { return }
        var generator = SplitMix(state: UInt64(ranked.items.count))
        for attempt in 0..<(fewest > 0 ? attempts : 0) {
            switch attempt {
            case 0: break
            case 1: start(from: ranked.breadthOrder(graph))
            default: start(from: shuffled(&generator))
            }
            sweep(&best, &fewest)
            if fewest == 0 { break }
        }
        ranked = best
        if graph.clusters.isEmpty { turnRound() }
        exchangeNeighbours(&fewest, acceptsTies: true)
    }

    /// The number of attempts: more for small charts, most for small ones without frames.
    private var attempts: Int {
        let size = max(1, ranked.items.count + ranked.segments.count)
        let most = ranked.frames.isEmpty && size <= 300 ? 16 : 8
        return min(most, max(size > Self.largest ? 1 : 2, Self.work / 100 / size))
    }

    /// Returns the author's order with a third of the items moved to random places.
    private func shuffled(_ generator: inout SplitMix) -> [Int] {
        preference.map { place in
            generator.next() % 3 == 0 ? Int(generator.next() % UInt64(preference.count)) : place
        }
    }

    /// Sorts every rank by the given numbers; a cluster takes the mean of its members, and the order that clusters have one rank
    /// above.
    private mutating func start(from order: [Int]) {
        for item in weights.indices { weights[item] = Double(order[item]) }
        for rank in ranked.ranks.indices {
            sorter.sort(&ranked, rank, by: weights, settled: rank > 0 ? rank - 1 : nil)
        }
    }

    /// Mirrors the whole order if that brings it nearer to the author's; the number of crossings stays the same.
    private mutating func turnRound() {
        var balance = 0
        for items in ranked.ranks {
            for (left, right) in zip(items, items.dropFirst()) {
                balance += preference[left] < preference[right] ? 1 : -1
            }
        }
        guard balance < 0 else { return }
        for rank in ranked.ranks.indices {
            ranked.ranks[rank].reverse()
            for (place, item) in ranked.ranks[rank].enumerated() { ranked.position[item] = place }
        }
    }

    private static let patience = 6
    private static let mostSweeps = 32
    /// The number of items and segments that all sweeps together may look at, so that large charts end soon too.
    private static let work = 1_500_000
    /// The number of items and segments beyond which one attempt is enough.
    private static let largest = 150_000
    /// The largest number of neighbours that all exchanges together look at.
    private static let mostExchanges = 2_000_000

    private mutating func sweep(_ best: inout RankedItems, _ fewest: inout Int) {
        var stale = 0
        let rounds = max(3, min(Self.mostSweeps, Self.work / max(1, ranked.items.count + ranked.segments.count)))
        for round in 0..<rounds {
            if round % 2 == 0 {
                for rank in ranked.ranks.indices.dropFirst() {
                    weigh(rank, byUpper: true, mirrored: round % 4 >= 2)
                    sorter.sort(&ranked, rank, by: weights, settled: rank - 1)
                }
            } else {
                for rank in ranked.ranks.indices.dropLast().reversed() {
                    weigh(rank, byUpper: false, mirrored: round % 4 >= 2)
                    sorter.sort(&ranked, rank, by: weights, settled: rank + 1)
                }
            }
            var crossings = ranked.totalCrossings()
            exchangeNeighbours(&crossings, acceptsTies: false)
            // With wished positions, the exchange counts crossings by positions along the nodes, so the total by items is counted
            // anew.
            if !upperShift.isEmpty { crossings = ranked.totalCrossings() }
            if crossings < fewest {
                fewest = crossings
                best = ranked
                stale = 0
            } else {
                stale += 1
            }
            if fewest == 0 || stale > Self.patience { return }
            // An order that a round of the same kind produced before, in any attempt, leads to nothing new.
            if !seen.insert(fingerprint(after: round)).inserted { return }
        }
    }

    /// Returns a hash of the present order and of the kind of round that produced it.
    private func fingerprint(after round: Int) -> UInt64 {
        var hash = UInt64(round % 4)
        for items in ranked.ranks {
            for item in items { hash = (hash ^ UInt64(item)) &* 0x9E37_79B9_7F4A_7C15 &+ (hash >> 29) }
        }
        return hash
    }

    /// Sets the weight of each item: the mean place of its neighbours in the settled rank.
    ///
    /// - Parameter mirrored: true to let items of equal weight change sides, to leave a dead end.
    private mutating func weigh(_ rank: Int, byUpper: Bool, mirrored: Bool) {
        let count = Double(ranked.ranks[rank].count)
        for (place, item) in ranked.ranks[rank].enumerated() {
            let (from, to) = byUpper ? ranked.above.bounds(item) : ranked.below.bounds(item)
            guard from < to else {
                weights[item] = .nan
                continue
            }
            var sum = 0.0
            for entry in from..<to { sum += byUpper ? upperPlace(entry) : lowerPlace(entry) }
            weights[item] = sum / Double(to - from)
            if mirrored { weights[item] += (count - Double(place)) * 1e-6 }
        }
    }
}

/// A generator that gives the same numbers on every machine. (Steele, Lea, Flood 2014.)
private struct SplitMix {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
