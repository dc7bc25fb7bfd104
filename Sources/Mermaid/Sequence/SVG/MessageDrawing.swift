extension SequenceDrawing {
    mutating func writeMessages() {
        let messages = diagram.messages
        for message in scene.messages {
            let source = messages[message.index]
            writer.raw("<g data-et=\"message\"")
            writer.attribute("data-id", "i\(message.index)")
            writer.attribute("data-from", diagram.participants[source.source].id)
            writer.attribute("data-to", diagram.participants[source.target].id)
            writer.raw(">")
            if !message.label.isEmpty {
                paint.openText(&writer, "messageText", .labelText, colour: colours.messageText)
                let isLeft = message.loopReach != nil || measures.settings.messageAlignment == .left
                let isRight = measures.settings.messageAlignment == .right
                writer.label(
                    message.label,
                    centre: message.labelCentre,
                    alignment: isLeft ? .left : isRight ? .right : .middle
                )
                writer.raw("</g>")
            }
            writeLine(message, source)
            if let number = message.number {
                writeNumber(number, at: message.isNumberAtEnd ? message.end : message.start)
            }
            writer.raw("</g>")
        }
    }

    private static let circleRadius = 4.5

    private mutating func writeLine(_ message: SequenceScene.Message, _ source: SequenceMessage) {
        let isLoop = message.loopReach != nil
        let sign: Double = isLoop || message.end.x >= message.start.x ? 1 : -1
        // At each end, the number comes first, then the circle, then the head.
        let pill = message.number.map { MessageNumbers.width($0) / 2 } ?? 0
        let (sourcePill, targetPill) = message.isNumberAtEnd ? (0, pill) : (pill, 0)
        let inward = isLoop ? 1 : -sign
        var start = Point(x: message.start.x + sign * sourcePill, y: message.start.y)
        var tip = Point(x: message.end.x + inward * targetPill, y: message.end.y)
        let sourceCircle = sourcePill > 0 ? Point(x: start.x + sign * Self.circleRadius, y: start.y) : start
        let targetCircle = targetPill > 0 ? Point(x: tip.x + inward * Self.circleRadius, y: tip.y) : tip
        if source.hasSourceCircle { start.x = sourceCircle.x + sign * Self.circleRadius }
        if source.hasTargetCircle { tip.x = targetCircle.x + inward * Self.circleRadius }
        let endSign = isLoop ? -1 : sign
        // The line ends inside filled heads, because it would stick out at their tip.
        let lineStart = Point(x: start.x + sign * Self.inset(source.arrow.start), y: start.y)
        let lineEnd = Point(x: tip.x - endSign * Self.inset(source.arrow.end), y: tip.y)
        writer.raw(source.arrow.line == .dotted ? "<path class=\"messageLine1" : "<path class=\"messageLine0")
        lineColours(.lines, colours.line)
        writer.raw(" fill=\"none\" stroke-width=\"1.5\"")
        if source.arrow.line == .dotted { writer.raw(" stroke-dasharray=\"4 3\"") }
        writer.raw(" d=\"M")
        writer.point(lineStart)
        if let reach = message.loopReach {
            writeLoop(from: lineStart, to: lineEnd, reach: message.start.x + reach)
        } else {
            writer.raw("H")
            writer.number(lineEnd.x)
        }
        writer.raw("\"/>")
        writeHead(source.arrow.end, tip, endSign)
        writeHead(source.arrow.start, start, -sign)
        if source.hasSourceCircle { writeCircle(sourceCircle) }
        if source.hasTargetCircle { writeCircle(targetCircle) }
    }

    private mutating func writeLoop(from start: Point, to end: Point, reach: Double) {
        if measures.settings.hasRightAngles {
            writer.raw("H")
            writer.number(reach)
            writer.raw("V")
            writer.number(end.y)
            writer.raw("H")
            writer.number(end.x)
        } else {
            // A curve goes three quarters of the way to its handles.
            let handle = (4 * reach - (start.x + end.x) / 2) / 3
            writer.raw("C")
            writer.point(Point(x: handle, y: start.y))
            writer.raw(" ")
            writer.point(Point(x: handle, y: end.y))
            writer.raw(" ")
            writer.point(end)
        }
    }

    private static func inset(_ head: SequenceArrow.Head) -> Double {
        switch head {
        case .filled: 7
        case .none, .cross, .open, .upperHalf, .lowerHalf, .upperBarb, .lowerBarb: 0
        }
    }

    /// Draws a head whose tip points to the right (1) or to the left (-1).
    private mutating func writeHead(_ head: SequenceArrow.Head, _ tip: Point, _ sign: Double) {
        func at(_ back: Double, _ down: Double) -> Point { Point(x: tip.x - sign * back, y: tip.y + down) }
        switch head {
        case .none: break
        case .filled: writeHead([at(9, -4.5), tip, at(9, 4.5)], isFilled: true)
        case .upperHalf: writeHead([at(9, -5), tip, at(9, 0)], isFilled: true)
        case .lowerHalf: writeHead([at(9, 5), tip, at(9, 0)], isFilled: true)
        case .open: writeHead([at(8, -5), tip, at(8, 5)], isFilled: false)
        case .upperBarb: writeHead([at(9, -6), tip], isFilled: false)
        case .lowerBarb: writeHead([at(9, 6), tip], isFilled: false)
        case .cross:
            writeHead([at(11, -5), at(1, 5)], isFilled: false)
            writeHead([at(11, 5), at(1, -5)], isFilled: false)
        }
    }

    private mutating func writeHead(_ points: [Point], isFilled: Bool) {
        writer.raw("<path class=\"arrowhead")
        lineColours(isFilled ? .heads : .lines, colours.line)
        if !isFilled { writer.raw(" fill=\"none\" stroke-width=\"1.75\"") }
        writer.raw(" d=\"")
        for (index, point) in points.enumerated() {
            writer.raw(index == 0 ? "M" : "L")
            writer.point(point)
        }
        writer.raw(isFilled ? "Z\"/>" : "\"/>")
    }

    private mutating func writeCircle(_ centre: Point) {
        writer.raw("<circle class=\"central-connection")
        lineColours(.heads, colours.line)
        writer.attribute("cx", centre.x)
        writer.attribute("cy", centre.y)
        writer.attribute("r", Self.circleRadius)
        writer.raw("/>")
    }

    /// Draws the number in a pill at the line's start.
    private mutating func writeNumber(_ number: String, at centre: Point) {
        let width = MessageNumbers.width(number)
        writer.raw("<rect class=\"sequenceNumberGround")
        lineColours(.heads, colours.line)
        let radius = MessageNumbers.radius
        writer.rectangle(
            Rect(
                minX: centre.x - width / 2,
                minY: centre.y - radius,
                maxX: centre.x + width / 2,
                maxY: centre.y + radius
            )
        )
        writer.attribute("rx", radius)
        writer.raw("/>")
        let text = colours.line.flatMap { Colour($0)?.readableText }
        paint.openText(&writer, "sequenceNumber", .labelGround, colour: text)
        let label = LabelLayout.layOut(
            [[Label.Run(text: number, style: [])]],
            width: .infinity,
            fontSize: MessageNumbers.fontSize
        )
        writer.label(label, centre: centre)
        writer.raw("</g>")
    }
}
