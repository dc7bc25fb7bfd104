/// A laid-out diagram: everything has its place on the page, in pixels.
struct GraphScene: Sendable {
    struct Node: Sendable {
        /// The index in ``DiagramGraph/nodes``.
        var index: Int
        var centre: Point
        /// The node's geometry, turned if a bar stands across a sideways flow.
        var geometry: ShapeGeometry
    }

    struct Frame: Sendable {
        /// The index in ``DiagramGraph/frames``.
        var index: Int
        var depth: Int
        var rect: Rect
        /// The title's middle.
        var titleCentre: Point
        /// True if an edge runs through the title because no free place was found.
        var isTitleCrossed = false
    }

    struct Edge: Sendable {
        /// The index in ``DiagramGraph/edges``.
        var index: Int
        var path: CurvePath
        var labelCentre: Point?
        /// The middles of the texts near its ends.
        var startTextCentre: Point?
        var endTextCentre: Point?
    }

    var nodes: [Node] = []
    /// The frames, outer ones first.
    var frames: [Frame] = []
    var edges: [Edge] = []
    var bounds = Rect(minX: 0, minY: 0, maxX: 0, maxY: 0)

    /// Sets ``bounds`` to the area that everything covers.
    mutating func findBounds(of graph: DiagramGraph) {
        var bounds: Rect?
        func include(_ rect: Rect) {
            if bounds == nil { bounds = rect } else { bounds?.formUnion(rect) }
        }
        for node in nodes {
            let (x, y) = (node.geometry.size.width / 2, node.geometry.size.height / 2)
            include(
                Rect(minX: node.centre.x - x, minY: node.centre.y - y, maxX: node.centre.x + x, maxY: node.centre.y + y)
            )
        }
        for frame in frames { include(frame.rect) }
        for edge in edges {
            for point in edge.path.flattened() {
                include(Rect(minX: point.x - 4, minY: point.y - 1, maxX: point.x + 4, maxY: point.y + 1))
            }
            if let centre = edge.labelCentre, let label = graph.edges[edge.index].label {
                let (x, y) = (label.width / 2 + 4, label.height / 2 + 2)
                include(Rect(minX: centre.x - x, minY: centre.y - y, maxX: centre.x + x, maxY: centre.y + y))
            }
        }
        for edge in edges {
            let value = graph.edges[edge.index]
            for (text, centre) in [(value.startText, edge.startTextCentre), (value.endText, edge.endTextCentre)] {
                guard let text, let centre else { continue }
                include(Rect(centre: centre, size: Size(width: text.width + 4, height: text.height)))
            }
        }
        self.bounds = bounds ?? Rect(minX: 0, minY: 0, maxX: 0, maxY: 0)
    }
}
