/// Draws loops, edges from a node to itself, beside the node.
extension GraphLayout {
    mutating func placeLoop(
        _ edge: Int,
        _ index: Int,
        _ container: Container,
        _ layout: LayeredLayout,
        _ page: (Point) -> Point
    ) {
        let node = container.graph.edges[index].source
        let centre = layout.nodes[node]
        let value = container.graph.nodes[node]
        let member = container.members[node]
        let side = value.width / 2
        let key = container.members[node]
        let shift = loopShift[key, default: 0]
        let labelSize = container.graph.edges[index].label
        let loopReach = Self.loopReach(graph.edges[edge])
        loopShift[key] = shift + loopReach + (labelSize.map { $0.width + 4 } ?? 0)
        var shapeHeight = value.height
        if member >= 0 {
            shapeHeight = FlowTransform.flow(graph.nodes[member].geometry.size, container.direction).height
        }
        let half = min(shapeHeight * 0.26, 16)
        let reach = side + shift + loopReach
        func start(_ y: Double) -> Double {
            guard member >= 0 else { return side }
            let shape = graph.nodes[member].geometry
            let x =
                container.direction.isHorizontal
                ? shape.outlineY(atX: container.direction == .leftToRight ? y : -y, isUpper: false)
                : shape.outlineX(atY: container.direction == .topToBottom ? y : -y, isLeft: false)
            return x ?? side
        }
        func at(_ x: Double, _ y: Double) -> Point { Point(x: centre.x + x, y: centre.y + y) }
        let bulge = half + 8
        let starts = EdgeHeads.lead(for: graph.edges[edge].startHead)
        let ends = EdgeHeads.lead(for: graph.edges[edge].endHead)
        let (first, last) = (at(start(-half), -half), at(start(half), half))
        let path = CurvePath(
            start: starts > 0 ? Point(x: first.x + starts, y: first.y) : first,
            segments: [
                .cubic(
                    at(max(side + (reach - side) * 0.5, side + starts), -half),
                    at(reach, -bulge),
                    at(reach, 0)
                ),
                .cubic(
                    at(reach, bulge),
                    at(max(side + (reach - side) * 0.5, side + ends), half),
                    ends > 0 ? Point(x: last.x + ends, y: last.y) : last
                ),
            ]
        ).extended(from: starts > 0 ? first : nil, to: ends > 0 ? last : nil)
        paths[edge] = path.mapped(page)
        if let labelSize { labelCentres[edge] = page(at(reach + labelSize.width / 2 - 3, 0)) }
    }
}
