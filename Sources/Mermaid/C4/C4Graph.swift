import Diagnostics

/// Measures a C4 diagram and turns it into a graph.
struct C4Graph: GraphMeasurer {
    let book: StyleBook
    var labels: LabelSetter
    var graph = DiagramGraph()

    /// The styles of elements without styles of their own, by colour.
    private var styles: [Int: ResolvedStyle] = [:]

    private static let textWidth = 210.0

    init(_ diagram: C4Diagram) {
        book = StyleBook([], diagram.settings)
        labels = LabelSetter(fontSize: 15)
        graph.direction = diagram.direction
        setSpacing(diagram.settings, of: "c4")
        let entered = Self.entered(diagram)
        for (index, boundary) in diagram.boundaries.enumerated() { add(boundary, isEntered: entered.contains(index)) }
        for element in diagram.elements { add(element) }
        func end(_ id: String) -> GraphEnd {
            if let element = diagram.elementIndices[id] { return .node(element) }
            return diagram.boundaryIndices[id].map { .frame($0) } ?? .nothing
        }
        let isNumbered = diagram.typeName == "C4Dynamic"
        for (index, relation) in diagram.relations.enumerated() {
            var edge = GraphEdge(id: "rel-\(index)", source: end(relation.source), target: end(relation.target))
            (edge.startHead, edge.endHead) =
                relation.direction == .both ? (.point, .point) : (.none, .point)
            if relation.direction == .backward { swap(&edge.source, &edge.target) }
            if relation.isUpward {
                swap(&edge.source, &edge.target)
                swap(&edge.startHead, &edge.endHead)
            }
            edge.kindClass = "relation"
            edge.style = book.theme.edge
            edge.style.apply(relation.styles)
            var text = relation.label?.text ?? ""
            if isNumbered { text = "\(index + 1): \(text)" }
            if let technology = relation.technology?.text {
                text += (text.isEmpty ? "" : "<br>") + "<i>[\(technology)]</i>"
            }
            edge.label = lineLabel(text.isEmpty ? nil : DiagramLabel(text: text), at: relation.range)
            graph.edges.append(edge)
        }
    }

    /// Returns the boundaries that a relation leads into or out of.
    private static func entered(_ diagram: C4Diagram) -> Set<Int> {
        func path(_ id: String) -> Set<Int> {
            var result: Set<Int> = []
            var boundary = diagram.elementIndices[id].map { diagram.elements[$0].parent }
            boundary = boundary ?? diagram.boundaryIndices[id].map { diagram.boundaries[$0].parent }
            while let current = boundary, current >= 0 {
                result.insert(current)
                boundary = diagram.boundaries[current].parent
            }
            return result
        }
        return diagram.relations.reduce(into: []) { entered, relation in
            entered.formUnion(path(relation.source).symmetricDifference(path(relation.target)))
        }
    }

    /// - Parameter isEntered: true if lines need room beside the title.
    private mutating func add(_ boundary: C4Diagram.Boundary, isEntered: Bool) {
        let type = boundary.type.isEmpty ? "" : "<br>[\(boundary.type)]"
        let title = labels.set(
            DiagramLabel(text: boundary.label.text + type + (boundary.details.map { "<br>" + $0.text } ?? "")),
            at: boundary.range,
            width: isEntered ? 180 : 320,
            scale: DiagramGraph.labelScale,
            isBold: true
        )
        var frame = GraphFrame(id: "boundary-\(graph.frames.count)", name: boundary.id, title: title)
        frame.parent = boundary.parent
        frame.style = book.frameStyle(book.theme.subgraph, [], boundary.styles)
        if !boundary.isNode { frame.style.dashes = frame.style.dashes ?? "7 5" }
        frame.classes = ["boundary"]
        frame.link = boundary.link
        graph.frames.append(frame)
    }

    /// Returns the colour of an element: white text is readable on each, and each stands out from light and dark pages.
    private static func colour(_ element: C4Diagram.Element) -> Int {
        if element.isExternal { return 10 }
        switch element.kind {
        case .person: return 5
        case .system: return 0
        case .container: return 6
        case .component: return 2
        }
    }

