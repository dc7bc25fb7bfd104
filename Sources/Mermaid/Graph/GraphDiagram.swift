import Diagnostics

/// A diagram of boxes and lines: measured as a graph, it is laid out and drawn like every other.
protocol GraphDiagram: Diagram {
    /// The diagram with its labels set and its boxes made to measure.
    var measured: MeasuredGraph { get }
}

/// A diagram of boxes and lines, ready to be laid out.
struct MeasuredGraph {
    let graph: DiagramGraph
    /// What is left out of the drawing.
    let dropped: [Diagnostic]
}

extension GraphDiagram {
    var dropped: [Diagnostic] { measured.dropped }

    func drawing(outline: String, options: DiagramOptions) -> DiagramDrawing {
        let measured = measured
        guard let scene = GraphLayout.scene(measured.graph) else {
            let range = boxRanges.first ?? SourceRange(path: "", bytes: 0..<0)
            return DiagramDrawing(svg: nil, findings: [TooLarge.edges(at: range)])
        }
        let heading = DiagramHeading(self)
        let drawing = GraphDrawing(measured.graph, scene, heading, outline: outline, options: options)
        return DiagramDrawing(svg: drawing.svg, findings: measured.dropped)
    }
}
