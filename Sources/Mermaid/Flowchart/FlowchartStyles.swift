/// The styles of everything in a chart, classes and statements resolved.
struct FlowchartStyles {
    private(set) var nodes: [ResolvedStyle] = []
    private(set) var edges: [ResolvedStyle] = []
    private(set) var subgraphs: [ResolvedStyle] = []

    init(_ chart: Flowchart) {
        var classes: [String: [StyleDeclaration]] = [:]
        for definition in chart.classes { classes[definition.name] = definition.styles }
        let theme = ThemePalette(chart.settings)
        func resolve(_ base: ResolvedStyle, _ names: [String], _ own: [StyleDeclaration]) -> ResolvedStyle {
            var style = base
            if let standard = classes["default"] { style.apply(standard) }
            for name in names { if let declarations = classes[name] { style.apply(declarations) } }
            style.apply(own)
            style.settleContrast()
            return style
        }
        nodes = chart.nodes.map { resolve(theme.node, $0.classes, $0.styles) }
        subgraphs = chart.subgraphs.map { subgraph in
            var style = theme.subgraph
            for name in subgraph.classes { if let declarations = classes[name] { style.apply(declarations) } }
            style.apply(subgraph.styles)
            style.settleContrast()
            return style
        }
        edges = chart.edges.map { edge in
            var style = theme.edge
            style.apply(chart.defaultEdgeStyles)
            for name in edge.classes { if let declarations = classes[name] { style.apply(declarations) } }
            style.apply(edge.styles)
            return style
        }
    }
}
