import Diagnostics

/// Decides which ids are nodes and which are subgraphs, once the whole text is read.
enum SubgraphMembership {
    /// - An id that names a subgraph is not a node, even if an edge named it first.
    /// - An empty subgraph is drawn as a node.
    static func settle(_ chart: inout Flowchart) {
        guard !chart.subgraphs.isEmpty else { return }
        // If two subgraphs have one id, the later counts, with the members of the earlier one added.
        mergeDoubles(&chart)
        let empty = chart.subgraphs.filter { $0.members.isEmpty }
        let emptyIDs = Set(empty.map(\.id))
        let nodes = chart.nodes
        chart.subgraphs.removeAll { emptyIDs.contains($0.id) }
        chart.subgraphIndices = [:]
        for (index, subgraph) in chart.subgraphs.enumerated() { chart.subgraphIndices[subgraph.id] = index }
        chart.nodes = nodes.filter { chart.subgraphIndices[$0.id] == nil && !emptyIDs.contains($0.id) }
        for subgraph in empty {
            var node = FlowchartNode(
                id: subgraph.id,
                label: subgraph.title,
                range: subgraph.range,
                labelRange: subgraph.range
            )
            node.classes = subgraph.classes
            node.styles = subgraph.styles
            chart.nodes.append(node)
        }
        chart.nodeIndices = [:]
        for (index, node) in chart.nodes.enumerated() { chart.nodeIndices[node.id] = index }
    }

    private static func mergeDoubles(_ chart: inout Flowchart) {
        var indices: [String: [Int]] = [:]
        for (index, subgraph) in chart.subgraphs.enumerated() { indices[subgraph.id, default: []].append(index) }
        guard indices.count < chart.subgraphs.count else { return }
        var doubles: Set<Int> = []
        for (id, places) in indices where places.count > 1 {
            let members = places.flatMap { chart.subgraphs[$0].members }
            chart.subgraphs[places[places.count - 1]].members = members.filter { $0 != id }
            doubles.formUnion(places.dropLast())
        }
        chart.subgraphs = chart.subgraphs.enumerated().filter { !doubles.contains($0.offset) }.map(\.element)
    }

    /// Returns the index in `chart.subgraphs` of a subgraph that would lie inside itself; nil if there is none.
    static func selfContaining(_ chart: Flowchart) -> Int? {
        var parent = [Int](repeating: -1, count: chart.subgraphs.count)
        for (index, subgraph) in chart.subgraphs.enumerated() {
            for member in subgraph.members {
                if let child = chart.subgraphIndices[member] { parent[child] = index }
            }
        }
        return ParentRing.first(in: parent)
    }
}
