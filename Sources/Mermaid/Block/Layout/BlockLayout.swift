import Diagnostics

/// Measures a block diagram and places its blocks on their grids.
struct BlockLayout {
    private let diagram: BlockDiagram
    private var labels: LabelSetter
    private let book: StyleBook
    private var texts: [Label] = []
    private var styles: [ResolvedStyle] = []
    private var edgeLabels: [Label?] = []
    /// The least size of each block.
    private var sizes: [Size] = []
    private var grids: [Int: BlockGrid] = [:]
    private var graph = DiagramGraph()
    /// The frame or node of the graph for each block.
    private var ends: [GraphEnd] = []

    private static let padding = Size(width: 16, height: 11)
    private static let inset = 12.0
    private static let titleGap = 7.0

    init(_ diagram: BlockDiagram) {
        self.diagram = diagram
        labels = LabelSetter(fontSize: diagram.settings.fontSize)
        book = StyleBook(diagram.styleClasses, diagram.settings)
        for block in diagram.blocks {
            let style =
                block.isGroup
                ? book.frameStyle(book.theme.subgraph, block.classes, block.styles)
                : book.style(book.theme.node, block.classes, block.styles)
            styles.append(style)
            texts.append(
                block.isGroup
                    ? labels.title(block.text, at: block.range, width: 320)
                    : labels.set(block.text, at: block.range, width: 200, isBold: style.isBold)
            )
        }
        edgeLabels = diagram.edges.map { edge in
            guard let label = edge.label else { return nil }
            let text = labels.set(label, at: edge.range, width: 200, scale: DiagramGraph.labelScale)
            return text.isEmpty ? nil : text
        }
        buildGraph()
    }

    var measured: MeasuredGraph {
        mutating get {
            let dropped = StyleChecks.dropped(labels.dropped)
            let step = diagram.settings.number("block", "padding", within: 4...100) ?? (diagram.edges.isEmpty ? 12 : 36)
            var (scene, isClear) = place(Size(width: step, height: step))
            if !isClear {
                // Labels that cover something get room between the columns and rows.
                let width = edgeLabels.reduce(0) { max($0, $1?.width ?? 0) }
                let height = edgeLabels.reduce(0) { max($0, $1?.height ?? 0) }
                scene = place(Size(width: max(step, width + 30), height: max(step, height + 34))).scene
            }
            return MeasuredGraph(graph: graph, dropped: dropped, placement: .own(scene))
        }
    }

    private mutating func buildGraph() {
        for (index, block) in diagram.blocks.enumerated() {
            var parent = -1
            if block.parent >= 0, case .frame(let frame) = ends[block.parent] { parent = frame }
            if block.isGroup, !(diagram.grids[index]?.members.isEmpty ?? true) {
                var frame = GraphFrame(id: block.id, name: block.id, title: texts[index])
                (frame.parent, frame.style, frame.classes) = (parent, styles[index], block.classes)
                ends.append(.frame(graph.frames.count))
                graph.frames.append(frame)
            } else {
                var node = GraphNode(id: block.id, name: block.id, geometry: natural(index))
                (node.frame, node.style, node.classes) = (parent, styles[index], block.classes)
                if case .flowchart(let shape) = block.shape, node.style.fill == nil, node.style.stroke == nil {
                    node.tone = shape.tone
                }
                ends.append(.node(graph.nodes.count))
                graph.nodes.append(node)
            }
        }
        for (index, edge) in diagram.edges.enumerated() {
            var value = GraphEdge(id: "edge-\(index)", source: ends[edge.source], target: ends[edge.target])
            (value.line, value.startHead, value.endHead) = (edge.line, edge.startHead, edge.endHead)
            value.label = edgeLabels[index]
            value.style = book.theme.edge
            graph.edges.append(value)
        }
    }

    // MARK: Sizes

    private func isFrame(_ block: Int) -> Bool {
        if case .frame = ends[block] { true } else { false }
    }

    private func measure(_ block: Int, width: Double? = nil, height: Double? = nil) -> ShapeMeasure {
        let text = texts[block]
        return ShapeMeasure(
            label: Size(width: text.width, height: max(text.height, text.lineHeight)),
            padding: Self.padding,
            width: width,
            height: height
        )
    }

    private func natural(_ block: Int) -> ShapeGeometry {
        switch diagram.blocks[block].shape {
        case .flowchart(let shape): return shape.geometry(measure(block))
        case .group: return BoxShapes.rectangle(measure(block), radius: Corners.box)
        case .arrow(let directions):
            let box = measure(block).box
            let room = BlockArrow.room(directions)
            let size = Size(width: box.width + room.width, height: box.height - 8 + room.height)
            return BlockArrow.geometry(directions, size)
        }
    }

    /// Returns the shape of a block that fills its cell, as far as its kind can.
    private func filling(_ block: Int, _ cell: Rect) -> ShapeGeometry {
        let least = natural(block)
        let shape: FlowchartShape
        switch diagram.blocks[block].shape {
        case .arrow(let directions):
            // An arrow fills its cell in its direction, and keeps its breadth across it.
            let (own, isAcross) = (least.size, !directions.isDisjoint(with: [.left, .right]))
            let isDown = !directions.isDisjoint(with: [.up, .down])
            if isAcross, isDown { return least }
            return BlockArrow.geometry(
                directions,
                Size(width: isAcross ? cell.width : own.width, height: isDown ? cell.height : own.height)
            )
        case .flowchart(.circle), .flowchart(.doubleCircle), .flowchart(.diamond): return least
        case .flowchart(let kind): shape = kind
        case .group: shape = .rectangle
        }
        let box = measure(block).box
        let more = Size(width: least.size.width - box.width, height: least.size.height - box.height)
        let wide = shape.geometry(
            measure(block, width: cell.width - max(more.width, 0), height: cell.height - max(more.height, 0))
        )
        if wide.size.width <= cell.width + 0.5, wide.size.height <= cell.height + 0.5 { return wide }
        let flat = shape.geometry(measure(block, width: cell.width - max(more.width, 0) - 12))
        return flat.size.width <= cell.width + 0.5 && flat.size.height <= cell.height + 0.5 ? flat : least
    }

