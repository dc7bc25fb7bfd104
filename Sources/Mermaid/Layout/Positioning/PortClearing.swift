import Support

/// Ports that give way where one edge would lie on top of another between their lanes.
///
/// An edge runs down to its lane at its upper end, and from its lane at its lower end. Where two nodes stand straight above two
/// others and are joined crosswise, the lower end of each edge is below the upper end of the other: in no order of lanes do both
/// keep apart, so that a port moves.
struct PortClearing {
    private let graph: LayeredGraph
    private let ranked: RankedItems
    private let x: [Double]
    private(set) var ports: PortAssignment
    private(set) var lanes: EdgeLanes
    private var pieces: [[LanePiece]]
    /// Pairs of pieces below a rank: the first one's lower end is below the second one's upper end, and its lane above.
    private var conflicts: [(rank: Int, first: Int, second: Int)]

    private static let mostRounds = 6
    /// The distance, in pixels, below which two edges look joined.
    private static let near = 6.0

    init(_ graph: LayeredGraph, _ ranked: RankedItems, _ x: [Double], _ ports: PortAssignment, _ bands: RankBands) {
        self.graph = graph
        self.ranked = ranked
        self.x = x
        self.ports = ports
        pieces = LanePiece.pieces(graph, ranked, x, ports)
        lanes = EdgeLanes(pieces, ranked, bands)
        conflicts = Self.conflicts(pieces, lanes)
        for _ in 0..<Self.mostRounds where !conflicts.isEmpty {
            var next = self
            next.movePorts()
            next.pieces = LanePiece.pieces(graph, ranked, x, next.ports)
            next.lanes = EdgeLanes(next.pieces, ranked, bands)
            next.conflicts = Self.conflicts(next.pieces, next.lanes)
            guard next.conflicts.count < conflicts.count else { return }
            (self.ports, pieces, lanes, conflicts) = (next.ports, next.pieces, next.lanes, next.conflicts)
        }
    }

    private static func conflicts(_ pieces: [[LanePiece]], _ lanes: EdgeLanes) -> [(rank: Int, first: Int, second: Int)]
    {
        var result: [(rank: Int, first: Int, second: Int)] = []
        for rank in pieces.indices where lanes.counts[rank] > 1 {
            let laned = pieces[rank].indices.filter { lanes.lane[pieces[rank][$0].segment] >= 0 }
                .sorted { (pieces[rank][$0].upper, $0) < (pieces[rank][$1].upper, $1) }
            for first in laned {
                let (end, lane) = (pieces[rank][first].lower, lanes.lane[pieces[rank][first].segment])
                let start = laned.partitioningIndex { pieces[rank][$0].upper > end - near + 1e-6 }
                for second in laned[start...] {
                    guard pieces[rank][second].upper < end + near - 1e-6 else { break }
                    if lane < lanes.lane[pieces[rank][second].segment] { result.append((rank, first, second)) }
                }
            }
        }
        return result
    }

    // MARK: Moving

    private mutating func movePorts() {
        for (rank, first, second) in conflicts {
            // Another conflict may have moved one of them already.
            guard abs(pieces[rank][first].lower - pieces[rank][second].upper) < Self.near else { continue }
            var best: (piece: Int, isUpperEnd: Bool, place: Double, price: Price)?
            for (piece, isUpperEnd) in [(second, true), (first, false)] where isAtNode(rank, piece, isUpperEnd) {
                let own = isUpperEnd ? pieces[rank][piece].upper : pieces[rank][piece].lower
                let present = price(own, rank, piece, isUpperEnd)
                for place in places(rank, piece, isUpperEnd) {
                    let price = price(place, rank, piece, isUpperEnd)
                    guard price.overlaps < present.overlaps, price < best?.price ?? Price.highest else { continue }
                    let edge = pieces[rank][piece].edge
                    guard ports.canMove(edge, isUpperEnd: isUpperEnd, to: place, by: Self.near, graph, ranked, x)
                    else { continue }
                    best = (piece, isUpperEnd, place, price)
                }
            }
            guard let best else { continue }
            ports.move(pieces[rank][best.piece].edge, isUpperEnd: best.isUpperEnd, to: best.place)
            pieces[rank][best.piece].move(best.isUpperEnd, to: best.place)
        }
    }

    private func isAtNode(_ rank: Int, _ piece: Int, _ isUpperEnd: Bool) -> Bool {
        let segment = ranked.segments[pieces[rank][piece].segment]
        return ranked.items[isUpperEnd ? segment.upper : segment.lower].kind == .node
    }

    /// Returns places for an end: those beside the ends opposite.
    private func places(_ rank: Int, _ piece: Int, _ isUpperEnd: Bool) -> [Double] {
        let segment = ranked.segments[pieces[rank][piece].segment]
        let node = isUpperEnd ? segment.upper : segment.lower
        let reach = graph.nodes[node].portReach
        var places: [Double] = []
        for (other, value) in pieces[rank].enumerated() where other != piece {
            let opposite = isUpperEnd ? value.lower : value.upper
            for place in [opposite - Self.near, opposite + Self.near] where abs(place - x[node]) <= reach {
                places.append(place)
            }
        }
        return places
    }

    /// The price of an end's place: overlaps before crossings before the distance from its old place.
    private struct Price: Comparable {
        var overlaps = 0
        var crossings = 0
        var distance: Double

        static let highest = Price(overlaps: .max, distance: .infinity)

        static func < (first: Price, second: Price) -> Bool {
            (first.overlaps, first.crossings, first.distance) < (second.overlaps, second.crossings, second.distance)
        }
    }

    private func price(_ place: Double, _ rank: Int, _ piece: Int, _ isUpperEnd: Bool) -> Price {
        var moved = pieces[rank][piece]
        var price = Price(distance: abs(place - (isUpperEnd ? moved.upper : moved.lower)))
        moved.move(isUpperEnd, to: place)
        let lane = lanes.lane[moved.segment]
        for (other, value) in pieces[rank].enumerated() where other != piece {
            let otherLane = lanes.lane[value.segment]
            if otherLane < 0 || otherLane == lane {
                if (moved.upper - value.upper) * (moved.lower - value.lower) < 0 { price.crossings += 1 }
                if isNear(value.upper, place), isNear(value.lower, place) { price.overlaps += 1 }
            } else {
                let (above, below) = lane < otherLane ? (moved, value) : (value, moved)
                price.crossings += above.crossings(below)
                if isNear(above.lower, below.upper) { price.overlaps += 1 }
            }
        }
        return price
    }

    private func isNear(_ first: Double, _ second: Double) -> Bool { abs(first - second) < Self.near - 1e-6 }
}
