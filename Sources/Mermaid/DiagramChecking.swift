import Diagnostics

/// Parses a diagram and says everything that is wrong with it, also what would be left out of its drawing, without laying
/// it out.
public func checkDiagram(_ source: SourceSlice) -> (Diagram?, [Diagnostic]) {
    let (diagram, diagnostics) = parseDiagram(source)
    guard case .flowchart(let chart) = diagram else { return (diagram, diagnostics) }
    let measures = FlowchartMeasures(chart, styles: FlowchartStyles(chart))
    return (diagram, diagnostics + FlowchartChecks.dropped(measures.droppedByNode, in: chart))
}
