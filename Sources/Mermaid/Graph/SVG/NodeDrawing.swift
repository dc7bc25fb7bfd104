extension GraphDrawing {
    mutating func writeNodes() {
        writer.raw("<g class=\"nodes")
        paint.classAndColour(&writer, .nodes)
        writer.raw(" stroke-width=\"1.5\">")
        for node in scene.nodes { writeNode(node) }
        writer.raw("</g>")
    }

    private mutating func writeNode(_ node: GraphScene.Node) {
        let source = graph.nodes[node.index]
        let style = source.style
        let href =
            options.nodeAddress?(source.name)
            ?? source.link?.href.map { options.resolveLink?($0) ?? $0 }
        if let href { writer.openLink(href, source.link) }
        writer.raw("<g class=\"")
        writer.raw(source.kindClass)
        for name in source.classes {
            writer.raw(" ")
            writer.escaped(name)
        }
        if href != nil || source.link != nil { writer.raw(" clickable") }
        switch source.tone {
        case .node: writer.raw("\"")
        case .note: paint.classAndColour(&writer, .note)
        case .terminal: paint.classAndColour(&writer, .terminal)
        case .decision: paint.classAndColour(&writer, .decision)
        case .data: paint.classAndColour(&writer, .data)
        case .document: paint.classAndColour(&writer, .document)
        }
        writeID(source.id)
        writer.translate(node.centre)
        if let opacity = style.opacity { writer.attribute("opacity", opacity) }
        writer.raw(">")
        if let tooltip = source.link?.tooltip {
            writer.raw("<title>")
            writer.escaped(Entities.decode(tooltip))
            writer.raw("</title>")
        }
        let isRound = options.look == .neo && node.geometry.pieces.count == 1
        for piece in node.geometry.pieces { writePiece(piece, source, isRound: isRound) }
        for text in source.texts { writeText(text, source) }
        writer.raw("</g>")
        if href != nil { writer.raw("</a>") }
    }

    private mutating func writeText(_ text: GraphText, _ node: GraphNode) {
        let style = node.style
        writer.raw("<g class=\"")
        writer.raw(text.groupClass)
        if let colour = style.textColour {
            writer.raw("\"")
            writer.attribute("fill", colour)
            writer.raw(" stroke=\"none\"")
        } else {
            paint.classAndColour(&writer, node.tone == .note ? .noteText : .nodeText)
        }
        if style.isUnderlined { writer.raw(" text-decoration=\"underline\"") }
        writer.raw(">")
        writer.label(
            text.label,
            centre: text.centre,
            alignment: text.isLeading ? .left : .middle,
            isBold: style.isBold || text.isBold,
            isItalic: style.isItalic
        )
        writer.raw("</g>")
    }

    /// - Parameter isRound: true if a box without corners from the author has round ones.
    private mutating func writePiece(_ piece: ShapeGeometry.Piece, _ node: GraphNode, isRound: Bool) {
        let style = node.style
        if piece.paint == .band, style.fill != nil { return }
        var isRectangle = false
        switch piece.figure {
        case .rectangle(let rect, let radius):
            isRectangle = true
            writer.raw("<rect")
            writer.rectangle(rect)
            let own = isRound ? max(radius, min(8, rect.height / 2)) : radius
            let corner = piece.paint == .body ? style.radius ?? own : radius
            if corner > 0 { writer.attribute("rx", corner) }
        case .circle(let x, let y, let radius):
            writer.raw("<circle")
            writer.attribute("cx", x)
            writer.attribute("cy", y)
            writer.attribute("r", radius)
        case .ellipse(let x, let y, let radiusX, let radiusY):
            writer.raw("<ellipse")
            writer.attribute("cx", x)
            writer.attribute("cy", y)
            writer.attribute("rx", radiusX)
            writer.attribute("ry", radiusY)
        case .polygon(let points):
            writer.raw("<polygon points=\"")
            for (index, point) in points.enumerated() {
                if index > 0 { writer.raw(" ") }
                writer.point(point)
            }
            writer.raw("\"")
        case .path(let path):
            writer.raw("<path")
            writer.path(path)
        }
        writer.raw(isRectangle ? " class=\"basic label-container" : " class=\"label-container")
        colour(piece.paint, node)
        writer.raw("/>")
    }

    /// Ends the open class attribute and adds the colours of the paint and of the author's style.
    private mutating func colour(_ paint: ShapeGeometry.Paint, _ node: GraphNode) {
        let style = node.style
        switch paint {
        case .body:
            writer.raw("\"")
            if let fill = style.fill { writer.attribute("fill", fill) }
        case .line:
            writer.raw("\" fill=\"none\"")
        case .plain:
            writer.raw("\"")
            writer.attribute("fill", style.fill ?? "none")
            writer.raw(" stroke=\"none\"")
            return
        case .band:
            self.paint.classAndColour(&writer, .band)
            writer.raw(" stroke=\"none\"")
            return
        case .solid:
            if let fill = style.stroke ?? style.fill {
                writer.raw("\"")
                writer.attribute("fill", fill)
            } else {
                self.paint.classAndColour(&writer, .solid)
            }
        }
        if let stroke = style.stroke { writer.attribute("stroke", stroke) }
        if let width = style.strokeWidth { writer.attribute("stroke-width", width) }
        if let dashes = style.dashes { writer.attribute("stroke-dasharray", dashes) }
    }
}
