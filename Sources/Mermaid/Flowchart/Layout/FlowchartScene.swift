/// A flowchart laid out: everything has its place on the page, in pixels; the drawing begins at 0, 0.
struct FlowchartScene: Sendable {
    struct Node: Sendable {
        /// The place in `Flowchart.nodes`.
        var index: Int
        var centre: Point
        var geometry: ShapeGeometry
        var label: Label
    }

    struct Cluster: Sendable {
        /// The place in `Flowchart.subgraphs`.
        var index: Int
        var depth: Int
        var rect: Rect
        var title: Label
        /// The title's middle.
        var titleCentre: Point
        /// Whether an edge runs through the title all the same.
        var isTitleCrossed = false
    }

    struct Edge: Sendable {
        /// The place in `Flowchart.edges`.
        var index: Int
        var path: CurvePath
        var label: Label?
        var labelCentre: Point?
    }

    var nodes: [Node] = []
    /// Outer ones first.
    var clusters: [Cluster] = []
    var edges: [Edge] = []
    var bounds = Rect(minX: 0, minY: 0, maxX: 0, maxY: 0)
}
