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
        case .sequence(let sequence): return render(sequence, options, diagnostics)
        case .pie(let chart): return render(chart, options, diagnostics)
        case .flowchart, .classDiagram, .stateDiagram, .entityRelationship:
            guard let prepared = diagram.prepared else { break }
            return render(prepared, of: diagram, options, diagnostics)
        }
        return DiagramResult(svg: nil, outline: "", diagnostics: diagnostics, links: [], kind: diagram.kind)
    }

    private static func render(
        _ prepared: PreparedDiagram,
        of diagram: Diagram,
        _ options: DiagramOptions,
        _ diagnostics: [Diagnostic]
    ) -> DiagramResult {
        let outline = diagram.outline(language: options.language)
        guard let scene = GraphLayout.scene(prepared.graph) else {
            let found = diagnostics + [TooLarge.edges(at: prepared.range)]
            return DiagramResult(svg: nil, outline: outline, diagnostics: found, links: [], kind: diagram.kind)
        }
        let drawing = GraphDrawing(prepared.graph, scene, prepared.heading, outline: outline, options: options)
        return DiagramResult(
            svg: drawing.svg,
            outline: outline,
            diagnostics: diagnostics + prepared.diagnostics,
            links: diagram.addresses,
            kind: diagram.kind
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
            diagnostics: diagnostics + StyleChecks.dropped(measures.dropped),
            links: Diagram.sequence(diagram).addresses,
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
            diagnostics: diagnostics + StyleChecks.dropped(scene.dropped),
            links: [],
            kind: .pie
        )
    }
}

/// Draws a diagram; see ``MermaidRenderer/render(_:options:)``.
public func renderDiagram(_ source: SourceSlice, options: DiagramOptions = DiagramOptions()) -> DiagramResult {
    MermaidRenderer.render(source, options: options)
}

/// A diagram of boxes and lines, ready to be laid out.
struct PreparedDiagram {
    let graph: DiagramGraph
    let heading: DiagramHeading
    /// What is left out of the drawing.
    let diagnostics: [Diagnostic]
    /// Where the diagram's first thing stands.
    let range: SourceRange
}

extension Diagram {
    /// Every address that becomes a link.
    fileprivate var addresses: [DiagramResult.Link] {
        links.compactMap { link in link.href.map { DiagramResult.Link(href: $0, range: link.range) } }
    }

    /// What a drawing leaves out.
    var dropped: [Diagnostic] {
        switch self {
        case .sequence(let diagram): StyleChecks.dropped(SequenceMeasures(diagram).dropped)
        case .pie(let chart): StyleChecks.dropped(PieScene(chart).dropped)
        case .flowchart, .classDiagram, .stateDiagram, .entityRelationship: prepared?.diagnostics ?? []
        }
    }

    /// The diagram measured and styled; nil for those that are no graphs and have a layout of their own.
    var prepared: PreparedDiagram? {
        switch self {
        case .flowchart(let chart):
            let styles = FlowchartStyles(chart)
            let measures = FlowchartMeasures(chart, styles: styles)
            return PreparedDiagram(
                graph: DiagramGraph(chart, measures, styles),
                heading: DiagramHeading(chart),
                diagnostics: FlowchartChecks.dropped(measures.droppedByNode, in: chart),
                range: firstBox ?? SourceRange(path: "", bytes: 0..<0)
            )
        case .classDiagram(let diagram):
            let measured = ClassGraph(diagram)
            return PreparedDiagram(
                graph: measured.graph,
                heading: DiagramHeading(diagram),
                diagnostics: StyleChecks.dropped(measured.labels.dropped),
                range: firstBox ?? SourceRange(path: "", bytes: 0..<0)
            )
        case .stateDiagram(let diagram):
            let measured = StateGraph(diagram)
            return PreparedDiagram(
                graph: measured.graph,
                heading: DiagramHeading(diagram),
                diagnostics: StyleChecks.dropped(measured.labels.dropped),
                range: firstBox ?? SourceRange(path: "", bytes: 0..<0)
            )
        case .entityRelationship(let diagram):
            let measured = EntityGraph(diagram)
            return PreparedDiagram(
                graph: measured.graph,
                heading: DiagramHeading(diagram),
                diagnostics: StyleChecks.dropped(measured.labels.dropped),
                range: firstBox ?? SourceRange(path: "", bytes: 0..<0)
            )
        case .sequence, .pie: return nil
        }
    }

    /// The diagram in words.
    func outline(language: String) -> String {
        switch self {
        case .flowchart(let chart): FlowchartOutline.text(of: chart, language: language)
        case .stateDiagram(let diagram): StateOutline.text(of: diagram, language: language)
        case .entityRelationship(let diagram): EntityOutline.text(of: diagram, language: language)
        case .classDiagram(let diagram): ClassOutline.text(of: diagram, language: language)
        case .sequence(let diagram): SequenceOutline.text(of: diagram, language: language)
        case .pie(let chart): PieOutline.text(of: chart, language: language)
        }
    }
}
