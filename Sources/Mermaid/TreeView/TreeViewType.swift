import Diagnostics

extension TreeView: ChartDiagram {
    static let keywords = ["treeView-beta", "treeView"]
    static let name = LocalizedText(en: "Tree", es: "Árbol")
    static let rootClass = "treeView"

    static func parse(_ source: DiagramSource) -> (TreeView?, [Diagnostic]) { TreeViewParser.parse(source) }

    var boxRanges: [SourceRange] { nodes.map(\.range) }
    var labels: [(text: String, range: SourceRange)] {
        nodes.flatMap { node in
            [node.label, node.details].compactMap { $0 }.map { ($0.plainText, node.range) }
        }
    }

    func scene(language: String) -> ChartScene { TreeViewLayout(self).scene }

    var skeleton: DiagramSkeleton {
        DiagramSkeleton(
            sorting: nodes.map { node in
                .init(
                    "node \(node.parent)",
                    name: node.label.plainText,
                    kind: ("node", "este nodo"),
                    range: node.range
                )
            }
        )
    }

    func outline(language: String) -> String {
        let count = nodes.count
        let head = LocalizedText(
            en: "Tree with \(count) \(count == 1 ? "name" : "names").",
            es: "Árbol con \(count) \(count == 1 ? "nombre" : "nombres")."
        )
        var children = [[String]](repeating: [], count: nodes.count)
        for node in nodes where node.parent >= 0 { children[node.parent].append(node.label.plainText) }
        let details = zip(nodes, children).compactMap { node, list -> String? in
            if !list.isEmpty { return "\(node.label.plainText): \(list.joined(separator: ", "))." }
            return node.parent < 0 ? "\(node.label.plainText)." : nil
        }
        return OutlineSentences.text([head.text(in: language)], details, language: language)
    }
}
