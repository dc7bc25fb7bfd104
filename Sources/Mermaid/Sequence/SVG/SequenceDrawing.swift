import Diagnostics

/// Writes a laid-out sequence diagram as SVG, with Mermaid's class names.
struct SequenceDrawing: ~Copyable {
    let diagram: SequenceDiagram
    let scene: SequenceScene
    let measures: SequenceMeasures
    let options: DiagramOptions
    let paint: DrawingPaint
    let colours: SequencePalette
    var writer: SVGWriter
    /// The colours of the page, and of the boxes on it.
    private var boxGrounds = Tint.Grounds.page

    var svg: String { writer.text }

    init(
        _ diagram: SequenceDiagram,
        _ scene: SequenceScene,
        _ measures: SequenceMeasures,
        outline: String,
        options: DiagramOptions
    ) {
        self.diagram = diagram
        self.scene = scene
        self.measures = measures
        self.options = options
        paint = DrawingPaint(options)
        colours = SequencePalette(diagram.settings, pages: paint.pages)
        writer = SVGWriter(capacity: 2000 + 500 * (scene.heads.count + scene.messages.count) + outline.utf8.count)
        write(outline)
    }

    private mutating func write(_ outline: String) {
        let title = diagram.title.map { text in
            LabelLayout.layOut(
                LabelParser.parse(text, syntax: .literal).lines,
                width: max(scene.bounds.width, 400),
                fontSize: 18,
                isBold: true
            )
        }
        let root = DrawingRoot(
            heading: DiagramHeading(diagram),
            outline: outline,
            options: options,
            bounds: scene.bounds,
            margin: measures.settings.margin,
            title: title,
            titleGap: 12
        )
        root.open(&writer, paint, groupClass: "root")
        writeBoxes()
        writeRects()
        writeLifelines()
        writeBars()
        writeFrames()
        writeMessages()
        writeNotes()
        writeHeads()
        writer.raw("</g></svg>")
    }

    // MARK: Grounds

    private mutating func writeBoxes() {
        for box in scene.boxes {
            writer.raw("<g class=\"box\">")
            if let fill = box.fill, let tint = Tint(fill, contrast: 7) {
                boxGrounds.formUnion(tint.grounds)
                writer.tinted(tint, box.frame, className: "rect", theme: options.theme)
            }
            writer.raw("<rect class=\"rect")
            if box.fill == nil {
                paint.classAndColour(&writer, .clusters)
            } else {
                lineColours(.lines, nil)
                writer.raw(" fill=\"none\" stroke-opacity=\"0.45\"")
            }
            writer.rectangle(box.frame)
            writeGaps(of: box)
            writer.raw("/>")
            if !box.title.isEmpty {
                paint.openText(&writer, "text", .clusterText)
                let y = box.frame.minY + 9 + box.title.height / 2
                writer.label(box.title, centre: Point(x: box.frame.midX, y: y), isBold: false)
                writer.raw("</g>")
            }
            writer.raw("</g>")
        }
    }

    /// Leaves gaps in the outline where texts lie on it: dashes run clockwise from its top left corner (SVG 2, 10.2).
    private mutating func writeGaps(of box: SequenceScene.Box) {
        guard !box.gaps.isEmpty else { return }
        writer.raw(" stroke-dasharray=\"")
        var place = 0.0
        for gap in box.gaps where gap.upperBound > place {
            writer.number(max(gap.lowerBound - place, 0))
            writer.raw(" ")
            writer.number(gap.upperBound - max(gap.lowerBound, place))
            writer.raw(" ")
            place = gap.upperBound
        }
        writer.number(2 * (box.frame.width + box.frame.height) - place)
        writer.raw(" 0\"")
    }

