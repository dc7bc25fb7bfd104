/// Places circles so that the areas they share are about as large as asked for. (After Frederickson, venn.js: first one by one at
/// the place where each fits best, and then all together by small steps.)
struct CirclePlan {
    private(set) var centres: [Point]
    let radii: [Double]
    /// The wished distance of two circles; nil if they only must not meet.
    private let wishes: [[Double?]]

    private static let apart = 24.0
    private static let angles = 24
    private static let steps = 160

    /// - Parameters:
    ///   - overlaps: the shared area of each pair; nil if it shares none.
    init(radii: [Double], overlaps: [[Double?]]) {
        self.radii = radii
        wishes = radii.indices.map { a in
            radii.indices.map { b in overlaps[a][b].map { Self.distance(radii[a], radii[b], sharing: $0) } }
        }
        centres = radii.map { _ in Point(x: 0, y: 0) }
        placeOneByOne()
        settle()
    }

    // MARK: Areas

    /// Returns the area that two circles share.
    static func shared(_ a: Double, _ b: Double, _ distance: Double) -> Double {
        if distance >= a + b { return 0 }
        let pi = 3.141592653589793
        if distance <= abs(a - b) { return pi * min(a, b) * min(a, b) }
        let (start, end) = (max(-a, distance - b), min(a, distance + b))
        let count = 40
        let width = (end - start) / Double(count)
        var area = 0.0
        for step in 0..<count {
            let x = start + (Double(step) + 0.5) * width
            let first = max(0, a * a - x * x)
            let second = max(0, b * b - (x - distance) * (x - distance))
            area += 2 * min(first, second).squareRoot() * width
        }
        return area
    }

    /// Returns the distance of two circles that share an area.
    private static func distance(_ a: Double, _ b: Double, sharing area: Double) -> Double {
        var (low, high) = (abs(a - b), a + b)
        for _ in 0..<24 {
            let middle = (low + high) / 2
            if shared(a, b, middle) > area { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }

    // MARK: Places

    private func stress(_ index: Int, at point: Point, _ others: some Sequence<Int>) -> Double {
        others.reduce(0) { sum, other in
            let distance = Self.length(point, centres[other])
            if let wish = wishes[index][other] { return sum + (distance - wish) * (distance - wish) }
            let least = radii[index] + radii[other] + Self.apart
            return sum + (distance < least ? (least - distance) * (least - distance) : 0.02 * (distance - least))
        }
    }

    private static func length(_ a: Point, _ b: Point) -> Double {
        ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
    }

    private mutating func placeOneByOne() {
        var placed: [Int] = []
        for index in radii.indices {
            defer { placed.append(index) }
            guard !placed.isEmpty else { continue }
            let partners = placed.filter { wishes[index][$0] != nil }
            var best = (stress: Double.infinity, point: Point(x: 0, y: 0))
            for partner in partners.isEmpty ? placed : partners {
                let distance = wishes[index][partner] ?? radii[index] + radii[partner] + Self.apart
                for step in 0..<Self.angles {
                    let turn = Double(step) / Double(Self.angles) + 0.25
                    let offset = CirclePoint.at(turn, radius: distance)
                    let point = Point(x: centres[partner].x + offset.x, y: centres[partner].y + offset.y)
                    let value = stress(index, at: point, placed)
                    if value < best.stress - 1e-6 { best = (value, point) }
                }
            }
            centres[index] = best.point
        }
    }

    /// Moves all circles by small steps towards the wished distances.
    private mutating func settle() {
        guard radii.count > 2 else { return }
        for _ in 0..<Self.steps {
            var moves = radii.map { _ in Point(x: 0, y: 0) }
            var most = 0.0
            for a in radii.indices {
                for b in radii.indices.dropFirst(a + 1) {
                    let distance = max(Self.length(centres[a], centres[b]), 0.01)
                    let excess: Double
                    if let wish = wishes[a][b] {
                        excess = distance - wish
                    } else {
                        excess = min(0, distance - radii[a] - radii[b] - Self.apart)
                    }
                    let part = 0.2 * excess / distance
                    let move = Point(x: (centres[b].x - centres[a].x) * part, y: (centres[b].y - centres[a].y) * part)
                    moves[a].x += move.x
                    moves[a].y += move.y
                    moves[b].x -= move.x
                    moves[b].y -= move.y
                    most = max(most, abs(excess))
                }
            }
            for index in radii.indices {
                let move = moves[index]
                centres[index].x += min(max(move.x, -20), 20)
                centres[index].y += min(max(move.y, -20), 20)
            }
            if most < 0.5 { return }
        }
    }
}
