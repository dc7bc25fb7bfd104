import Diagnostics

/// A mindmap as its author wrote it.
struct Mindmap: Sendable {
    enum Shape: String, Sendable { case plain, rectangle, rounded, circle, cloud, bang, hexagon }

    struct Node: Sendable {
        var label: DiagramLabel
        let shape: Shape
        /// The index of its parent in ``Mindmap/nodes``; -1 for the root.
        let parent: Int
        /// The depth; 0 for the root.
        let depth: Int
        /// The index of the root's branch that it belongs to.
        let branch: Int
        let range: SourceRange
        /// The icon as written: `fa fa-book`.
        var icon: String?
        var classes: [String] = []

        /// The symbol that stands for its icon; nil if there is none.
        var symbol: String? {
            guard let name = icon?.split(separator: " ").last else { return nil }
            let plain = name.split(separator: "-", maxSplits: 1).last.map(String.init) ?? ""
            return IconSymbols.symbol(for: plain)
        }

        /// The label with its icon in front.
        var fullLabel: DiagramLabel {
            guard let symbol else { return label }
            return DiagramLabel(text: "\(symbol) \(label.text)", isMarkdown: label.isMarkdown)
        }
    }

    /// The nodes, parents before their children.
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
