/// Lays a flowchart out: inner containers first, each as a box of the one around it.
struct FlowchartLayout {
    let chart: Flowchart
    let tree: ContainerTree
    var measures: FlowchartMeasures
    /// By subgraph; -1 is the whole chart.
    var containers: [Int: Container] = [:]
    var scene = FlowchartScene()
    /// Where the inside of each separate subgraph begins on the page.
    var contentOrigins: [Int: Point] = [:]
    /// Frames on the page, by subgraph.
    var frames: [Int: Rect] = [:]
    /// The layout node of each node, in its container.
    var layoutNodeOfNode: [Int] = []
    /// The layout node that stands for a separate subgraph in the container around it.
    var layoutNodeOfSubgraph: [Int: Int] = [:]
    /// The layout cluster of each subgraph that is not separate.
    var layoutClusterOfSubgraph: [Int: Int] = [:]
    /// Edges that stop at the frames of subgraphs, or -1.
    var clips: [(edge: Int, source: Int, target: Int)] = []
    /// Edges that go on inside a separate subgraph.
    var inner: [(edge: Int, source: Int, target: Int)] = []
    /// Lines on the page, by edge.
    var paths: [Int: CurvePath] = [:]
    /// Middles of labels on the page, by edge.
    var labelCentres: [Int: Point] = [:]
    /// Room that loops already take beside a node, by node.
    var loopShift: [Int: Double] = [:]
    var isTooLarge = false

    /// What is laid out in one go: the whole chart (number -1), or a separate subgraph.
    struct Container {
        var graph = LayeredGraph()
        var direction = FlowDirection.topToBottom
        /// For each layout node what it is: a node of the chart, or -1 - subgraph.
        var members: [Int] = []
        /// For each layout cluster its subgraph.
        var clusters: [Int] = []
        /// For each layout edge the chart's edge.
        var edges: [Int] = []
        var layout: LayeredLayout?
        var transform: FlowTransform {
            FlowTransform(direction: direction, size: layout?.size ?? Size(width: 0, height: 0))
        }
    }

    /// Where an edge ends in a container's layout.
    struct End {
        /// The layout node.
        var node: Int
        /// The subgraph whose frame the edge stops at, or -1.
        var clip = -1
        /// The separate subgraph that stands for the true end inside it, or -1.
        var box = -1
    }

    /// - Returns: nil where the chart is too large.
    static func scene(_ chart: Flowchart, measures: FlowchartMeasures) -> FlowchartScene? {
        var layout = FlowchartLayout(chart, measures)
        layout.run()
        return layout.isTooLarge ? nil : layout.scene
    }

    init(_ chart: Flowchart, _ measures: FlowchartMeasures) {
        self.chart = chart
        self.measures = measures
        tree = ContainerTree(chart)
    }

    mutating func run() {
        collect()
        // Inner containers come after outer ones in the tree's order.
        for cluster in tree.order.reversed() where tree.isSeparate[cluster] { layOut(cluster) }
        layOut(-1)
        guard !isTooLarge else { return }
        place(-1, at: Point(x: 0, y: 0))
        for cluster in tree.order where tree.isSeparate[cluster] {
            guard let origin = contentOrigins[cluster] else { continue }
            place(cluster, at: origin)
        }
        finishEdges()
        findBounds()
    }

    static let mostInnerRoutes = 80

    mutating func finishEdges() {
        for (edge, source, target) in clips {
            guard var path = paths[edge] else { continue }
            if target >= 0, let frame = frames[target] { path = path.clipped(before: frame) }
            if source >= 0, let frame = frames[source] { path = path.reversed().clipped(before: frame).reversed() }
            paths[edge] = path
            keepLabel(of: edge, on: path)
        }
        for index in chart.edges.indices {
            guard let path = paths[index] else { continue }
            scene.edges.append(
                FlowchartScene.Edge(
                    index: index,
                    path: path,
                    label: measures.edgeLabels[index],
                    labelCentre: labelCentres[index]
                )
            )
        }
        scene.nodes.sort { $0.index < $1.index }
        scene.clusters.sort { ($0.depth, $0.index) < ($1.depth, $1.index) }
        var routes = InnerRoutes(chart, tree, scene, frames)
        for (edge, source, target) in inner.prefix(Self.mostInnerRoutes) {
            routes.extend(&scene, edge: edge, sourceBox: source, targetBox: target)
        }
        TitlePlaces.settle(&scene)
    }

    /// A label whose stretch of the edge was cut off moves to the middle of what is left.
    mutating func keepLabel(of edge: Int, on path: CurvePath) {
        guard let centre = labelCentres[edge], let label = measures.edgeLabels[edge] else { return }
        // Labels of loops stand beside them.
        guard chart.edges[edge].source != chart.edges[edge].target else { return }
        let points = path.flattened()
        let (x, y) = (label.width / 2 + 3, label.height / 2 + 3)
        let isOn = zip(points, points.dropFirst()).contains { a, b in
            max(a.x, b.x) >= centre.x - x && min(a.x, b.x) <= centre.x + x && max(a.y, b.y) >= centre.y - y
                && min(a.y, b.y) <= centre.y + y
        }
        guard !isOn else { return }
        labelCentres[edge] = path.middle
    }

    mutating func findBounds() {
        var bounds: Rect?
        func include(_ rect: Rect) {
            if bounds == nil { bounds = rect } else { bounds?.formUnion(rect) }
        }
        for node in scene.nodes {
            let (x, y) = (node.geometry.size.width / 2, node.geometry.size.height / 2)
            include(
                Rect(minX: node.centre.x - x, minY: node.centre.y - y, maxX: node.centre.x + x, maxY: node.centre.y + y)
            )
        }
        for cluster in scene.clusters { include(cluster.rect) }
        for edge in scene.edges {
            for point in edge.path.flattened() {
                include(Rect(minX: point.x - 4, minY: point.y - 1, maxX: point.x + 4, maxY: point.y + 1))
            }
            if let centre = edge.labelCentre, let label = edge.label {
                let (x, y) = (label.width / 2 + 4, label.height / 2 + 2)
                include(Rect(minX: centre.x - x, minY: centre.y - y, maxX: centre.x + x, maxY: centre.y + y))
            }
        }
        scene.bounds = bounds ?? Rect(minX: 0, minY: 0, maxX: 0, maxY: 0)
    }
}
