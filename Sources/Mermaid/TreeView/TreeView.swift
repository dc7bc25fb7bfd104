import Diagnostics

/// A tree, such as a folder with what it holds, as its author wrote it.
struct TreeView: Sendable {
    struct Node: Sendable {
        let label: DiagramLabel
        /// In ``TreeView/nodes``; -1 for the outermost.
        let parent: Int
        let depth: Int
        let range: SourceRange
    }

    /// Parents before their children.
    var nodes: [Node] = []
    var title: String?
    var accessibleTitle: String?
    var accessibleDescription: String?
    var settings = DiagramSettings()
}
