/// Finds a short way with right angles around boxes, from a point to the border of a rectangle.
///
/// The way runs on lines half-way into the free room beside the boxes' sides; Dijkstra's search on their crossings with
/// a price on every bend. (Wybrow, Marriott, Stuckey: Orthogonal Connector Routing, 2009, on a coarser grid.)
struct OrthogonalRouter {
    private let obstacles: [Rect]
    private let bounds: Rect

    private static let clearance = 8.0
    private static let bendPrice = 26.0
    private static let crossingPrice = 60.0
    private static let mostLines = 160

    /// - Parameters:
    ///   - obstacles: what the way must not touch.
    ///   - bounds: what it must not leave.
    init(obstacles: [Rect], bounds: Rect) {
        self.obstacles = obstacles
        self.bounds = bounds
    }

    /// - Parameters:
    ///   - start: a point on the border of the bounds.
    ///   - isVertical: whether the way sets out along y.
    ///   - target: a rectangle that is none of the obstacles.
    ///   - existing: lines it is dear to cross.
    /// - Returns: the corners, from the start to a point on the target's border; nil where there is no way.
    func route(from start: Point, isVertical: Bool, to target: Rect, avoiding existing: [[Point]]) -> [Point]? {
        var xs = [start.x, target.midX]
        var ys = [start.y, target.midY]
        for box in obstacles + [target] {
            xs += [box.minX - Self.clearance, box.maxX + Self.clearance]
            ys += [box.minY - Self.clearance, box.maxY + Self.clearance]
        }
        xs = Self.lines(xs, bounds.minX, bounds.maxX)
        ys = Self.lines(ys, bounds.minY, bounds.maxY)
        guard xs.count <= Self.mostLines, ys.count <= Self.mostLines else { return nil }
        guard let startX = xs.firstIndex(of: start.x), let startY = ys.firstIndex(of: start.y) else { return nil }
        return search(xs, ys, (startX, startY), isVertical, target, existing)
    }

    private static func lines(_ values: [Double], _ least: Double, _ most: Double) -> [Double] {
        let sorted = values.filter { $0 >= least && $0 <= most }.sorted()
        var result: [Double] = []
        for value in sorted where result.last.map({ value - $0 > 0.01 }) ?? true { result.append(value) }
        return result
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
        // A state is a crossing of lines and the axis it was reached along.
        func state(_ x: Int, _ y: Int, _ vertical: Bool) -> Int { (y * xs.count + x) * 2 + (vertical ? 1 : 0) }
        var price = [Double](repeating: .infinity, count: count * 2)
        var previous = [Int](repeating: -1, count: count * 2)
        var queue = PriceQueue()
        let first = state(start.x, start.y, isVertical)
        price[first] = 0
        queue.push(0, first)
        while let (cost, current) = queue.pop() {
            guard cost <= price[current] else { continue }
            let vertical = current & 1 == 1
            let (x, y) = ((current / 2) % xs.count, (current / 2) / xs.count)
            let point = Point(x: xs[x], y: ys[y])
            if Self.isOn(point, target) { return trace(current, previous, xs, ys, target) }
            for (dx, dy) in [(1, 0), (-1, 0), (0, 1), (0, -1)] {
                let (nextX, nextY) = (x + dx, y + dy)
                guard xs.indices.contains(nextX), ys.indices.contains(nextY) else { continue }
                let next = Point(x: xs[nextX], y: ys[nextY])
                guard isFree(point, next) else { continue }
                let turns = (dy != 0) != vertical
                var total = cost + abs(next.x - point.x) + abs(next.y - point.y) + (turns ? Self.bendPrice : 0)
                for line in existing { total += Double(Self.crossings(point, next, line)) * Self.crossingPrice }
                let nextState = state(nextX, nextY, dy != 0)
                guard total < price[nextState] - 1e-9 else { continue }
                price[nextState] = total
                previous[nextState] = current
                queue.push(total, nextState)
            }
        }
        return nil
    }

    private static func isOn(_ point: Point, _ rect: Rect) -> Bool {
        let isInside = point.x > rect.minX && point.x < rect.maxX && point.y > rect.minY && point.y < rect.maxY
        return isInside
    }

    private func isFree(_ a: Point, _ b: Point) -> Bool {
        let (minX, maxX) = (min(a.x, b.x), max(a.x, b.x))
        let (minY, maxY) = (min(a.y, b.y), max(a.y, b.y))
        for box in obstacles {
            guard maxX > box.minX - 3, minX < box.maxX + 3, maxY > box.minY - 3, minY < box.maxY + 3 else { continue }
            return false
        }
        return true
    }

    private func trace(_ last: Int, _ previous: [Int], _ xs: [Double], _ ys: [Double], _ target: Rect) -> [Point] {
        var points: [Point] = []
        var current = last
        while current >= 0 {
            points.append(Point(x: xs[(current / 2) % xs.count], y: ys[(current / 2) / xs.count]))
            current = previous[current]
        }
        points.reverse()
        // Corners only.
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

    private static func crossings(_ a: Point, _ b: Point, _ line: [Point]) -> Int {
        var count = 0
        for (c, d) in zip(line, line.dropFirst()) {
            func side(_ p: Point, _ q: Point, _ r: Point) -> Double {
                (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x)
            }
            if side(a, b, c) * side(a, b, d) < 0, side(c, d, a) * side(c, d, b) < 0 { count += 1 }
        }
        return count
    }
}

/// A binary heap of numbered states, the cheapest first; of equal prices the lower number.
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
