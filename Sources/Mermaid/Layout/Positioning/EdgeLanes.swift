/// The lanes of edges that would run along one another between two ranks: each turns at a height of its own, so that edges
/// cross at right angles and never lie on top of one another.
///
/// Edges that keep clear of all others have no lane, and bend freely. (Lanes as in the slots of Sander: A Fast Heuristic for
/// Hierarchical Manhattan Layout, 1996.)
struct EdgeLanes {
    /// The lane of each segment, counted from the upper rank, or -1.
    private(set) var lane: [Int]
    /// The number of lanes below each rank.
    private(set) var counts: [Int]

    /// The distance, in pixels, between two lanes.
    static let spacing = 9.0
    /// The distance between the outermost lanes and the ranks, in pixels, so that heads have room.
    static let margin = 15.0
    /// The largest number of lanes below one rank; edges beyond it share the last one.
    private static let mostLanes = 60
    /// The largest number of edges below one rank that get lanes; more have no order worth the time.
    private static let mostEdges = 160

    /// - Parameter pieces: the pieces of edges below each rank.
    init(_ pieces: [[LanePiece]], _ ranked: RankedItems, _ bands: RankBands) {
        lane = [Int](repeating: -1, count: ranked.segments.count)
        counts = [Int](repeating: 0, count: ranked.ranks.count)
        for rank in pieces.indices.dropLast() where (2...Self.mostEdges).contains(pieces[rank].count) {
            let height = bands.bands[rank + 1].start - bands.bands[rank].end
            assign(pieces[rank].sorted { ($0.least, $0.segment) < ($1.least, $1.segment) }, rank, height: height)
        }
    }

    // MARK: Edges that need one

    private mutating func assign(_ pieces: [LanePiece], _ rank: Int, height: Double) {
        var needsLane = [Bool](repeating: false, count: pieces.count)
        forNeighbours(pieces) { first, second in
            guard Self.runsAlong(pieces[first], pieces[second], height) else { return }
            for index in [first, second] where pieces[index].width > 4 { needsLane[index] = true }
        }
        guard needsLane.contains(true) else { return }
        // An edge as flat that meets one with a lane would run along it; one that it ends within would be crossed twice.
        var isChanged = true
        while isChanged {
            isChanged = false
            forNeighbours(pieces) { first, second in
                guard needsLane[first] != needsLane[second] else { return }
                let other = needsLane[first] ? second : first
                let laned = pieces[needsLane[first] ? first : second]
                let isMet = [laned.upper, laned.lower].contains { $0 > pieces[other].least && $0 < pieces[other].most }
                if pieces[other].width > height * 0.6 || (isMet && pieces[other].width > 4) {
                    needsLane[other] = true
                    isChanged = true
                }
            }
        }
        let laned = ordered(pieces.indices.filter { needsLane[$0] }.map { pieces[$0] })
        var most = 0
        var lanes = [Int](repeating: 0, count: laned.count)
        for index in laned.indices {
            for other in 0..<index where Self.overlaps(laned[index], laned[other]) {
                lanes[index] = min(Self.mostLanes - 1, max(lanes[index], lanes[other] + 1))
            }
            lane[laned[index].segment] = lanes[index]
            most = max(most, lanes[index])
        }
        counts[rank] = most + 1
    }

    /// Calls a function with all pairs of edges whose stretches along the rank meet.
    private func forNeighbours(_ pieces: [LanePiece], _ body: (Int, Int) -> Void) {
        for first in pieces.indices {
            for second in (first + 1)..<pieces.count {
                guard pieces[second].least <= pieces[first].most + Self.spacing else { break }
                body(first, second)
            }
        }
    }

    private static func overlaps(_ first: LanePiece, _ second: LanePiece) -> Bool {
        first.least <= second.most + spacing && second.least <= first.most + spacing
    }

    private static let samples = 16
    /// The distance, in pixels, at which two edges look joined, and the length from which that is seen.
    private static let near = 6.0
    private static let leastRun = 10.0
    /// The length for edges with a common end, which are near each other at it anyway.
    private static let leastRelatedRun = 60.0

