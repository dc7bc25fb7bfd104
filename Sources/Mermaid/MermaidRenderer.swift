import Diagnostics

/// Draws Mermaid diagrams as SVG, without a browser.
public enum MermaidRenderer {
    /// Draws a diagram.
    ///
    /// The drawing has no script, no foreign objects and no references to other hosts; the same text and options give
    /// the same bytes.
    public static func render(_ source: SourceSlice, options: DiagramOptions = DiagramOptions()) -> DiagramResult {
        let (diagram, diagnostics) = parseDiagram(source)
        guard let diagram else {
            return DiagramResult(svg: nil, outline: "", diagnostics: diagnostics, links: [], kind: nil)
        }
        switch diagram {
        case .flowchart(let chart): return render(chart, options, diagnostics)
        case .sequence(let diagram): return render(diagram, options, diagnostics)
        case .pie(let chart): return render(chart, options, diagnostics)
        }
    }

    private static func render(
        _ chart: Flowchart,
        _ options: DiagramOptions,
        _ diagnostics: [Diagnostic]
    ) -> DiagramResult {
        let styles = FlowchartStyles(chart)
        let measures = FlowchartMeasures(chart, styles: styles)
        let outline = FlowchartOutline.text(of: chart, language: options.language)
        guard let scene = FlowchartLayout.scene(chart, measures: measures) else {
            let found = diagnostics + [FlowchartChecks.tooLarge(chart)]
            return DiagramResult(svg: nil, outline: outline, diagnostics: found, links: [], kind: .flowchart)
        }
        let drawing = FlowchartDrawing(chart, scene, styles, outline: outline, options: options)
        return DiagramResult(
            svg: drawing.svg,
            outline: outline,
            diagnostics: diagnostics + FlowchartChecks.dropped(measures.droppedByNode, in: chart),
            links: Diagram.flowchart(chart).links,
            kind: .flowchart
        )
    }

    private static func render(
        _ diagram: SequenceDiagram,
        _ options: DiagramOptions,
        _ diagnostics: [Diagnostic]
    ) -> DiagramResult {
        let measures = SequenceMeasures(diagram)
        let outline = SequenceOutline.text(of: diagram, language: options.language)
        let scene = SequenceLayout.scene(diagram, measures: measures)
        let drawing = SequenceDrawing(diagram, scene, measures, outline: outline, options: options)
        return DiagramResult(
            svg: drawing.svg,
            outline: outline,
            diagnostics: diagnostics + DroppedParts.diagnostics(measures.dropped),
            links: Diagram.sequence(diagram).links,
            kind: .sequence
        )
    }

    private static func render(
        _ chart: PieChart,
        _ options: DiagramOptions,
        _ diagnostics: [Diagnostic]
    ) -> DiagramResult {
        let outline = PieOutline.text(of: chart, language: options.language)
        let scene = PieScene(chart)
        let drawing = PieDrawing(chart, scene, outline: outline, options: options)
        return DiagramResult(
            svg: drawing.svg,
            outline: outline,
            diagnostics: diagnostics + DroppedParts.diagnostics(scene.dropped),
            links: [],
            kind: .pie
        )
    }
}

/// Draws a diagram; see ``MermaidRenderer/render(_:options:)``.
public func renderDiagram(_ source: SourceSlice, options: DiagramOptions = DiagramOptions()) -> DiagramResult {
    MermaidRenderer.render(source, options: options)
}
