/// Finds a short way with right angles around boxes, from a point to the border of a rectangle.
///
/// The way runs on lines beside the boxes' sides; an A* search on the crossings of these lines has a price for every bend.
/// (Wybrow, Marriott, Stuckey: Orthogonal Connector Routing, 2009, on a coarser grid.)
struct OrthogonalRouter {
    private let obstacles: [Rect]
    private let bounds: Rect

    private static let clearances = [7.0, 14.0]
    private static let sideStep = 9.0
    private static let bendPrice = 26.0
    private static let crossingPrice = 60.0
    private static let overlapPrice = 4.0
    private static let overlapDistance = 5.0
    private static let mostLines = 160

    /// - Parameters:
    ///   - obstacles: rectangles that the way must not touch.
    ///   - bounds: the rectangle that it must not leave.
    init(obstacles: [Rect], bounds: Rect) {
        self.obstacles = obstacles
        self.bounds = bounds
    }

    /// - Parameters:
    ///   - start: a point on the border of the bounds.
    ///   - isVertical: true if the way sets out along y.
    ///   - target: a rectangle that is not one of the obstacles.
    ///   - existing: lines that are expensive to cross.
    /// - Returns: the corners, from the start to a point on the target's border; nil if there is no way.
    func route(from start: Point, isVertical: Bool, to target: Rect, avoiding existing: [[Point]]) -> [Point]? {
        var xs = [start.x, target.midX]
        var ys = [start.y, target.midY]
        for box in obstacles + [target] {
            for clearance in Self.clearances {
                xs += [box.minX - clearance, box.maxX + clearance]
                ys += [box.minY - clearance, box.maxY + clearance]
            }
        }
        xs += [target.midX - Self.sideStep, target.midX + Self.sideStep]
        ys += [target.midY - Self.sideStep, target.midY + Self.sideStep]
        xs = Self.lines(xs, bounds.minX, bounds.maxX, and: start.x)
        ys = Self.lines(ys, bounds.minY, bounds.maxY, and: start.y)
        guard xs.count <= Self.mostLines, ys.count <= Self.mostLines else { return nil }
        guard let startX = xs.firstIndex(of: start.x), let startY = ys.firstIndex(of: start.y) else { return nil }
        return search(xs, ys, (startX, startY), isVertical, target, existing)
    }

    /// Returns the lines of the grid. They keep off the bounds, except for the start's line, and keep clear of that line too.
    private static func lines(_ values: [Double], _ least: Double, _ most: Double, and start: Double) -> [Double] {
        let sorted = values.filter { $0 >= least + 4 && $0 <= most - 4 && abs($0 - start) > 0.5 }.sorted()
        var result: [Double] = []
        for value in sorted where result.last.map({ value - $0 > 0.5 }) ?? true { result.append(value) }
        result.append(start)
        return result.sorted()
    }

    /// The obstacles and segments on or near one line of the grid.
    private struct Neighbourhood {
        var obstacles: [Rect] = []
        var segments: [(Point, Point)] = []
    }

    private func search(
        _ xs: [Double],
        _ ys: [Double],
        _ start: (x: Int, y: Int),
        _ isVertical: Bool,
        _ target: Rect,
        _ existing: [[Point]]
    ) -> [Point]? {
        let count = xs.count * ys.count
        let (columns, rows) = neighbourhoods(xs, ys, existing)
        // A state is a crossing of lines and the axis along which it was reached.
        func state(_ x: Int, _ y: Int, _ vertical: Bool) -> Int { (y * xs.count + x) * 2 + (vertical ? 1 : 0) }
        func remaining(_ point: Point) -> Double {
            max(0, target.minX - point.x, point.x - target.maxX) + max(0, target.minY - point.y, point.y - target.maxY)
        }
        var price = [Double](repeating: .infinity, count: count * 2)
        var isDone = [Bool](repeating: false, count: count * 2)
        var previous = [Int](repeating: -1, count: count * 2)
        var queue = PriceQueue()
        let first = state(start.x, start.y, isVertical)
        price[first] = 0
        queue.push(0, first)
        while let (_, current) = queue.pop() {
            guard !isDone[current] else { continue }
            isDone[current] = true
            let cost = price[current]
            let vertical = current & 1 == 1
            let (x, y) = ((current / 2) % xs.count, (current / 2) / xs.count)
            let point = Point(x: xs[x], y: ys[y])
            if Self.isOn(point, target) { return trace(current, previous, xs, ys, target) }
            for (dx, dy) in [(1, 0), (-1, 0), (0, 1), (0, -1)] {
                let (nextX, nextY) = (x + dx, y + dy)
                guard xs.indices.contains(nextX), ys.indices.contains(nextY) else { continue }
                let nextState = state(nextX, nextY, dy != 0)
                guard !isDone[nextState] else { continue }
                let next = Point(x: xs[nextX], y: ys[nextY])
                let near = dy != 0 ? columns[x] : rows[y]
                guard Self.isFree(point, next, near.obstacles), !runsAlongBounds(point, next) else { continue }
                var total = cost + abs(next.x - point.x) + abs(next.y - point.y)
                if (dy != 0) != vertical { total += Self.bendPrice }
                guard total < price[nextState] - 1e-9 else { continue }
                for segment in near.segments { total += Self.price(of: point, next, against: segment) }
                guard total < price[nextState] - 1e-9 else { continue }
                price[nextState] = total
                previous[nextState] = current
                queue.push(total + remaining(next), nextState)
            }
        }
        return nil
    }