    private mutating func style(of element: C4Diagram.Element) -> ResolvedStyle {
        let colour = Self.colour(element)
        if element.styles.isEmpty, let known = styles[colour] { return known }
        var base = book.theme.node
        if base.fill == nil {
            base.fill = SeriesColours.standard[colour]
            base.stroke = base.fill
        }
        let style = book.style(base, [], element.styles)
        if element.styles.isEmpty { styles[colour] = style }
        return style
    }

    private mutating func add(_ element: C4Diagram.Element) {
        let style = style(of: element)
        let form = element.form == .box ? "" : " (\(element.form.rawValue))"
        let kind = "«\(element.isExternal ? "external " : "")\(element.kind.rawValue)\(form)»"
        func text(_ text: String, scale: Double = 1, isBold: Bool = false) -> Label {
            labels.set(DiagramLabel(text: text), at: element.range, width: Self.textWidth, scale: scale, isBold: isBold)
        }
        var rows = [
            CompartmentBox.Compartment(label: text(kind, scale: 0.82), isCentred: true),
            .init(label: text(element.label.text, isBold: true), isCentred: true, isBold: true, joinsPrevious: true),
        ]
        if let technology = element.technology {
            rows.append(.init(label: text("[\(technology.text)]", scale: 0.82), isCentred: true, joinsPrevious: true))
        }
        if let details = element.details {
            rows.append(.init(label: text(details.text, scale: 0.87), isCentred: true, joinsPrevious: true))
        }
        let box = CompartmentBox(rows, minimumSize: Size(width: 130, height: 0))
        var (geometry, texts) = (box.geometry, box.texts)
        let size = geometry.size
        switch (element.kind, element.form) {
        case (.person, _): (geometry, texts) = Self.person(size, texts)
        case (_, .database):
            geometry = CylinderShapes.cylinder(
                ShapeMeasure(label: size, padding: Size(width: 2, height: 2)),
                isLined: false
            )
            for index in texts.indices { texts[index].centre.y += geometry.labelCentre.y }
        case (_, .queue):
            geometry = CylinderShapes.horizontalCylinder(
                ShapeMeasure(label: size, padding: Size(width: 2, height: 2))
            )
            for index in texts.indices { texts[index].centre.x += geometry.labelCentre.x }
        default: break
        }
        var node = GraphNode(id: "element-\(graph.nodes.count)", name: element.id, geometry: geometry)
        (node.texts, node.style, node.frame, node.link) = (texts, style, element.parent, element.link)
        node.kindClass = "node \(element.kind.rawValue)\(element.isExternal ? " external" : "")"
        graph.nodes.append(node)
    }

    private static let (radius, overlap) = (17.0, 7.0)
    /// The upper half of a person's head, from left to right; the origin is the head's middle.
    private static let head = ShapeGeometry.ellipse(radius, radius).filter { $0.y <= 0 }.sorted { $0.x < $1.x }

    /// Returns the shape of a person: a head above the box.
    private static func person(_ size: Size, _ texts: [GraphText]) -> (ShapeGeometry, [GraphText]) {
        let whole = Size(width: size.width, height: size.height + 2 * radius - overlap)
        let top = -whole.height / 2
        let body = Rect(
            minX: -size.width / 2,
            minY: whole.height / 2 - size.height,
            maxX: size.width / 2,
            maxY: whole.height / 2
        )
        var geometry = ShapeGeometry(
            box: whole,
            pieces: [
                .init(figure: .circle(x: 0, y: top + radius, radius: radius), paint: .body),
                .init(figure: .rectangle(body, radius: 14), paint: .body),
            ]
        )
        // The outline runs around the head, and then around the body.
        let upper = head.map { Point(x: $0.x, y: $0.y + top + radius) }
        geometry.outline =
            [Point(x: body.minX, y: body.minY), Point(x: -radius, y: body.minY)] + upper
            + [Point(x: radius, y: body.minY), Point(x: body.maxX, y: body.minY), Point(x: body.maxX, y: body.maxY)]
            + [Point(x: body.minX, y: body.maxY)]
        geometry.horizontalReach = 0.8
        geometry.verticalReach = 0.3
        let shift = (whole.height - size.height) / 2
        let moved = texts.map { text in
            var text = text
            text.centre.y += shift
            return text
        }
        return (geometry, moved)
    }
}
