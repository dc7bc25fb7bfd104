/// A diagram laid out: everything has its place on the page, in pixels.
struct GraphScene: Sendable {
    struct Node: Sendable {
        /// The place in ``DiagramGraph/nodes``.
        var index: Int
        var centre: Point
        /// The node's own, turned where a bar stands across a flow to the side.
        var geometry: ShapeGeometry
    }

    struct Frame: Sendable {
        /// The place in ``DiagramGraph/frames``.
        var index: Int
        var depth: Int
        var rect: Rect
        /// The title's middle.
        var titleCentre: Point
        /// Whether an edge runs through the title all the same.
        var isTitleCrossed = false
    }

    struct Edge: Sendable {
        /// The place in ``DiagramGraph/edges``.
        var index: Int
        var path: CurvePath
        var labelCentre: Point?
        /// The middles of the texts near its ends.
        var startTextCentre: Point?
        var endTextCentre: Point?
    }

    var nodes: [Node] = []
    /// Outer ones first.
    var frames: [Frame] = []
    var edges: [Edge] = []
    var bounds = Rect(minX: 0, minY: 0, maxX: 0, maxY: 0)
}
