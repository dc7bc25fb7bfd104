import Diagnostics

/// Writes the scene of a chart as SVG.
struct ChartDrawing: ~Copyable {
    private let options: DiagramOptions
    private let paint: DrawingPaint
    private var writer: SVGWriter
    /// The open links; true if the link has an `<a>` element that must be closed.
    private var links: [Bool] = []

    var svg: String { writer.text }

    private static let margin = 10.0

    /// - Parameter titleColour: the author's, in place of the page's.
    init(_ scene: ChartScene, _ heading: DiagramHeading, outline: String, options: DiagramOptions) {
        self.options = options
        paint = DrawingPaint(options)
        writer = SVGWriter(capacity: 2000 + 300 * scene.marks.count + outline.utf8.count)
        let bounds = scene.bounds ?? Rect(minX: 0, minY: 0, maxX: 0, maxY: 0)
        let title = heading.title.map { text in
            LabelLayout.layOut(
                LabelParser.parse(text, syntax: .literal).lines,
                width: max(bounds.width, 480),
                fontSize: 20,
                isBold: true
            )
        }
        let root = DrawingRoot(
            heading: heading,
            outline: outline,
            options: options,
            bounds: bounds,
            margin: Self.margin,
            title: title,
            titleGap: 14
        )
        root.open(&writer, paint, groupClass: nil)
        for mark in scene.marks { write(mark) }
        writer.raw("</g></svg>")
    }

    private mutating func write(_ mark: ChartScene.Mark) {
        switch mark {
        case .shape(let shape): write(shape)
        case .text(let text): write(text)
        case .linkStart(let link):
            let href = link.href.map { options.resolveLink?($0) ?? $0 }
            links.append(href != nil)
            guard let href else { return }
            writer.openLink(href, link)
        case .linkEnd:
            if links.popLast() == true { writer.raw("</a>") }
        }
    }

    // MARK: Shapes

    private mutating func write(_ shape: ChartScene.Shape) {
        let element: StaticString = Self.element(shape.figure)
        writer.raw("<")
        writer.raw(element)
        writer.raw(" class=\"")
        writer.escaped(shape.className)
        switch shape.paint {
        case .page(let part):
            paint.classAndColour(&writer, part)
            if part == .lines || part == .gaps { writer.raw(" fill=\"none\"") }
        case .fixed(let fill, let stroke):
            writer.raw("\"")
            writer.attribute("fill", fill ?? "none")
            if let stroke { writer.attribute("stroke", stroke) }
        }
        geometry(shape.figure)
        if let width = shape.strokeWidth { writer.attribute("stroke-width", width) }
        if let dashes = shape.dashes { writer.attribute("stroke-dasharray", dashes) }
        if let opacity = shape.opacity { writer.attribute("opacity", opacity) }
        guard let tooltip = shape.tooltip else {
            writer.raw("/>")
            return
        }
        writer.raw("><title>")
        writer.escaped(tooltip)
        writer.raw("</title></")
        writer.raw(element)
        writer.raw(">")
    }

    private static func element(_ figure: ChartScene.Figure) -> StaticString {
        switch figure {
        case .rectangle: "rect"
        case .circle: "circle"
        case .line: "polyline"
        case .polygon: "polygon"
        case .path: "path"
        }
    }

    private mutating func geometry(_ figure: ChartScene.Figure) {
        switch figure {
        case .rectangle(let frame, let radius):
            writer.rectangle(frame)
            if radius > 0 { writer.attribute("rx", radius) }
        case .circle(let centre, let radius):
            writer.attribute("cx", centre.x)
            writer.attribute("cy", centre.y)
            writer.attribute("r", radius)
        case .line(let points), .polygon(let points):
            writer.raw(" points=\"")
            for (index, point) in points.enumerated() {
                if index > 0 { writer.raw(" ") }
                writer.point(point)
            }
            writer.raw("\"")
        case .path(let path, _): writer.path(path)
        }
    }

    // MARK: Texts

    private mutating func write(_ text: ChartScene.Text) {
        if text.hasGround {
            writer.raw("<rect class=\"labelGround")
            paint.classAndColour(&writer, .labelGround)
            writer.rectangle(text.frame)
            writer.raw("/>")
        }
        writer.raw("<g class=\"")
        writer.escaped(text.className)
        if let colour = text.colour {
            writer.raw("\"")
            writer.attribute("fill", colour)
        } else {
            paint.classAndColour(&writer, text.part)
        }
        if text.isVertical {
            writer.raw(" transform=\"translate(")
            writer.point(text.centre)
            writer.raw(") rotate(-90)\"")
        }
        writer.raw(">")
        let centre = text.isVertical ? Point(x: 0, y: 0) : text.centre
        writer.label(text.label, centre: centre, alignment: text.alignment, isBold: text.isBold)
        writer.raw("</g>")
    }
}
