import Diagnostics

/// A diagram as its author wrote it.
public enum Diagram: Sendable {
    case flowchart(Flowchart)
    case classDiagram(ClassDiagram)
    case stateDiagram(StateDiagram)
    case entityRelationship(EntityDiagram)
    case sequence(SequenceDiagram)
    case pie(PieChart)
}

extension Diagram {
    /// What `click` attaches to its boxes, in their order, and the links of participants.
    public var links: [DiagramLink] {
        switch self {
        case .flowchart(let chart): chart.nodes.compactMap(\.link)
        case .classDiagram(let diagram): diagram.classes.compactMap(\.link)
        case .stateDiagram(let diagram): diagram.states.compactMap(\.link)
        case .sequence(let diagram):
            diagram.participants.flatMap(\.links).map { DiagramLink(href: $0.href, range: $0.range) }
        case .entityRelationship, .pie: []
        }
    }

    /// What it is.
    public var kind: DiagramKind {
        switch self {
        case .flowchart: .flowchart
        case .classDiagram: .classDiagram
        case .stateDiagram: .stateDiagram
        case .entityRelationship: .entityRelationship
        case .sequence: .sequence
        case .pie: .pie
        }
    }
}

/// The kinds of diagram Glosa draws.
public enum DiagramKind: String, Sendable, CaseIterable {
    case flowchart
    case classDiagram
    case stateDiagram
    case entityRelationship
    case sequence
    case pie
}

/// Reads a diagram.
///
/// - Returns: the diagram, or nil where an error among the diagnostics says why there is none.
public func parseDiagram(_ source: SourceSlice) -> (Diagram?, [Diagnostic]) {
    if let fault = TooLarge.fault(in: source) { return (nil, [fault]) }
    let (diagram, found) = parseWhole(source)
    var diagnostics = DiagnosticList()
    diagnostics.append(contentsOf: found)
    if let diagram, let fault = TooLarge.fault(in: diagram) { return (nil, diagnostics.diagnostics + [fault]) }
    return (diagram, diagnostics.diagnostics)
}

private func parseWhole(_ source: SourceSlice) -> (Diagram?, [Diagnostic]) {
    let prepared = DiagramSource(source)
    guard !prepared.diagnostics.contains(where: { $0.severity == .error }) else { return (nil, prepared.diagnostics) }
    switch prepared.text(prepared.typeName) {
    case "graph", "flowchart", "flowchart-elk":
        let (chart, diagnostics) = FlowchartParser.parse(prepared)
        let checks = chart.map { FlowchartChecks.diagnostics(for: $0) } ?? []
        return (chart.map { .flowchart($0) }, prepared.diagnostics + diagnostics + checks)
    case "classDiagram", "classDiagram-v2":
        let (diagram, diagnostics) = ClassParser.parse(prepared)
        let checks = diagram.map { ClassChecks.diagnostics(for: $0) } ?? []
        return (diagram.map { .classDiagram($0) }, prepared.diagnostics + diagnostics + checks)
    case "stateDiagram", "stateDiagram-v2":
        let (diagram, diagnostics) = StateParser.parse(prepared)
        let checks = diagram.map { StateChecks.diagnostics(for: $0) } ?? []
        return (diagram.map { .stateDiagram($0) }, prepared.diagnostics + diagnostics + checks)
    case "erDiagram":
        let (diagram, diagnostics) = EntityParser.parse(prepared)
        let checks = diagram.map { EntityChecks.diagnostics(for: $0) } ?? []
        return (diagram.map { .entityRelationship($0) }, prepared.diagnostics + diagnostics + checks)
    case "sequenceDiagram":
        let (diagram, diagnostics) = SequenceParser.parse(prepared)
        return (diagram.map { .sequence($0) }, prepared.diagnostics + diagnostics)
    case "pie":
        let (chart, diagnostics) = PieParser.parse(prepared)
        return (chart.map { .pie($0) }, prepared.diagnostics + diagnostics)
    default:
        return (nil, prepared.diagnostics + [UnknownType.diagnostic(for: prepared)])
    }
}

/// The finding about a diagram whose first word names no type that is drawn.
enum UnknownType {
    static func diagnostic(for source: DiagramSource) -> Diagnostic {
        let name = source.text(source.typeName)
        let message =
            if name.isEmpty {
                LocalizedText(
                    en: "This diagram is empty: expected a type such as “flowchart TD” on its first line.",
                    es: "Este diagrama está vacío: se esperaba un tipo como «flowchart TD» en su primera línea."
                )
            } else if name.hasPrefix("---") {
                LocalizedText(
                    en: "This front matter is never closed: its last “---” must stand as far to the left as its first.",
                    es: "Esta cabecera no se cierra: su último «---» debe estar tan a la izquierda como el primero."
                )
            } else if mermaidTypes.contains(name) {
                LocalizedText(
                    en: "Diagrams of type “\(name)” are not drawn; Glosa draws \(drawnTypes).",
                    es: "Los diagramas de tipo «\(name)» no se dibujan; Glosa dibuja \(drawnTypes)."
                )
            } else {
                LocalizedText(
                    en: "“\(name)” is not a diagram type; Glosa draws \(drawnTypes).",
                    es: "«\(name)» no es un tipo de diagrama; Glosa dibuja \(drawnTypes)."
                )
            }
        return Diagnostic(
            rule: DiagramRule.unknownType,
            severity: .error,
            message: message,
            range: source.slice.range(source.typeName)
        )
    }

    /// As they stand on a first line.
    private static let drawnTypes = [
        "flowchart", "sequenceDiagram", "classDiagram", "stateDiagram-v2", "erDiagram", "pie",
    ]
    .joined(separator: ", ")

    private static let mermaidTypes: Set<String> = [
        "gantt", "journey", "gitGraph", "mindmap", "timeline", "quadrantChart", "xychart-beta", "xychart",
        "sankey-beta", "sankey", "block-beta", "block", "packet-beta", "packet", "kanban", "architecture-beta",
        "architecture", "requirementDiagram", "requirement", "C4Context", "C4Container", "C4Component", "C4Dynamic",
        "C4Deployment", "zenuml", "radar-beta", "treemap", "treemap-beta", "treeView-beta", "venn-beta",
        "ishikawa-beta", "wardley-beta", "eventmodeling", "info", "error", "swimlane-beta",
    ]
}
