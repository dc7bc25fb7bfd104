import Diagnostics

/// A Sankey diagram as its author wrote it.
struct SankeyChart: Sendable {
    struct Node: Sendable {
        let name: String
        let range: SourceRange
    }

    struct Flow: Sendable {
        /// The index of its source in ``SankeyChart/nodes``; ``target`` is one too.
        let source: Int
        let target: Int
        let value: Double
        let range: SourceRange
    }

    /// The nodes, in the order of appearance.
    var nodes: [Node] = []
    var flows: [Flow] = []
    var title: String?
    var accessibleTitle: String?
    var accessibleDescription: String?
    var settings = DiagramSettings()
}
