import Diagnostics

/// Measures a use case diagram and turns it into a graph.
struct UseCaseGraph: GraphMeasurer {
    let book: StyleBook
    var labels: LabelSetter
    var graph = DiagramGraph()

    private static let textWidth = 200.0
    private static let padding = Size(width: 16, height: 11)

    init(_ diagram: UseCaseDiagram) {
        book = StyleBook(diagram.styleClasses, diagram.settings)
        labels = LabelSetter(fontSize: diagram.settings.fontSize)
        graph.direction = diagram.direction
        setSpacing(diagram.settings, of: "usecase")
        for boundary in diagram.boundaries {
            let title = labels.title(boundary.title, at: boundary.range, width: 320)
            var frame = GraphFrame(id: "boundary-\(boundary.id)", name: boundary.id, title: title)
            frame.style = book.frameStyle(book.theme.subgraph, boundary.classes, boundary.styles)
            frame.classes = boundary.classes
            graph.frames.append(frame)
        }
        for element in diagram.elements { add(element) }
        for (index, relation) in diagram.relations.enumerated() { add(relation, index, diagram) }
        for (index, note) in diagram.notes.enumerated() {
            guard let target = diagram.elementIndices[note.target] else { continue }
            var node = self.note(note.label, at: note.range, width: 220, id: "note-\(index)", name: "note\(index)")
            node.frame = graph.nodes[target].frame
            var edge = GraphEdge(id: "note-edge-\(index)", source: .node(graph.nodes.count), target: .node(target))
            edge.line = .dotted
            edge.kindClass = "note-edge"
            graph.nodes.append(node)
            graph.edges.append(edge)
        }
        graph.turnEmptyFramesIntoNodes()
    }

    // MARK: Elements

    private mutating func add(_ element: UseCaseDiagram.Element) {
        let style = book.style(book.theme.node, element.classes, element.styles)
        let label = labels.set(element.label, at: element.range, width: Self.textWidth, isBold: style.isBold)
        let stereotype = element.stereotype.map {
            labels.set(
                DiagramLabel(text: "«\($0)»"),
                at: element.range,
                width: Self.textWidth,
                scale: DiagramGraph.noteScale
            )
        }
        let text = Size(
            width: max(label.width, stereotype?.width ?? 0),
            height: label.height + (stereotype?.height ?? 0)
        )
        var geometry: ShapeGeometry
        var texts: [GraphText] = []
        switch element.kind {
        case .table: (geometry, texts) = table(element, label)
        case .actor: geometry = ActorFigure.geometry(text, isBusiness: element.isBusiness)
        case .rectangle:
            geometry = BoxShapes.rectangle(ShapeMeasure(label: text, padding: Self.padding), radius: Corners.box)
        case .useCase:
            geometry = RoundShapes.ellipse(ShapeMeasure(label: text, padding: Self.padding))
            if element.isBusiness { geometry.pieces.append(Self.slash(geometry.size)) }
        }
        if element.kind != .table {
            var y = geometry.labelCentre.y - text.height / 2
            for (label, name) in [(stereotype, "label stereotype"), (label, "label")] {
                guard let label, !label.isEmpty else { continue }
                texts.append(GraphText(label: label, centre: Point(x: 0, y: y + label.height / 2), groupClass: name))
                y += label.height
            }
        }
        var node = GraphNode(id: "\(element.kind)-\(element.id)", name: element.id, geometry: geometry)
        (node.texts, node.style, node.frame, node.classes) = (texts, style, element.boundary, element.classes)
        node.kindClass = "node \(element.kind)"
        graph.nodes.append(node)
    }

    private mutating func table(_ element: UseCaseDiagram.Element, _ title: Label) -> (ShapeGeometry, [GraphText]) {
        let rows = element.rows.map { row in
            [row.path, row.value, "", ""].map {
                labels.set(DiagramLabel(text: $0.escapingAngles), at: element.range, width: 240)
            }
        }
        let table = EntityTable(title: title, rows: rows, minimumSize: Size(width: 90, height: rows.isEmpty ? 52 : 0))
        return (table.geometry, table.texts)
    }

    /// Returns the slash of a use case of the business, in its lower right part.
    private static func slash(_ size: Size) -> ShapeGeometry.Piece {
        let (x, y) = (size.width / 2, size.height / 2)
        let path = ShapePath([.move(Point(x: x * 0.62, y: y * 0.78)), .line(Point(x: x * 0.9, y: y * 0.42))])
        return .init(figure: .path(path), paint: .line)
    }

    // MARK: Relations

    private mutating func add(_ relation: UseCaseDiagram.Relation, _ index: Int, _ diagram: UseCaseDiagram) {
        func end(_ id: String) -> GraphEnd {
            if let element = diagram.elementIndices[id] { return .node(element) }
            return .nothing
        }
        var edge = GraphEdge(
            id: relation.id ?? "relation-\(index)",
            source: end(relation.source),
            target: end(relation.target)
        )
        (edge.startHead, edge.endHead, edge.length) = (relation.startHead, relation.endHead, relation.length)
        edge.kindClass = "relation \(relation.kind)"
        edge.classes = relation.classes
        edge.isAnimated = relation.isAnimated
        edge.style = book.theme.edge
        book.apply(relation.classes, to: &edge.style)
        edge.style.apply(relation.styles)
        switch relation.kind {
        case .include, .extend:
            edge.line = .dashed
            edge.label = lineLabel(DiagramLabel(text: "«\(relation.kind)»"), at: relation.range)
        case .association, .generalization: edge.label = lineLabel(relation.label, at: relation.range)
        }
        graph.edges.append(edge)
    }
}
