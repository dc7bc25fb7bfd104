import Diagnostics

extension Flowchart: GraphDiagram {
    static let keywords = ["flowchart", "graph", "flowchart-elk", "swimlane-beta", "swimlane", "agentflow-beta"]
    static let name = LocalizedText(en: "Flowchart", es: "Diagrama de flujo")
    static let rootClass = "flowchart"

    static func parse(_ source: DiagramSource) -> (Flowchart?, [Diagnostic]) { FlowchartParser.parse(source) }

    var checks: [Diagnostic] { FlowchartChecks.diagnostics(for: self) }
    var links: [DiagramLink] { nodes.compactMap(\.link) }
    var boxRanges: [SourceRange] { nodes.map(\.range) + subgraphs.map(\.range) }

    func outline(language: String) -> String { FlowchartOutline.text(of: self, language: language) }

    var measured: MeasuredGraph {
        let styles = FlowchartStyles(self)
        let measures = FlowchartMeasures(self, styles: styles)
        return MeasuredGraph(
            graph: DiagramGraph(self, measures, styles),
            dropped: StyleChecks.dropped(measures.dropped)
        )
    }

    var labels: [(text: String, range: SourceRange)] {
        nodes.map { ($0.label.plainText, $0.labelRange) }
            + edges.compactMap { edge in edge.label.map { ($0.plainText, edge.range) } }
            + subgraphs.map { ($0.title.plainText, $0.range) }
    }

    var skeleton: DiagramSkeleton {
        var parts: [DiagramSkeleton.Part] = []
        for node in nodes {
            let kind = ("node", "este nodo")
            parts.append(.init("node \(node.id) \(node.shape)", name: node.id, kind: kind, range: node.range))
        }
        for edge in edges {
            let ends = "\(edge.startHead) \(edge.line) \(edge.endHead)"
            parts.append(
                .init(
                    "edge \(edge.source) \(edge.target) \(ends) \(edge.label.isVisible)",
                    name: "\(edge.source) → \(edge.target)",
                    kind: ("arrow", "esta flecha"),
                    range: edge.range
                )
            )
        }
        for frame in subgraphs {
            // The id is left out: it may be the title itself, which is translated.
            let key = "frame \(frame.members.sorted())"
            parts.append(.init(key, name: frame.id, kind: ("frame", "este marco"), range: frame.range))
        }
        return DiagramSkeleton(sorting: parts)
    }
}
