import Diagnostics

/// A treemap as its author wrote it.
struct TreemapChart: Sendable {
    struct Node: Sendable {
        let label: DiagramLabel
        /// The value; nil for a node that holds others.
        let value: Double?
        /// The index of its parent in ``TreemapChart/nodes``; -1 for the outermost.
        let parent: Int
        let depth: Int
        let className: String?
        let range: SourceRange
    }

    /// The nodes, parents before their children.
    var nodes: [Node] = []
    var classes: [StyleClass] = []
    var title: String?
    var accessibleTitle: String?
    var accessibleDescription: String?
    var settings = DiagramSettings()

    /// The value of each node; for a node that holds others, the sum of their values.
    var sums: [Double] {
        var result = nodes.map { $0.value ?? 0 }
        for index in nodes.indices.reversed() where nodes[index].parent >= 0 {
            result[nodes[index].parent] += result[index]
        }
        return result
    }
}
