/// Lays a flowchart out: inner containers first, each as a box of the one around it.
struct FlowchartLayout {
    private let chart: Flowchart
    private let tree: ContainerTree
    private var measures: FlowchartMeasures
    private var containers: [Int: Container] = [:]
    private var scene = FlowchartScene()

    /// What is laid out in one go: the whole chart (number -1), or a separate subgraph.
    private struct Container {
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
    private struct End {
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

    private var isTooLarge = false

    private init(_ chart: Flowchart, _ measures: FlowchartMeasures) {
        self.chart = chart
        self.measures = measures
        tree = ContainerTree(chart)
    }

    private mutating func run() {
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

    private var contentOrigins: [Int: Point] = [:]
    private var frames: [Int: Rect] = [:]

    // MARK: Collecting

    private var layoutNodeOfNode: [Int] = []
    private var layoutNodeOfSubgraph: [Int: Int] = [:]
    private var layoutClusterOfSubgraph: [Int: Int] = [:]

    private mutating func collect() {
        containers[-1] = Container(direction: chart.direction)
        for cluster in tree.order {
            if tree.isSeparate[cluster] {
                containers[cluster] = Container(direction: tree.direction[cluster])
            } else {
                let home = tree.container(of: tree.parent[cluster])
                let parent = tree.parent[cluster]
                let parentCluster = parent >= 0 && !tree.isSeparate[parent] ? layoutClusterOfSubgraph[parent] ?? -1 : -1
                let frame = SubgraphFrame(title: measures.titles[cluster])
                guard let direction = containers[home]?.direction else { continue }
                let value = frame.cluster(parent: parentCluster, direction: direction)
                layoutClusterOfSubgraph[cluster] = containers[home]?.graph.clusters.count ?? 0
                containers[home]?.graph.clusters.append(value)
                containers[home]?.clusters.append(cluster)
            }
        }
        layoutNodeOfNode = [Int](repeating: -1, count: chart.nodes.count)
        for index in chart.nodes.indices { addNode(index) }
        for cluster in tree.order where tree.isSeparate[cluster] { addBox(cluster) }
        for index in chart.edges.indices { addEdge(index) }
    }

    private func innermostCluster(_ cluster: Int) -> Int {
        cluster >= 0 && !tree.isSeparate[cluster] ? layoutClusterOfSubgraph[cluster] ?? -1 : -1
    }

    private mutating func addNode(_ index: Int) {
        let home = tree.container(of: tree.clusterOfNode[index])
        guard var container = containers.removeValue(forKey: home) else { return }
        if container.direction.isHorizontal, chart.nodes[index].shape == .fork { measures.turnShape(index) }
        let shape = measures.shapes[index]
        let size = FlowTransform.flow(shape.size, container.direction)
        let reach =
            container.direction.isHorizontal
            ? shape.size.height / 2 * shape.verticalReach : shape.size.width / 2 * shape.horizontalReach
        layoutNodeOfNode[index] = container.graph.nodes.count
        container.members.append(index)
        container.graph.nodes.append(
            LayeredGraph.Node(
                width: size.width,
                height: size.height,
                cluster: innermostCluster(tree.clusterOfNode[index]),
                portReach: max(0, min(reach, size.width / 2 - 6))
            )
        )
        containers[home] = container
    }

    /// A separate subgraph as a box of the layout around it; its size follows when its inside is laid out.
    private mutating func addBox(_ cluster: Int) {
        let home = tree.container(of: tree.parent[cluster])
        guard var container = containers.removeValue(forKey: home) else { return }
        layoutNodeOfSubgraph[cluster] = container.graph.nodes.count
        container.members.append(-1 - cluster)
        container.graph.nodes.append(
            LayeredGraph.Node(width: 0, height: 0, cluster: innermostCluster(tree.parent[cluster]), portReach: 0)
        )
        containers[home] = container
    }

    // MARK: Edges

    private mutating func addEdge(_ index: Int) {
        let edge = chart.edges[index]
        let source = tree.place(of: edge.source, in: chart)
        let target = tree.place(of: edge.target, in: chart)
        let home = commonContainer(source, target)
        guard let from = end(edge.source, source, in: home, isSource: true, other: edge.target),
            let to = end(edge.target, target, in: home, isSource: false, other: edge.source),
            var container = containers.removeValue(forKey: home)
        else { return }
        let label = measures.edgeLabels[index].map { label in
            FlowTransform.flow(Size(width: label.width + 8, height: label.height + 4), container.direction)
        }
        if from.node == to.node {
            addLoop(at: from.node, label: label, &container)
        }
        container.edges.append(index)
        container.graph.edges.append(
            LayeredGraph.Edge(
                source: from.node,
                target: to.node,
                minimumLength: edge.length,
                label: label,
                weight: edge.line == .invisible ? 1 : 2
            )
        )
        clips.append((index, from.clip, to.clip))
        if from.box >= 0 || to.box >= 0 { inner.append((index, from.box, to.box)) }
        containers[home] = container
    }

    private var clips: [(edge: Int, source: Int, target: Int)] = []
    /// Edges that go on inside a separate subgraph.
    private var inner: [(edge: Int, source: Int, target: Int)] = []

    static let loopReach = 22.0

    private func addLoop(at node: Int, label: Size?, _ container: inout Container) {
        let width = Self.loopReach + (label.map { $0.width + 4 } ?? 0)
        container.graph.nodes[node].loopRoom += width
        let needed = label.map { $0.height } ?? 0
        container.graph.nodes[node].height = max(container.graph.nodes[node].height, needed)
    }

    /// The innermost container that holds both ends.
    private func commonContainer(_ source: (cluster: Int, isSubgraph: Bool), _ target: (cluster: Int, isSubgraph: Bool))
        -> Int
    {
        func start(_ end: (cluster: Int, isSubgraph: Bool)) -> Int {
            end.isSubgraph && tree.isSeparate[end.cluster] ? tree.parent[end.cluster] : end.cluster
        }
        var container = tree.container(of: start(source))
        let other = start(target)
        while container >= 0, !tree.isInside(other, container) {
            container = tree.container(of: tree.parent[container])
        }
        return container
    }

    private func end(
        _ id: String,
        _ place: (cluster: Int, isSubgraph: Bool),
        in home: Int,
        isSource: Bool,
        other: String
    ) -> End? {
        // The outermost separate subgraph between the end and the container stands for what it holds.
        var cluster = place.cluster
        var box = -1
        while cluster >= 0, cluster != home {
            if tree.isSeparate[cluster] { box = cluster }
            cluster = tree.parent[cluster]
        }
        if box >= 0 {
            let isInside = place.cluster != box || !place.isSubgraph
            return layoutNodeOfSubgraph[box].map { End(node: $0, box: isInside ? box : -1) }
        }
        if !place.isSubgraph {
            guard let node = chart.nodeIndices[id], layoutNodeOfNode[node] >= 0 else { return nil }
            return End(node: layoutNodeOfNode[node])
        }
        return anchor(of: place.cluster, in: home, isSource: isSource, other: other).map {
            End(node: $0, clip: place.cluster)
        }
    }

    /// A layout node inside a subgraph that is a cluster of the layout: an edge to the subgraph leads there and stops
    /// at the frame. Edges in take a node that none of the inside leads to, edges out one that leads nowhere inside.
    private func anchor(of cluster: Int, in home: Int, isSource: Bool, other: String) -> Int? {
        let members = chart.nodes.indices.filter { node in
            tree.isInside(tree.clusterOfNode[node], cluster) && tree.container(of: tree.clusterOfNode[node]) == home
        }
        var isPassed = Set<String>()
        for edge in chart.edges where chart.edges.count <= Self.mostSearched {
            guard let source = chart.nodeIndices[edge.source], let target = chart.nodeIndices[edge.target] else {
                continue
            }
            guard tree.isInside(tree.clusterOfNode[source], cluster), source != target,
                tree.isInside(tree.clusterOfNode[target], cluster)
            else { continue }
            isPassed.insert(isSource ? edge.source : edge.target)
        }
        // A node that closes no cycle keeps the edge running with the flow.
        let isSearched = chart.edges.count <= Self.mostSearched
        let reached = isSearched ? reachable(from: other, forwards: isSource) : []
        let free = members.filter { !isPassed.contains(chart.nodes[$0].id) }
        let choices = isSource ? Array((members.filter { !free.contains($0) } + free).reversed()) : free + members
        if let node = choices.first(where: { !reached.contains(chart.nodes[$0].id) }) ?? choices.first {
            return layoutNodeOfNode[node]
        }
        for inner in tree.order where inner != cluster && tree.isInside(inner, cluster) {
            if tree.isSeparate[inner], tree.container(of: tree.parent[inner]) == home {
                return layoutNodeOfSubgraph[inner]
            }
        }
        return nil
    }

    /// Beyond this many edges, edges to subgraphs take the first node inside.
    private static let mostSearched = 600

    /// The ids an id leads to, or that lead to it; a subgraph leads on from each of its members.
    private func reachable(from id: String, forwards: Bool) -> Set<String> {
        var found: Set<String> = [id]
        var queue = [id]
        if let subgraph = chart.subgraphIndices[id] { queue += chart.subgraphs[subgraph].members }
        found.formUnion(queue)
        var isGrowing = true
        while isGrowing {
            isGrowing = false
            for edge in chart.edges {
                let (from, to) = forwards ? (edge.source, edge.target) : (edge.target, edge.source)
                guard found.contains(from), found.insert(to).inserted else { continue }
                isGrowing = true
                if let subgraph = chart.subgraphIndices[to] { found.formUnion(chart.subgraphs[subgraph].members) }
            }
        }
        return found
    }

    // MARK: Laying out

    private mutating func layOut(_ cluster: Int) {
        guard var container = containers.removeValue(forKey: cluster) else { return }
        let settings = chart.settings
        if let spacing = settings.nodeSpacing { container.graph.spacing.node = spacing * 0.72 }
        if let spacing = settings.rankSpacing { container.graph.spacing.rank = spacing * 0.88 }
        guard let layout = LayeredLayoutEngine.layOut(container.graph) else {
            isTooLarge = true
            containers[cluster] = container
            return
        }
        container.layout = layout
        let content = container.transform.pageSize
        containers[cluster] = container
        guard cluster >= 0 else { return }
        let frame = frameOfBox(cluster)
        let size = Size(
            width: max(content.width + frame.left + frame.right, frame.minimumWidth),
            height: content.height + frame.top + frame.bottom
        )
        let home = tree.container(of: tree.parent[cluster])
        guard let box = layoutNodeOfSubgraph[cluster], let direction = containers[home]?.direction else { return }
        let flow = FlowTransform.flow(size, direction)
        containers[home]?.graph.nodes[box].width = flow.width
        let loopHeight = containers[home]?.graph.nodes[box].height ?? 0
        containers[home]?.graph.nodes[box].height = max(flow.height, loopHeight)
        containers[home]?.graph.nodes[box].portReach = max(0, flow.width / 2 - 12)
        suggestPorts(cluster, home: home, box: box, size: size)
    }

    private func frameOfBox(_ cluster: Int) -> SubgraphFrame {
        let isEntered = inner.contains { $0.source == cluster || $0.target == cluster }
        return SubgraphFrame(title: measures.titles[cluster], isEntered: isEntered)
    }

    /// Lets edges that go on inside a box meet its frame where their inner node lies.
    private mutating func suggestPorts(_ cluster: Int, home: Int, box: Int, size: Size) {
        guard let container = containers[cluster], let layout = container.layout, let outer = containers[home] else {
            return
        }
        let frame = frameOfBox(cluster)
        let content = container.transform.pageSize
        let left = (size.width - content.width) / 2
        func port(_ id: String, isSource: Bool) -> Double? {
            let place = tree.place(of: id, in: chart)
            guard let end = end(id, place, in: cluster, isSource: isSource, other: id) else { return nil }
            let point = container.transform.page(layout.nodes[end.node])
            return outer.direction.isHorizontal
                ? point.y + frame.top - size.height / 2 : point.x + left - size.width / 2
        }
        for (index, source, target) in inner {
            guard let place = outer.edges.firstIndex(of: index) else { continue }
            if source == cluster {
                let wish = port(chart.edges[index].source, isSource: true)
                containers[home]?.graph.edges[place].sourcePort = wish
            }
            if target == cluster {
                let wish = port(chart.edges[index].target, isSource: false)
                containers[home]?.graph.edges[place].targetPort = wish
            }
        }
    }

    // MARK: Placing

    private var paths: [Int: CurvePath] = [:]
    private var labelCentres: [Int: Point] = [:]

    private mutating func place(_ cluster: Int, at origin: Point) {
        guard let container = containers[cluster], let layout = container.layout else { return }
        let transform = container.transform
        func page(_ point: Point) -> Point {
            let point = transform.page(point)
            return Point(x: point.x + origin.x, y: point.y + origin.y)
        }
        for (index, subgraph) in container.clusters.enumerated() {
            let rect = transform.page(layout.clusters[index])
            addFrame(
                subgraph,
                Rect(
                    minX: rect.minX + origin.x,
                    minY: rect.minY + origin.y,
                    maxX: rect.maxX + origin.x,
                    maxY: rect.maxY + origin.y
                )
            )
        }
        for (index, member) in container.members.enumerated() {
            let centre = page(layout.nodes[index])
            if member >= 0 {
                scene.nodes.append(
                    FlowchartScene.Node(
                        index: member,
                        centre: centre,
                        geometry: measures.shapes[member],
                        label: measures.labels[member]
                    )
                )
            } else {
                placeBox(-1 - member, centre)
            }
        }
        var stretches: [[LayeredLayout.Stretch]] = []
        var curveStyles: [EdgeCurveStyle] = []
        for (index, edge) in container.edges.enumerated() {
            let value = container.graph.edges[index]
            var own = layout.edges[index]
            if value.source == value.target {
                placeLoop(edge, index, container, layout, page)
                own = []
            } else {
                fit(&own, container, value.source, isSource: true, layout)
                fit(&own, container, value.target, isSource: false, layout)
            }
            stretches.append(own)
            let name = chart.edges[edge].curve ?? chart.defaultEdgeCurve ?? chart.settings.curve
            curveStyles.append(EdgeCurveStyle(name: name))
        }
        let curves = EdgeBundle(stretches, curveStyles, labels: labelBoxes(container, layout)).paths()
        for (index, edge) in container.edges.enumerated() where !stretches[index].isEmpty {
            paths[edge] = curves[index].mapped(page)
            if let label = layout.labels[index] { labelCentres[edge] = page(label) }
        }
    }

    private func labelBoxes(_ container: Container, _ layout: LayeredLayout) -> [Rect?] {
        container.graph.edges.indices.map { index in
            guard let centre = layout.labels[index], let size = container.graph.edges[index].label else { return nil }
            let (x, y) = (size.width / 2, size.height / 2)
            return Rect(minX: centre.x - x, minY: centre.y - y, maxX: centre.x + x, maxY: centre.y + y)
        }
    }

    private mutating func placeBox(_ subgraph: Int, _ centre: Point) {
        guard let content = containers[subgraph]?.transform.pageSize else { return }
        let frame = frameOfBox(subgraph)
        let size = Size(
            width: max(content.width + frame.left + frame.right, frame.minimumWidth),
            height: content.height + frame.top + frame.bottom
        )
        let rect = Rect(
            minX: centre.x - size.width / 2,
            minY: centre.y - size.height / 2,
            maxX: centre.x + size.width / 2,
            maxY: centre.y + size.height / 2
        )
        addFrame(subgraph, rect)
        contentOrigins[subgraph] = Point(x: rect.midX - content.width / 2, y: rect.minY + frame.top)
    }

    private mutating func addFrame(_ subgraph: Int, _ rect: Rect) {
        frames[subgraph] = rect
        let title = measures.titles[subgraph]
        scene.clusters.append(
            FlowchartScene.Cluster(
                index: subgraph,
                depth: tree.depth[subgraph],
                rect: rect,
                title: title,
                titleCentre: Point(x: rect.midX, y: rect.minY + SubgraphFrame.titleGap + title.height / 2)
            )
        )
    }

    /// Draws an edge's end out to the true outline of its node.
    private func fit(
        _ stretches: inout [LayeredLayout.Stretch],
        _ container: Container,
        _ node: Int,
        isSource: Bool,
        _ layout: LayeredLayout
    ) {
        guard !stretches.isEmpty, container.members[node] >= 0 else { return }
        let shape = measures.shapes[container.members[node]]
        let centre = layout.nodes[node]
        let index = isSource ? 0 : stretches.count - 1
        let y = isSource ? stretches[index].startY : stretches[index].endY
        let offset = stretches[index].x - centre.x
        let isStartSide = y < centre.y
        let edge: Double?
        switch container.direction {
        case .topToBottom: edge = shape.outlineY(atX: offset, isUpper: isStartSide)
        case .bottomToTop: edge = shape.outlineY(atX: offset, isUpper: !isStartSide).map { -$0 }
        case .leftToRight: edge = shape.outlineX(atY: offset, isLeft: isStartSide)
        case .rightToLeft: edge = shape.outlineX(atY: offset, isLeft: !isStartSide).map { -$0 }
        }
        guard let edge else { return }
        if isSource { stretches[index].startY = centre.y + edge } else { stretches[index].endY = centre.y + edge }
    }

    // MARK: Loops

    private var loopShift: [Int: Double] = [:]

    private mutating func placeLoop(
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
        loopShift[key] = shift + Self.loopReach + (labelSize.map { $0.width + 4 } ?? 0)
        var shapeHeight = value.height
        if member >= 0 { shapeHeight = FlowTransform.flow(measures.shapes[member].size, container.direction).height }
        let half = min(shapeHeight * 0.26, 16)
        let reach = side + shift + Self.loopReach
        func start(_ y: Double) -> Double {
            guard member >= 0 else { return side }
            let shape = measures.shapes[member]
            let x =
                container.direction.isHorizontal
                ? shape.outlineY(atX: container.direction == .leftToRight ? y : -y, isUpper: false)
                : shape.outlineX(atY: container.direction == .topToBottom ? y : -y, isLeft: false)
            return x ?? side
        }
        func at(_ x: Double, _ y: Double) -> Point { Point(x: centre.x + x, y: centre.y + y) }
        let bulge = half + 8
        let path = CurvePath(
            start: at(start(-half), -half),
            segments: [
                .cubic(at(side + (reach - side) * 0.5, -half), at(reach, -bulge), at(reach, 0)),
                .cubic(at(reach, bulge), at(side + (reach - side) * 0.5, half), at(start(half), half)),
            ]
        )
        paths[edge] = path.mapped(page)
        if let labelSize { labelCentres[edge] = page(at(reach + labelSize.width / 2 - 3, 0)) }
    }

    // MARK: Finishing

    private static let mostInnerRoutes = 80

    private mutating func finishEdges() {
        for (edge, source, target) in clips {
            guard var path = paths[edge] else { continue }
            if target >= 0, let frame = frames[target] { path = path.clipped(before: frame) }
            if source >= 0, let frame = frames[source] { path = path.reversed().clipped(before: frame).reversed() }
            paths[edge] = path
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

    private mutating func findBounds() {
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
