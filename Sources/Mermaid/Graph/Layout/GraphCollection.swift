/// Turns nodes, frames and edges into the graphs that are laid out, one for each container.
extension GraphLayout {
    mutating func collect() {
        containers[-1] = Container(direction: graph.direction)
        for cluster in tree.order {
            if tree.isSeparate[cluster] {
                containers[cluster] = Container(direction: tree.direction[cluster])
            } else {
                let home = tree.container(of: tree.parent[cluster])
                let parent = tree.parent[cluster]
                let parentCluster = parent >= 0 && !tree.isSeparate[parent] ? layoutClusterOfFrame[parent] ?? -1 : -1
                let frame = FrameRoom(graph.frames[cluster], beside: titleSides[cluster])
                guard let direction = containers[home]?.direction else { continue }
                let value = frame.cluster(parent: parentCluster, direction: direction)
                layoutClusterOfFrame[cluster] = containers[home]?.graph.clusters.count ?? 0
                containers[home]?.graph.clusters.append(value)
                containers[home]?.clusters.append(cluster)
            }
        }
        layoutNodeOfNode = [Int](repeating: -1, count: graph.nodes.count)
        for index in graph.nodes.indices where !graph.nodes[index].isBeside { addNode(index) }
        for cluster in tree.order where tree.isSeparate[cluster] { addBox(cluster) }
        for index in graph.edges.indices { addEdge(index) }
    }

    func innermostCluster(_ cluster: Int) -> Int {
        cluster >= 0 && !tree.isSeparate[cluster] ? layoutClusterOfFrame[cluster] ?? -1 : -1
    }

    mutating func addNode(_ index: Int) {
        let home = tree.container(of: tree.clusterOfNode[index])
        guard var container = containers.removeValue(forKey: home) else { return }
        if container.direction.isHorizontal, graph.nodes[index].standsAcross { graph.nodes[index].geometry.turn() }
        let shape = graph.nodes[index].geometry
        let size = FlowTransform.flow(shape.size, container.direction)
        let reach =
            container.direction.isHorizontal
            ? shape.size.height / 2 * shape.verticalReach : shape.size.width / 2 * shape.horizontalReach
        layoutNodeOfNode[index] = container.graph.nodes.count
        container.members.append(index)
        var value = LayeredGraph.Node(
            width: size.width,
            height: size.height,
            cluster: innermostCluster(tree.clusterOfNode[index]),
            portReach: max(0, min(reach, size.width / 2 - 6))
        )
        keepRoomForNotes(of: index, in: &value)
        container.graph.nodes.append(value)
        containers[home] = container
    }

    /// Adds a separate frame as a box of the layout around it; its size is known once its inside is laid out.
    mutating func addBox(_ cluster: Int) {
        let home = tree.container(of: tree.parent[cluster])
        guard var container = containers.removeValue(forKey: home) else { return }
        layoutNodeOfFrame[cluster] = container.graph.nodes.count
        container.members.append(-1 - cluster)
        container.graph.nodes.append(
            LayeredGraph.Node(width: 0, height: 0, cluster: innermostCluster(tree.parent[cluster]), portReach: 0)
        )
        containers[home] = container
    }

    mutating func addEdge(_ index: Int) {
        let edge = graph.edges[index]
        for end in [edge.source, edge.target] {
            guard case .node(let note) = end, graph.nodes[note].isBeside else { continue }
            besideEdges[note] = index
            return
        }
        let source = tree.place(of: edge.source)
        let target = tree.place(of: edge.target)
        let home = commonContainer(source, target)
        guard let from = end(edge.source, in: home, isSource: true, other: edge.target),
            let to = end(edge.target, in: home, isSource: false, other: edge.source),
            var container = containers.removeValue(forKey: home)
        else { return }
        let label = edge.label.map { label in
            FlowTransform.flow(Size(width: label.width + 8, height: label.height + 4), container.direction)
        }
        if from.node == to.node {
            addLoop(at: from.node, label: label, reach: Self.loopReach(edge), &container)
        }
        container.edges.append(index)
        container.graph.edges.append(
            LayeredGraph.Edge(
                source: from.node,
                target: to.node,
                minimumLength: edge.length,
                label: label,
                labelsTarget: from.clip >= 0 && to.clip < 0,
                sourceFrame: layoutClusterOfFrame[from.clip] ?? -1,
                targetFrame: layoutClusterOfFrame[to.clip] ?? -1,
                weight: edge.line == .invisible ? 1 : 2
            )
        )
        clips.append((index, from.clip, to.clip))
        if from.box >= 0 || to.box >= 0 {
            for box in Set([from.box, to.box]) where box >= 0 { innerOfFrame[box, default: []].append(inner.count) }
            inner.append(
                InnerEdge(edge: index, place: container.edges.count - 1, source: from.box, target: to.box)
            )
        }
        containers[home] = container
    }

    /// Returns the distance that a loop stands out from its node.
    static func loopReach(_ edge: GraphEdge) -> Double {
        22 + max(EdgeHeads.lead(for: edge.startHead), EdgeHeads.lead(for: edge.endHead))
    }

    func addLoop(at node: Int, label: Size?, reach: Double, _ container: inout Container) {
        let width = reach + (label.map { $0.width + 4 } ?? 0)
        container.graph.nodes[node].loopRoom += width
        let needed = label.map { $0.height } ?? 0
        container.graph.nodes[node].height = max(container.graph.nodes[node].height, needed)
    }
}
