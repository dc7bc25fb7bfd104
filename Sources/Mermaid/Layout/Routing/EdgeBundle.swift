/// Draws all edges of one layout, and straightens edges whose slants would cross others needlessly or touch foreign labels or
/// nodes.
struct EdgeBundle {
    private let stretches: [[LayeredLayout.Stretch]]
    private let styles: [EdgeCurveStyle]
    private let labels: [Rect?]
    private let nodes: [Rect]
    /// The nodes at both ends of each edge.
    private let ends: [(source: Int, target: Int)]

    /// The lengths that heads take from both ends of each edge, in pixels: the line ends before them.
    private let trims: [(start: Double, end: Double)]

    /// The form in which an edge is drawn, the freest first.
    private enum Form: Int, Comparable {
        /// Drawn with slants.
        case free
        /// Straight through every rank.
        case strict
        /// Straight at its ends too, so that neighbours bend at the same height, whether or not heads shorten them.
        case led

        static func < (first: Form, second: Form) -> Bool { first.rawValue < second.rawValue }
    }

    private struct Drawn {
        var path: CurvePath
        /// Points of the line, without the parts that its heads take.
        var points: [Point]
        var box: Rect
    }

    /// The largest number of edges that are checked; more are all drawn strictly, since they are too dense for slants.
    private static let mostChecked = 400
    private static let mostRounds = 8
    /// The length, in pixels, of a led edge's straight ends.
    private static let lead = 9.0

    init(
        _ stretches: [[LayeredLayout.Stretch]],
        _ styles: [EdgeCurveStyle],
        labels: [Rect?],
        nodes: [Rect],
        ends: [(source: Int, target: Int)],
        trims: [(start: Double, end: Double)]
    ) {
        self.stretches = stretches
        self.styles = styles
        self.labels = labels
        self.nodes = nodes
        self.ends = ends
        self.trims = trims
    }

    func paths() -> [CurvePath] {
        let count = stretches.count
        guard count <= Self.mostChecked else {
            return (0..<count).map { EdgeCurves.path(stretches[$0], style: styles[$0], isStrict: true) }
        }
        var forms = [Form](repeating: .free, count: count)
        var drawn = (0..<count).map { draw($0, .free) }
        for round in 0...Self.mostRounds {
            let found = conflicts(drawn, forms)
            guard !found.isEmpty else { break }
            if round == Self.mostRounds { return (0..<count).map { draw($0, max(forms[$0], .strict)).path } }
            for (edge, form) in found where forms[edge] < form {
                forms[edge] = form
                drawn[edge] = draw(edge, form)
            }
        }
        return drawn.map(\.path)
    }

    private func draw(_ edge: Int, _ form: Form) -> Drawn {
        let path = EdgeCurves.path(
            stretches[edge],
            style: styles[edge],
            isStrict: form != .free,
            lead: form == .led ? Self.lead : 0
        )
        let points = trimmed(path, edge).flattened()
        var box = Rect(minX: points[0].x, minY: points[0].y, maxX: points[0].x, maxY: points[0].y)
        for point in points { box.include(point) }
        return Drawn(path: path, points: points, box: box)
    }

    private func trimmed(_ path: CurvePath, _ edge: Int) -> CurvePath {
        let (start, end) = trims[edge]
        let path = path.shortened(atEndBy: end)
        return start > 0 ? path.reversed().shortened(atEndBy: start).reversed() : path
    }

    /// Returns edges that cross or touch less in a stricter form, with that form.
    private func conflicts(_ drawn: [Drawn], _ forms: [Form]) -> [(edge: Int, form: Form)] {
        var result: [(edge: Int, form: Form)] = []
        // Drawn edges by form and edge; most drawings have no conflict and don't need them.
        var known: [[Drawn?]] = []
        func inForm(_ edge: Int, _ form: Form) -> Drawn {
            if forms[edge] >= form { return drawn[edge] }
            if known.isEmpty { known = Array(repeating: Array(repeating: nil, count: drawn.count), count: 2) }
            let place = form == .led ? 1 : 0
            if let value = known[place][edge] { return value }
            let value = draw(edge, form)
            known[place][edge] = value
            return value
        }
        for first in drawn.indices where !stretches[first].isEmpty {
            for second in 0..<first where !stretches[second].isEmpty && min(forms[first], forms[second]) < .led {
                guard drawn[first].box.touches(drawn[second].box) else { continue }
                var crossings = Self.crossings(drawn[first].points, drawn[second].points)
                guard crossings > 0 else { continue }
                var better: Form?
                for form in [Form.strict, .led] where min(forms[first], forms[second]) < form && crossings > 0 {
                    let (a, b) = (inForm(first, form), inForm(second, form))
                    let fewer = Self.crossings(a.points, b.points)
                    if fewer < crossings { (better, crossings) = (form, fewer) }
                }
                guard let better else { continue }
                result.append((first, better))
                result.append((second, better))
            }
            guard forms[first] == .free else { continue }
            for (edge, label) in labels.enumerated() where edge != first {
                guard let label, drawn[first].box.touches(label) else { continue }
                if Self.touches(drawn[first].points, label) { result.append((first, .strict)) }
            }
            for (node, box) in nodes.enumerated() where node != ends[first].source && node != ends[first].target {
                guard drawn[first].box.touches(box) else { continue }
                if Self.touches(drawn[first].points, box) { result.append((first, .strict)) }
            }
        }
        return result
    }

    private static func touches(_ points: [Point], _ rect: Rect) -> Bool {
        for (a, b) in zip(points, points.dropFirst()) {
            guard min(a.x, b.x) <= rect.maxX, max(a.x, b.x) >= rect.minX else { continue }
            guard min(a.y, b.y) <= rect.maxY, max(a.y, b.y) >= rect.minY else { continue }
            for step in 0...4 {
                let t = Double(step) / 4
                let (x, y) = (a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t)
                if x > rect.minX, x < rect.maxX, y > rect.minY, y < rect.maxY { return true }
            }
        }
        return false
    }

    /// Counts the crossings of two lines. Both are short and their pieces ordered along y or against it, so that all pairs are
    /// few.
    static func crossings(_ first: [Point], _ second: [Point]) -> Int {
        var count = 0
        for end in first.indices.dropFirst() {
            let (a, b) = (first[end - 1], first[end])
            let (lowX, highX) = (min(a.x, b.x), max(a.x, b.x))
            let (lowY, highY) = (min(a.y, b.y), max(a.y, b.y))
            for other in second.indices.dropFirst() {
                let (c, d) = (second[other - 1], second[other])
                guard max(c.y, d.y) >= lowY, min(c.y, d.y) <= highY else { continue }
                guard max(c.x, d.x) >= lowX, min(c.x, d.x) <= highX else { continue }
                if side(a, b, c) * side(a, b, d) < 0, side(c, d, a) * side(c, d, b) < 0 { count += 1 }
            }
        }
        return count
    }

    private static func side(_ a: Point, _ b: Point, _ c: Point) -> Double {
        (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
    }
}
