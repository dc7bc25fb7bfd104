/// Frames, boxes and the lines between them, in their places.
extension ArchitectureLayout {
    func finish() -> (scene: GraphScene?, isClear: Bool) {
        var scene = GraphScene()
        var depths: [Int] = []
        for (index, group) in diagram.groups.enumerated() {
            depths.append(group.parent < 0 ? 0 : depths[group.parent] + 1)
            let (frame, title) = (groupFrames[index], graph.frames[index].title)
            let centre = Point(
                x: frame.minX + 12 + title.width / 2,
                y: frame.minY + Self.titleGap + title.height / 2
            )
            scene.frames.append(.init(index: index, depth: depths[index], rect: frame, titleCentre: centre))
        }
        scene.frames.sort { ($0.depth, $0.index) < ($1.depth, $1.index) }
        for (index, node) in graph.nodes.enumerated() {
            scene.nodes.append(.init(index: index, centre: centres[index], geometry: node.geometry))
        }
        var obstacles = scene.nodes.map { Rect(centre: $0.centre, size: $0.geometry.size) }
        for frame in scene.frames {
            let title = graph.frames[frame.index].title
            obstacles.append(Rect(centre: frame.titleCentre, size: Size(width: title.width, height: title.height)))
        }
        let lines = diagram.edges.indices.map { index in
            let label = graph.edges[index].label.map { Size(width: $0.width, height: $0.height) }
            return PlacedLines.Line(
                source: end(diagram.edges[index].source),
                target: end(diagram.edges[index].target),
                label: label
            )
        }
        guard let ways = PlacedLines(lines, obstacles: obstacles, frames: groupFrames).ways() else {
            return (nil, true)
        }
        for (index, way) in ways.enumerated() {
            scene.edges.append(.init(index: index, path: way.path, labelCentre: way.label))
        }
        scene.findBounds(of: graph)
        return (scene, ways.allSatisfy(\.isLabelClear))
    }

    private func end(_ end: ArchitectureDiagram.End) -> PlacedLines.End {
        let centre = centres[end.service]
        if end.isGroup {
            let group = diagram.services[end.service].parent
            return PlacedLines.End(
                box: diagram.services.count + group,
                frame: groupFrames[group],
                side: end.side,
                anchor: end.side.isVertical ? centre.x : centre.y,
                hasHead: end.hasHead
            )
        }
        let geometry = graph.nodes[end.service].geometry
        return PlacedLines.End(
            box: end.service,
            frame: Rect(centre: centre, size: geometry.size),
            outline: geometry,
            side: end.side,
            hasHead: end.hasHead
        )
    }
}
