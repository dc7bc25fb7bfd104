extension GraphDrawing {
    mutating func writeFrames() {
        writer.raw("<g class=\"clusters")
        paint.classAndColour(&writer, .clusters)
        writer.raw(">")
        for frame in scene.frames { writeFrame(frame) }
        writer.raw("</g>")
    }

    private mutating func writeFrame(_ frame: GraphScene.Frame) {
        let source = graph.frames[frame.index]
        let style = source.style
        let href = source.link?.href.map { options.resolveLink?($0) ?? $0 }
        if let href { writer.openLink(href, source.link) }
        writer.raw("<g class=\"")
        if source.look != .box { writer.raw("statediagram-state statediagram-cluster ") }
        writer.raw("cluster")
        for name in source.classes {
            writer.raw(" ")
            writer.escaped(name)
        }
        writer.raw("\"")
        writeID(source.id)
        if let opacity = style.opacity { writer.attribute("opacity", opacity) }
        writer.raw("><rect")
        writer.attribute("x", frame.rect.minX)
        writer.attribute("y", frame.rect.minY)
        writer.attribute("width", frame.rect.width)
        writer.attribute("height", frame.rect.height)
        writer.attribute("rx", style.radius ?? Corners.frame)
        if let fill = style.fill {
            writer.attribute("fill", fill)
        } else if frame.depth % DiagramPalette.levels > 0 {
            paint.frameFill(&writer, depth: frame.depth)
        }
        if let stroke = style.stroke { writer.attribute("stroke", stroke) }
        if let width = style.strokeWidth { writer.attribute("stroke-width", width) }
        if let dashes = style.dashes {
            writer.attribute("stroke-dasharray", dashes)
        } else if source.look == .region {
            writer.raw(" stroke-dasharray=\"5 4\"")
        }
        writer.raw("/>")
        if source.look == .state, !source.title.isEmpty { writeTitleBar(frame, source) }
        if !source.title.isEmpty, !frame.isTitleCrossed { writeTitle(frame) }
        writer.raw("</g>")
        if href != nil { writer.raw("</a>") }
    }

    /// Draws the line below the title of a state that holds others.
    private mutating func writeTitleBar(_ frame: GraphScene.Frame, _ source: GraphFrame) {
        let y = frame.rect.minY + source.title.height + 2 * FrameRoom.titleGap
        writer.raw("<path fill=\"none\"")
        writer.path(
            CurvePath(start: Point(x: frame.rect.minX, y: y), segments: [.line(Point(x: frame.rect.maxX, y: y))])
        )
        if let stroke = source.style.stroke { writer.attribute("stroke", stroke) }
        writer.raw("/>")
    }

    /// Draws the titles that an edge runs through: above the edges, with a halo.
    mutating func writeCrossedTitles() {
        guard scene.frames.contains(where: \.isTitleCrossed) else { return }
        writer.raw("<g class=\"cluster-titles\">")
        for frame in scene.frames where frame.isTitleCrossed { writeTitle(frame) }
        writer.raw("</g>")
    }

    private mutating func writeTitle(_ frame: GraphScene.Frame) {
        let title = graph.frames[frame.index].title
        let style = graph.frames[frame.index].style
        writer.raw("<g class=\"cluster-label")
        if frame.isTitleCrossed {
            if style.fill != nil || paint.palette != nil {
                writer.raw("\"")
            } else {
                writer.raw(" dg-halo")
                paint.levelClass(&writer, depth: frame.depth)
                writer.raw("\"")
            }
            if let ground = style.fill ?? paint.palette?.clusterFill(frame.depth) { writer.attribute("stroke", ground) }
            writer.raw(" stroke-width=\"5\" stroke-linejoin=\"round\" paint-order=\"stroke\"")
            if let colour = style.textColour ?? paint.palette?.clusterText { writer.attribute("fill", colour) }
        } else if let colour = style.textColour {
            writer.raw("\"")
            writer.attribute("fill", colour)
            writer.raw(" stroke=\"none\"")
        } else {
            paint.classAndColour(&writer, .clusterText)
        }
        writer.raw(">")
        writer.label(title, centre: frame.titleCentre, isBold: true, isItalic: style.isItalic)
        writer.raw("</g>")
    }
}
