/// How edges are drawn between their stretches.
enum EdgeCurveStyle: Sendable {
    case smooth, straight, step, rounded

    /// Mermaid's names for curves, most of which differ in detail only.
    init(name: String?) {
        self =
            switch name {
            case "linear": .straight
            case "step", "stepBefore", "stepAfter": .step
            case "rounded": .rounded
            default: .smooth
            }
    }
}

/// Draws an edge's stretches as one line, in flow coordinates.
enum EdgeCurves {
    static func path(_ stretches: [LayeredLayout.Stretch], style: EdgeCurveStyle) -> CurvePath {
        guard let first = stretches.first else { return CurvePath(start: Point(x: 0, y: 0)) }
        var path = CurvePath(start: Point(x: first.x, y: first.startY))
        for (index, stretch) in stretches.enumerated() {
            if abs(stretch.endY - stretch.startY) > 0.01 || (index > 0 && stretches.count == 1) {
                line(to: Point(x: stretch.x, y: stretch.endY), &path)
            }
            guard index + 1 < stretches.count else { break }
            let next = stretches[index + 1]
            let start = Point(x: stretch.x, y: stretch.endY)
            let end = Point(x: next.x, y: next.startY)
            if abs(start.x - end.x) < 0.5 {
                line(to: end, &path)
                continue
            }
            switch style {
            case .straight: line(to: end, &path)
            case .step, .rounded: bend(from: start, to: end, radius: style == .step ? 0 : 8, &path)
            case .smooth: curve(stretches, index, &path)
            }
        }
        return path
    }

    private static func line(to point: Point, _ path: inout CurvePath) {
        if let last = path.segments.last, case .line(let middle) = last {
            let from = path.segments.count > 1 ? path.segments[path.segments.count - 2].end : path.start
            if abs(from.x - middle.x) < 0.01, abs(middle.x - point.x) < 0.01 {
                path.segments[path.segments.count - 1] = .line(point)
                return
            }
        }
        path.segments.append(.line(point))
    }

    /// From one stretch to the next, along the flow at both ends; where an edge merely drifts sideways over a short
    /// stretch, it keeps its slope.
    private static func curve(_ stretches: [LayeredLayout.Stretch], _ index: Int, _ path: inout CurvePath) {
        let start = Point(x: stretches[index].x, y: stretches[index].endY)
        let end = Point(x: stretches[index + 1].x, y: stretches[index + 1].startY)
        let height = end.y - start.y
        let leaving = slope(stretches, index)
        let arriving = slope(stretches, index + 1)
        let a = control(start, leaving, height, isStart: true)
        let b = control(end, arriving, height, isStart: false)
        path.segments.append(.cubic(a, b, end))
    }

    private static func control(_ point: Point, _ slope: Double, _ height: Double, isStart: Bool) -> Point {
        let reach = (slope == 0 ? 0.5 : 0.36) * height * (isStart ? 1 : -1)
        return Point(x: point.x + slope * reach, y: point.y + reach)
    }

    /// Sideways movement for each pixel along the flow at a stretch; 0 where it must run straight.
    private static func slope(_ stretches: [LayeredLayout.Stretch], _ index: Int) -> Double {
        guard index > 0, index + 1 < stretches.count else { return 0 }
        let here = stretches[index]
        guard abs(here.endY - here.startY) < 2 else { return 0 }
        let before = stretches[index - 1]
        let after = stretches[index + 1]
        guard (here.x - before.x) * (after.x - here.x) > 0 else { return 0 }
        let first = (here.x - before.x) / (here.startY - before.endY)
        let second = (after.x - here.x) / (after.startY - here.endY)
        // The harmonic mean keeps the curve between its ends (Fritsch, Carlson 1980).
        return 2 * first * second / (first + second)
    }

    private static func bend(from start: Point, to end: Point, radius: Double, _ path: inout CurvePath) {
        let middle = (start.y + end.y) / 2
        let corner = min(radius, abs(end.x - start.x) / 2, abs(end.y - start.y) / 2)
        let side = end.x > start.x ? corner : -corner
        let down = end.y > start.y ? corner : -corner
        line(to: Point(x: start.x, y: middle - down), &path)
        if corner > 0 {
            let turn = Point(x: start.x, y: middle)
            path.segments.append(.cubic(turn, turn, Point(x: start.x + side, y: middle)))
        }
        path.segments.append(.line(Point(x: end.x - side, y: middle)))
        if corner > 0 {
            let turn = Point(x: end.x, y: middle)
            path.segments.append(.cubic(turn, turn, Point(x: end.x, y: middle + down)))
        }
        path.segments.append(.line(end))
    }
}