    private func titleRoom(_ block: Int) -> Double { texts[block].isEmpty ? 0 : texts[block].height + Self.titleGap }

    // MARK: Places

    private mutating func place(_ gap: Size) -> (scene: GraphScene?, isClear: Bool) {
        sizes = diagram.blocks.map { _ in Size(width: 0, height: 0) }
        grids = [:]
        for index in diagram.blocks.indices.reversed() {
            guard isFrame(index) else {
                sizes[index] = natural(index).size
                continue
            }
            let inner = grid(index, gap).size
            sizes[index] = Size(
                width: max(inner.width, texts[index].width) + 2 * Self.inset,
                height: inner.height + 2 * Self.inset + titleRoom(index)
            )
        }
        let root = grid(-1, gap)
        var frames = [Rect](repeating: Rect(minX: 0, minY: 0, maxX: 0, maxY: 0), count: diagram.blocks.count)
        for (cell, rect) in zip(
            root.cells,
            root.rectangles(in: Rect(minX: 0, minY: 0, maxX: root.size.width, maxY: root.size.height))
        ) {
            frames[cell.block] = rect
        }
        var scene = GraphScene()
        scene.bounds = Rect(minX: 0, minY: 0, maxX: root.size.width, maxY: root.size.height)
        var depths = [Int](repeating: 0, count: diagram.blocks.count)
        for (index, block) in diagram.blocks.enumerated() {
            if block.parent >= 0 { depths[index] = depths[block.parent] + 1 }
            let frame = frames[index]
            switch ends[index] {
            case .frame(let number):
                let inside = Rect(
                    minX: frame.minX + Self.inset,
                    minY: frame.minY + Self.inset + titleRoom(index),
                    maxX: frame.maxX - Self.inset,
                    maxY: frame.maxY - Self.inset
                )
                if let grid = grids[index] {
                    for (cell, rect) in zip(grid.cells, grid.rectangles(in: inside)) { frames[cell.block] = rect }
                }
                let centre = Point(x: frame.midX, y: frame.minY + Self.inset + texts[index].height / 2 - 3)
                scene.frames.append(.init(index: number, depth: depths[index], rect: frame, titleCentre: centre))
            case .node(let number):
                let geometry = filling(index, frame)
                graph.nodes[number].geometry = geometry
                if geometry.showsLabel, !texts[index].isEmpty {
                    graph.nodes[number].texts = [GraphText(label: texts[index], centre: geometry.labelCentre)]
                }
                let centre = Point(x: frame.midX, y: frame.midY)
                scene.nodes.append(.init(index: number, centre: centre, geometry: geometry))
            case .nothing: break
            }
        }
        scene.frames.sort { ($0.depth, $0.index) < ($1.depth, $1.index) }
        guard let isClear = leadLines(&scene, frames) else { return (nil, true) }
        let whole = scene.bounds
        scene.findBounds(of: graph)
        // Spaces at the edges are a part of the grid.
        scene.bounds.formUnion(whole)
        return (scene, isClear)
    }

    private mutating func grid(_ block: Int, _ gap: Size) -> BlockGrid {
        let content = diagram.grids[block] ?? BlockDiagram.Grid()
        let grid = BlockGrid(
            content.members,
            columns: content.columns,
            gap: gap,
            span: { diagram.blocks[$0].span },
            size: { sizes[$0] },
            isGroup: { isFrame($0) }
        )
        grids[block] = grid
        return grid
    }

    // MARK: Lines

    /// - Returns: true if no label covers anything; nil if there are too many lines.
    private func leadLines(_ scene: inout GraphScene, _ frames: [Rect]) -> Bool? {
        var obstacles = scene.nodes.map { Rect(centre: $0.centre, size: $0.geometry.size) }
        for frame in scene.frames {
            let title = graph.frames[frame.index].title
            guard !title.isEmpty else { continue }
            obstacles.append(Rect(centre: frame.titleCentre, size: Size(width: title.width, height: title.height)))
        }
        func end(_ block: Int, _ head: EdgeHead) -> PlacedLines.End {
            let hasHead = head != .none
            guard case .node(let number) = ends[block] else {
                return PlacedLines.End(box: block, frame: frames[block], hasHead: hasHead)
            }
            let geometry = graph.nodes[number].geometry
            let centre = Point(x: frames[block].midX, y: frames[block].midY)
            return PlacedLines.End(
                box: block,
                frame: Rect(centre: centre, size: geometry.size),
                outline: geometry,
                hasHead: hasHead
            )
        }
        let shown = diagram.edges.indices.filter { diagram.edges[$0].line != .invisible }
        let lines = shown.map { index in
            let edge = diagram.edges[index]
            let label = edgeLabels[index].map { Size(width: $0.width, height: $0.height) }
            return PlacedLines.Line(
                source: end(edge.source, graph.edges[index].startHead),
                target: end(edge.target, graph.edges[index].endHead),
                label: label
            )
        }
        guard let ways = PlacedLines(lines, obstacles: obstacles, frames: scene.frames.map(\.rect)).ways() else {
            return nil
        }
        for (index, way) in zip(shown, ways) {
            scene.edges.append(.init(index: index, path: way.path, labelCentre: way.label))
        }
        return ways.allSatisfy(\.isLabelClear)
    }
}
