/// Places things on a grid by the sides of the lines between them: the thing that a line to the right leads to stands to the
/// right.
struct SpotPlan {
    struct Spot: Hashable {
        var x: Int
        var y: Int
    }

    struct Wish {
        let from: Int
        let to: Int
        /// The step on the grid from `from` to `to`.
        let step: Spot
    }

    /// The spot of each thing.
    private(set) var spots: [Spot]

    private static let leastRow = 4

    /// - Parameter count: the number of things.
    init(_ count: Int, _ wishes: [Wish]) {
        var near = [[(other: Int, step: Spot)]](repeating: [], count: count)
        for wish in wishes where wish.from != wish.to {
            near[wish.from].append((wish.to, wish.step))
            near[wish.to].append((wish.from, Spot(x: -wish.step.x, y: -wish.step.y)))
        }
        spots = [Spot](repeating: Spot(x: 0, y: 0), count: count)
        var isPlaced = [Bool](repeating: false, count: count)
        var parts: [[Int]] = []
        for start in 0..<count where !isPlaced[start] {
            var taken: Set<Spot> = [Spot(x: 0, y: 0)]
            var queue = [start]
            isPlaced[start] = true
            var next = 0
            while next < queue.count {
                let thing = queue[next]
                next += 1
                for (other, step) in near[thing] where !isPlaced[other] {
                    let spot = Self.free(spots[thing], step, taken)
                    isPlaced[other] = true
                    taken.insert(spot)
                    spots[other] = spot
                    queue.append(other)
                }
            }
            parts.append(queue)
        }
        arrange(parts)
    }

    /// Returns the wished spot, or the nearest free one in that direction.
    private static func free(_ from: Spot, _ step: Spot, _ taken: Set<Spot>) -> Spot {
        for distance in 1...(taken.count + 1) {
            for aside in 0...min(taken.count, 2 * distance + 2) {
                for sign in aside == 0 ? [1] : [1, -1] {
                    let spot: Spot
                    if step.y == 0 {
                        spot = Spot(x: from.x + step.x * distance, y: from.y + aside * sign)
                    } else if step.x == 0 {
                        spot = Spot(x: from.x + aside * sign, y: from.y + step.y * distance)
                    } else {
                        guard sign > 0 else { continue }
                        spot = Spot(x: from.x + step.x * (distance + aside), y: from.y + step.y * distance)
                    }
                    if !taken.contains(spot) { return spot }
                }
            }
        }
        return from
    }

    /// Arranges groups of things that no line joins side by side, in rows about as many spots long as there are rows.
    private mutating func arrange(_ parts: [[Int]]) {
        var length = 0
        while length * length < spots.count * 2 { length += 1 }
        length = max(length, Self.leastRow)
        var (x, y, height) = (0, 0, 0)
        for part in parts {
            let (xs, ys) = (part.map { spots[$0].x }, part.map { spots[$0].y })
            let (minX, maxX) = (xs.min() ?? 0, xs.max() ?? 0)
            let (minY, maxY) = (ys.min() ?? 0, ys.max() ?? 0)
            let width = maxX - minX + 1
            if x > 0, x + width > length { (x, y, height) = (0, y + height, 0) }
            for thing in part {
                spots[thing] = Spot(x: spots[thing].x - minX + x, y: spots[thing].y - minY + y)
            }
            x += width
            height = max(height, maxY - minY + 1)
        }
    }
}