    /// Returns true if two edges that bend freely come near each other over some length.
    private static func runsAlong(_ first: LanePiece, _ second: LanePiece, _ height: Double) -> Bool {
        let isRelated =
            first.ends.0 == second.ends.0 || first.ends.0 == second.ends.1 || first.ends.1 == second.ends.0
            || first.ends.1 == second.ends.1
        let least = isRelated ? leastRelatedRun : leastRun
        guard height > 0, max(first.width, second.width) > height * 0.4 else { return false }
        var run = 0.0
        var previous = first.upper
        for step in 0...samples {
            let t = Double(step) / Double(samples)
            let bend = t * t * (3 - 2 * t)
            let x = first.upper + (first.lower - first.upper) * bend
            let other = second.upper + (second.lower - second.upper) * bend
            let slope = (second.lower - second.upper) * 6 * t * (1 - t) / height
            let isNear = abs(x - other) <= near * (1 + slope * slope).squareRoot()
            let down = step == 0 ? 0 : height / Double(samples)
            run = isNear ? run + ((x - previous) * (x - previous) + down * down).squareRoot() : 0
            if run >= least { return true }
            previous = x
        }
        return false
    }

    // MARK: Order

    /// Sorts edges from the upper lane to the lower: so that few of them cross, and none runs down where another one comes up.
    private func ordered(_ pieces: [LanePiece]) -> [LanePiece] {
        let count = pieces.count
        var gain = [[Int]](repeating: [Int](repeating: 0, count: count), count: count)
        // The costs that each edge saves above and below the others that have no place yet.
        var saving = [(above: Int, below: Int)](repeating: (0, 0), count: count)
        func change(_ first: Int, _ second: Int, by sign: Int) {
            let value = gain[first][second]
            if value < 0 { saving[first].above -= sign * value } else { saving[first].below += sign * value }
        }
        for first in 0..<count {
            for second in 0..<first where Self.overlaps(pieces[first], pieces[second]) {
                let value =
                    Self.cost(pieces[first], above: pieces[second]) - Self.cost(pieces[second], above: pieces[first])
                gain[first][second] = value
                gain[second][first] = -value
                change(first, second, by: 1)
                change(second, first, by: 1)
            }
        }
        // Edges that save nothing below another come first, those that save nothing above come last. (Eades, Lin, Smyth 1993.)
        var rest = Array(0..<count)
        var order: [Int] = []
        var tail: [Int] = []
        while !rest.isEmpty {
            let place: Int
            if let first = rest.firstIndex(where: { saving[$0].below == 0 }) {
                place = first
                order.append(rest[place])
            } else if let last = rest.firstIndex(where: { saving[$0].above == 0 }) {
                place = last
                tail.append(rest[place])
            } else {
                func balance(_ place: Int) -> Int { saving[rest[place]].above - saving[rest[place]].below }
                place = rest.indices.reduce(0) { balance($1) > balance($0) ? $1 : $0 }
                order.append(rest[place])
            }
            let edge = rest.remove(at: place)
            for other in rest { change(other, edge, by: -1) }
        }
        order += tail.reversed()
        for _ in 0..<Self.mostPasses where sift(&order, gain) {}
        return order.map { pieces[$0] }
    }

    private static let mostPasses = 6

    /// Moves each edge to the place among the others that costs least. (Sifting: Matuszewski, Schönfeld, Molitor 1999.)
    /// - Returns: true if the order has changed.
    private func sift(_ order: inout [Int], _ gain: [[Int]]) -> Bool {
        var isChanged = false
        for edge in order.indices {
            guard let place = order.firstIndex(of: edge) else { continue }
            var best = (cost: 0, place: place)
            var cost = 0
            for other in (0..<place).reversed() {
                cost += gain[edge][order[other]]
                if cost < best.cost { best = (cost, other) }
            }
            cost = 0
            for other in order.indices.dropFirst(place + 1) {
                cost -= gain[edge][order[other]]
                if cost < best.cost { best = (cost, other) }
            }
            guard best.place != place else { continue }
            order.remove(at: place)
            order.insert(edge, at: best.place)
            isChanged = true
        }
        return isChanged
    }

    private static let overlapCost = 8

    /// Returns the cost of one edge's lane above another's: a crossing for each of their ends within the other's stretch.
    private static func cost(_ first: LanePiece, above second: LanePiece) -> Int {
        var cost = first.crossings(second)
        // A port that has moved away stands just as far off.
        if abs(first.lower - second.upper) < near - 1e-6 { cost += overlapCost }
        return cost
    }
}
