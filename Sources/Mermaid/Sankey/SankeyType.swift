import Diagnostics

extension SankeyChart: ChartDiagram {
    static let keywords = ["sankey", "sankey-beta"]
    static let name = LocalizedText(en: "Sankey diagram", es: "Diagrama de Sankey")
    static let rootClass = "sankey"

    static func parse(_ source: DiagramSource) -> (SankeyChart?, [Diagnostic]) { SankeyParser.parse(source) }

    var boxRanges: [SourceRange] { nodes.map(\.range) + flows.map(\.range) }
    var labels: [(text: String, range: SourceRange)] { nodes.map { ($0.name, $0.range) } }

    func scene(language: String) -> ChartScene { SankeyLayout(self, language: language).scene }

    var skeleton: DiagramSkeleton {
        DiagramSkeleton(
            sorting: flows.map { flow in
                .init(
                    "flow \(flow.source) \(flow.target) \(flow.value)",
                    name: "\(nodes[flow.source].name) → \(nodes[flow.target].name)",
                    kind: ("flow", "este flujo"),
                    range: flow.range
                )
            }
        )
    }

    func outline(language: String) -> String {
        let (count, size) = (nodes.count, flows.count)
        let head = LocalizedText(
            en:
                "Sankey diagram with \(count) \(count == 1 ? "node" : "nodes") and \(size) \(size == 1 ? "flow" : "flows").",
            es:
                "Diagrama de Sankey con \(count) \(count == 1 ? "nodo" : "nodos") y \(size) \(size == 1 ? "flujo" : "flujos")."
        )
        let details = flows.map { flow in
            "\(nodes[flow.source].name) → \(nodes[flow.target].name): \(NumberText.text(flow.value, language: language))."
        }
        return OutlineSentences.text([head.text(in: language)], details, language: language)
    }
}
