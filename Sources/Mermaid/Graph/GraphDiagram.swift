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
    /// Where everything lies, for types that place their boxes themselves.
    var placement = Placement.layered

    enum Placement {
        /// Ranks, one after the other, as the lines lead.
        case layered
        /// Nil where there is too much to be placed.
        case own(GraphScene?)
    }

    /// - Parameter room: the width of the page, in pixels, where it matters.
    /// - Returns: nil where there is too much to be placed.
    func scene(room: Double?) -> GraphScene? {
        switch placement {
        case .layered:
            guard let scene = GraphLayout.scene(graph) else { return nil }
            guard graph.isFree, let room else { return scene }
            return FreeDirection.scene(graph, scene, room: room)
        case .own(let scene): return scene
        }
    }
}

extension GraphDiagram {
    var dropped: [Diagnostic] { measured.dropped }

    func drawing(outline: String, options: DiagramOptions) -> DiagramDrawing {
        let measured = measured
        guard let scene = measured.scene(room: options.room) else {
            let range = boxRanges.first ?? SourceRange(path: "", bytes: 0..<0)
            return DiagramDrawing(svg: nil, findings: [TooLarge.edges(at: range)])
        }
        let heading = DiagramHeading(self)
        let drawing = GraphDrawing(measured.graph, scene, heading, outline: outline, options: options)
        return DiagramDrawing(svg: drawing.svg, findings: measured.dropped)
    }
}
