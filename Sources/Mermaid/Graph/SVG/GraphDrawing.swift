import Support

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
        grounds = EdgeGrounds(graph, pages: paint.pages)
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
        let root = DrawingRoot(
            size: Size(width: width, height: height),
            heading: heading,
            outline: outline,
            options: options
        )
        root.open(&writer)
        if let title {
            paint.openText(&writer, heading.titleClass, .clusterText)
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

    /// An id of this drawing; characters that do not belong into one become dashes.
    mutating func writeID(_ id: String) {
        writer.raw(" id=\"")
        writer.escaped(options.idPrefix)
        writer.raw("-")
        writer.escaped(String(id.map { $0.isWhitespace ? "-" : $0 }))
        writer.raw("\"")
    }
}
