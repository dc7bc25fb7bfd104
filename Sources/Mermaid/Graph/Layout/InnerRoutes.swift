/// Leads edges on from a frame that was laid out on its own to the node inside it.
struct InnerRoutes {
    private let graph: DiagramGraph
    private let tree: ContainerTree
    private let frames: [Int: Rect]
    /// The box of each node on the page, by the node's index.
    private var boxes: [Rect?]
    /// Edge labels, which routes avoid too.
    private var labels: [Rect] = []
    /// Titles, which routes avoid if possible.
    private let titles: [Rect]

    init(
        _ graph: DiagramGraph,
        _ tree: ContainerTree,
        _ scene: GraphScene,
        _ frames: [Int: Rect],
        _ titles: [Rect]
    ) {
        self.titles = titles
        self.graph = graph
        self.tree = tree
        self.frames = frames
        boxes = [Rect?](repeating: nil, count: graph.nodes.count)
        for node in scene.nodes { boxes[node.index] = Self.rect(node.centre, node.geometry.size) }
        for edge in scene.edges {
            guard let label = graph.edges[edge.index].label, let centre = edge.labelCentre else { continue }
            labels.append(Self.rect(centre, Size(width: label.width + 6, height: label.height + 2)))
        }
    }

    private static let mostLines = 40

    private static func rect(_ centre: Point, _ size: Size) -> Rect {
        Rect(
            minX: centre.x - size.width / 2,
            minY: centre.y - size.height / 2,
            maxX: centre.x + size.width / 2,
            maxY: centre.y + size.height / 2
        )
    }

    mutating func extend(_ scene: inout GraphScene, edge index: Int, sourceBox: Int, targetBox: Int) {
        guard let place = scene.edges.firstIndex(where: { $0.index == index }) else { return }
        let edge = graph.edges[index]
        var path = scene.edges[place].path
        if targetBox >= 0, let route = route(path, into: targetBox, to: edge.target, scene, ignoring: index) {
            path = Self.join(path, route)
        }
        if sourceBox >= 0,
            let route = route(path.reversed(), into: sourceBox, to: edge.source, scene, ignoring: index)
        {
            path = Self.join(path.reversed(), route).reversed()
        }
        scene.edges[place].path = path
    }

    private func route(
        _ path: CurvePath,
        into box: Int,
        to end: GraphEnd,
        _ scene: GraphScene,
        ignoring edge: Int
    ) -> [Point]? {
        guard let frame = frames[box] else { return nil }
        let target: Rect
        var targetNode = -1
        switch end {
        case .frame(let inner):
            guard let rect = frames[inner] else { return nil }
            target = rect
        case .node(let node):
            guard let rect = boxes[node] else { return nil }
            target = rect
            targetNode = node
        case .nothing: return nil
        }
        var obstacles = labels.filter { Self.isWithin($0, frame) }
        for (node, rect) in boxes.enumerated() where node != targetNode {
            guard let rect, Self.isWithin(rect, frame) else { continue }
            if case .frame(let inner) = end, tree.isInside(tree.clusterOfNode[node], inner) { continue }
            obstacles.append(rect)
        }
        let lines = scene.edges.filter { $0.index != edge }.map { $0.path.flattened() }
            .filter { points in points.contains { Self.isInside($0, frame) } }.prefix(Self.mostLines)
        let start = path.end
        let direction = path.finalDirection
        func corners(_ obstacles: [Rect]) -> [Point]? {
            OrthogonalRouter(obstacles: obstacles, bounds: frame).route(
                from: start,
                isVertical: abs(direction.y) > abs(direction.x),
                to: target,
                avoiding: Array(lines)
            )
        }
        let titles = titles.filter { Self.isWithin($0, frame) && !$0.overlaps(target) }
        let clear = titles.isEmpty ? nil : corners(obstacles + titles)
        return (clear ?? corners(obstacles)).map { fitted($0, to: target, node: targetNode, scene) }
    }

    private static func isWithin(_ rect: Rect, _ frame: Rect) -> Bool {
        rect.minX >= frame.minX - 1 && rect.maxX <= frame.maxX + 1 && rect.minY >= frame.minY - 1
            && rect.maxY <= frame.maxY + 1
    }

    private static func isInside(_ point: Point, _ frame: Rect) -> Bool {
        point.x > frame.minX && point.x < frame.maxX && point.y > frame.minY && point.y < frame.maxY
    }

    /// Cuts off the last piece at the target's outline.
    private func fitted(_ corners: [Point], to target: Rect, node: Int, _ scene: GraphScene) -> [Point] {
        guard corners.count >= 2 else { return corners }
        var corners = corners
        let last = corners[corners.count - 1]
        let before = corners[corners.count - 2]
        let isVertical = abs(last.x - before.x) < 0.01
        var end = last
        let shape = node >= 0 ? scene.nodes.first { $0.index == node } : nil
        if isVertical {
            let comesFromAbove = before.y < last.y
            let outline = shape?.geometry.outlineY(atX: last.x - target.midX, isUpper: comesFromAbove)
            end.y = outline.map { target.midY + $0 } ?? (comesFromAbove ? target.minY : target.maxY)
        } else {
            let comesFromLeft = before.x < last.x
            let outline = shape?.geometry.outlineX(atY: last.y - target.midY, isLeft: comesFromLeft)
            end.x = outline.map { target.midX + $0 } ?? (comesFromLeft ? target.minX : target.maxX)
        }
        corners[corners.count - 1] = end
        return corners
    }

    /// Adds a route with rounded corners to the end of a line.
    private static func join(_ path: CurvePath, _ corners: [Point]) -> CurvePath {
        var path = path
        for index in corners.indices.dropFirst() {
            let corner = corners[index]
            let from = path.end
            guard index + 1 < corners.count else {
                path.segments.append(.line(corner))
                break
            }
            let next = corners[index + 1]
            let before = abs(corner.x - from.x) + abs(corner.y - from.y)
            let after = abs(next.x - corner.x) + abs(next.y - corner.y)
            let radius = min(8, before / 2, after / 2)
            guard radius > 0.5 else {
                path.segments.append(.line(corner))
                continue
            }
            func towards(_ point: Point) -> Point {
                let length = max(abs(point.x - corner.x) + abs(point.y - corner.y), 0.001)
                return Point(
                    x: corner.x + (point.x - corner.x) / length * radius,
                    y: corner.y + (point.y - corner.y) / length * radius
                )
            }
            path.segments.append(.line(towards(from)))
            path.segments.append(.cubic(corner, corner, towards(next)))
        }
        return path
    }
}
