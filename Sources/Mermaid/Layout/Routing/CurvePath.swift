/// A line on the page: straight pieces and cubic curves, one joined to the next.
struct CurvePath: Sendable, Equatable {
    enum Segment: Sendable, Equatable {
        case line(Point)
        case cubic(Point, Point, Point)

        var end: Point {
            switch self {
            case .line(let point): point
            case .cubic(_, _, let point): point
            }
        }
    }

    var start: Point
    var segments: [Segment] = []

    var end: Point { segments.last?.end ?? start }

    /// Returns the line with every point mapped.
    func mapped(_ transform: (Point) -> Point) -> CurvePath {
        CurvePath(
            start: transform(start),
            segments: segments.map {
                switch $0 {
                case .line(let point): .line(transform(point))
                case .cubic(let a, let b, let c): .cubic(transform(a), transform(b), transform(c))
                }
            }
        )
    }

    /// Returns the line with straight pieces before and behind it.
    func extended(from first: Point?, to last: Point?) -> CurvePath {
        var result = self
        if let first {
            result.segments.insert(.line(start), at: 0)
            result.start = first
        }
        if let last { result.segments.append(.line(last)) }
        return result
    }

    func reversed() -> CurvePath {
        var result = CurvePath(start: end)
        for index in segments.indices.reversed() {
            let from = index == 0 ? start : segments[index - 1].end
            switch segments[index] {
            case .line: result.segments.append(.line(from))
            case .cubic(let a, let b, _): result.segments.append(.cubic(b, a, from))
            }
        }
        return result
    }

    /// The direction in which the line arrives, of length 1.
    var finalDirection: Point {
        guard let last = segments.last else { return Point(x: 0, y: 1) }
        let from = segments.count > 1 ? segments[segments.count - 2].end : start
        let tail: [Point] =
            switch last {
            case .line(let end): [from, end]
            case .cubic(let a, let b, let c): [from, a, b, c]
            }
        let end = tail[tail.count - 1]
        for point in tail.dropLast().reversed() {
            let (dx, dy) = (end.x - point.x, end.y - point.y)
            let length = (dx * dx + dy * dy).squareRoot()
            if length > 0.01 { return Point(x: dx / length, y: dy / length) }
        }
        return Point(x: 0, y: 1)
    }

    /// Returns the line with its end moved back along its last direction, to leave room for an arrowhead.
    func shortened(atEndBy length: Double) -> CurvePath {
        guard length > 0, let last = segments.last else { return self }
        var result = self
        let direction = finalDirection
        let end = Point(x: last.end.x - direction.x * length, y: last.end.y - direction.y * length)
        switch last {
        case .line: result.segments[segments.count - 1] = .line(end)
        case .cubic(let a, let b, _):
            result.segments[segments.count - 1] = .cubic(
                a,
                Point(x: b.x - direction.x * length, y: b.y - direction.y * length),
                end
            )
        }
        return result
    }

    /// Returns points along the line; each curve gives eight.
    func flattened() -> [Point] {
        var points: [Point] = []
        points.reserveCapacity(1 + 8 * segments.count)
        points.append(start)
        var from = start
        for segment in segments {
            switch segment {
            case .line(let end): points.append(end)
            case .cubic(let a, let b, let c):
                for step in 1...8 { points.append(Self.point(from, a, b, c, Double(step) / 8)) }
            }
            from = segment.end
        }
        return points
    }

    /// The point half-way along the line.
    var middle: Point {
        let points = flattened()
        func length(_ a: Point, _ b: Point) -> Double {
            ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
        }
        var rest = zip(points, points.dropFirst()).reduce(0) { $0 + length($1.0, $1.1) } / 2
        for (a, b) in zip(points, points.dropFirst()) {
            let piece = length(a, b)
            if piece >= rest, piece > 0 {
                return Point(x: a.x + (b.x - a.x) * rest / piece, y: a.y + (b.y - a.y) * rest / piece)
            }
            rest -= piece
        }
        return end
    }

    static func point(_ p: Point, _ a: Point, _ b: Point, _ c: Point, _ t: Double) -> Point {
        let u = 1 - t
        let (w0, w1, w2, w3) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        return Point(
            x: w0 * p.x + w1 * a.x + w2 * b.x + w3 * c.x,
            y: w0 * p.y + w1 * a.y + w2 * b.y + w3 * c.y
        )
    }

    /// Returns the line up to the point where it first enters a rectangle; the whole line if it never does.
    func clipped(before rect: Rect) -> CurvePath {
        func isInside(_ point: Point) -> Bool {
            point.x > rect.minX && point.x < rect.maxX && point.y > rect.minY && point.y < rect.maxY
        }
        guard !isInside(start) else { return self }
        var result = CurvePath(start: start)
        var from = start
        for segment in segments {
            var entry: Double?
            for step in 1...32 {
                let t = Double(step) / 32
                guard isInside(Self.point(on: segment, from: from, t)) else { continue }
                var (outside, inside) = (t - 1.0 / 32, t)
                for _ in 0..<20 {
                    let middle = (outside + inside) / 2
                    if isInside(Self.point(on: segment, from: from, middle)) {
                        inside = middle
                    } else {
                        outside = middle
                    }
                }
                entry = outside
                break
            }
            guard let entry else {
                result.segments.append(segment)
                from = segment.end
                continue
            }
            result.segments.append(Self.part(of: segment, from: from, upTo: entry))
            return result
        }
        return result
    }

    private static func point(on segment: Segment, from: Point, _ t: Double) -> Point {
        switch segment {
        case .line(let end): Point(x: from.x + (end.x - from.x) * t, y: from.y + (end.y - from.y) * t)
        case .cubic(let a, let b, let c): point(from, a, b, c, t)
        }
    }

    private static func part(of segment: Segment, from: Point, upTo t: Double) -> Segment {
        func mix(_ p: Point, _ q: Point) -> Point { Point(x: p.x + (q.x - p.x) * t, y: p.y + (q.y - p.y) * t) }
        switch segment {
        case .line(let end): return .line(mix(from, end))
        case .cubic(let a, let b, let c):
            let (first, second, third) = (mix(from, a), mix(a, b), mix(b, c))
            let (left, right) = (mix(first, second), mix(second, third))
            return .cubic(first, left, mix(left, right))
        }
    }
}
