import Diagnostics

/// Parses a diagram and says everything that is wrong with it, also what would be left out of its drawing, without laying
/// it out.
public func checkDiagram(_ source: SourceSlice) -> (Diagram?, [Diagnostic]) {
    let (diagram, diagnostics) = parseDiagram(source)
    return (diagram, diagnostics + (diagram?.dropped ?? []))
}
