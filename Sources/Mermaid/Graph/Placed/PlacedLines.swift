/// Draws lines between boxes that have their places already, and places labels on them.
struct PlacedLines {
    enum Side: Sendable, Hashable {
        case left, right, top, bottom

        var isVertical: Bool { self == .top || self == .bottom }
        /// The direction away from the box.
        var direction: Point {
            switch self {
            case .left: Point(x: -1, y: 0)
            case .right: Point(x: 1, y: 0)
            case .top: Point(x: 0, y: -1)
            case .bottom: Point(x: 0, y: 1)
            }
        }
    }

    /// An end of a line.
    struct End {
        /// The number of the box: lines to the same side of one box keep apart.
        var box: Int
        var frame: Rect
        /// The outline around the frame's middle; nil if the frame is the outline.
        var outline: ShapeGeometry?
        /// The side that the line meets; nil if the places of the boxes decide.
        var side: Side?
        /// The best position for lines along the side; nil for its middle.
        var anchor: Double?
        /// True if an arrowhead stands there, which needs a straight piece before it.
        var hasHead = false
    }

    struct Line {
        var source: End
        var target: End
        var label: Size?
    }

    struct Way {
        var path: CurvePath
        var label: Point?
        /// True if the label covers nothing.
        var isLabelClear = true
    }

    private var lines: [Line]
    private let obstacles: [Rect]
    private let frames: [Rect]
    private var ports: [(source: Point, target: Point)] = []

    private static let portDistance = 16.0

    /// - Parameters:
    ///   - obstacles: boxes, and titles of frames.
    ///   - frames: frames that lines may cross but should not run along.
    init(_ lines: [Line], obstacles: [Rect], frames: [Rect] = []) {
        self.lines = lines
        self.obstacles = obstacles
        self.frames = frames
        var seen: [Pair: Int] = [:]
        for index in lines.indices {
            let (a, b) = (lines[index].source.box, lines[index].target.box)
            let count = seen[Pair(first: min(a, b), second: max(a, b)), default: 0]
            seen[Pair(first: min(a, b), second: max(a, b))] = count + 1
            chooseSides(index, earlier: count)
        }
        placePorts()
    }

    /// - Returns: a way for each line; nil if there are too many.
    func ways() -> [Way]? {
        guard !lines.isEmpty else { return [] }
        var points: [Point] = []
        for (line, port) in zip(lines, ports) {
            points.append(stub(port.source, line.source, line.target))
            points.append(stub(port.target, line.target, line.source))
        }
        guard var router = SideRouter(obstacles: obstacles, frames: frames, points: points) else { return nil }
        // Short lines come first: they have the fewest choices.
        let order = lines.indices.sorted { (length($0), $0) < (length($1), $1) }
        var corners = [[Point]](repeating: [], count: lines.count)
        for index in order {
            let (source, target) = (lines[index].source, lines[index].target)
            let (start, end) = (points[2 * index], points[2 * index + 1])
            let way = router.way(
                from: start,
                source.side?.isVertical ?? true,
                to: end,
                target.side?.isVertical ?? true
            )
            if router.isExhausted { return nil }
            corners[index] = [ports[index].source] + (way ?? [start, end]) + [ports[index].target]
        }
        let labels = EdgeLabelSpots(ways: corners, obstacles: obstacles).spots(lines.map(\.label))
        return lines.indices.map { index in
            Way(
                path: CurvePath(corners: corners[index]),
                label: labels[index]?.centre,
                isLabelClear: labels[index]?.isClear ?? true
            )
        }
    }

    private func length(_ index: Int) -> Double {
        let (a, b) = ports[index]
        return abs(a.x - b.x) + abs(a.y - b.y)
    }

    /// Returns the first point at which a line may bend.
    private func stub(_ port: Point, _ end: End, _ other: End) -> Point {
        guard let side = end.side else { return port }
        // The distance counts from the frame, not from a slanted outline within it.
        let off = end.hasHead ? room(at: port, end, other, side) : SideRouter.clearance
        switch side {
        case .left: return Point(x: end.frame.minX - off, y: port.y)
        case .right: return Point(x: end.frame.maxX + off, y: port.y)
        case .top: return Point(x: port.x, y: end.frame.minY - off)
        case .bottom: return Point(x: port.x, y: end.frame.maxY + off)
        }
    }

    /// Returns the length of the straight piece before a head: half the way to the next box ahead, but one to two clearances.
    private func room(at port: Point, _ end: End, _ other: End, _ side: Side) -> Double {
        let reach = SideRouter.clearance
        func distance(_ box: Rect) -> Double {
            switch side {
            case .left: end.frame.minX - box.maxX
            case .right: box.minX - end.frame.maxX
            case .top: end.frame.minY - box.maxY
            case .bottom: box.minY - end.frame.maxY
            }
        }
        func isAhead(_ box: Rect) -> Bool {
            side.isVertical
                ? box.minX - reach < port.x && port.x < box.maxX + reach
                : box.minY - reach < port.y && port.y < box.maxY + reach
        }
        let ahead = (obstacles.filter(isAhead) + [other.frame]).map(distance).filter { $0 >= 0 }
        let half = (ahead.min() ?? .infinity) / 2
        return min(max(half, reach), 2 * reach)
    }

    // MARK: Sides

    private struct Pair: Hashable {
        var first: Int
        var second: Int
    }

