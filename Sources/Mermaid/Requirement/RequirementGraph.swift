import Diagnostics

/// Measures a requirement diagram and turns it into a graph.
struct RequirementGraph: GraphMeasurer {
    let book: StyleBook
    var labels: LabelSetter
    var graph = DiagramGraph()

    private static let textWidth = 260.0
    private static let fieldNames = [
        "id": "ID", "text": "Text", "risk": "Risk", "verifymethod": "Verification", "type": "Type",
        "docref": "Doc Ref",
    ]

    init(_ diagram: RequirementDiagram) {
        book = StyleBook(diagram.styleClasses, diagram.settings)
        labels = LabelSetter(fontSize: diagram.settings.fontSize)
        graph.direction = diagram.direction
        setSpacing(diagram.settings, of: "requirement")
        for block in diagram.blocks { add(block) }
        for (index, relation) in diagram.relations.enumerated() {
            var edge = GraphEdge(
                id: "relation-\(index)",
                source: diagram.indices[relation.source].map { .node($0) } ?? .nothing,
                target: diagram.indices[relation.target].map { .node($0) } ?? .nothing
            )
            let isContainment = relation.kind == "contains"
            edge.line = isContainment ? .solid : .dashed
            edge.startHead = isContainment ? .ring : .none
            edge.endHead = isContainment ? .none : .barb
            edge.kindClass = "relationshipLine"
            edge.style = book.theme.edge
            edge.label = lineLabel(DiagramLabel(text: "«\(relation.kind)»"), at: relation.range)
            graph.edges.append(edge)
        }
    }

    private mutating func add(_ block: RequirementDiagram.Block) {
        let style = book.style(book.theme.node, block.classes, block.styles)
        let kind = labels.set(
            DiagramLabel(text: "«\(block.kind)»"),
            at: block.range,
            scale: 0.875,
            isBold: style.isBold
        )
        let name = labels.set(
            DiagramLabel(text: block.name, isMarkdown: true),
            at: block.range,
            width: Self.textWidth,
            isBold: true
        )
        let fields = block.fields.enumerated().map { index, field in
            let isWord = field.name == "risk" || field.name == "verifymethod"
            let value = field.value.text
            let shown = isWord ? value.prefix(1).uppercased() + value.dropFirst() : value
            let text = "\(Self.fieldNames[field.name] ?? field.name): \(shown)"
            return CompartmentBox.Compartment(
                label: labels.set(
                    DiagramLabel(text: text, isMarkdown: true),
                    at: block.range,
                    width: Self.textWidth,
                    isBold: style.isBold
                ),
                joinsPrevious: index > 0
            )
        }
        let head: [CompartmentBox.Compartment] = [
            .init(label: kind, isCentred: true), .init(label: name, isCentred: true, isBold: true, joinsPrevious: true),
        ]
        let box = CompartmentBox(head + fields, minimumSize: Size(width: 120, height: 0))
        var node = GraphNode(id: "requirement-\(graph.nodes.count)", name: block.name, geometry: box.geometry)
        node.texts = box.texts
        node.classes = block.classes
        node.style = style
        graph.nodes.append(node)
    }
}
