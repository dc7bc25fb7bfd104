import Diagnostics

/// Describes a flowchart in words, for readers who do not see it.
enum FlowchartOutline {
    private static let mostEdges = 60

    static func text(of chart: Flowchart, language: String) -> String {
        var sentences = [summary(chart).text(in: language)]
        var labels: [String: String] = [:]
        for node in chart.nodes { labels[node.id] = plain(node.label, id: node.id) }
        for subgraph in chart.subgraphs { labels[subgraph.id] = plain(subgraph.title, id: subgraph.id) }
        for subgraph in chart.subgraphs {
            let names = subgraph.members.compactMap { labels[$0] }.joined(separator: ", ")
            let title = labels[subgraph.id] ?? subgraph.id
            sentences.append(
                LocalizedText(en: "\(title) holds \(names).", es: "\(title) contiene \(names).").text(in: language)
            )
        }
        let visible = chart.edges.filter { $0.line != .invisible }
        for edge in visible.prefix(mostEdges) {
            let source = labels[edge.source] ?? edge.source
            let target = labels[edge.target] ?? edge.target
            let arrow = edge.endHead == .none ? "—" : "→"
            let label = edge.label?.plainText ?? ""
            sentences.append(
                label.isEmpty ? "\(source) \(arrow) \(target)." : "\(source) \(arrow) \(target): \(label)."
            )
        }
        if visible.count > mostEdges {
            let rest = visible.count - mostEdges
            sentences.append(LocalizedText(en: "And \(rest) more.", es: "Y \(rest) más.").text(in: language))
        }
        return sentences.joined(separator: " ")
    }

    private static func plain(_ label: DiagramLabel, id: String) -> String {
        let text = label.plainText
        return text.isEmpty ? id : text
    }

    private static func summary(_ chart: Flowchart) -> LocalizedText {
        let nodes = chart.nodes.count
        let edges = chart.edges.count { $0.line != .invisible }
        return LocalizedText(
            en:
                "Flowchart with \(nodes) \(nodes == 1 ? "node" : "nodes") and \(edges) \(edges == 1 ? "edge" : "edges").",
            es:
                "Diagrama de flujo con \(nodes) \(nodes == 1 ? "nodo" : "nodos") y \(edges) \(edges == 1 ? "arista" : "aristas")."
        )
    }
}
