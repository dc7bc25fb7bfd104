extension GraphDrawing {
    mutating func writeEdges() {
        writer.raw("<g class=\"edgePaths")
        paint.classAndColour(&writer, .lines)
        writer.raw(" fill=\"none\" stroke-width=\"1.5\">")
        for edge in scene.edges { writeLine(edge) }
        writer.raw("</g><g class=\"edgeHeads")
        paint.classAndColour(&writer, .heads)
        writer.raw(">")
        for edge in scene.edges where graph.edges[edge.index].line != .invisible {
            let source = graph.edges[edge.index]
            let colour = lineColour(edge.index)
            EdgeHeads.write(source.endHead, at: edge.path, colour: colour, to: &writer)
            if source.startHead != .none {
                EdgeHeads.write(source.startHead, at: edge.path.reversed(), colour: colour, to: &writer)
            }
        }
        writer.raw("</g>")
    }

    private mutating func writeLine(_ edge: GraphScene.Edge) {
        let source = graph.edges[edge.index]
        let style = source.style
        writer.raw("<path")
        writer.path(source.drawn(along: edge.path))
        writeID(source.id)
        writer.raw(" class=\"")
        switch source.line {
        case .solid: writer.raw("edge-thickness-normal edge-pattern-solid")
        case .dotted: writer.raw("edge-thickness-normal edge-pattern-dotted")
        case .dashed: writer.raw("edge-thickness-normal edge-pattern-dashed")
        case .thick: writer.raw("edge-thickness-thick edge-pattern-solid")
        case .invisible: writer.raw("edge-thickness-invisible edge-pattern-solid")
        }
        writer.raw(" ")
        writer.raw(source.kindClass)
        if source.isAnimated { writer.raw(" edge-animation") }
        for name in source.classes {
            writer.raw(" ")
            writer.escaped(name)
        }
        writer.raw("\" data-edge=\"true\"")
        writer.attribute("data-id", source.id)
        if source.line == .invisible {
            writer.raw(" stroke=\"none\"/>")
            return
        }
        if let colour = lineColour(edge.index) { writer.attribute("stroke", colour) }
        if let width = style.strokeWidth {
            writer.attribute("stroke-width", width)
        } else if source.line == .thick {
            writer.raw(" stroke-width=\"3.5\"")
        }
        if let dashes = style.dashes {
            writer.attribute("stroke-dasharray", dashes)
        } else if source.line == .dotted {
            writer.raw(" stroke-dasharray=\"3 3\"")
        } else if source.line == .dashed {
            writer.raw(" stroke-dasharray=\"6 4\"")
        }
        if let opacity = style.opacity { writer.attribute("opacity", opacity) }
        writer.raw("/>")
    }

    /// Returns the author's colour, or one that is readable on the frame around the edge; nil follows the page.
    func lineColour(_ edge: Int) -> String? {
        guard let stroke = graph.edges[edge].style.stroke, stroke != "none" else { return grounds.line[edge] }
        guard grounds.line[edge] == nil, let colour = Colour(stroke) else { return stroke }
        // The author has seen it on a light page.
        let legible = colour.legible(on: pages, contrast: 3)
        return legible == colour ? stroke : legible.hexadecimal
    }

    // MARK: Labels

    /// Returns true if an author's colour of text can be seen on its ground, or on every page without one.
    private func isReadable(_ text: String, on ground: String?) -> Bool {
        guard ground == nil, let colour = Colour(text) else { return true }
        return pages.allSatisfy { $0.contrast(to: colour) >= 3 }
    }

    mutating func writeEdgeLabels() {
        writer.raw("<g class=\"edgeLabels\">")
        for edge in scene.edges {
            let source = graph.edges[edge.index]
            guard let label = source.label, let centre = edge.labelCentre else { continue }
            let style = source.style
            let ground = style.fill ?? grounds.label[edge.index]
            writer.raw("<g class=\"edgeLabel\"")
            writer.translate(centre)
            writer.raw("><g class=\"label\"")
            writer.attribute("data-id", source.id)
            writer.raw("><rect")
            writer.attribute("x", -label.width / 2 - 3)
            writer.attribute("y", -label.height / 2 - 1)
            writer.attribute("width", label.width + 6)
            writer.attribute("height", label.height + 2)
            writer.raw(" rx=\"2\"")
            if let ground, ground != "none" {
                writer.attribute("fill", ground)
            } else if let depth = grounds.depth[edge.index] {
                paint.groundOfFrame(&writer, depth: depth)
            } else {
                paint.standalone(&writer, .labelGround)
            }
            writer.raw("/><g")
            if let text = style.textColour, isReadable(text, on: ground) {
                writer.attribute("fill", text)
            } else if let ground, let colour = Colour(ground) {
                writer.attribute("fill", colour.readableText)
            } else {
                paint.standalone(&writer, .labelText)
            }
            writer.raw(">")
            writer.label(label, centre: Point(x: 0, y: 0))
            writer.raw("</g></g></g>")
        }
        for edge in scene.edges {
            let source = graph.edges[edge.index]
            if let text = source.startText, let centre = edge.startTextCentre { writeEndText(text, centre, edge) }
            if let text = source.endText, let centre = edge.endTextCentre { writeEndText(text, centre, edge) }
        }
        writer.raw("</g>")
    }

    private mutating func writeEndText(_ text: Label, _ centre: Point, _ edge: GraphScene.Edge) {
        writer.raw("<g class=\"edgeTerminals")
        let ground = grounds.label[edge.index]
        if let colour = ground.flatMap({ Colour($0) }) {
            writer.raw("\"")
            writer.attribute("fill", colour.readableText)
        } else {
            paint.classAndColour(&writer, .labelText)
        }
        writer.raw(">")
        writer.label(text, centre: centre)
        writer.raw("</g>")
    }
}
