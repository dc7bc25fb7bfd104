/// Folds subgraphs of `@{ view: collapsed }` into one box each: what lies inside goes, and edges end at the box.
enum CollapsedSubgraphs {
    static func fold(_ chart: inout Flowchart) {
        guard chart.subgraphs.contains(where: \.isCollapsed) else { return }
        // The outermost collapsed subgraph around each id; outer subgraphs come after those inside them.
        var box: [String: String] = [:]
        for subgraph in chart.subgraphs.reversed() {
            guard let outer = box[subgraph.id] ?? (subgraph.isCollapsed ? subgraph.id : nil) else { continue }
            for member in subgraph.members { box[member] = outer }
        }
        chart.nodes.removeAll { box[$0.id] != nil }
        chart.nodeIndices = Dictionary(
            chart.nodes.enumerated().map { ($1.id, $0) },
            uniquingKeysWith: { first, _ in first }
        )
        chart.subgraphs.removeAll { box[$0.id] != nil }
        for index in chart.subgraphs.indices where chart.subgraphs[index].isCollapsed {
            chart.subgraphs[index].members = []
        }
        chart.subgraphIndices = Dictionary(
            chart.subgraphs.enumerated().map { ($1.id, $0) },
            uniquingKeysWith: { _, last in last }
        )
        chart.edges = chart.edges.compactMap { edge in
            let (source, target) = (box[edge.source] ?? edge.source, box[edge.target] ?? edge.target)
            // Edges within the box go with it.
            if source == target, edge.source != edge.target || box[edge.source] != nil { return nil }
            var edge = edge
            (edge.source, edge.target) = (source, target)
            return edge
        }
    }
}
