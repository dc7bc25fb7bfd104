/// The style in which edges are drawn between their stretches.
enum EdgeCurveStyle: Sendable {
    case smooth, straight, step, rounded

    /// Reads Mermaid's names for curves, most of which differ only in detail.
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
///
/// A smooth edge leaves and enters its nodes along the flow. If it drifts to one side over several ranks, it crosses them at a
/// slant, as far as there is room; elsewhere it runs straight through them.
struct EdgeCurves {
    /// A point of the line, with its sideways movement for each pixel along the flow.
    private struct Knot {
        var point: Point
        var slope: Double
        /// The y of the lane in which the line turns towards the next knot.
        var lane: Double?
    }

    private var path: CurvePath

    /// - Parameter isStrict: true if the edge runs straight through every rank, so that it crosses only edges that it changes
    ///   places with.
    /// - Parameter lead: the length of the straight pieces at both ends, in pixels, if there is room.
    static func path(
        _ stretches: [LayeredLayout.Stretch],
        style: EdgeCurveStyle,
        isStrict: Bool = false,
        lead: Double = 0
    ) -> CurvePath {
        guard let first = stretches.first else { return CurvePath(start: Point(x: 0, y: 0)) }
        var curves = EdgeCurves(path: CurvePath(start: Point(x: first.x, y: first.startY)))
        switch style {
        case .smooth: curves.drawSmoothly(lead > 0 ? led(stretches, by: lead) : stretches, isStrict: isStrict)
        case .straight: curves.drawStraight(stretches, radius: nil)
        case .step: curves.drawStraight(stretches, radius: 0)
        case .rounded: curves.drawStraight(stretches, radius: 8)
        }
        return curves.path
    }

    /// Returns the stretches with the first and the last made longer, so that the edge is straight on them.
    private static func led(
        _ stretches: [LayeredLayout.Stretch],
        by lead: Double
    ) -> [LayeredLayout.Stretch] {
        guard stretches.count > 1 else { return stretches }
        var result = stretches
        let last = result.count - 1
        result[0].endY = reach(from: result[0].startY, result[0].endY, towards: result[1].startY, lead)
        result[last].startY = reach(from: result[last].endY, result[last].startY, towards: result[last - 1].endY, lead)
        return result
    }

    /// Returns the y at which a straight end stops: its own end or the lead, whichever is longer; the lead takes at most two
    /// fifths of the way.
    private static func reach(from end: Double, _ own: Double, towards next: Double, _ lead: Double) -> Double {
        let length = min(lead, abs(next - end) * 0.4)
        return abs(own - end) >= length ? own : end + (next > end ? length : -length)
    }

    // MARK: Smooth

    private mutating func drawSmoothly(_ stretches: [LayeredLayout.Stretch], isStrict: Bool) {
        var knots: [Knot] = []
        for index in stretches.indices {
            let stretch = stretches[index]
            let isEnd = index == 0 || index == stretches.count - 1
            let isLaned = stretch.lane != nil || (index > 0 && stretches[index - 1].lane != nil)
            let isStrict = isStrict || isLaned
            let slope = isEnd || isStrict ? 0 : Self.slope(stretches, index)
            if slope != 0 {
                let middle = (stretch.startY + stretch.endY) / 2
                knots.append(Knot(point: Point(x: stretch.x, y: middle), slope: slope))
            } else if abs(stretch.startY - stretch.endY) < 0.01 {
                knots.append(Knot(point: Point(x: stretch.x, y: stretch.startY), slope: 0))
            } else if index == 0, !isStrict, canLeaveEarly(stretch, towards: stretches[1]) {
                knots.append(Knot(point: Point(x: stretch.x, y: stretch.startY), slope: 0))
            } else if index > 0, isEnd, !isStrict,
                canLeaveEarly(Self.turned(stretch), towards: Self.turned(stretches[index - 1]))
            {
                knots.append(Knot(point: Point(x: stretch.x, y: stretch.endY), slope: 0))
            } else {
                knots.append(Knot(point: Point(x: stretch.x, y: stretch.startY), slope: 0))
                knots.append(Knot(point: Point(x: stretch.x, y: stretch.endY), slope: 0))
            }
            knots[knots.count - 1].lane = stretch.lane
        }
        for (from, to) in zip(knots, knots.dropFirst()) { join(from, to) }
    }

    private mutating func join(_ from: Knot, _ to: Knot) {
        if let lane = from.lane { return bend(from: from.point, to: to.point, radius: Self.laneRadius, at: lane) }
        let height = to.point.y - from.point.y
        let isStraight = abs(from.point.x - to.point.x) < 0.5 && from.slope == 0 && to.slope == 0
        guard !isStraight, abs(height) > 0.01 else { return line(to: to.point) }
        let a = Self.control(from, height)
        let b = Self.control(to, -height)
        path.segments.append(.cubic(a, b, to.point))
    }

