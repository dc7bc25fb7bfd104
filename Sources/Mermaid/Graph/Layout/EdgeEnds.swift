/// Finds the ends of edges: a node, a box, or a frame.
extension GraphLayout {
    /// Returns the innermost container that holds both ends.
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
        // The outermost separate frame between the end and the container stands for its content.
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

    /// Returns a layout node inside a frame that is a cluster of the layout: an edge to the frame leads to this node and stops at
    /// the frame's border. An edge in takes a node that no inner edge leads to, an edge out takes a node that no inner edge
    /// leaves.
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

    /// The largest number of edges with which anchors are searched. With more, edges into a frame take its first node, edges out
    /// of it the last.
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
        // An anchor that closes no cycle lets the edge run with the flow.
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

    /// Returns the layout node of a separate frame inside a cluster; nil if there is none.
    private func innerBox(of cluster: Int, in home: Int) -> Int? {
        for inner in tree.order where inner != cluster && tree.isInside(inner, cluster) {
            if tree.isSeparate[inner], tree.container(of: tree.parent[inner]) == home {
                return layoutNodeOfFrame[inner]
            }
        }
        return nil
    }
}

/// The key of an anchor inside a frame, for diagrams with too many edges to search an anchor for each.
struct FrameAnchor: Hashable {
    let cluster: Int
    let home: Int
    let isSource: Bool
}
