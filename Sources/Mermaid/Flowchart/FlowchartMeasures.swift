import Diagnostics

/// The labels and shapes of a flowchart, measured before anything has a place.
struct FlowchartMeasures {
    private(set) var labels: [Label] = []
    private(set) var shapes: [ShapeGeometry] = []
    private(set) var edgeLabels: [Label?] = []
    private(set) var titles: [Label] = []
    /// Pictures, icons and formulas in the labels of nodes that can't be drawn.
    private(set) var dropped: [(range: SourceRange, name: String)] = []
    let fontSize: Double
    let padding: Size

    static let standardPadding = Size(width: 16, height: 11)
    private static let mermaidPadding = 15.0

    init(_ chart: Flowchart, styles: FlowchartStyles) {
        let settings = chart.settings
        fontSize = settings.fontSize
        let scale = (settings.padding ?? Self.mermaidPadding) / Self.mermaidPadding
        padding = Size(width: Self.standardPadding.width * scale, height: Self.standardPadding.height * scale)
        let wrap = settings.wrappingWidth
        let breadths = Self.breadths(chart)
        for (index, node) in chart.nodes.enumerated() {
            let style = styles.nodes[index]
            let (lines, dropped) = LabelParser.parse(
                node.label.text,
                syntax: node.label.isMarkdown ? .markdown : .plain
            )
            self.dropped += dropped.map { (node.labelRange, $0) }
            let label = LabelLayout.layOut(
                lines,
                width: node.label.isMarkdown && !settings.wrapsMarkdown ? .infinity : wrap,
                fontSize: style.fontSize ?? fontSize,
                isBold: style.isBold
            )
            labels.append(label)
            let measure = ShapeMeasure(
                label: Size(width: label.width, height: label.height),
                padding: padding,
                width: max(node.width ?? 0, chart.direction.isHorizontal ? 0 : breadths[index]),
                height: max(node.height ?? 0, chart.direction.isHorizontal ? breadths[index] : 0)
            )
            shapes.append(node.shape.geometry(measure))
        }
        for edge in chart.edges {
            guard let label = edge.label, edge.line != .invisible else {
                edgeLabels.append(nil)
                continue
            }
            let lines = LabelParser.parse(label.text, syntax: label.isMarkdown ? .markdown : .plain).lines
            let laidOut = LabelLayout.layOut(lines, width: wrap, fontSize: fontSize * DiagramGraph.labelScale)
            edgeLabels.append(laidOut.isEmpty ? nil : laidOut)
        }
        for (index, subgraph) in chart.subgraphs.enumerated() {
            let lines = LabelParser.parse(subgraph.title.text, syntax: subgraph.title.isMarkdown ? .markdown : .plain)
                .lines
            let style = styles.subgraphs[index]
            // Titles are always bold.
            titles.append(
                LabelLayout.layOut(
                    lines,
                    width: max(wrap, 260),
                    fontSize: style.fontSize ?? fontSize * LabelSetter.titleScale,
                    isBold: true
                )
            )
        }
    }

    /// Returns the least breadth of each node with which its edges keep apart.
    private static func breadths(_ chart: Flowchart) -> [Double] {
        let edges = chart.edges.filter { $0.line != .invisible }.map {
            (source: chart.nodeIndices[$0.source] ?? -1, target: chart.nodeIndices[$0.target] ?? -1)
        }
        return PortBreadth.breadths(edges, nodeCount: chart.nodes.count)
    }
}
