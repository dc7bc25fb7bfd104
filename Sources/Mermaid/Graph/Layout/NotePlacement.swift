/// Places notes beside their boxes, outside the layers: a box keeps room for them to its left and right.
extension GraphLayout {
    /// The distance between a note and its box.
    private static let distance = 24.0
    /// The distance between two notes on one side.
    private static let gap = 8.0

    func keepRoomForNotes(of index: Int, in value: inout LayeredGraph.Node) {
        let node = graph.nodes[index]
        if let size = column(node.notesBefore) {
            value.leadingRoom = size.width + Self.distance
            value.height = max(value.height, size.height)
        }
        if let size = column(node.notesAfter) {
            value.loopRoom = size.width + Self.distance
            value.height = max(value.height, size.height)
        }
    }

    /// Returns the size of notes one below the other; nil without notes.
    private func column(_ notes: [Int]) -> Size? {
        guard !notes.isEmpty else { return nil }
        var size = Size(width: 0, height: -Self.gap)
        for note in notes {
            let own = graph.nodes[note].geometry.size
            size.width = max(size.width, own.width)
            size.height += own.height + Self.gap
        }
        return size
    }

    /// Returns the boxes of a node's notes, from the node's middle.
    private func boxes(of index: Int) -> [(note: Int, box: Rect)] {
        let node = graph.nodes[index]
        let half = node.geometry.size.width / 2 + Self.distance
        var result: [(note: Int, box: Rect)] = []
        for (notes, isBefore) in [(node.notesBefore, true), (node.notesAfter, false)] {
            guard let size = column(notes) else { continue }
            var y = -size.height / 2
            for note in notes {
                let own = graph.nodes[note].geometry.size
                let minX = isBefore ? -half - own.width : half
                result.append((note, Rect(minX: minX, minY: y, maxX: minX + own.width, maxY: y + own.height)))
                y += own.height + Self.gap
            }
        }
        return result
    }

    /// Returns boxes that edges must not touch, in the coordinates of the layout.
    func noteBoxes(_ container: Container, _ layout: LayeredLayout) -> [Rect] {
        guard !besideEdges.isEmpty else { return [] }
        var result: [Rect] = []
        for (member, centre) in zip(container.members, layout.nodes) where member >= 0 {
            for (_, box) in boxes(of: member) {
                result.append(
                    Rect(
                        minX: box.minX + centre.x,
                        minY: box.minY + centre.y,
                        maxX: box.maxX + centre.x,
                        maxY: box.maxY + centre.y
                    )
                )
            }
        }
        return result
    }

    /// Places a node's notes on the page, with lines to the node.
    mutating func placeNotes(of index: Int, at centre: Point) {
        guard !besideEdges.isEmpty else { return }
        let size = graph.nodes[index].geometry.size
        for (note, box) in boxes(of: index) {
            let middle = Point(x: centre.x + box.midX, y: centre.y + box.midY)
            scene.nodes.append(
                GraphScene.Node(index: note, centre: middle, geometry: graph.nodes[note].geometry)
            )
            guard let edge = besideEdges[note] else { continue }
            let isBefore = box.midX < 0
            let reach = max(0, size.height / 2 - 8)
            let end = Point(
                x: centre.x + (isBefore ? -size.width / 2 : size.width / 2),
                y: centre.y + min(max(box.midY, -reach), reach)
            )
            let start = Point(x: centre.x + (isBefore ? box.maxX : box.minX), y: middle.y)
            let path = CurvePath(start: start, segments: [.line(end)])
            paths[edge] = graph.edges[edge].source == .node(note) ? path : path.reversed()
        }
    }
}
