/// Places the texts near the ends of edges, such as cardinalities, so that they touch nothing: beside the edge's head, or a
/// little farther along the edge.
struct EndTexts {
    private let graph: DiagramGraph
    /// Boxes and labels, which texts must not touch.
    private var obstacles: [Rect] = []
    private var lines: [[Point]] = []
    private var lineBoxes: [Rect] = []
    /// The heads of each line.
    private var heads: [(line: Int, box: Rect)] = []

    /// The distance between a text and its edge.
    private static let gap = 5.0
    private static let step = 7.0
    private static let mostSteps = 9
    /// The largest number of edges with which places are searched; with more, every text takes the first place.
    private static let mostSearched = 600

    static func settle(_ scene: inout GraphScene, _ graph: DiagramGraph) {
        guard graph.edges.contains(where: { $0.startText != nil || $0.endText != nil }) else { return }
        var places = EndTexts(graph, scene)
        for index in scene.edges.indices {
            let edge = scene.edges[index]
            let value = graph.edges[edge.index]
            if let text = value.startText {
                let path = edge.path.reversed()
                scene.edges[index].startTextCentre = places.place(text, at: path, value.startHead, line: index)
            }
            if let text = value.endText {
                scene.edges[index].endTextCentre = places.place(text, at: edge.path, value.endHead, line: index)
            }
        }
    }

    private init(_ graph: DiagramGraph, _ scene: GraphScene) {
        self.graph = graph
        for node in scene.nodes {
            obstacles.append(Rect(centre: node.centre, size: node.geometry.size))
        }
        for edge in scene.edges {
            guard let label = graph.edges[edge.index].label, let centre = edge.labelCentre else { continue }
            obstacles.append(Rect(centre: centre, size: Size(width: label.width + 6, height: label.height + 2)))
        }
        for frame in scene.frames {
            let title = graph.frames[frame.index].title
            guard !title.isEmpty else { continue }
            obstacles.append(Rect(centre: frame.titleCentre, size: Size(width: title.width, height: title.height)))
        }
        for edge in scene.edges {
            let points = edge.path.flattened()
            var box = Rect(centre: points[0], size: Size(width: 0, height: 0))
            for point in points { box.formUnion(Rect(centre: point, size: Size(width: 0, height: 0))) }
            let value = graph.edges[edge.index]
            addHead(value.endHead, at: edge.path, line: lines.count)
            addHead(value.startHead, at: edge.path.reversed(), line: lines.count)
            lines.append(points)
            lineBoxes.append(box)
        }
    }

    private mutating func addHead(_ head: EdgeHead, at path: CurvePath, line: Int) {
        guard head != .none else { return }
        let (tip, direction) = (path.end, path.finalDirection)
        let extent = EdgeHeads.extent(of: head)
        let back = Point(x: tip.x - direction.x * extent, y: tip.y - direction.y * extent)
        let (across, along) = (7 * abs(direction.y), 7 * abs(direction.x))
        heads.append(
            (
                line,
                Rect(
                    minX: min(tip.x, back.x) - across,
                    minY: min(tip.y, back.y) - along,
                    maxX: max(tip.x, back.x) + across,
                    maxY: max(tip.y, back.y) + along
                )
            )
        )
    }

    private mutating func place(_ text: Label, at path: CurvePath, _ head: EdgeHead, line: Int) -> Point {
        let size = Size(width: text.width + 4, height: text.height)
        let points = path.flattened()
        var best = path.end
        var bestCost = Double.infinity
        search: for step in 0..<Self.mostSteps {
            for side in [1.0, -1.0] {
                let centre = candidate(points, size, head, Double(step) * Self.step, side)
                let cost = cost(Rect(centre: centre, size: size), line) + Double(step)
                if cost < bestCost { (best, bestCost) = (centre, cost) }
                if cost < 100 || lines.count > Self.mostSearched { break search }
            }
        }
        obstacles.append(Rect(centre: best, size: size))
        return best
    }

    /// Returns a place beside the edge, some distance back from its end.
    private func candidate(_ points: [Point], _ size: Size, _ head: EdgeHead, _ back: Double, _ side: Double) -> Point {
        let end = points[points.count - 1]
        let near = Self.point(on: points, back: 8)
        let isVertical = abs(end.y - near.y) >= abs(end.x - near.x)
        // Beside the head, the text also keeps the head's width away.
        let own = (isVertical ? size.height : size.width) / 2
        let along = own + Self.gap + back
        let isBesideHead = back < EdgeHeads.extent(of: head)
        let across = (isBesideHead && head != .none ? 8.0 : 0) + Self.gap
        let anchor = Self.point(on: points, back: along)
        if isVertical { return Point(x: anchor.x + side * (size.width / 2 + across), y: anchor.y) }
        return Point(x: anchor.x, y: anchor.y - side * (size.height / 2 + across))
    }

    /// Returns the point at a distance before the end of a line.
    private static func point(on points: [Point], back: Double) -> Point {
        var rest = back
        for (a, b) in zip(points.reversed(), points.reversed().dropFirst()) {
            let length = ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
            if length >= rest, length > 0 {
                return Point(x: a.x + (b.x - a.x) * rest / length, y: a.y + (b.y - a.y) * rest / length)
            }
            rest -= length
        }
        return points[0]
    }

    /// Returns the cost of a place: 1000 for each thing that the text would cover, less for lines.
    private func cost(_ rect: Rect, _ own: Int) -> Double {
        guard lines.count <= Self.mostSearched else { return 0 }
        var cost = 0.0
        for obstacle in obstacles where obstacle.overlaps(rect) { cost += 1000 }
        for head in heads where head.line != own && head.box.overlaps(rect, by: -1) { cost += 400 }
        for (index, points) in lines.enumerated() where lineBoxes[index].overlaps(rect, by: -1) {
            if Self.crosses(points, rect) { cost += index == own ? 200 : 400 }
        }
        return cost
    }

    private static func crosses(_ points: [Point], _ rect: Rect) -> Bool {
        for (a, b) in zip(points, points.dropFirst()) {
            guard min(a.x, b.x) <= rect.maxX, max(a.x, b.x) >= rect.minX else { continue }
            guard min(a.y, b.y) <= rect.maxY, max(a.y, b.y) >= rect.minY else { continue }
            for step in 0...8 {
                let t = Double(step) / 8
                let (x, y) = (a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t)
                if x > rect.minX - 2, x < rect.maxX + 2, y > rect.minY - 1, y < rect.maxY + 1 { return true }
            }
        }
        return false
    }
}
