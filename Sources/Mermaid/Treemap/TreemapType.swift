import Diagnostics

extension TreemapChart: ChartDiagram {
    static let keywords = ["treemap", "treemap-beta"]
    static let name = LocalizedText(en: "Treemap", es: "Mapa de rectángulos")
    static let rootClass = "treemap"

    static func parse(_ source: DiagramSource) -> (TreemapChart?, [Diagnostic]) { TreemapParser.parse(source) }

    var checks: [Diagnostic] {
        StyleChecks.unknownClasses(
            nodes.compactMap { node in
                node.className.map {
                    StyleAssignment(kind: .shorthand, targets: [], className: $0, range: node.range)
                }
            },
            classes: classes
        )
    }

    var boxRanges: [SourceRange] { nodes.map(\.range) }
    var labels: [(text: String, range: SourceRange)] { nodes.map { ($0.label.plainText, $0.range) } }

    func scene(language: String) -> ChartScene { TreemapLayout(self, language: language).scene }

    var skeleton: DiagramSkeleton {
        DiagramSkeleton(
            sorting: nodes.map { node in
                .init(
                    "area \(node.parent) \(node.value ?? -1)",
                    name: node.label.plainText,
                    kind: ("area", "esta superficie"),
                    range: node.range
                )
            }
        )
    }

    func outline(language: String) -> String {
        let count = nodes.count { $0.value != nil }
        let head = LocalizedText(
            en: "Treemap with \(count) \(count == 1 ? "area" : "areas").",
            es: "Mapa de rectángulos con \(count) \(count == 1 ? "superficie" : "superficies")."
        )
        let details = zip(nodes, sums).map { node, sum in
            let parent = node.parent >= 0 ? "\(nodes[node.parent].label.plainText) › " : ""
            return "\(parent)\(node.label.plainText): \(NumberText.text(sum, language: language))."
        }
        return OutlineSentences.text([head.text(in: language)], details, language: language)
    }
}
