/// Places a laid-out container on the page.
extension GraphLayout {
    mutating func place(_ cluster: Int, at origin: Point) {
        guard let container = containers[cluster], let layout = container.layout else { return }
        let transform = container.transform
        func page(_ point: Point) -> Point {
            let point = transform.page(point)
            return Point(x: point.x + origin.x, y: point.y + origin.y)
        }
        for (index, frame) in container.clusters.enumerated() {
            let rect = transform.page(layout.clusters[index])
            addFrame(
                frame,
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
                    GraphScene.Node(
                        index: member,
                        centre: centre,
                        geometry: graph.nodes[member].geometry
                    )
                )
                placeNotes(of: member, at: centre)
            } else {
                placeBox(-1 - member, centre)
            }
        }
        var stretches: [[LayeredLayout.Stretch]] = []
        var leads: [(start: Point?, end: Point?)] = []
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
            leads.append(takeLeads(of: edge, from: &own))
            stretches.append(own)
            curveStyles.append(EdgeCurveStyle(name: graph.edges[edge].curve))
        }
        let curves = EdgeBundle(
            stretches,
            curveStyles,
            labels: labelBoxes(container, layout),
            nodes: nodeBoxes(container, layout) + noteBoxes(container, layout),
            ends: container.graph.edges.map { ($0.source, $0.target) },
            trims: zip(container.edges, leads).map { edge, lead in
                // If a straight end was cut off, the head takes its room from that piece.
                (
                    lead.start == nil ? EdgeHeads.room(for: graph.edges[edge].startHead) : 0,
                    lead.end == nil ? EdgeHeads.room(for: graph.edges[edge].endHead) : 0
                )
            }
        ).paths()
        for (index, edge) in container.edges.enumerated() where !stretches[index].isEmpty {
            paths[edge] = curves[index].extended(from: leads[index].start, to: leads[index].end).mapped(page)
            if let label = layout.labels[index] { labelCentres[edge] = page(label) }
        }
    }

    /// Cuts off the straight ends of an edge, on which long heads lie.
    /// - Returns: the edge's true start and end, each nil if nothing was cut off there.
    private func takeLeads(of edge: Int, from stretches: inout [LayeredLayout.Stretch]) -> (start: Point?, end: Point?)
    {
        guard stretches.count > 1 else { return (nil, nil) }
        var result: (start: Point?, end: Point?) = (nil, nil)
        let starts = EdgeHeads.lead(for: graph.edges[edge].startHead)
        let ends = EdgeHeads.lead(for: graph.edges[edge].endHead)
        func cut(_ stretch: inout LayeredLayout.Stretch, towards next: Double, by lead: Double) -> Point? {
            let way = next - stretch.startY
            let length = min(lead, abs(way) - Self.leastBend)
            guard lead > 0, length > 0 else { return nil }
            let start = Point(x: stretch.x, y: stretch.startY)
            let isDownwards = way > 0
            stretch.startY += isDownwards ? length : -length
            stretch.endY = isDownwards ? max(stretch.endY, stretch.startY) : min(stretch.endY, stretch.startY)
            return start
        }
        result.start = cut(&stretches[0], towards: stretches[0].lane ?? stretches[1].startY, by: starts)
        let last = stretches.count - 1
        var turned = stretches[last]
        (turned.startY, turned.endY) = (turned.endY, turned.startY)
        result.end = cut(&turned, towards: stretches[last - 1].lane ?? stretches[last - 1].endY, by: ends)
        (turned.startY, turned.endY) = (turned.endY, turned.startY)
        stretches[last] = turned
        return result
    }

    /// The least length, in pixels, on which an edge bends between its straight ends.
    private static let leastBend = 10.0

    func nodeBoxes(_ container: Container, _ layout: LayeredLayout) -> [Rect] {
        zip(container.graph.nodes, layout.nodes).map { node, centre in
            let (x, y) = (node.width / 2 - 1, node.height / 2 - 1)
            return Rect(minX: centre.x - x, minY: centre.y - y, maxX: centre.x + x, maxY: centre.y + y)
        }
    }

    func labelBoxes(_ container: Container, _ layout: LayeredLayout) -> [Rect?] {
        container.graph.edges.indices.map { index in
            guard let centre = layout.labels[index], let size = container.graph.edges[index].label else { return nil }
            let (x, y) = (size.width / 2, size.height / 2)
            return Rect(minX: centre.x - x, minY: centre.y - y, maxX: centre.x + x, maxY: centre.y + y)
        }
    }

    mutating func placeBox(_ frame: Int, _ centre: Point) {
        guard let content = containers[frame]?.transform.pageSize else { return }
        let room = roomOfBox(frame)
        let size = Size(
            width: max(content.width + room.left + room.right, room.minimumWidth),
            height: content.height + room.top + room.bottom
        )
        let rect = Rect(
            minX: centre.x - size.width / 2,
            minY: centre.y - size.height / 2,
            maxX: centre.x + size.width / 2,
            maxY: centre.y + size.height / 2
        )
        addFrame(frame, rect)
        contentOrigins[frame] = Point(x: rect.midX - content.width / 2 + room.shift, y: rect.minY + room.top)
    }

    mutating func addFrame(_ frame: Int, _ rect: Rect) {
        frames[frame] = rect
        let title = graph.frames[frame].title
        scene.frames.append(
            GraphScene.Frame(
                index: frame,
                depth: tree.depth[frame],
                rect: rect,
                titleCentre: Point(x: rect.midX, y: rect.minY + FrameRoom.titleGap + title.height / 2)
            )
        )
    }

    /// Extends an edge's end to the true outline of its node.
    func fit(
        _ stretches: inout [LayeredLayout.Stretch],
        _ container: Container,
        _ node: Int,
        isSource: Bool,
        _ layout: LayeredLayout
    ) {
        guard !stretches.isEmpty, container.members[node] >= 0 else { return }
        let shape = graph.nodes[container.members[node]].geometry
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
}
