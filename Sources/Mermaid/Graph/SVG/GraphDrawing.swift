import Diagnostics

/// Writes a laid-out diagram as SVG, with Mermaid's class names and ids.
struct GraphDrawing: ~Copyable {
    let graph: DiagramGraph
    let scene: GraphScene
    let heading: DiagramHeading
    let options: DiagramOptions
    let paint: DrawingPaint
    let grounds: EdgeGrounds
    /// The backgrounds that the drawing may have.
    let pages: [Colour]
    var writer: SVGWriter
    /// The ids written so far, and those of the root's title and description.
    private var ids: Set<String> = ["title", "desc"]
    private var repetitions: [String: Int] = [:]

    var svg: String { writer.text }

    init(
        _ graph: DiagramGraph,
        _ scene: GraphScene,
        _ heading: DiagramHeading,
        outline: String,
        options: DiagramOptions
    ) {
        var graph = graph
        graph.settleBareTexts()
        self.graph = graph
        self.scene = scene
        self.heading = heading
        self.options = options
        paint = DrawingPaint(options)
        pages = paint.pages.compactMap { Colour($0) }
        grounds = EdgeGrounds(graph, scene, pages: paint.pages)
        writer = SVGWriter(capacity: 1200 + 420 * (scene.nodes.count + scene.edges.count) + outline.utf8.count)
        write(outline)
    }

    private mutating func write(_ outline: String) {
        let title = heading.title.map {
            LabelLayout.layOut([[Label.Run(text: $0, style: [])]], width: .infinity, fontSize: 18, isBold: true)
        }
        .flatMap { $0.width > 0 ? $0 : nil }
        let root = DrawingRoot(
            heading: heading,
            outline: outline,
            options: options,
            bounds: scene.bounds,
            margin: graph.margin,
            title: title,
            titleGap: 10
        )
        root.open(&writer, paint, groupClass: "root")
        writeFrames()
        writeEdges()
        writeCrossedTitles()
        writeEdgeLabels()
        writeNodes()
        writer.raw("</g></svg>")
    }

    /// Writes an id of this drawing; characters that are not allowed become dashes, and a repeated id gets a number.
    mutating func writeID(_ name: String) {
        let isPlain = name.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
        let base = isPlain ? name : String(ControlCharacters.replaced(name).map { $0.isWhitespace ? "-" : $0 })
        var id = base
        while !ids.insert(id).inserted {
            repetitions[base, default: 1] += 1
            id = "\(base)-\(repetitions[base, default: 1])"
        }
        writer.raw(" id=\"")
        writer.escaped(options.idPrefix)
        writer.raw("-")
        writer.escaped(id)
        writer.raw("\"")
    }
}
