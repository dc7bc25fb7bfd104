/// Colours the parts of a drawing: by classes that the page's style sheet knows, or by attributes.
struct DrawingPaint {
    enum Part {
        case nodes, nodeText, solid, band, note, noteText, clusters, clusterText, lines, heads, labelGround, labelText
        // Boxes by the role of their shape.
        case terminal, decision, data, document
        /// Lines in the page's own colour.
        case gaps
    }

    /// The colours of a drawing that does not follow its page; nil if it does.
    let palette: DiagramPalette?

    init(_ options: DiagramOptions) {
        palette =
            switch options.theme {
            case .auto: nil
            case .light: options.palette.light
            case .dark: options.palette.dark
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
            text(&writer, colour)
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
        case .terminal: "dg-terminal"
        case .decision: "dg-decision"
        case .data: "dg-data"
        case .document: "dg-document"
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
        case .nodes: box(&writer, palette.roles.process)
        case .terminal: box(&writer, palette.roles.terminal)
        case .decision: box(&writer, palette.roles.decision)
        case .data: box(&writer, palette.roles.data)
        case .document: box(&writer, palette.roles.document)
        case .nodeText: text(&writer, palette.nodeText)
        case .solid: writer.attribute("fill", palette.roles.process.stroke)
        case .band: writer.attribute("fill", palette.background)
        case .note: box(&writer, palette.note)
        case .noteText: text(&writer, palette.noteText)
        case .clusters:
            box(&writer, DiagramPalette.Box(fill: palette.clusterFill(0), stroke: palette.clusterStroke))
        case .clusterText: text(&writer, palette.clusterText)
        case .lines: writer.attribute("stroke", palette.line)
        case .heads: box(&writer, DiagramPalette.Box(fill: palette.line, stroke: palette.line))
        case .labelGround: text(&writer, palette.background)
        case .labelText: text(&writer, palette.labelText)
        case .gaps: writer.attribute("stroke", palette.background)
        }
    }

    // MARK: Groups

    /// Writes the inside of a group of the second or third level, as attributes; the first has that of ``Part/clusters``.
    func frameFill(_ writer: inout SVGWriter, depth: Int) {
        if let palette {
            writer.attribute("fill", palette.clusterFill(depth))
        } else {
            writer.raw(depth % DiagramPalette.levels == 1 ? " class=\"dg-second\"" : " class=\"dg-third\"")
        }
    }

    /// Writes the class of a group's level, with a leading space; nothing for the first.
    func levelClass(_ writer: inout SVGWriter, depth: Int) {
        switch depth % DiagramPalette.levels {
        case 1: writer.raw(" dg-second")
        case 2: writer.raw(" dg-third")
        default: break
        }
    }

    /// Writes the colour behind a label on the inside of a group, as attributes.
    func groundOfFrame(_ writer: inout SVGWriter, depth: Int) {
        if let palette { return text(&writer, palette.clusterFill(depth)) }
        switch depth % DiagramPalette.levels {
        case 1: writer.raw(" class=\"dg-ground-second\"")
        case 2: writer.raw(" class=\"dg-ground-third\"")
        default: writer.raw(" class=\"dg-ground-first\"")
        }
    }

    private func box(_ writer: inout SVGWriter, _ box: DiagramPalette.Box) {
        writer.attribute("fill", box.fill)
        writer.attribute("stroke", box.stroke)
    }

    private func text(_ writer: inout SVGWriter, _ colour: String) {
        writer.attribute("fill", colour)
        writer.raw(" stroke=\"none\"")
    }
}
