/// Lays containers out, each as a box of the one around it.
extension GraphLayout {
    mutating func layOut(_ cluster: Int) {
        guard var container = containers.removeValue(forKey: cluster) else { return }
        container.graph.spacing = graph.spacing
        guard let layout = LayeredLayoutEngine.layOut(container.graph, order: &orders[cluster]) else {
            isTooLarge = true
            containers[cluster] = container
            return
        }
        container.layout = layout
        let content = container.transform.pageSize
        containers[cluster] = container
        guard cluster >= 0 else { return }
        let room = roomOfBox(cluster)
        let size = Size(
            width: max(content.width + room.left + room.right, room.minimumWidth),
            height: content.height + room.top + room.bottom
        )
        let home = tree.container(of: tree.parent[cluster])
        guard let box = layoutNodeOfFrame[cluster], let direction = containers[home]?.direction else { return }
        let flow = FlowTransform.flow(size, direction)
        containers[home]?.graph.nodes[box].width = flow.width
        let loopHeight = containers[home]?.graph.nodes[box].height ?? 0
        containers[home]?.graph.nodes[box].height = max(flow.height, loopHeight)
        containers[home]?.graph.nodes[box].portReach = max(0, flow.width / 2 - 12)
        suggestPorts(cluster, home: home, box: box, size: size)
    }

    func roomOfBox(_ cluster: Int) -> FrameRoom {
        // If the surroundings flow sideways, edges enter beside the title anyway.
        let home = containers[tree.container(of: tree.parent[cluster])]
        let isBelowTitle = home?.direction.isHorizontal == false
        let isEntered = isBelowTitle && innerOfFrame[cluster] != nil
        return FrameRoom(graph.frames[cluster], isEntered: isEntered, beside: titleSides[cluster])
    }

    /// Suggests ports to edges that go on inside a box: each meets the box's frame at the position of its inner node.
    mutating func suggestPorts(_ cluster: Int, home: Int, box: Int, size: Size) {
        guard let container = containers[cluster], let layout = container.layout, let places = innerOfFrame[cluster],
            let isSideways = containers[home]?.direction.isHorizontal
        else { return }
        let room = roomOfBox(cluster)
        let content = container.transform.pageSize
        let left = (size.width - content.width) / 2 + room.shift
        func port(_ place: GraphEnd, isSource: Bool) -> Double? {
            guard let end = end(place, in: cluster, isSource: isSource, other: place) else { return nil }
            let point = container.transform.page(layout.nodes[end.node])
            return isSideways ? point.y + room.top - size.height / 2 : point.x + left - size.width / 2
        }
        for edge in places.map({ inner[$0] }) {
            if edge.source == cluster {
                let wish = port(graph.edges[edge.edge].source, isSource: true)
                containers[home]?.graph.edges[edge.place].sourcePort = wish
            }
            if edge.target == cluster {
                let wish = port(graph.edges[edge.edge].target, isSource: false)
                containers[home]?.graph.edges[edge.place].targetPort = wish
            }
        }
    }
}