    /// - Parameter earlier: the number of earlier lines between the same two boxes; the second and the third go around.
    private mutating func chooseSides(_ index: Int, earlier: Int) {
        let (a, b) = (lines[index].source.frame, lines[index].target.frame)
        if lines[index].source.box == lines[index].target.box {
            lines[index].source.side = lines[index].source.side ?? .right
            lines[index].target.side = lines[index].target.side ?? .bottom
            return
        }
        let across = max(b.minX - a.maxX, a.minX - b.maxX)
        let down = max(b.minY - a.maxY, a.minY - b.maxY)
        var sides: (Side, Side)
        if down >= 0, across < 0 || down >= across {
            sides = b.midY > a.midY ? (.bottom, .top) : (.top, .bottom)
        } else if across >= 0 {
            sides = b.midX > a.midX ? (.right, .left) : (.left, .right)
        } else {
            // The boxes overlap: one lies in the other.
            sides = (.bottom, .bottom)
        }
        switch earlier % 3 {
        case 1: sides = sides.0.isVertical ? (.right, .right) : (.bottom, .bottom)
        case 2: sides = sides.0.isVertical ? (.left, .left) : (.top, .top)
        default: break
        }
        lines[index].source.side = lines[index].source.side ?? sides.0
        lines[index].target.side = lines[index].target.side ?? sides.1
    }

    private struct SideOfBox: Hashable {
        var box: Int
        var side: Side
    }

    /// Spreads the ports along each side; a line to a box straight ahead keeps to the middle.
    private mutating func placePorts() {
        var bySide: [SideOfBox: [(line: Int, isSource: Bool)]] = [:]
        for (index, line) in lines.enumerated() {
            for isSource in [true, false] {
                let end = isSource ? line.source : line.target
                guard let side = end.side else { continue }
                bySide[SideOfBox(box: end.box, side: side), default: []].append((index, isSource))
            }
        }
        ports = lines.map { _ in (Point(x: 0, y: 0), Point(x: 0, y: 0)) }
        for (key, ends) in bySide {
            let isVertical = key.side.isVertical
            let own = ends[0].isSource ? lines[ends[0].line].source : lines[ends[0].line].target
            func along(_ rect: Rect) -> Double { isVertical ? rect.midX : rect.midY }
            func other(_ end: (line: Int, isSource: Bool)) -> Double {
                let partner = end.isSource ? lines[end.line].target : lines[end.line].source
                return partner.anchor ?? along(partner.frame)
            }
            let middle = own.anchor ?? along(own.frame)
            let sorted = ends.sorted {
                (other($0), $0.line, $0.isSource ? 0 : 1) < (other($1), $1.line, $1.isSource ? 0 : 1)
            }
            let aligned = sorted.firstIndex { abs(other($0) - middle) < 1 }
            let extent = (isVertical ? own.frame.width : own.frame.height)
            let reach = own.outline.map { isVertical ? $0.horizontalReach : $0.verticalReach } ?? 0.8
            let half = extent / 2 * reach
            let base = aligned.map(Double.init) ?? Double(sorted.count - 1) / 2
            let most = max(base, Double(sorted.count - 1) - base, 1)
            let step = min(Self.portDistance, half / most)
            for (place, end) in sorted.enumerated() {
                let shift = (Double(place) - base) * step
                let port = Self.port(own, key.side, at: middle + shift)
                if end.isSource { ports[end.line].source = port } else { ports[end.line].target = port }
            }
        }
        for (index, line) in lines.enumerated() {
            guard let first = line.source.side, let second = line.target.side,
                bySide[SideOfBox(box: line.source.box, side: first)]?.count == 1,
                bySide[SideOfBox(box: line.target.box, side: second)]?.count == 1
            else { continue }
            straighten(index, first, second)
        }
    }

    /// Makes a lone line straight if its ends lie nearly opposite each other.
    private mutating func straighten(_ index: Int, _ first: Side, _ second: Side) {
        guard first != second, first.isVertical == second.isVertical else { return }
        let (source, target) = (lines[index].source, lines[index].target)
        func range(_ end: End) -> ClosedRange<Double> {
            let reach = end.outline.map { first.isVertical ? $0.horizontalReach : $0.verticalReach } ?? 0.8
            let (middle, extent) =
                first.isVertical ? (end.frame.midX, end.frame.width) : (end.frame.midY, end.frame.height)
            return (middle - extent / 2 * reach)...(middle + extent / 2 * reach)
        }
        let (a, b) = (ports[index].source, ports[index].target)
        let (one, two) = first.isVertical ? (a.x, b.x) : (a.y, b.y)
        guard one != two else { return }
        let place: Double
        if range(target).contains(one) {
            place = one
        } else if range(source).contains(two) {
            place = two
        } else {
            return
        }
        ports[index] = (Self.port(source, first, at: place), Self.port(target, second, at: place))
    }

    private static func port(_ end: End, _ side: Side, at place: Double) -> Point {
        let frame = end.frame
        switch side {
        case .left, .right:
            let edge = end.outline?.outlineX(atY: place - frame.midY, isLeft: side == .left)
            return Point(x: edge.map { frame.midX + $0 } ?? (side == .left ? frame.minX : frame.maxX), y: place)
        case .top, .bottom:
            let edge = end.outline?.outlineY(atX: place - frame.midX, isUpper: side == .top)
            return Point(x: place, y: edge.map { frame.midY + $0 } ?? (side == .top ? frame.minY : frame.maxY))
        }
    }
}
