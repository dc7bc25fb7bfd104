/// Builds the graph: services, junctions and groups as measured boxes and frames.
extension ArchitectureLayout {
    mutating func buildGraph() {
        for group in diagram.groups {
            var text = group.label.text
            if let icon = group.icon?.name {
                if let symbol = ServiceIcons.symbols[icon] { text = "\(symbol) \(text)" } else { text += " (\(icon))" }
            } else if let icon = group.icon?.text {
                text += " (\(icon))"
            }
            let title = labels.title(DiagramLabel(text: text), at: group.range, width: 260)
            var frame = GraphFrame(id: "group-\(group.id)", name: group.id, title: title)
            (frame.parent, frame.style, frame.classes) = (group.parent, book.theme.subgraph, ["architecture-groups"])
            graph.frames.append(frame)
        }
        for service in diagram.services {
            var node = service.isJunction ? junction(service) : box(service)
            node.frame = service.parent
            node.style = book.style(book.theme.node, [], [])
            graph.nodes.append(node)
        }
        for (index, edge) in diagram.edges.enumerated() {
            var value = GraphEdge(
                id: "edge-\(index)",
                source: .node(edge.source.service),
                target: .node(edge.target.service)
            )
            value.startHead = edge.source.hasHead ? .point : .none
            value.endHead = edge.target.hasHead ? .point : .none
            value.kindClass = "edge"
            value.style = book.theme.edge
            if let label = edge.label {
                let text = labels.set(label, at: edge.range, width: Self.textWidth, scale: DiagramGraph.labelScale)
                if !text.isEmpty { value.label = text }
            }
            graph.edges.append(value)
        }
    }

    private func junction(_ service: ArchitectureDiagram.Service) -> GraphNode {
        let size = Size(width: 10, height: 10)
        var geometry = ShapeGeometry(box: size, pieces: [.init(figure: .circle(x: 0, y: 0, radius: 5), paint: .solid)])
        (geometry.outline, geometry.showsLabel) = (ShapeGeometry.ellipse(4, 4), false)
        (geometry.horizontalReach, geometry.verticalReach) = (0, 0)
        var node = GraphNode(id: "junction-\(service.id)", name: service.id, geometry: geometry)
        node.kindClass = "architecture-junction"
        return node
    }

    mutating func box(_ service: ArchitectureDiagram.Service) -> GraphNode {
        let label = labels.set(service.label, at: service.range, width: Self.textWidth)
        var named: Label?
        if let icon = service.icon {
            let text = icon.text ?? (ServiceIcons.symbols[icon.name ?? ""] == nil ? icon.name : nil)
            if let text {
                named = labels.set(DiagramLabel(text: text), at: service.range, width: Self.textWidth, scale: 0.8)
            }
        }
        let picture = service.icon == nil ? 0 : (named.map { $0.height + 10 } ?? ServiceIcons.side) + 7
        let size = Size(
            width: max(label.width + 28, (named?.width ?? 0) + 40, 92),
            height: picture + label.height + 24
        )
        let frame = Rect(centre: Point(x: 0, y: 0), size: size)
        var geometry = ShapeGeometry(box: size, pieces: [.init(figure: .rectangle(frame, radius: 6), paint: .body)])
        var texts: [GraphText] = []
        if let named {
            let y = frame.minY + 12 + (named.height + 10) / 2
            let border = Rect(centre: Point(x: 0, y: y), size: Size(width: named.width + 16, height: named.height + 8))
            geometry.pieces.append(.init(figure: .rectangle(border, radius: 4), paint: .line))
            texts.append(GraphText(label: named, centre: Point(x: 0, y: y), groupClass: "label architecture-icon"))
        } else if let name = service.icon?.name {
            geometry.pieces += ServiceIcons.pieces(name, y: frame.minY + 12 + ServiceIcons.side / 2) ?? []
        }
        texts.append(GraphText(label: label, centre: Point(x: 0, y: frame.maxY - 12 - label.height / 2)))
        var node = GraphNode(id: "service-\(service.id)", name: service.id, geometry: geometry)
        (node.texts, node.kindClass) = (texts.filter { !$0.label.isEmpty }, "node architecture-service")
        return node
    }
}
