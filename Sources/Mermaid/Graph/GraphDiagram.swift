import Diagnostics

/// A diagram of boxes and lines: it is measured as a graph, and laid out and drawn like every other.
protocol GraphDiagram: Diagram {
    /// The diagram with its labels set and its boxes measured.
    var measured: MeasuredGraph { get }
}

/// A diagram of boxes and lines, ready to be laid out.
struct MeasuredGraph {
    let graph: DiagramGraph
    /// Findings on the parts that the drawing leaves out.
    let dropped: [Diagnostic]
    /// The way in which boxes get their places: in ranks, or by the type itself.
    var placement = Placement.layered

    enum Placement {
        /// Ranks, one after the other, in the direction of the lines.
        case layered
        /// The type's own layout; nil if there is too much to place.
        case own(GraphScene?)
    }

    /// - Parameter room: the width of the page, in pixels; nil if it does not matter.
    /// - Returns: the laid-out diagram; nil if there is too much to place.
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
