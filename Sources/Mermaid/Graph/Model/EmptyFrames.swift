extension DiagramGraph {
    /// Turns each empty frame into a box with its title.
    mutating func turnEmptyFramesIntoNodes() {
        var isUsed = [Bool](repeating: false, count: frames.count)
        for node in nodes where node.frame >= 0 { isUsed[node.frame] = true }
        for frame in frames where frame.parent >= 0 { isUsed[frame.parent] = true }
        guard isUsed.contains(false) else { return }
        var ends: [GraphEnd] = []
        var kept: [GraphFrame] = []
        for (index, frame) in frames.enumerated() {
            if isUsed[index] {
                ends.append(.frame(kept.count))
                kept.append(frame)
                continue
            }
            let title = frame.title
            let measure = ShapeMeasure(
                label: Size(width: title.width, height: title.height),
                padding: Size(width: 16, height: 11)
            )
            let geometry = BoxShapes.rectangle(measure, radius: frame.look == .box ? Corners.box : Corners.round)
            var node = GraphNode(id: frame.id, name: frame.name, geometry: geometry)
            if !title.isEmpty { node.texts = [GraphText(label: title, centre: Point(x: 0, y: 0))] }
            node.style = frame.style
            node.classes = frame.classes
            node.link = frame.link
            node.frame = frame.parent
            ends.append(.node(nodes.count))
            nodes.append(node)
        }
        func place(_ frame: Int) -> Int {
            guard frame >= 0, case .frame(let place) = ends[frame] else { return -1 }
            return place
        }
        for index in kept.indices { kept[index].parent = place(kept[index].parent) }
        for index in nodes.indices { nodes[index].frame = place(nodes[index].frame) }
        for index in edges.indices {
            if case .frame(let frame) = edges[index].source { edges[index].source = ends[frame] }
            if case .frame(let frame) = edges[index].target { edges[index].target = ends[frame] }
        }
        frames = kept
    }
}
