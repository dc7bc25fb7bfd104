/// The resolved styles of a chart's parts, from classes and statements.
struct FlowchartStyles {
    private(set) var nodes: [ResolvedStyle] = []
    private(set) var edges: [ResolvedStyle] = []
    private(set) var subgraphs: [ResolvedStyle] = []

    init(_ chart: Flowchart) {
        let book = StyleBook(chart.classes, chart.settings)
        nodes = chart.nodes.map { book.style(book.theme.node, $0.classes, $0.styles) }
        subgraphs = chart.subgraphs.map { book.frameStyle(book.theme.subgraph, $0.classes, $0.styles) }
        edges = chart.edges.map { edge in
            var style = book.theme.edge
            style.apply(chart.defaultEdgeStyles)
            book.apply(edge.classes, to: &style)
            style.apply(edge.styles)
            return style
        }
    }
}
