import Diagnostics

/// Measures an entity-relationship diagram and turns it into a graph.
struct EntityGraph: GraphMeasurer {
    private let diagram: EntityDiagram
    let book: StyleBook
    var labels: LabelSetter
    var graph = DiagramGraph()

    private static let commentWidth = 240.0

    init(_ diagram: EntityDiagram) {
        self.diagram = diagram
        book = StyleBook(diagram.styleClasses, diagram.settings)
        labels = LabelSetter(fontSize: diagram.settings.fontSize)
        graph.direction = diagram.direction
        let settings = diagram.settings
        // Crow's feet are long and broad.
        graph.spacing.rank = 72
        graph.spacing.edge = 24
        graph.spacing.edgeToNode = 24
        graph.spacing.labelToRank = 42
        graph.spacing.port = 22
        setSpacing(settings, of: "er")
        if let margin = settings.number("er", "diagramPadding", within: 0...500) { graph.margin = margin }
        addEntities()
        addRelationships()
        widen()
    }

    private mutating func addEntities() {
        for (index, entity) in diagram.entities.enumerated() {
            let table = table(entity, minimumSize: Self.leastSize(entity))
            var node = GraphNode(id: "entity-\(entity.name)-\(index)", name: entity.name, geometry: table.geometry)
            node.texts = table.texts
            node.classes = entity.styleClasses
            node.style = book.style(book.theme.node, entity.styleClasses, entity.styles)
            graph.nodes.append(node)
        }
    }

    private static func leastSize(_ entity: DiagramEntity) -> Size {
        Size(width: 90, height: entity.attributes.isEmpty ? 52 : 0)
    }

    private mutating func table(_ entity: DiagramEntity, minimumSize: Size) -> EntityTable {
        var title = labels.set(entity.label, at: entity.range, width: 320, isBold: true)
        if title.isEmpty { title = labels.set(DiagramLabel(text: entity.name), at: entity.range, isBold: true) }
        let rows = entity.attributes.map { attribute in
            let type = ClassGenerics.display(attribute.type).escapingAngles
            return [
                labels.set(DiagramLabel(text: type, isMarkdown: true), at: entity.range),
                labels.set(DiagramLabel(text: attribute.name, isMarkdown: true), at: entity.range),
                labels.set(DiagramLabel(text: attribute.keys.joined(separator: ", ")), at: entity.range),
                labels.set(
                    DiagramLabel(text: attribute.comment ?? "", isMarkdown: true),
                    at: entity.range,
                    width: Self.commentWidth
                ),
            ]
        }
        return EntityTable(title: title, rows: rows, minimumSize: minimumSize)
    }

    private mutating func addRelationships() {
        for relationship in diagram.relationships {
            var edge = GraphEdge(
                id: relationship.id,
                source: diagram.entityIndices[relationship.source].map { .node($0) } ?? .nothing,
                target: diagram.entityIndices[relationship.target].map { .node($0) } ?? .nothing
            )
            edge.line = relationship.isIdentifying ? .solid : .dashed
            edge.startHead = EdgeHead(relationship.sourceCardinality)
            edge.endHead = EdgeHead(relationship.targetCardinality)
            edge.kindClass = "relationshipLine"
            edge.style = book.theme.edge
            edge.label = lineLabel(relationship.role, at: relationship.range)
            graph.edges.append(edge)
        }
    }

    /// Widens boxes until the feet of their lines keep apart.
    private mutating func widen() {
        let breadths = PortBreadth.breadths(graph, distance: 27, most: 1)
        for (index, entity) in diagram.entities.enumerated() {
            guard let least = widened(index, to: breadths[index], from: Self.leastSize(entity)) else { continue }
            let table = table(entity, minimumSize: least)
            graph.nodes[index].geometry = table.geometry
            graph.nodes[index].texts = table.texts
        }
    }
}

extension EdgeHead {
    fileprivate init(_ cardinality: EntityRelationship.Cardinality) {
        self =
            switch cardinality {
            case .onlyOne: .onlyOne
            case .zeroOrOne: .zeroOrOne
            case .oneOrMore: .oneOrMore
            case .zeroOrMore: .zeroOrMore
            case .parent: .parent
            }
    }
}
