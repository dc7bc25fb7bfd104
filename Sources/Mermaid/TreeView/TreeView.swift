import Diagnostics

/// A tree as its author wrote it, such as a folder with its files.
struct TreeView: Sendable {
    struct Node: Sendable {
        let label: DiagramLabel
        /// The words behind `##`.
        var details: DiagramLabel?
        /// The name of the class behind `:::`.
        var className: String?
        /// The symbol of its icon.
        var icon: String?
        /// The index of its parent in ``TreeView/nodes``; -1 for the outermost.
        let parent: Int
        let depth: Int
        let range: SourceRange
    }

    /// The nodes, parents before their children.
    var nodes: [Node] = []
    var classes: [StyleClass] = []
    var title: String?
    var accessibleTitle: String?
    var accessibleDescription: String?
    var settings = DiagramSettings()
}
