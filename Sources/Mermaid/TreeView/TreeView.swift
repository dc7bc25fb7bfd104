import Diagnostics

/// A tree as its author wrote it, such as a folder with its files.
struct TreeView: Sendable {
    struct Node: Sendable {
        let label: DiagramLabel
        /// The index of its parent in ``TreeView/nodes``; -1 for the outermost.
        let parent: Int
        let depth: Int
        let range: SourceRange
    }

    /// The nodes, parents before their children.
    var nodes: [Node] = []
    var title: String?
    var accessibleTitle: String?
    var accessibleDescription: String?
    var settings = DiagramSettings()
}
