/// Colours the parts of a drawing: by classes that the page's style sheet knows, or by attributes.
struct DrawingPaint {
    enum Part {
        case nodes, nodeText, solid, band, note, noteText, clusters, clusterText, lines, heads, labelGround, labelText
        /// Lines in the page's own colour.
        case gaps
    }

    /// The colours of a drawing that does not follow its page; nil if it does.
    let palette: DiagramPalette?

    init(_ options: DiagramOptions) {
        palette =
            switch options.theme {
            case .auto: nil
            case .light: .light
            case .dark: .dark
            }
    }

    /// The backgrounds that a drawing may have: its own, or those of light and of dark pages.
    var pages: [String] {
        palette.map { [$0.background] } ?? [DiagramPalette.light.background, DiagramPalette.dark.background]
    }

    /// Opens a group for a text, in the part's colour or in the author's.
    func openText(_ writer: inout SVGWriter, _ name: String, _ part: Part, colour: String? = nil) {
        writer.raw("<g class=\"")
        writer.raw(name)
        if let colour {
            writer.raw("\"")
            writer.attribute("fill", colour)
        } else {
            classAndColour(&writer, part)
        }
        writer.raw(">")
    }

    /// Ends an open `class="` attribute with the part's class, or closes it and adds attributes.
    func classAndColour(_ writer: inout SVGWriter, _ part: Part) {
        if let palette {
            writer.raw("\"")
            colours(&writer, part, palette)
        } else {
            writer.raw(" ")
            writer.raw(Self.className(part))
            writer.raw("\"")
        }
    }

    /// Writes only the attributes, with a leading space.
    func standalone(_ writer: inout SVGWriter, _ part: Part) {
        if let palette {
            colours(&writer, part, palette)
        } else {
            writer.raw(" class=\"")
            writer.raw(Self.className(part))
            writer.raw("\"")
        }
    }

    private static func className(_ part: Part) -> StaticString {
        switch part {
        case .nodes: "dg-nodes"
        case .nodeText: "dg-text"
        case .solid: "dg-solid"
        case .band: "dg-band"
        case .note: "dg-note"
        case .noteText: "dg-note-text"
        case .clusters: "dg-clusters"
        case .clusterText: "dg-cluster-text"
        case .lines: "dg-lines"
        case .heads: "dg-heads"
        case .labelGround: "dg-label-ground"
        case .labelText: "dg-label-text"
        case .gaps: "dg-gaps"
        }
    }

    private func colours(_ writer: inout SVGWriter, _ part: Part, _ palette: DiagramPalette) {
        switch part {
        case .nodes:
            writer.attribute("fill", palette.nodeFill)
            writer.attribute("stroke", palette.nodeStroke)
        case .nodeText: text(&writer, palette.nodeText)
        case .solid: writer.attribute("fill", palette.nodeStroke)
        case .band: writer.attribute("fill", palette.background)
        case .note:
            writer.attribute("fill", palette.noteFill)
            writer.attribute("stroke", palette.noteStroke)
        case .noteText: text(&writer, palette.noteText)
        case .clusters:
            writer.attribute("fill", palette.clusterFill)
            writer.attribute("stroke", palette.clusterStroke)
        case .clusterText: text(&writer, palette.clusterText)
        case .lines: writer.attribute("stroke", palette.line)
        case .heads:
            writer.attribute("fill", palette.line)
            writer.attribute("stroke", palette.line)
        case .labelGround: text(&writer, palette.background)
        case .labelText: text(&writer, palette.labelText)
        case .gaps: writer.attribute("stroke", palette.background)
        }
    }

    private func text(_ writer: inout SVGWriter, _ colour: String) {
        writer.attribute("fill", colour)
        writer.raw(" stroke=\"none\"")
    }
}
