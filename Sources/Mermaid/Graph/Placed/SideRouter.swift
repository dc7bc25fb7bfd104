/// Finds short ways with right angles between the sides of boxes that have their places, around all other boxes.
///
/// Ways run on lines beside the boxes and through the ports; an A* search on the crossings of these lines has a price for every
/// bend, crossing and shared stretch. (Wybrow, Marriott, Stuckey: Orthogonal Connector Routing, 2009.) Blocked and taken
/// stretches are kept with the crossings, so that the cost of a way depends only on the part of the grid that it looks at.
struct SideRouter {
    private let xs: [Double]
    private let ys: [Double]
    /// Marks the stretches from a crossing to the next one, to the right or down, that run through a box.
    private var isBlocked: [Stretches]
    /// The number of ways along each stretch so far.
    private var isTaken: [Stretches]
    private var price: [Double]
    private var previous: [Int32]
    /// The number of the search that last wrote each state.
    private var stamp: [Int32]
    private var search: Int32 = 0
    /// The steps left for all searches together.
    private var effort: Int

    private struct Stretches {
        var right: UInt8 = 0
        var down: UInt8 = 0
    }

    /// The distance that ways keep from boxes.
    static let clearance = 9.0
    private static let least = 5.0
    private static let tracks = [9.0, 18.0]
    private static let bendPrice = 30.0
    private static let crossingPrice = 45.0
    private static let sharedPrice = 2.0
    private static let mostCrossings = 400_000
    private static let mostEffort = 500_000

    /// - Parameters:
    ///   - obstacles: rectangles that no way may touch.
    ///   - frames: rectangles that ways may cross but should not run along.
    ///   - points: the starts and ends of ways.
    /// - Returns: nil if there is too much to search.
    init?(obstacles: [Rect], frames: [Rect], points: [Point]) {
        var xs: [Double] = []
        var ys: [Double] = []
        for box in obstacles {
            for track in Self.tracks {
                xs += [box.minX - track, box.maxX + track]
                ys += [box.minY - track, box.maxY + track]
            }
        }
        self.xs = Self.lines(xs, through: points.map(\.x))
        self.ys = Self.lines(ys, through: points.map(\.y))
        let count = self.xs.count * self.ys.count
        guard count > 0, count <= Self.mostCrossings else { return nil }
        isBlocked = [Stretches](repeating: Stretches(), count: count)
        isTaken = isBlocked
        price = [Double](repeating: 0, count: 2 * count)
        previous = [Int32](repeating: -1, count: 2 * count)
        stamp = [Int32](repeating: 0, count: 2 * count)
        effort = Self.mostEffort
        for box in obstacles { block(box) }
        for frame in frames { take(frame) }
    }

    /// Raises the price of ways along the sides of a frame.
    private mutating func take(_ frame: Rect) {
        let (startX, endX) = (Self.first(xs, from: frame.minX - 3), Self.first(xs, from: frame.maxX + 3))
        let (startY, endY) = (Self.first(ys, from: frame.minY - 3), Self.first(ys, from: frame.maxY + 3))
        for side in [frame.minX, frame.maxX] {
            for x in Self.first(xs, from: side - 3)..<Self.first(xs, from: side + 3) {
                for y in startY..<endY { isTaken[y * xs.count + x].down = 1 }
            }
        }
        for side in [frame.minY, frame.maxY] {
            for y in Self.first(ys, from: side - 3)..<Self.first(ys, from: side + 3) {
                for x in startX..<endX { isTaken[y * xs.count + x].right = 1 }
            }
        }
    }

