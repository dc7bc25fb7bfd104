import Diagnostics

extension Mindmap: ChartDiagram {
    static let keywords = ["mindmap"]
    static let name = LocalizedText(en: "Mindmap", es: "Mapa mental")
    static let rootClass = "mindmap"

    static func parse(_ source: DiagramSource) -> (Mindmap?, [Diagnostic]) { MindmapParser.parse(source) }

    var boxRanges: [SourceRange] { nodes.map(\.range) }
    var labels: [(text: String, range: SourceRange)] { nodes.map { ($0.label.plainText, $0.range) } }

    func scene(language: String) -> ChartScene { MindmapLayout(self).scene }

    var skeleton: DiagramSkeleton {
        DiagramSkeleton(
            sorting: nodes.map { node in
                .init(
                    "node \(node.shape) of \(node.parent)",
                    name: node.label.plainText,
                    kind: ("node", "este nodo"),
                    range: node.range
                )
            }
        )
    }

    func outline(language: String) -> String {
        guard let root = nodes.first else { return "" }
        let count = nodes.count
        let head = LocalizedText(
            en: "Mindmap with \(count) \(count == 1 ? "node" : "nodes"). In the middle: \(root.label.plainText).",
            es: "Mapa mental con \(count) \(count == 1 ? "nodo" : "nodos"). En el centro: \(root.label.plainText)."
        )
        let children = children
        let details = nodes.indices.compactMap { index -> String? in
            guard !children[index].isEmpty else { return nil }
            let names = children[index].map { nodes[$0].label.plainText }.joined(separator: ", ")
            return "\(nodes[index].label.plainText): \(names)."
        }
        return OutlineSentences.text([head.text(in: language)], details, language: language)
    }
}