    private func neighbourhoods(
        _ xs: [Double],
        _ ys: [Double],
        _ existing: [[Point]]
    ) -> (columns: [Neighbourhood], rows: [Neighbourhood]) {
        var columns = [Neighbourhood](repeating: Neighbourhood(), count: xs.count)
        var rows = [Neighbourhood](repeating: Neighbourhood(), count: ys.count)
        for box in obstacles {
            for (index, x) in xs.enumerated() where x > box.minX - 3 && x < box.maxX + 3 {
                columns[index].obstacles.append(box)
            }
            for (index, y) in ys.enumerated() where y > box.minY - 3 && y < box.maxY + 3 {
                rows[index].obstacles.append(box)
            }
        }
        let near = Self.overlapDistance
        for line in existing {
            for (a, b) in zip(line, line.dropFirst()) {
                for (index, x) in xs.enumerated() where x >= min(a.x, b.x) - near && x <= max(a.x, b.x) + near {
                    columns[index].segments.append((a, b))
                }
                for (index, y) in ys.enumerated() where y >= min(a.y, b.y) - near && y <= max(a.y, b.y) + near {
                    rows[index].segments.append((a, b))
                }
            }
        }
        return (columns, rows)
    }

    private static func isOn(_ point: Point, _ rect: Rect) -> Bool {
        let isInside = point.x > rect.minX && point.x < rect.maxX && point.y > rect.minY && point.y < rect.maxY
        return isInside
    }

    private static func isFree(_ a: Point, _ b: Point, _ obstacles: [Rect]) -> Bool {
        let (minX, maxX) = (min(a.x, b.x), max(a.x, b.x))
        let (minY, maxY) = (min(a.y, b.y), max(a.y, b.y))
        for box in obstacles {
            guard maxX > box.minX - 3, minX < box.maxX + 3, maxY > box.minY - 3, minY < box.maxY + 3 else { continue }
            return false
        }
        return true
    }

    private func runsAlongBounds(_ a: Point, _ b: Point) -> Bool {
        if a.x == b.x { return min(a.x - bounds.minX, bounds.maxX - a.x) < 3.5 }
        return min(a.y - bounds.minY, bounds.maxY - a.y) < 3.5
    }

    private func trace(_ last: Int, _ previous: [Int], _ xs: [Double], _ ys: [Double], _ target: Rect) -> [Point] {
        var points: [Point] = []
        var current = last
        while current >= 0 {
            points.append(Point(x: xs[(current / 2) % xs.count], y: ys[(current / 2) / xs.count]))
            current = previous[current]
        }
        points.reverse()
        // Only corners are kept.
        var corners: [Point] = []
        for point in points {
            if corners.count >= 2 {
                let (a, b) = (corners[corners.count - 2], corners[corners.count - 1])
                if (a.x == b.x && b.x == point.x) || (a.y == b.y && b.y == point.y) {
                    corners[corners.count - 1] = point
                    continue
                }
            }
            corners.append(point)
        }
        return corners
    }

    /// Returns the price of crossing a piece of a line, or of running along it.
    private static func price(of a: Point, _ b: Point, against segment: (Point, Point)) -> Double {
        let (c, d) = segment
        let isVertical = a.x == b.x
        guard max(c.x, d.x) >= min(a.x, b.x) - overlapDistance, min(c.x, d.x) <= max(a.x, b.x) + overlapDistance,
            max(c.y, d.y) >= min(a.y, b.y) - overlapDistance, min(c.y, d.y) <= max(a.y, b.y) + overlapDistance
        else { return 0 }
        func side(_ p: Point, _ q: Point, _ r: Point) -> Double {
            (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x)
        }
        var price = 0.0
        if side(a, b, c) * side(a, b, d) < 0, side(c, d, a) * side(c, d, b) < 0 { price += crossingPrice }
        let runsAlong = isVertical ? abs(c.x - d.x) < abs(c.y - d.y) * 0.2 : abs(c.y - d.y) < abs(c.x - d.x) * 0.2
        guard runsAlong else { return price }
        let shared =
            isVertical
            ? min(max(a.y, b.y), max(c.y, d.y)) - max(min(a.y, b.y), min(c.y, d.y))
            : min(max(a.x, b.x), max(c.x, d.x)) - max(min(a.x, b.x), min(c.x, d.x))
        return shared > 0 ? price + shared * overlapPrice : price
    }
}

/// A binary heap of numbered states, the cheapest first; at equal prices, the lower number first.
struct PriceQueue {
    private var heap: [(price: Double, state: Int)] = []

    mutating func push(_ price: Double, _ state: Int) {
        heap.append((price, state))
        var child = heap.count - 1
        while child > 0 {
            let parent = (child - 1) / 2
            guard heap[child] < heap[parent] else { break }
            heap.swapAt(child, parent)
            child = parent
        }
    }

    mutating func pop() -> (Double, Int)? {
        guard let first = heap.first, let last = heap.popLast() else { return nil }
        guard !heap.isEmpty else { return first }
        heap[0] = last
        var parent = 0
        while true {
            var least = parent
            for child in [2 * parent + 1, 2 * parent + 2] where child < heap.count && heap[child] < heap[least] {
                least = child
            }
            guard least != parent else { break }
            heap.swapAt(least, parent)
            parent = least
        }
        return first
    }
}
