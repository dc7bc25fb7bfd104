import Diagnostics
import Mermaid

/// The words in a diagram, with their places.
enum DiagramLabels {
    static func all(in source: SourceSlice) -> [(text: String, range: SourceRange)] {
        guard case .flowchart(let chart)? = parseDiagram(source).0 else { return [] }
        return chart.nodes.map { ($0.label.plainText, $0.labelRange) }
            + chart.edges.compactMap { edge in edge.label.map { ($0.plainText, edge.range) } }
            + chart.subgraphs.map { ($0.title.plainText, $0.range) }
    }
}