    /// Returns the values sorted, with all needed ones, and without others that nearly coincide.
    private static func lines(_ values: [Double], through needed: [Double]) -> [Double] {
        var all = values.map { (value: $0, isNeeded: false) } + needed.map { (value: $0, isNeeded: true) }
        all.sort { ($0.value, $0.isNeeded ? 0 : 1) < ($1.value, $1.isNeeded ? 0 : 1) }
        var result: [(value: Double, isNeeded: Bool)] = []
        for line in all {
            guard let last = result.last else {
                result.append(line)
                continue
            }
            let distance = line.value - last.value
            if line.isNeeded {
                if last.isNeeded ? distance < 1e-6 : distance < 3 {
                    if !last.isNeeded { result[result.count - 1] = line }
                } else {
                    result.append(line)
                }
            } else if distance >= 3 {
                result.append(line)
            }
        }
        return result.map(\.value)
    }

    /// Returns the index of the first of the sorted values that is not less than a value.
    private static func first(_ values: [Double], from value: Double) -> Int {
        var (low, high) = (0, values.count)
        while low < high {
            let middle = (low + high) / 2
            if values[middle] < value { low = middle + 1 } else { high = middle }
        }
        return low
    }

    private mutating func block(_ box: Rect) {
        let wide = Rect(
            minX: box.minX - Self.least,
            minY: box.minY - Self.least,
            maxX: box.maxX + Self.least,
            maxY: box.maxY + Self.least
        )
        let (startX, endX) = (Self.first(xs, from: wide.minX), Self.first(xs, from: wide.maxX))
        let (startY, endY) = (Self.first(ys, from: wide.minY), Self.first(ys, from: wide.maxY))
        for y in startY..<max(startY, endY) {
            for x in max(startX - 1, 0)..<max(startX, endX) where x + 1 < xs.count {
                isBlocked[y * xs.count + x].right = 1
            }
        }
        for x in startX..<max(startX, endX) {
            for y in max(startY - 1, 0)..<max(startY, endY) where y + 1 < ys.count {
                isBlocked[y * xs.count + x].down = 1
            }
        }
    }

    /// True if the searches had to end early.
    var isExhausted: Bool { effort <= 0 }

    /// - Parameters:
    ///   - start: one of the points.
    ///   - startsVertical: true if the way sets out along y.
    ///   - endsVertical: true if the way arrives along y.
    /// - Returns: the corners from start to end; nil if there is no way.
    mutating func way(
        from start: Point,
        _ startsVertical: Bool,
        to end: Point,
        _ endsVertical: Bool
    ) -> [Point]? {
        guard let first = crossing(start), let last = crossing(end), effort > 0 else { return nil }
        search += 1
        let width = xs.count
        var queue = PriceQueue()
        let begin = 2 * first + (startsVertical ? 1 : 0)
        (stamp[begin], price[begin], previous[begin]) = (search, 0, -1)
        queue.push(0, begin)
        while let (told, state) = queue.pop() {
            effort -= 1
            guard effort > 0 else { return nil }
            let place = state / 2
            let isVertical = state & 1 == 1
            let (x, y) = (place % width, place / width)
            let rest = remaining(x, y, isVertical, end)
            guard told <= price[state] + rest + 1e-6 else { continue }
            if place == last {
                if isVertical == endsVertical { return take(state) }
                visit(state ^ 1, price[state] + Self.bendPrice, from: state, rest, &queue)
                continue
            }
            for step in 0..<4 {
                let isDown = step >= 2
                let forward = step & 1 == 0
                let (nextX, nextY) = isDown ? (x, forward ? y + 1 : y - 1) : (forward ? x + 1 : x - 1, y)
                guard nextX >= 0, nextY >= 0, nextX < width, nextY < ys.count else { continue }
                let stretch = (isDown ? min(y, nextY) : y) * width + (isDown ? x : min(x, nextX))
                guard (isDown ? isBlocked[stretch].down : isBlocked[stretch].right) == 0 else { continue }
                let length = isDown ? abs(ys[nextY] - ys[y]) : abs(xs[nextX] - xs[x])
                var cost = price[state] + length
                if isDown != isVertical { cost += Self.bendPrice }
                let shared = isDown ? isTaken[stretch].down : isTaken[stretch].right
                if shared > 0 { cost += (length + 6) * Self.sharedPrice }
                let next = nextY * width + nextX
                if crosses(next, nextX, nextY, isDown) { cost += Self.crossingPrice }
                let left = remaining(nextX, nextY, isDown, end)
                visit(2 * next + (isDown ? 1 : 0), cost, from: state, left, &queue)
            }
        }
        return nil
    }

