extension SequenceDrawing {
    /// Draws the frames of `loop`, `alt` and similar fragments, with their corners and conditions.
    mutating func writeFrames() {
        for fragment in scene.fragments where fragment.kind != .rect {
            writer.raw("<g class=\"control-structure\"><rect class=\"loopLine")
            lineColours(.lines, colours.frame)
            writer.raw(" fill=\"none\" stroke-width=\"1.25\"")
            writer.rectangle(fragment.frame)
            writer.raw("/>")
            if !fragment.separators.isEmpty {
                writer.raw("<path class=\"loopLine")
                lineColours(.lines, colours.frame)
                writer.raw(" fill=\"none\" stroke-dasharray=\"4 4\" d=\"")
                for y in fragment.separators {
                    writer.raw("M")
                    writer.point(Point(x: fragment.frame.minX, y: y))
                    writer.raw("H")
                    writer.number(fragment.frame.maxX)
                }
                writer.raw("\"/>")
            }
            writeTab(fragment)
            for title in fragment.titles {
                paint.openText(&writer, "loopText", .clusterText, colour: colours.conditionText)
                writer.label(title.label, centre: title.centre)
                writer.raw("</g>")
            }
            writer.raw("</g>")
        }
    }

    private mutating func writeTab(_ fragment: SequenceScene.Fragment) {
        let tab = fragment.tab
        let cut = 7.0
        shapeGroup("label", .clusters)
        writer.raw("<path class=\"labelBox")
        box(colours.tab)
        writer.raw(" d=\"M")
        writer.point(Point(x: tab.minX, y: tab.minY))
        writer.raw("H")
        writer.number(tab.maxX)
        writer.raw("V")
        writer.number(tab.maxY - cut)
        writer.raw("L")
        writer.point(Point(x: tab.maxX - cut, y: tab.maxY))
        writer.raw("H")
        writer.number(tab.minX)
        writer.raw("Z\"/>")
        paint.openText(&writer, "labelText", .clusterText, colour: colours.tab.textColour)
        writer.label(fragment.keyword, centre: Point(x: tab.midX - 2, y: tab.midY))
        writer.raw("</g></g>")
    }
}
