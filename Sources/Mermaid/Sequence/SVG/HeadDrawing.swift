extension SequenceDrawing {
    mutating func writeHeads() {
        shapeGroup("actors", .nodes)
        for head in scene.heads { writeHead(head) }
        writer.raw("</g>")
    }

    private mutating func writeHead(_ head: SequenceScene.Head) {
        let participant = diagram.participants[head.participant]
        let measure = measures.heads[head.participant]
        let place: StaticString = head.isMirrored ? "actor-bottom" : "actor-top"
        writer.raw("<g class=\"participant ")
        writer.raw(place)
        if let name = participant.className {
            writer.raw(" ")
            writer.escaped(name)
        }
        writer.raw("\"")
        writer.attribute("data-et", "participant")
        writer.attribute("data-id", participant.id)
        writer.attribute("data-type", participant.kind.rawValue)
        writer.raw(" stroke-width=\"1.5\">")
        let frame = head.frame
        let linkHeight = head.isMirrored ? 0 : measure.linkHeight
        let bottom = frame.maxY - linkHeight
        var label = Point(x: frame.midX, y: (frame.minY + bottom) / 2)
        var text = DrawingPaint.Part.nodeText
        switch participant.kind {
        case .participant: rectangle(frame, radius: Corners.box)
        case .collections:
            let shift = 5.0
            let back = Rect(minX: frame.minX + shift, minY: frame.minY, maxX: frame.maxX, maxY: frame.maxY - shift)
            rectangle(back, radius: 0)
            let front = Rect(minX: frame.minX, minY: frame.minY + shift, maxX: frame.maxX - shift, maxY: frame.maxY)
            rectangle(front, radius: 0)
            label = Point(x: front.midX, y: label.y + shift / 2)
        case .queue:
            queue(frame)
            label.x -= SequenceMeasures.queueRim / 2
        case .actor, .boundary, .control, .database, .entity:
            let height = SequenceMeasures.picture.height
            picture(participant.kind, Point(x: frame.midX, y: frame.minY + height / 2))
            label.y = frame.minY + height + 6 + measure.label.height / 2
            text = .labelText
        }
        let colour = text == .nodeText ? colours.head.textColour : nil
        paint.openText(&writer, "actor", text, colour: colour)
        writer.label(measure.label, centre: label)
        writer.raw("</g>")
        if !head.isMirrored, !measure.links.isEmpty {
            writeLinks(participant, measure, top: bottom, x: label.x, text, colour)
        }
        writer.raw("</g>")
    }

    /// Writes the participant's menu, one link a line, so that it can be reached without a script.
    private mutating func writeLinks(
        _ participant: SequenceParticipant,
        _ measure: SequenceMeasures.Head,
        top: Double,
        x: Double,
        _ part: DrawingPaint.Part,
        _ colour: String?
    ) {
        var y = top
        for (link, label) in zip(participant.links, measure.links) {
            writer.raw("<a")
            writer.attribute("href", options.resolveLink?(link.href) ?? link.href)
            writer.raw(">")
            paint.openText(&writer, "label actorPopupMenu", part, colour: colour)
            writer.label(label, centre: Point(x: x, y: y + label.height / 2))
            writer.raw("</g></a>")
            y += label.height
        }
    }

    // MARK: Figures

    private mutating func rectangle(_ frame: Rect, radius: Double) {
        writer.raw("<rect class=\"actor")
        box(colours.head)
        writer.rectangle(frame)
        if radius > 0 { writer.attribute("rx", radius) }
        writer.raw("/>")
    }

    private mutating func path(_ d: ShapePath, isLine: Bool = false) {
        writer.raw("<path class=\"actor")
        box(colours.head)
        if isLine { writer.raw(" fill-opacity=\"0\"") }
        writer.path(d)
        writer.raw("/>")
    }

    private mutating func circle(_ x: Double, _ y: Double, _ radius: Double) {
        writer.raw("<circle class=\"actor")
        box(colours.head)
        writer.attribute("cx", x)
        writer.attribute("cy", y)
        writer.attribute("r", radius)
        writer.raw("/>")
    }

    private mutating func queue(_ frame: Rect) {
        let radius = SequenceMeasures.queueRim
        let half = frame.height / 2
        var body = ShapePath()
        body.move(Point(x: frame.minX + radius, y: frame.minY))
        body.line(Point(x: frame.maxX - radius, y: frame.minY))
        body.arc(radius, half, sweep: true, Point(x: frame.maxX - radius, y: frame.maxY))
        body.line(Point(x: frame.minX + radius, y: frame.maxY))
        body.arc(radius, half, sweep: true, Point(x: frame.minX + radius, y: frame.minY))
        body.close()
        path(body)
        var rim = ShapePath()
        rim.move(Point(x: frame.maxX - radius, y: frame.minY))
        rim.arc(radius, half, sweep: false, Point(x: frame.maxX - radius, y: frame.maxY))
        path(rim, isLine: true)
    }

    /// Draws the picture of a type, 40 pixels wide and high, around its middle.
    private mutating func picture(_ kind: SequenceParticipant.Kind, _ centre: Point) {
        let (x, y) = (centre.x, centre.y)
        func point(_ dx: Double, _ dy: Double) -> Point { Point(x: x + dx, y: y + dy) }
        func lines(_ pairs: [(Point, Point)]) -> ShapePath {
            var path = ShapePath()
            for (start, end) in pairs {
                path.move(start)
                path.line(end)
            }
            return path
        }
        switch kind {
        case .boundary:
            path(lines([(point(-18, -12), point(-18, 12)), (point(-18, 0), point(-8, 0))]), isLine: true)
            circle(x + 5, y, 13)
        case .control:
            circle(x, y + 2, 15)
            path(lines([(point(5, -18), point(-1, -13)), (point(5, -8), point(-1, -13))]), isLine: true)
        case .entity:
            circle(x, y - 2, 15)
            path(lines([(point(-15, 16), point(15, 16)), (point(0, 13), point(0, 16))]), isLine: true)
        case .database:
            var body = ShapePath()
            body.move(point(-17, -13))
            body.arc(17, 5, sweep: true, point(17, -13))
            body.line(point(17, 14))
            body.arc(17, 5, sweep: true, point(-17, 14))
            body.close()
            path(body)
            var rim = ShapePath()
            rim.move(point(-17, -13))
            rim.arc(17, 5, sweep: false, point(17, -13))
            path(rim, isLine: true)
        case .actor, .participant, .collections, .queue:
            let limbs = [
                (point(0, -6), point(0, 8)), (point(-13, 0), point(13, 0)), (point(0, 8), point(-11, 19)),
                (point(0, 8), point(11, 19)),
            ]
            path(lines(limbs), isLine: true)
            circle(x, y - 13, 7)
        }
    }
}

extension ShapePath {
    fileprivate init() { self.init([]) }

    fileprivate mutating func move(_ end: Point) { segments.append(.move(end)) }
    fileprivate mutating func line(_ end: Point) { segments.append(.line(end)) }
    fileprivate mutating func close() { segments.append(.close) }

    fileprivate mutating func arc(_ radiusX: Double, _ radiusY: Double, sweep: Bool, _ end: Point) {
        segments.append(.arc(radiusX: radiusX, radiusY: radiusY, isLarge: false, sweep: sweep, end))
    }
}