    private static func control(_ knot: Knot, _ height: Double) -> Point {
        let reach = (knot.slope == 0 ? 0.5 : 0.36) * height
        return Point(x: knot.point.x + knot.slope * reach, y: knot.point.y + reach)
    }

    /// Returns the slant at which an edge crosses a rank; 0 if it must run straight.
    private static func slope(_ stretches: [LayeredLayout.Stretch], _ index: Int) -> Double {
        let here = stretches[index]
        let before = stretches[index - 1]
        let after = stretches[index + 1]
        guard (here.x - before.x) * (after.x - here.x) > 0 else { return 0 }
        let middle = (here.startY + here.endY) / 2
        let first = (here.x - before.x) / (middle - before.endY)
        let second = (after.x - here.x) / (after.startY - middle)
        guard first * second > 0 else { return 0 }
        // The harmonic mean keeps the curve between its ends (Fritsch, Carlson 1980).
        let wish = 2 * first * second / (first + second)
        let half = abs(here.endY - here.startY) / 2
        guard half > 0.5 else { return wish }
        let drift = wish * (here.endY > here.startY ? 1 : -1) > 0 ? 1.0 : -1.0
        let room = min(here.most - here.x, here.x - here.least) * 0.75
        let limit = room / half
        guard limit > abs(wish) * 0.3 else { return 0 }
        return abs(wish) <= limit ? wish : limit * drift * (here.endY > here.startY ? 1 : -1)
    }

    private static func turned(_ stretch: LayeredLayout.Stretch) -> LayeredLayout.Stretch {
        var turned = stretch
        swap(&turned.startY, &turned.endY)
        return turned
    }

    /// Returns true if an edge may start to bend at its node, before it has passed the node's band.
    private func canLeaveEarly(_ stretch: LayeredLayout.Stretch, towards next: LayeredLayout.Stretch) -> Bool {
        let (from, to) = (stretch.startY, next.startY)
        guard abs(to - from) > 0.01 else { return false }
        // Along the curve x moves as 3t² - 2t³ and y nearly evenly.
        let t = (stretch.endY - from) / (to - from)
        guard t > 0, t < 1 else { return false }
        let x = stretch.x + (next.x - stretch.x) * t * t * (3 - 2 * t)
        return x >= stretch.least && x <= stretch.most
    }

    // MARK: Straight

    /// - Parameter radius: the radius of corners; nil draws slanted lines instead of right angles.
    private mutating func drawStraight(_ stretches: [LayeredLayout.Stretch], radius: Double?) {
        for (index, stretch) in stretches.enumerated() {
            line(to: Point(x: stretch.x, y: stretch.endY))
            guard index + 1 < stretches.count else { break }
            let end = Point(x: stretches[index + 1].x, y: stretches[index + 1].startY)
            if let radius, abs(stretch.x - end.x) > 0.5 {
                bend(from: Point(x: stretch.x, y: stretch.endY), to: end, radius: radius, at: stretch.lane)
            } else {
                line(to: end)
            }
        }
    }

    private mutating func line(to point: Point) {
        let from = path.end
        if abs(from.x - point.x) < 0.005, abs(from.y - point.y) < 0.005 { return }
        if let last = path.segments.last, case .line(let middle) = last {
            let start = path.segments.count > 1 ? path.segments[path.segments.count - 2].end : path.start
            if abs(start.x - middle.x) < 0.01, abs(middle.x - point.x) < 0.01 {
                path.segments[path.segments.count - 1] = .line(point)
                return
            }
        }
        path.segments.append(.line(point))
    }

    private static let laneRadius = 9.0

    private mutating func bend(from start: Point, to end: Point, radius: Double, at lane: Double? = nil) {
        guard abs(end.x - start.x) > 0.5 else { return line(to: end) }
        let middle = lane ?? (start.y + end.y) / 2
        let corner = min(radius, abs(end.x - start.x) / 2, abs(end.y - middle), abs(middle - start.y))
        let side = end.x > start.x ? corner : -corner
        let down = end.y > start.y ? corner : -corner
        line(to: Point(x: start.x, y: middle - down))
        if corner > 0 {
            let turn = Point(x: start.x, y: middle)
            path.segments.append(.cubic(turn, turn, Point(x: start.x + side, y: middle)))
        }
        line(to: Point(x: end.x - side, y: middle))
        if corner > 0 {
            let turn = Point(x: end.x, y: middle)
            path.segments.append(.cubic(turn, turn, Point(x: end.x, y: middle + down)))
        }
        line(to: end)
    }
}
