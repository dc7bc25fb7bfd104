import Diagnostics

/// Describes a flowchart in words, for readers who do not see it.
enum FlowchartOutline {
    static func text(of chart: Flowchart, language: String) -> String {
        var sentences = [summary(chart).text(in: language)]
        let ids = chart.nodes.map(\.id) + chart.subgraphs.map(\.id)
        let texts = chart.nodes.map { plain($0.label, id: $0.id) } + chart.subgraphs.map { plain($0.title, id: $0.id) }
        let labels = Dictionary(zip(ids, OutlineSentences.distinct(texts))) { $1 }
        // A collapsed group is drawn as a box, and holds nothing that can be seen.
        for subgraph in chart.subgraphs where !subgraph.isCollapsed && !subgraph.members.isEmpty {
            let names = subgraph.members.compactMap { labels[$0] }.joined(separator: ", ")
            let title = labels[subgraph.id] ?? subgraph.id
            sentences.append(
                LocalizedText(en: "\(title) holds \(names).", es: "\(title) contiene \(names).").text(in: language)
            )
        }
        let visible = chart.edges.filter { $0.line != .invisible }
        let details = visible.map { edge in
            let source = labels[edge.source] ?? edge.source
            let target = labels[edge.target] ?? edge.target
            let arrow = edge.endHead == .none ? "—" : "→"
            let label = edge.label?.plainText ?? ""
            return label.isEmpty ? "\(source) \(arrow) \(target)." : "\(source) \(arrow) \(target): \(label)."
        }
        return OutlineSentences.text(sentences, details, language: language)
    }

    private static func plain(_ label: DiagramLabel, id: String) -> String {
        let text = label.plainText
        return text.isEmpty ? id : text
    }

    private static func summary(_ chart: Flowchart) -> LocalizedText {
        let nodes = chart.nodes.count + chart.subgraphs.count(where: \.isCollapsed)
        let edges = chart.edges.count { $0.line != .invisible }
        return LocalizedText(
            en:
                "Flowchart with \(nodes) \(nodes == 1 ? "node" : "nodes") and \(edges) \(edges == 1 ? "edge" : "edges").",
            es:
                "Diagrama de flujo con \(nodes) \(nodes == 1 ? "nodo" : "nodos") y \(edges) \(edges == 1 ? "arista" : "aristas")."
        )
    }
}
