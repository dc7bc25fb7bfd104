import Diagnostics

/// A mindmap as its author wrote it.
struct Mindmap: Sendable {
    enum Shape: String, Sendable { case plain, rectangle, rounded, circle, cloud, bang, hexagon }

    struct Node: Sendable {
        var label: DiagramLabel
        let shape: Shape
        /// In ``Mindmap/nodes``; -1 for the root.
        let parent: Int
        /// 0 for the root.
        let depth: Int
        /// The branch of the root that it belongs to.
        let branch: Int
        let range: SourceRange
        /// As written: `fa fa-book`.
        var icon: String?
        var classes: [String] = []

        /// With its icon in front, as labels write icons.
        var fullLabel: DiagramLabel {
            guard let icon else { return label }
            let name = icon.split(separator: " ").last.map(String.init) ?? icon
            return DiagramLabel(text: "fa:\(name) \(label.text)", isMarkdown: label.isMarkdown)
        }
    }

    /// Parents before their children.
    var nodes: [Node] = []
    var title: String?
    var accessibleTitle: String?
    var accessibleDescription: String?
    var settings = DiagramSettings()

    /// The children of each node.
    var children: [[Int]] {
        var result = [[Int]](repeating: [], count: nodes.count)
        for (index, node) in nodes.enumerated() where node.parent >= 0 { result[node.parent].append(index) }
        return result
    }
}
