import Diagnostics

/// Writes a laid-out pie as SVG, with Mermaid's class names.
struct PieDrawing: ~Copyable {
    private let chart: PieChart
    private let scene: PieScene
    private let colours: [SeriesColours.Series]
    private let paint: DrawingPaint
    private let pages: [Colour]
    private var writer: SVGWriter

    var svg: String { writer.text }

    private static let margin = 10.0

    init(_ chart: PieChart, _ scene: PieScene, outline: String, options: DiagramOptions) {
        self.chart = chart
        self.scene = scene
        colours = PieColours.slices(chart.slices.count, chart.settings)
        paint = DrawingPaint(options)
        pages = paint.pages.compactMap { Colour($0) }
        writer = SVGWriter(capacity: 2000 + 500 * chart.slices.count + outline.utf8.count)
        write(outline, options)
    }

    private mutating func write(_ outline: String, _ options: DiagramOptions) {
        let title = chart.title.map { text in
            LabelLayout.layOut(
                LabelParser.parse(text, syntax: .literal).lines,
                width: max(scene.bounds.width, 480),
                fontSize: scene.settings.titleSize,
                isBold: true
            )
        }
        let root = DrawingRoot(
            heading: DiagramHeading(chart),
            outline: outline,
            options: options,
            bounds: scene.bounds,
            margin: Self.margin,
            title: title,
            titleGap: 14
        )
        root.open(&writer, paint, colour: onPage("pieTitleTextColor"), groupClass: nil)
        writeCircle()
        for slice in scene.slices { write(slice) }
        writePercentages()
        writeLegend()
        writer.raw("</g></svg>")
    }

    // MARK: Slices

    private mutating func writeCircle() {
        let width = scene.settings.outerStrokeWidth
        writer.raw("<circle class=\"pieOuterCircle")
        if let colour = onPage("pieOuterStrokeColor", contrast: 1.5) {
            writer.raw("\"")
            writer.attribute("stroke", colour)
        } else {
            paint.classAndColour(&writer, .lines)
        }
        writer.raw(" fill=\"none\" cx=\"0\" cy=\"0\"")
        writer.attribute("r", PieScene.radius + width / 2)
        writer.attribute("stroke-width", width)
        writer.raw("/>")
    }

    private mutating func write(_ slice: PieScene.Slice) {
        let source = chart.slices[slice.index]
        writer.raw("<path class=\"pieCircle")
        if scene.settings.highlightedSlice == "hover" { writer.raw(" highlightedOnHover") }
        if slice.offset != Point(x: 0, y: 0) { writer.raw(" highlighted") }
        writer.raw("\"")
        writer.attribute("fill", colours[slice.index].fill)
        if slice.offset != Point(x: 0, y: 0) { writer.translate(slice.offset) }
        writer.raw(" fill-rule=\"evenodd\" d=\"")
        let radius = PieScene.radius
        let hole = radius * scene.settings.donutHole
        if slice.end - slice.start >= 1 {
            ring(radius)
            if hole > 0 { ring(hole) }
        } else {
            writer.raw("M")
            if hole > 0 {
                writer.point(CirclePoint.at(slice.start, radius: hole))
                writer.raw("L")
            } else {
                writer.raw("0,0L")
            }
            writer.point(CirclePoint.at(slice.start, radius: radius))
            arc(slice, slice.end, radius, isClockwise: true)
            if hole > 0 {
                writer.raw("L")
                writer.point(CirclePoint.at(slice.end, radius: hole))
                arc(slice, slice.start, hole, isClockwise: false)
            }
            writer.raw("Z")
        }
        writer.raw("\"><title>")
        let percentage = chart.percentage(source)
        let rounded = percentage >= 0.5 ? "\(Int(percentage.rounded()))" : "<1"
        writer.escaped("\(source.plainLabel): \(source.writtenValue) (\(rounded)%)")
        writer.raw("</title></path>")
        // The gap between slices has the page's colour, so it is a line of its own that belongs to neither slice.
        guard scene.settings.strokeWidth > 0, scene.slices.count > 1 else { return }
        writeEdge(slice, hole)
    }

    private mutating func ring(_ radius: Double) {
        writer.raw("M0,")
        writer.number(-radius)
        for end in [radius, -radius] {
            writer.raw("A")
            writer.number(radius)
            writer.raw(" ")
            writer.number(radius)
            writer.raw(" 0 0 1 0,")
            writer.number(end)
        }
        writer.raw("Z")
    }

    private mutating func arc(_ slice: PieScene.Slice, _ end: Double, _ radius: Double, isClockwise: Bool) {
        writer.raw("A")
        writer.number(radius)
        writer.raw(" ")
        writer.number(radius)
        writer.raw(slice.end - slice.start > 0.5 ? " 0 1 " : " 0 0 ")
        writer.raw(isClockwise ? "1 " : "0 ")
        writer.point(CirclePoint.at(end, radius: radius))
    }

    private mutating func writeEdge(_ slice: PieScene.Slice, _ hole: Double) {
        writer.raw("<path class=\"pieEdge")
        if let colour = chart.settings.themeVariable("pieStrokeColor").flatMap({ ResolvedStyle.paint($0) }) {
            writer.raw("\"")
            writer.attribute("stroke", colour)
        } else {
            paint.classAndColour(&writer, .gaps)
        }
        writer.attribute("stroke-width", scene.settings.strokeWidth)
        writer.raw(" d=\"M")
        writer.point(CirclePoint.at(slice.start, radius: hole))
        writer.raw("L")
        writer.point(CirclePoint.at(slice.start, radius: PieScene.radius))
        writer.raw("\"/>")
    }

    // MARK: Texts

    private mutating func writePercentages() {
        for percentage in scene.percentages {
            if let leader = percentage.leader {
                writer.raw("<path class=\"pieLeader")
                paint.classAndColour(&writer, .lines)
                writer.raw(" d=\"M")
                writer.point(leader.from)
                writer.raw("L")
                writer.point(leader.to)
                writer.raw("\"/>")
                paint.openText(&writer, "slice", .labelText)
            } else {
                paint.openText(&writer, "slice", .labelText, colour: colours[percentage.slice].text)
            }
            writer.label(percentage.label, centre: percentage.centre)
            writer.raw("</g>")
        }
    }

    private mutating func writeLegend() {
        let text = onPage("pieLegendTextColor")
        for entry in scene.legend {
            writer.raw("<g class=\"legend\"><rect")
            writer.rectangle(entry.swatch)
            writer.attribute("fill", colours[entry.slice].fill)
            writer.raw("/>")
            paint.openText(&writer, "legendText", .labelText, colour: text)
            writer.label(entry.label, centre: entry.centre, alignment: .left)
            writer.raw("</g></g>")
        }
    }

    /// Returns an author's colour for something on the page; nil if its contrast to the page is too low.
    private func onPage(_ name: String, contrast: Double = 4.5) -> String? {
        guard let text = chart.settings.themeVariable(name), let paint = ResolvedStyle.paint(text),
            let colour = Colour(paint), pages.allSatisfy({ $0.contrast(to: colour) >= contrast })
        else { return nil }
        return paint
    }
}
