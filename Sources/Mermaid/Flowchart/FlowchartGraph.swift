import Diagnostics

extension DiagramGraph {
    /// Creates the graph of a flowchart from its measures and styles.
    init(_ chart: Flowchart, _ measures: FlowchartMeasures, _ styles: FlowchartStyles) {
        direction = chart.direction
        isFree = !chart.hasDirection
        let settings = chart.settings
        if let distance = settings.nodeSpacing { spacing.node = distance * 0.72 }
        if let distance = settings.rankSpacing { spacing.rank = distance * 0.88 }
        // Mermaid turns the direction of a subgraph that no edge leads to.
        turnsLoneFrames = !settings.inheritsDirection
        if let padding = settings.diagramPadding { margin = padding }
        for (index, node) in chart.nodes.enumerated() {
            var value = GraphNode(
                id: "flowchart-\(node.id)-\(index)",
                name: node.id,
                geometry: measures.shapes[index]
            )
            if measures.shapes[index].showsLabel, !measures.labels[index].isEmpty {
                value.texts = [GraphText(label: measures.labels[index], centre: measures.shapes[index].labelCentre)]
            }
            value.standsAcross = node.shape == .fork
            value.classes = node.classes
            value.style = styles.nodes[index]
            if value.style.fill == nil, value.style.stroke == nil { value.tone = node.shape.tone }
            value.link = node.link
            nodes.append(value)
        }
        for (index, subgraph) in chart.subgraphs.enumerated() {
            var frame = GraphFrame(id: subgraph.id, name: subgraph.id, title: measures.titles[index])
            frame.direction = subgraph.direction
            frame.style = styles.subgraphs[index]
            frame.classes = subgraph.classes
            frames.append(frame)
        }
        for (index, subgraph) in chart.subgraphs.enumerated() {
            for member in subgraph.members {
                if let child = chart.subgraphIndices[member] {
                    if child != index { frames[child].parent = index }
                } else if let node = chart.nodeIndices[member] {
                    nodes[node].frame = index
                }
            }
        }
        func end(_ id: String) -> GraphEnd {
            if let subgraph = chart.subgraphIndices[id] { return .frame(subgraph) }
            return chart.nodeIndices[id].map { .node($0) } ?? .nothing
        }
        for (index, edge) in chart.edges.enumerated() {
            var value = GraphEdge(id: edge.id, source: end(edge.source), target: end(edge.target))
            value.line = GraphEdge.Line(edge.line)
            value.startHead = EdgeHead(edge.startHead)
            value.endHead = EdgeHead(edge.endHead)
            value.length = edge.length
            value.label = measures.edgeLabels[index]
            value.curve = edge.curve ?? chart.defaultEdgeCurve ?? settings.curve
            value.style = styles.edges[index]
            value.classes = edge.classes
            value.isAnimated = edge.isAnimated
            edges.append(value)
        }
    }
}

extension GraphEdge.Line {
    init(_ line: FlowchartEdge.Line) {
        self =
            switch line {
            case .solid: .solid
            case .dotted: .dotted
            case .thick: .thick
            case .invisible: .invisible
            }
    }
}

extension EdgeHead {
    init(_ head: FlowchartEdge.Head) {
        self =
            switch head {
            case .none: .none
            case .point: .point
            case .circle: .circle
            case .cross: .cross
            }
    }
}
