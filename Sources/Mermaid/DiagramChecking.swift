import Diagnostics

/// Parses a diagram and says everything that is wrong with it, also what would be left out of its drawing, without laying
/// it out.
public func checkDiagram(_ source: SourceSlice) -> (Diagram?, [Diagnostic]) {
    let (diagram, diagnostics) = parseDiagram(source)
    switch diagram {
    case .flowchart(let chart)?:
        let measures = FlowchartMeasures(chart, styles: FlowchartStyles(chart))
        return (diagram, diagnostics + FlowchartChecks.dropped(measures.droppedByNode, in: chart))
    case .sequence(let sequence)?:
        return (diagram, diagnostics + DroppedParts.diagnostics(SequenceMeasures(sequence).dropped))
    case .pie(let chart)?: return (diagram, diagnostics + DroppedParts.diagnostics(PieScene(chart).dropped))
    case nil: return (nil, diagnostics)
    }
}
