extension FlowchartDrawing {
    mutating func writeClusters() {
        writer.raw("<g class=\"clusters")
        paint.classAndColour(&writer, .clusters)
        writer.raw(">")
        for cluster in scene.clusters { writeCluster(cluster) }
        writer.raw("</g>")
    }

    private mutating func writeCluster(_ cluster: FlowchartScene.Cluster) {
        let source = chart.subgraphs[cluster.index]
        let style = styles.subgraphs[cluster.index]
        writer.raw("<g class=\"cluster")
        for name in source.classes {
            writer.raw(" ")
            writer.escaped(name)
        }
        writer.raw("\"")
        writeID(source.id)
        if let opacity = style.opacity { writer.attribute("opacity", opacity) }
        writer.raw("><rect")
        writer.attribute("x", cluster.rect.minX)
        writer.attribute("y", cluster.rect.minY)
        writer.attribute("width", cluster.rect.width)
        writer.attribute("height", cluster.rect.height)
        writer.attribute("rx", style.radius ?? 4)
        if let fill = style.fill { writer.attribute("fill", fill) }
        if let stroke = style.stroke { writer.attribute("stroke", stroke) }
        if let width = style.strokeWidth { writer.attribute("stroke-width", width) }
        if let dashes = style.dashes { writer.attribute("stroke-dasharray", dashes) }
        writer.raw("/>")
        if !cluster.title.isEmpty, !cluster.isTitleCrossed { writeTitle(cluster) }
        writer.raw("</g>")
    }

    /// Titles that an edge runs through stand above the edges, with a halo.
    mutating func writeCrossedTitles() {
        guard scene.clusters.contains(where: \.isTitleCrossed) else { return }
        writer.raw("<g class=\"cluster-titles\">")
        for cluster in scene.clusters where cluster.isTitleCrossed { writeTitle(cluster) }
        writer.raw("</g>")
    }

    private mutating func writeTitle(_ cluster: FlowchartScene.Cluster) {
        let style = styles.subgraphs[cluster.index]
        writer.raw("<g class=\"cluster-label")
        if cluster.isTitleCrossed {
            if style.fill != nil || paint.palette != nil { writer.raw("\"") } else { writer.raw(" dg-halo\"") }
            if let ground = style.fill ?? paint.palette?.clusterFill { writer.attribute("stroke", ground) }
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
        writer.label(cluster.title, centre: cluster.titleCentre, isBold: style.isBold, isItalic: style.isItalic)
        writer.raw("</g>")
    }
}
