extension FlowchartDrawing {
    mutating func writeEdges() {
        writer.raw("<g class=\"edgePaths")
        paint.classAndColour(&writer, .lines)
        writer.raw(" fill=\"none\" stroke-width=\"1.5\">")
        for edge in scene.edges { writeLine(edge) }
        writer.raw("</g><g class=\"edgeHeads")
        paint.classAndColour(&writer, .heads)
        writer.raw(">")
        for edge in scene.edges where chart.edges[edge.index].line != .invisible {
            let source = chart.edges[edge.index]
            let colour = lineColour(edge.index)
            writeHead(source.endHead, edge.path, colour)
            writeHead(source.startHead, edge.path.reversed(), colour)
        }
        writer.raw("</g>")
    }

    private mutating func writeLine(_ edge: FlowchartScene.Edge) {
        let source = chart.edges[edge.index]
        let style = styles.edges[edge.index]
        var path = edge.path
        if source.line != .invisible {
            path = path.shortened(atEndBy: Self.room(for: source.endHead))
            path = path.reversed().shortened(atEndBy: Self.room(for: source.startHead)).reversed()
        }
        writer.raw("<path")
        writer.path(path)
        writeID(source.id)
        writer.raw(" class=\"")
        switch source.line {
        case .solid: writer.raw("edge-thickness-normal edge-pattern-solid")
        case .dotted: writer.raw("edge-thickness-normal edge-pattern-dotted")
        case .thick: writer.raw("edge-thickness-thick edge-pattern-solid")
        case .invisible: writer.raw("edge-thickness-invisible edge-pattern-solid")
        }
        writer.raw(" flowchart-link")
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
        }
        if let opacity = style.opacity { writer.attribute("opacity", opacity) }
        writer.raw("/>")
    }

    /// The author's colour, or one that reads on the frame the edge lies in; nil follows the page.
    func lineColour(_ edge: Int) -> String? {
        if let stroke = styles.edges[edge].stroke, stroke != "none" { return stroke }
        return grounds.line[edge]
    }

    // MARK: Heads

    private static let headLength = 9.0
    private static let headHalfWidth = 4.5

    private static func room(for head: FlowchartEdge.Head) -> Double {
        switch head {
        case .none: 0
        case .point: headLength - 1
        case .circle: 9
        case .cross: 1
        }
    }

    private mutating func writeHead(_ head: FlowchartEdge.Head, _ path: CurvePath, _ colour: String?) {
        guard head != .none else { return }
        let (tip, direction) = (path.end, path.finalDirection)
        func at(_ along: Double, _ across: Double) -> Point {
            Point(
                x: tip.x - direction.x * along - direction.y * across,
                y: tip.y - direction.y * along + direction.x * across
            )
        }
        switch head {
        case .none: return
        case .point:
            writer.raw("<path class=\"arrowMarkerPath\" d=\"M")
            writer.point(at(0.5, 0))
            writer.raw("L")
            writer.point(at(Self.headLength, Self.headHalfWidth))
            writer.raw("L")
            writer.point(at(Self.headLength, -Self.headHalfWidth))
            writer.raw("Z\" stroke=\"none\"")
        case .circle:
            let centre = at(5, 0)
            writer.raw("<circle class=\"arrowMarkerPath\" stroke=\"none\"")
            writer.attribute("cx", centre.x)
            writer.attribute("cy", centre.y)
            writer.raw(" r=\"4.5\"")
        case .cross:
            writer.raw("<path class=\"arrowMarkerPath\" fill=\"none\" stroke-width=\"2\" d=\"M")
            writer.point(at(2, 5))
            writer.raw("L")
            writer.point(at(12, -5))
            writer.raw("M")
            writer.point(at(2, -5))
            writer.raw("L")
            writer.point(at(12, 5))
            writer.raw("\"")
        }
        if let colour { writer.attribute(head == .cross ? "stroke" : "fill", colour) }
        writer.raw("/>")
    }

    // MARK: Labels

    mutating func writeEdgeLabels() {
        writer.raw("<g class=\"edgeLabels\">")
        for edge in scene.edges {
            guard let label = edge.label, let centre = edge.labelCentre else { continue }
            let source = chart.edges[edge.index]
            let style = styles.edges[edge.index]
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
            } else {
                paint.standalone(&writer, .labelGround)
            }
            writer.raw("/><g")
            if let colour = style.textColour {
                writer.attribute("fill", colour)
            } else if let ground, let colour = Colour(ground) {
                writer.attribute("fill", colour.readableText)
            } else {
                paint.standalone(&writer, .labelText)
            }
            writer.raw(">")
            writer.label(label, centre: Point(x: 0, y: 0))
            writer.raw("</g></g></g>")
        }
        writer.raw("</g>")
    }
}
