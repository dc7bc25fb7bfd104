/// Where edges end: at a node, at a box, or at the frame of a subgraph.
extension FlowchartLayout {
    /// The innermost container that holds both ends.
    func commonContainer(_ source: (cluster: Int, isSubgraph: Bool), _ target: (cluster: Int, isSubgraph: Bool))
        -> Int
    {
        func start(_ end: (cluster: Int, isSubgraph: Bool)) -> Int {
            end.isSubgraph && tree.isSeparate[end.cluster] ? tree.parent[end.cluster] : end.cluster
        }
        var container = tree.container(of: start(source))
        let other = start(target)
        while container >= 0, !tree.isInside(other, container) {
            container = tree.container(of: tree.parent[container])
        }
        return container
    }

    func end(
        _ id: String,
        _ place: (cluster: Int, isSubgraph: Bool),
        in home: Int,
        isSource: Bool,
        other: String
    ) -> End? {
        // The outermost separate subgraph between the end and the container stands for what it holds.
        var cluster = place.cluster
        var box = -1
        while cluster >= 0, cluster != home {
            if tree.isSeparate[cluster] { box = cluster }
            cluster = tree.parent[cluster]
        }
        if box >= 0 {
            let isInside = place.cluster != box || !place.isSubgraph
            return layoutNodeOfSubgraph[box].map { End(node: $0, box: isInside ? box : -1) }
        }
        if !place.isSubgraph {
            guard let node = chart.nodeIndices[id], layoutNodeOfNode[node] >= 0 else { return nil }
            return End(node: layoutNodeOfNode[node])
        }
        return anchor(of: place.cluster, in: home, isSource: isSource, other: other).map {
            End(node: $0, clip: place.cluster)
        }
    }

    /// A layout node inside a subgraph that is a cluster of the layout: an edge to the subgraph leads there and stops
    /// at the frame. Edges in take a node that none of the inside leads to, edges out one that leads nowhere inside.
    func anchor(of cluster: Int, in home: Int, isSource: Bool, other: String) -> Int? {
        let members = chart.nodes.indices.filter { node in
            tree.isInside(tree.clusterOfNode[node], cluster) && tree.container(of: tree.clusterOfNode[node]) == home
        }
        var isPassed = Set<String>()
        for edge in chart.edges where chart.edges.count <= Self.mostSearched {
            guard let source = chart.nodeIndices[edge.source], let target = chart.nodeIndices[edge.target] else {
                continue
            }
            guard tree.isInside(tree.clusterOfNode[source], cluster), source != target,
                tree.isInside(tree.clusterOfNode[target], cluster)
            else { continue }
            isPassed.insert(isSource ? edge.source : edge.target)
        }
        // A node that closes no cycle keeps the edge running with the flow.
        let isSearched = chart.edges.count <= Self.mostSearched
        let reached = isSearched ? reachable(from: other, forwards: isSource) : []
        let free = members.filter { !isPassed.contains(chart.nodes[$0].id) }
        let choices = isSource ? Array((members.filter { !free.contains($0) } + free).reversed()) : free + members
        if let node = choices.first(where: { !reached.contains(chart.nodes[$0].id) }) ?? choices.first {
            return layoutNodeOfNode[node]
        }
        for inner in tree.order where inner != cluster && tree.isInside(inner, cluster) {
            if tree.isSeparate[inner], tree.container(of: tree.parent[inner]) == home {
                return layoutNodeOfSubgraph[inner]
            }
        }
        return nil
    }

    /// Beyond this many edges, edges to subgraphs take the first node inside.
    static let mostSearched = 600

    /// The ids an id leads to, or that lead to it; a subgraph leads on from each of its members.
    func reachable(from id: String, forwards: Bool) -> Set<String> {
        var found: Set<String> = [id]
        var queue = [id]
        if let subgraph = chart.subgraphIndices[id] { queue += chart.subgraphs[subgraph].members }
        found.formUnion(queue)
        var isGrowing = true
        while isGrowing {
            isGrowing = false
            for edge in chart.edges {
                let (from, to) = forwards ? (edge.source, edge.target) : (edge.target, edge.source)
                guard found.contains(from), found.insert(to).inserted else { continue }
                isGrowing = true
                if let subgraph = chart.subgraphIndices[to] { found.formUnion(chart.subgraphs[subgraph].members) }
            }
        }
        return found
    }
}
