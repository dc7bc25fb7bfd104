import Diagnostics

/// Finds statements that are legal but probably a mistake.
enum FlowchartChecks {
    static func diagnostics(for chart: Flowchart) -> [Diagnostic] {
        unconnectedNodes(chart) + unknownTargets(chart)
            + StyleChecks.unknownClasses(chart.assignments, classes: chart.classes) + pictures(chart)
            + unknownLinks(chart)
    }

    /// Reports a node without edges, in a chart in which every other node is joined.
    private static func unconnectedNodes(_ chart: Flowchart) -> [Diagnostic] {
        // Tools of agentflows name their connectors without an edge.
        guard chart.edges.count > 1, !chart.isAgentflow else { return [] }
        var joined: Set<String> = []
        for edge in chart.edges {
            joined.insert(edge.source)
            joined.insert(edge.target)
        }
        // Members of a subgraph are grouped on purpose, joined or not.
        for subgraph in chart.subgraphs { joined.formUnion(subgraph.members) }
        let lonely = chart.nodes.filter { !joined.contains($0.id) && $0.shape != .text && $0.shape != .note }
        let isComment: (FlowchartNode) -> Bool = { [.braceLeft, .braceRight, .braces].contains($0.shape) }
        // If many nodes stand alone, it is on purpose.
        guard lonely.count * 4 <= chart.nodes.count else { return [] }
        let styled = Set(chart.assignments.filter { $0.kind == .style }.flatMap(\.targets))
        return lonely.filter { !isComment($0) && !(styled.contains($0.id) && $0.label.text == $0.id) }.map { node in
            warning(
                RuleID.diagramUnconnectedNode,
                at: node.range,
                en: "no edge reaches the node “\(node.id)”",
                es: "ninguna arista llega al nodo «\(node.id)»",
                adviceEn: "connect it to another node, or remove it; a misspelt id creates a new node",
                adviceEs: "conéctalo a otro nodo o quítalo; un id mal escrito crea un nodo nuevo"
            )
        }
    }

    /// Reports `style` or `class` for a node or subgraph that the chart does not have.
    private static func unknownTargets(_ chart: Flowchart) -> [Diagnostic] {
        var known = Set(chart.subgraphs.map(\.id))
        for edge in chart.edges {
            known.insert(edge.id)
            known.insert(edge.source)
            known.insert(edge.target)
        }
        for subgraph in chart.subgraphs { known.formUnion(subgraph.members) }
        var result: [Diagnostic] = []
        for assignment in chart.assignments where assignment.kind != .shorthand {
            for target in assignment.targets where !known.contains(target) {
                if let node = chart.nodeIndices[target] {
                    // A node that `style` itself created has the same place as the style.
                    guard assignment.kind == .style, chart.nodes[node].range == assignment.range else { continue }
                }
                result.append(
                    warning(
                        RuleID.diagramUnknownTarget,
                        at: assignment.range,
                        en: "there is no node, edge or subgraph “\(target)” to style",
                        es: "no hay nodo, arista ni subgrafo «\(target)» al que dar estilo",
                        adviceEn: assignment.kind == .style && target.contains(",")
                            ? "“style” takes one id; for several, use classDef and class" : nil,
                        adviceEs: assignment.kind == .style && target.contains(",")
                            ? "«style» admite un solo id; para varios usa classDef y class" : nil
                    )
                )
            }
        }
        return result
    }

    private static func unknownLinks(_ chart: Flowchart) -> [Diagnostic] {
        chart.strayLinks.map { id, range in
            warning(
                RuleID.diagramUnknownTarget,
                at: range,
                en: "there is no node “\(id)” to click",
                es: "no hay nodo «\(id)» en el que pulsar"
            )
        }
    }

    private static func pictures(_ chart: Flowchart) -> [Diagnostic] {
        chart.nodes.compactMap { node in
            guard let name = node.image ?? node.icon else { return nil }
            return warning(
                RuleID.diagramNotDrawn,
                at: node.range,
                en: "the image “\(name)” is not loaded; a placeholder is drawn instead",
                es: "la imagen «\(name)» no se carga; en su lugar se dibuja un marcador"
            )
        }
    }

    private static func warning(
        _ rule: RuleID,
        at range: SourceRange,
        en: String,
        es: String,
        adviceEn: String? = nil,
        adviceEs: String? = nil
    ) -> Diagnostic {
        var advice: LocalizedText?
        if let adviceEn, let adviceEs { advice = LocalizedText(en: adviceEn, es: adviceEs) }
        return Diagnostic(
            rule: rule,
            severity: .warning,
            message: LocalizedText(en: en, es: es),
            range: range,
            advice: advice
        )
    }
}
