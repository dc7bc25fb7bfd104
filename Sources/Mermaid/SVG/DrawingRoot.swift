/// The outermost elements of a drawing, with its title, its description and, for a file of its own, namespace and style sheet.
struct DrawingRoot {
    let heading: DiagramHeading
    /// The diagram in words; used if its author gave it no description.
    let outline: String
    let options: DiagramOptions
    /// The area of the drawing below the title.
    let bounds: Rect
    let margin: Double
    let title: Label?
    /// The pixels between the title and the drawing.
    let titleGap: Double

    /// Opens the drawing, writes its title, and opens a group with the coordinates of ``bounds``.
    ///
    /// - Parameters:
    ///   - colour: the colour of the title, in place of the page's.
    ///   - groupClass: the class of the group.
    func open(_ writer: inout SVGWriter, _ paint: DrawingPaint, colour: String? = nil, groupClass: StaticString?) {
        let title = title.flatMap { $0.isEmpty ? nil : $0 }
        let titleHeight = title.map { $0.height + titleGap } ?? 0
        let width = max(bounds.width, title?.width ?? 0) + 2 * margin
        openRoot(&writer, Size(width: width, height: bounds.height + titleHeight + 2 * margin))
        if let title {
            paint.openText(&writer, heading.titleClass, .clusterText, colour: colour)
            writer.label(title, centre: Point(x: width / 2, y: margin + title.height / 2), isBold: true)
            writer.raw("</g>")
        }
        let inset = (width - 2 * margin - bounds.width) / 2
        writer.raw("<g")
        if let groupClass {
            writer.raw(" class=\"")
            writer.raw(groupClass)
            writer.raw("\"")
        }
        writer.translate(Point(x: margin + inset - bounds.minX, y: margin + titleHeight - bounds.minY))
        writer.raw(">")
    }

    private func openRoot(_ writer: inout SVGWriter, _ size: Size) {
        let id = options.idPrefix
        let name = heading.accessibleTitle ?? heading.title
        writer.raw("<svg")
        if options.isStandalone { writer.raw(" xmlns=\"http://www.w3.org/2000/svg\"") }
        writer.attribute("id", id)
        // The HTML checker knows no graphics roles yet; their fallback is `document` (WAI-ARIA Graphics, 4.1).
        let role = options.isStandalone ? "graphics-document document" : "document"
        let look = options.look == .neo ? " dg-neo" : ""
        writer.raw(" class=\"glosa-diagram\(look) \(heading.rootClass)\" role=\"\(role)\"")
        // A drawing without a title is called by its kind already.
        if name != nil { writer.attribute("aria-roledescription", heading.kind.text(in: options.language)) }
        writer.attribute("aria-labelledby", "\(id)-title")
        writer.attribute("aria-describedby", "\(id)-desc")
        writer.attribute("lang", options.language)
        writer.attribute("width", size.width)
        writer.attribute("height", size.height)
        writer.raw(" viewBox=\"0 0 ")
        writer.number(size.width)
        writer.raw(" ")
        writer.number(size.height)
        writer.raw("\"")
        writer.attribute("font-family", FontMetrics.family)
        writer.raw(" font-size=\"16\"><title")
        writer.attribute("id", "\(id)-title")
        writer.raw(">")
        writer.escaped(name ?? heading.kind.text(in: options.language))
        writer.raw("</title><desc")
        writer.attribute("id", "\(id)-desc")
        writer.raw(">")
        writer.escaped(heading.accessibleDescription ?? outline)
        writer.raw("</desc>")
        guard options.isStandalone else { return }
        switch options.theme {
        case .auto:
            writer.raw("<style>")
            writer.raw(options.palette == .default ? DiagramStyleSheet.css : DiagramStyleSheet.css(options.palette))
            writer.raw("</style>")
        case .light: ground(&writer, options.palette.light)
        case .dark: ground(&writer, options.palette.dark)
        }
    }

    private func ground(_ writer: inout SVGWriter, _ palette: DiagramPalette) {
        if options.look == .neo {
            writer.raw("<style>")
            writer.raw(DiagramLook.rules)
            writer.raw("</style>")
        }
        writer.raw("<rect width=\"100%\" height=\"100%\"")
        writer.attribute("fill", palette.background)
        writer.raw("/>")
    }
}
