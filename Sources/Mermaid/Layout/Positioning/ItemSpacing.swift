/// The least distances between two neighbours of a rank.
struct ItemSpacing {
    private let spacing: LayeredSpacing
    private let clusters: [LayeredGraph.Cluster]

    init(_ graph: LayeredGraph) {
        spacing = graph.spacing
        clusters = graph.clusters
    }

    /// Returns the least distance from the left item's x to the right item's.
    func distance(_ left: RankedItems.Item, _ right: RankedItems.Item) -> Double {
        left.right + gap(left, right) + right.left
    }

    /// Returns the least distance of each item from its left neighbour; 0 for the first of a rank.
    func distances(_ ranked: RankedItems) -> [Double] {
        var distances = [Double](repeating: 0, count: ranked.items.count)
        for items in ranked.ranks {
            for (left, right) in zip(items, items.dropFirst()) {
                distances[right] = distance(ranked.items[left], ranked.items[right])
            }
        }
        return distances
    }

    private func gap(_ left: RankedItems.Item, _ right: RankedItems.Item) -> Double {
        // A frame and its content keep the cluster's padding; a frame and the items outside keep their own distance.
        if left.kind == .leftFrame {
            let padding = clusters[left.cluster].paddingLeft
            if right.kind == .rightFrame { return padding + clusters[left.cluster].paddingRight }
            return padding
        }
        if right.kind == .rightFrame { return clusters[right.cluster].paddingRight }
        if left.kind == .rightFrame || right.kind == .leftFrame { return spacing.cluster }
        switch (left.kind, right.kind) {
        case (.node, .node): return spacing.node
        case (.passage, .passage): return spacing.edge
        case (.label, _), (_, .label): return spacing.label
        default: return spacing.edgeToNode
        }
    }
}
