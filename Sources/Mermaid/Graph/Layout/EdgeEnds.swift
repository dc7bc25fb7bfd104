/// Where edges end: at a node, at a box, or at the frame.
extension GraphLayout {
    /// The innermost container that holds both ends.
    func commonContainer(_ source: (cluster: Int, isFrame: Bool), _ target: (cluster: Int, isFrame: Bool))
        -> Int
    {
        func start(_ end: (cluster: Int, isFrame: Bool)) -> Int {
            end.isFrame && tree.isSeparate[end.cluster] ? tree.parent[end.cluster] : end.cluster
        }
        var container = tree.container(of: start(source))
        let other = start(target)
        while container >= 0, !tree.isInside(other, container) {
            container = tree.container(of: tree.parent[container])
        }
        return container
    }

    mutating func end(_ value: GraphEnd, in home: Int, isSource: Bool, other: GraphEnd) -> End? {
        let place = tree.place(of: value)
        // The outermost separate frame between the end and the container stands for what it holds.
        var cluster = place.cluster
        var box = -1
        while cluster >= 0, cluster != home {
            if tree.isSeparate[cluster] { box = cluster }
            cluster = tree.parent[cluster]
        }
        if box >= 0 {
            let isInside = place.cluster != box || !place.isFrame
            return layoutNodeOfFrame[box].map { End(node: $0, box: isInside ? box : -1) }
        }
        if !place.isFrame {
            guard case .node(let node) = value, layoutNodeOfNode[node] >= 0 else { return nil }
            return End(node: layoutNodeOfNode[node])
        }
        return anchor(of: place.cluster, in: home, isSource: isSource, other: other).map {
            End(node: $0, clip: place.cluster)
        }
    }

    /// A layout node inside a frame that is a cluster of the layout: an edge to the frame leads there and stops
    /// at its border. Edges in take a node that none of the inside leads to, edges out one that leads nowhere inside.
    private mutating func anchor(of cluster: Int, in home: Int, isSource: Bool, other: GraphEnd) -> Int? {
        if graph.edges.count <= Self.mostSearched {
            return searchedAnchor(of: cluster, in: home, isSource: isSource, other: other)
        }
        let key = FrameAnchor(cluster: cluster, home: home, isSource: isSource)
        if let known = anchors[key] { return known }
        let members = members(of: cluster, in: home)
        let found = (isSource ? members.last : members.first).map { layoutNodeOfNode[$0] }
        let anchor = found ?? innerBox(of: cluster, in: home)
        anchors[key] = .some(anchor)
        return anchor
    }

    /// Beyond this many edges, edges to frames take the first node inside.
    static let mostSearched = 600

    private func searchedAnchor(of cluster: Int, in home: Int, isSource: Bool, other: GraphEnd) -> Int? {
        let members = members(of: cluster, in: home)
        var isPassed = Set<Int>()
        for edge in graph.edges {
            guard case .node(let source) = edge.source, case .node(let target) = edge.target, source != target,
                tree.isInside(tree.clusterOfNode[source], cluster), tree.isInside(tree.clusterOfNode[target], cluster)
            else { continue }
            isPassed.insert(isSource ? source : target)
        }
        // A node that closes no cycle keeps the edge running with the flow.
        let reached = reach.ends(from: other, forwards: isSource)
        let free = members.filter { !isPassed.contains($0) }
        let choices = isSource ? Array((members.filter { isPassed.contains($0) } + free).reversed()) : free + members
        if let node = choices.first(where: { !reached.contains(.node($0)) }) ?? choices.first {
            return layoutNodeOfNode[node]
        }
        return innerBox(of: cluster, in: home)
    }

    private func members(of cluster: Int, in home: Int) -> [Int] {
        graph.nodes.indices.filter { node in
            layoutNodeOfNode[node] >= 0 && tree.isInside(tree.clusterOfNode[node], cluster)
                && tree.container(of: tree.clusterOfNode[node]) == home
        }
    }

    /// A separate frame inside a cluster.
    private func innerBox(of cluster: Int, in home: Int) -> Int? {
        for inner in tree.order where inner != cluster && tree.isInside(inner, cluster) {
            if tree.isSeparate[inner], tree.container(of: tree.parent[inner]) == home {
                return layoutNodeOfFrame[inner]
            }
        }
        return nil
    }
}

/// What an edge's anchor inside a frame hangs on, where there are too many edges to look at each.
struct FrameAnchor: Hashable {
    let cluster: Int
    let home: Int
    let isSource: Bool
}