    /// Returns the least remaining cost: the distance, and a bend if the end lies aside.
    private func remaining(_ x: Int, _ y: Int, _ isVertical: Bool, _ end: Point) -> Double {
        let (across, down) = (abs(xs[x] - end.x), abs(ys[y] - end.y))
        return across + down + ((isVertical ? across : down) > 1e-6 ? Self.bendPrice : 0)
    }

    /// Returns true if another way runs through a crossing, at a right angle to the one that arrives.
    private func crosses(_ place: Int, _ x: Int, _ y: Int, _ isDown: Bool) -> Bool {
        if isDown { return isTaken[place].right > 0 && x > 0 && isTaken[place - 1].right > 0 }
        return isTaken[place].down > 0 && y > 0 && isTaken[place - xs.count].down > 0
    }

    private mutating func visit(
        _ state: Int,
        _ cost: Double,
        from origin: Int,
        _ rest: Double,
        _ queue: inout PriceQueue
    ) {
        guard stamp[state] != search || cost < price[state] - 1e-9 else { return }
        (stamp[state], price[state], previous[state]) = (search, cost, Int32(origin))
        queue.push(cost + rest, state)
    }

    private func crossing(_ point: Point) -> Int? {
        let (x, y) = (Self.first(xs, from: point.x - 1e-6), Self.first(ys, from: point.y - 1e-6))
        guard x < xs.count, y < ys.count, abs(xs[x] - point.x) < 1e-5, abs(ys[y] - point.y) < 1e-5 else { return nil }
        return y * xs.count + x
    }

    /// Returns the corners of the way that ends in a state, and marks the way as taken.
    private mutating func take(_ last: Int) -> [Point] {
        var places: [Int] = []
        var state = last
        while state >= 0 {
            if places.last != state / 2 { places.append(state / 2) }
            state = Int(previous[state])
        }
        places.reverse()
        for (a, b) in zip(places, places.dropFirst()) {
            let stretch = min(a, b)
            if abs(a - b) == 1 {
                isTaken[stretch].right = min(isTaken[stretch].right, 254) + 1
            } else {
                isTaken[stretch].down = min(isTaken[stretch].down, 254) + 1
            }
        }
        return places.map { Point(x: xs[$0 % xs.count], y: ys[$0 / xs.count]) }
    }
}

extension CurvePath {
    /// Creates a line through corners, which are rounded.
    init(corners: [Point], radius most: Double = 8) {
        // Points on a straight stretch are not corners.
        var points: [Point] = []
        for point in corners where points.last != point {
            if points.count >= 2 {
                let (a, b) = (points[points.count - 2], points[points.count - 1])
                let isStraight = (a.x == b.x && b.x == point.x) || (a.y == b.y && b.y == point.y)
                if isStraight { points.removeLast() }
            }
            points.append(point)
        }
        self.init(start: points.first ?? Point(x: 0, y: 0))
        for index in points.indices.dropFirst() {
            let corner = points[index]
            guard index + 1 < points.count else {
                segments.append(.line(corner))
                break
            }
            let (from, next) = (points[index - 1], points[index + 1])
            func length(_ a: Point, _ b: Point) -> Double {
                ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
            }
            let radius = min(most, length(from, corner) / 2, length(corner, next) / 2)
            guard radius > 0.5 else {
                segments.append(.line(corner))
                continue
            }
            func towards(_ point: Point) -> Point {
                let part = radius / max(length(corner, point), 0.001)
                return Point(x: corner.x + (point.x - corner.x) * part, y: corner.y + (point.y - corner.y) * part)
            }
            segments.append(.line(towards(from)))
            segments.append(.cubic(corner, corner, towards(next)))
        }
    }
}
