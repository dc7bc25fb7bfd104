/// Lays a diagram out: inner containers first, each as a box of the one around it.
struct GraphLayout {
    var graph: DiagramGraph
    let tree: ContainerTree
    let reach: GraphReach
    /// The layout nodes at which edges to frames end, in a diagram of many edges; nil if the frame has no such node.
    var anchors: [FrameAnchor: Int?] = [:]
    /// The containers by frame; -1 is the whole diagram.
    var containers: [Int: Container] = [:]
    var scene = GraphScene()
    /// The origin of the inside of each separate frame on the page.
    var contentOrigins: [Int: Point] = [:]
    /// The frames on the page.
    var frames: [Int: Rect] = [:]
    /// The layout node of each node, in its container.
    var layoutNodeOfNode: [Int] = []
    /// The layout node that stands for a separate frame in the container around it.
    var layoutNodeOfFrame: [Int: Int] = [:]
    /// The layout cluster of each frame that is not separate.
    var layoutClusterOfFrame: [Int: Int] = [:]
    /// The edges that stop at frames: the frame at the source and at the target, or -1.
    var clips: [(edge: Int, source: Int, target: Int)] = []
    /// The edges that go on inside a separate frame.
    var inner: [InnerEdge] = []
    /// For each separate frame, the indices into ``inner`` of the edges that go on inside it.
    var innerOfFrame: [Int: [Int]] = [:]
    /// The lines on the page, by edge.
    var paths: [Int: CurvePath] = [:]
    /// The middles of labels on the page, by edge.
    var labelCentres: [Int: Point] = [:]
    /// The room that loops already take beside a node, by node.
    var loopShift: [Int: Double] = [:]
    /// The lines between boxes and the notes beside them, by note.
    var besideEdges: [Int: Int] = [:]
    var isTooLarge = false
    /// The side of lines on which a title has room, by frame.
    let titleSides: [Int: TitleSide]
    /// The known orders of the items in each container's ranks, by its frame.
    var orders: [Int: [[Int]]]

    /// A unit of layout: the whole diagram (number -1), or a separate frame.
    struct Container {
        var graph = LayeredGraph()
        var direction = FlowDirection.topToBottom
        /// The node of the diagram that each layout node stands for, or -1 - frame.
        var members: [Int] = []
        /// The frame of each layout cluster.
        var clusters: [Int] = []
        /// The diagram's edge of each layout edge.
        var edges: [Int] = []
        var layout: LayeredLayout?
        var transform: FlowTransform {
            FlowTransform(direction: direction, size: layout?.size ?? Size(width: 0, height: 0))
        }
    }

    /// The end of an edge in a container's layout.
    struct End {
        /// The layout node.
        var node: Int
        /// The frame that the edge stops at, or -1.
        var clip = -1
        /// The separate frame that contains the true end, or -1.
        var box = -1
    }

    /// An edge with an end inside a separate frame.
    struct InnerEdge {
        let edge: Int
        /// Its index among the layout edges of its container.
        let place: Int
        /// The frames that its source and its target lie in, or -1.
        let source: Int
        let target: Int
    }

    /// - Returns: the laid-out diagram; nil if the diagram is too large.
    static func scene(_ graph: DiagramGraph) -> GraphScene? {
        var orders: [Int: [[Int]]] = [:]
        return scene(graph, [:], &orders).map { TitleClearing.cleared($0, graph, orders) }
    }

    /// - Parameter orders: the orders from an earlier layout of the same graph, which save time.
    static func scene(_ graph: DiagramGraph, _ titleSides: [Int: TitleSide], _ orders: inout [Int: [[Int]]])
        -> GraphScene?
    {
        var layout = GraphLayout(graph, titleSides, orders)
        layout.run()
        orders = layout.orders
        return layout.isTooLarge ? nil : layout.scene
    }

    private init(_ graph: DiagramGraph, _ titleSides: [Int: TitleSide], _ orders: [Int: [[Int]]]) {
        self.graph = graph
        self.titleSides = titleSides
        self.orders = orders
        tree = ContainerTree(graph)
        reach = GraphReach(graph)
    }

    mutating func run() {
        isTooLarge = tree.isTooDeep
        guard !isTooLarge else { return }
        collect()
        // In reverse order, inner containers come before outer ones.
        for cluster in tree.order.reversed() where tree.isSeparate[cluster] { layOut(cluster) }
        layOut(-1)
        guard !isTooLarge else { return }
        place(-1, at: Point(x: 0, y: 0))
        for cluster in tree.order where tree.isSeparate[cluster] {
            guard let origin = contentOrigins[cluster] else { continue }
            place(cluster, at: origin)
        }
        finishEdges()
        scene.findBounds(of: graph)
    }

    static let mostInnerRoutes = 80

    mutating func finishEdges() {
        for (edge, source, target) in clips where source >= 0 || target >= 0 {
            guard var path = paths[edge] else { continue }
            if target >= 0, let frame = frames[target] { path = path.clipped(before: frame) }
            if source >= 0, let frame = frames[source] { path = path.reversed().clipped(before: frame).reversed() }
            paths[edge] = path
            keepLabel(of: edge, on: path)
        }
        for index in graph.edges.indices {
            guard let path = paths[index] else { continue }
            scene.edges.append(
                GraphScene.Edge(
                    index: index,
                    path: path,
                    labelCentre: labelCentres[index]
                )
            )
        }
        scene.nodes.sort { $0.index < $1.index }
        scene.frames.sort { ($0.depth, $0.index) < ($1.depth, $1.index) }
        let inner = inner.prefix(Self.mostInnerRoutes)
        if !inner.isEmpty { scene = RouteExchange(graph, tree, frames, Array(inner), titleRects).extended(scene) }
        TitlePlaces.settle(&scene, graph)
        EndTexts.settle(&scene, graph)
    }

    /// The rectangles of titles that have room on one side.
    private var titleRects: [Rect] {
        titleSides.sorted { $0.key < $1.key }.compactMap { index, side in
            frames[index].map { TitlePlaces.rect(of: graph.frames[index].title, in: $0, isLeft: side.isLeft) }
        }
    }

    /// Moves a label whose stretch of the edge was cut off to the middle of the remaining line.
    mutating func keepLabel(of edge: Int, on path: CurvePath) {
        guard let centre = labelCentres[edge], let label = graph.edges[edge].label else { return }
        // Labels of loops stand beside them.
        guard graph.edges[edge].source != graph.edges[edge].target else { return }
        let points = path.flattened()
        let (x, y) = (label.width / 2 + 3, label.height / 2 + 3)
        let isOn = zip(points, points.dropFirst()).contains { a, b in
            max(a.x, b.x) >= centre.x - x && min(a.x, b.x) <= centre.x + x && max(a.y, b.y) >= centre.y - y
                && min(a.y, b.y) <= centre.y + y
        }
        guard !isOn else { return }
        labelCentres[edge] = path.middle
    }
}