    private mutating func writeRects() {
        // The colours below the current rectangle, by the depth of the rectangles around it.
        var outer: [(depth: Int, grounds: Tint.Grounds)] = []
        for fragment in scene.fragments where fragment.kind == .rect {
            while let last = outer.last, last.depth >= fragment.depth { outer.removeLast() }
            let below = outer.last?.grounds ?? boxGrounds
            let contrast = max(6 - Double(outer.count), 4.5)
            if let tint = fragment.fill.flatMap({ Tint($0, over: below, contrast: contrast) }) {
                outer.append((fragment.depth, tint.grounds))
                writer.tinted(tint, fragment.frame, className: "rect", theme: options.theme)
            } else {
                writer.raw("<rect class=\"rect")
                paint.classAndColour(&writer, .clusters)
                writer.rectangle(fragment.frame)
                writer.raw("/>")
            }
        }
    }

    private mutating func writeLifelines() {
        for line in scene.lifelines {
            writer.raw("<path class=\"actor-line")
            lineColours(.lines, colours.lifeline)
            writer.raw(" fill=\"none\" stroke-opacity=\"0.6\" d=\"")
            for piece in line.pieces {
                writer.raw("M")
                writer.point(Point(x: line.x, y: piece.lowerBound))
                writer.raw("V")
                writer.number(piece.upperBound)
            }
            writer.raw("\"/>")
            guard let y = line.cross else { continue }
            writer.raw("<path class=\"actor-end")
            lineColours(.lines, colours.line)
            writer.raw(" fill=\"none\" stroke-width=\"2\" d=\"")
            for (a, b) in [(-1.0, -1.0), (1.0, -1.0)] {
                writer.raw("M")
                writer.point(Point(x: line.x + 7 * a, y: y + 7 * b))
                writer.raw("L")
                writer.point(Point(x: line.x - 7 * a, y: y - 7 * b))
            }
            writer.raw("\"/>")
        }
    }

    private mutating func writeBars() {
        guard !scene.bars.isEmpty else { return }
        shapeGroup("activations", .nodes)
        for bar in scene.bars {
            writer.raw("<rect class=\"activation\(bar.depth % 3)")
            box(colours.bar)
            writer.rectangle(bar.frame)
            writer.raw("/>")
        }
        writer.raw("</g>")
    }

    private mutating func writeNotes() {
        let settings = measures.settings
        let alignment: SVGWriter.LabelAlignment =
            settings.noteAlignment == .left ? .left : settings.noteAlignment == .right ? .right : .middle
        guard !scene.notes.isEmpty else { return }
        shapeGroup("notes", .note)
        for note in scene.notes {
            writer.raw("<g data-et=\"note\"><rect class=\"note")
            box(colours.note)
            writer.rectangle(note.frame)
            writer.raw("/>")
            paint.openText(&writer, "noteText", .noteText, colour: colours.note.textColour)
            let slack = (note.frame.width - note.label.width) / 2 - NoteBox.padding.width
            let shift = alignment == .left ? -slack : alignment == .right ? slack : 0
            writer.label(
                note.label,
                centre: Point(x: note.frame.midX + shift, y: note.frame.midY),
                alignment: alignment
            )
            writer.raw("</g></g>")
        }
        writer.raw("</g>")
    }

    // MARK: Colours

    /// Ends an open class attribute and adds the author's colours in place of the group's.
    mutating func box(_ style: ResolvedStyle) {
        writer.raw("\"")
        if let fill = style.fill { writer.attribute("fill", fill) }
        if let stroke = style.stroke { writer.attribute("stroke", stroke) }
    }

    /// Opens a group whose shapes have the colours of a part.
    mutating func shapeGroup(_ name: StaticString, _ part: DrawingPaint.Part) {
        writer.raw("<g class=\"")
        writer.raw(name)
        paint.classAndColour(&writer, part)
        writer.raw(">")
    }

    /// Ends an open class attribute and adds a line's colour.
    mutating func lineColours(_ part: DrawingPaint.Part, _ colour: String?) {
        if let colour {
            writer.raw("\"")
            writer.attribute("stroke", colour)
            if part == .heads { writer.attribute("fill", colour) }
        } else {
            paint.classAndColour(&writer, part)
        }
    }
}
