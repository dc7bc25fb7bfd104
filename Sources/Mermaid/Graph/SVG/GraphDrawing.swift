/// Writes a laid out diagram as SVG, with Mermaid's class names and ids.
struct GraphDrawing {
    let graph: DiagramGraph
    let scene: GraphScene
    let heading: DiagramHeading
    let options: DiagramOptions
    let paint: DrawingPaint
    let grounds: EdgeGrounds
    var writer: SVGWriter

    var svg: String { writer.text }

    init(
        _ graph: DiagramGraph,
        _ scene: GraphScene,
        _ heading: DiagramHeading,
        outline: String,
        options: DiagramOptions
    ) {
        self.graph = graph
        self.scene = scene
        self.heading = heading
        self.options = options
        paint = DrawingPaint(options)
        let pages =
            paint.palette.map { [$0.background] } ?? [DiagramPalette.light.background, DiagramPalette.dark.background]
        grounds = EdgeGrounds(graph, pages: pages)
        writer = SVGWriter(capacity: 1200 + 420 * (scene.nodes.count + scene.edges.count) + outline.utf8.count)
        write(outline)
    }

    private mutating func write(_ outline: String) {
        let margin = graph.margin
        var title = heading.title.map {
            LabelLayout.layOut([[Label.Run(text: $0, style: [])]], width: .infinity, fontSize: 18, isBold: true)
        }
        if title?.width == 0 { title = nil }
        let titleHeight = title.map { $0.height + 10 } ?? 0
        let width = max(scene.bounds.width, title?.width ?? 0) + 2 * margin
        let height = scene.bounds.height + titleHeight + 2 * margin
        openRoot(width, height)
        describe(outline)
        if options.isStandalone, options.theme == .auto {
            writer.raw("<style>")
            writer.raw(DiagramStyleSheet.css)
            writer.raw("</style>")
        }
        if options.theme != .auto, options.isStandalone, let palette = paint.palette {
            writer.raw("<rect width=\"100%\" height=\"100%\"")
            writer.attribute("fill", palette.background)
            writer.raw("/>")
        }
        if let title {
            writer.raw("<g class=\"\(heading.titleClass)")
            paint.classAndColour(&writer, .clusterText)
            writer.raw(">")
            writer.label(title, centre: Point(x: width / 2, y: margin + title.height / 2), isBold: true)
            writer.raw("</g>")
        }
        let inset = (width - 2 * margin - scene.bounds.width) / 2
        writer.raw("<g class=\"root\"")
        writer.translate(Point(x: margin + inset - scene.bounds.minX, y: margin + titleHeight - scene.bounds.minY))
        writer.raw(">")
        writeFrames()
        writeEdges()
        writeCrossedTitles()
        writeEdgeLabels()
        writeNodes()
        writer.raw("</g></svg>")
    }

    private mutating func openRoot(_ width: Double, _ height: Double) {
        writer.raw("<svg")
        if options.isStandalone { writer.raw(" xmlns=\"http://www.w3.org/2000/svg\"") }
        writer.attribute("id", options.idPrefix)
        // The HTML checker knows no graphics roles yet; their fallback is `document` (WAI-ARIA Graphics, 4.1).
        let role = options.isStandalone ? "graphics-document document" : "document"
        writer.raw(" class=\"glosa-diagram \(heading.rootClass)\" role=\"\(role)\"")
        writer.raw(" aria-roledescription=\"\(heading.roleDescription)\"")
        writer.attribute("aria-labelledby", "\(options.idPrefix)-title")
        writer.attribute("aria-describedby", "\(options.idPrefix)-desc")
        writer.attribute("lang", options.language)
        writer.attribute("width", width)
        writer.attribute("height", height)
        writer.raw(" viewBox=\"0 0 ")
        writer.number(width)
        writer.raw(" ")
        writer.number(height)
        writer.raw("\"")
        writer.attribute("font-family", FontMetrics.family)
        writer.raw(" font-size=\"16\">")
    }

    private mutating func describe(_ outline: String) {
        writer.raw("<title")
        writer.attribute("id", "\(options.idPrefix)-title")
        writer.raw(">")
        writer.escaped(heading.accessibleTitle ?? heading.title ?? heading.kind.text(in: options.language))
        writer.raw("</title><desc")
        writer.attribute("id", "\(options.idPrefix)-desc")
        writer.raw(">")
        writer.escaped(heading.accessibleDescription ?? outline)
        writer.raw("</desc>")
    }

    /// An id of this drawing; characters that do not belong into one become dashes.
    mutating func writeID(_ id: String) {
        writer.raw(" id=\"")
        writer.escaped(options.idPrefix)
        writer.raw("-")
        writer.escaped(String(id.map { $0.isWhitespace ? "-" : $0 }))
        writer.raw("\"")
    }
}
