import Diagnostics

/// A diagram that is parsed once: its findings, its links, its words and its drawings all come from it.
public struct ParsedDiagram: Sendable {
    /// Nil where an error among ``diagnostics`` says why.
    let diagram: (any Diagram)?
    /// What parsing found.
    public let diagnostics: [Diagnostic]
    /// What its author asks for.
    private let look: DiagramLook?

    /// - Parameter source: the text of a diagram of any type.
    public init(_ source: SourceSlice) {
        if let fault = TooLarge.fault(in: source) {
            (diagram, diagnostics, look) = (nil, [fault], nil)
            return
        }
        let read = DiagramSource(source)
        let (diagram, found) = Self.parse(read)
        look = read.settings.look
        var list = DiagnosticList()
        list.append(contentsOf: found)
        let fault = diagram.flatMap { TooLarge.fault(in: $0) }
        self.diagram = fault == nil ? diagram : nil
        diagnostics = list.diagnostics + (fault.map { [$0] } ?? [])
    }

    private static func parse(_ source: DiagramSource) -> ((any Diagram)?, [Diagnostic]) {
        let found = source.diagnostics
        guard !found.contains(where: { $0.severity == .error }) else { return (nil, found) }
        guard let type = DiagramTypes.type(for: source.text(source.typeName)) else {
            return (nil, found + [UnknownType.diagnostic(for: source)])
        }
        let (diagram, findings) = type.read(source)
        return (diagram, found + findings)
    }
}

extension ParsedDiagram {
    /// Whether it can be read.
    public var isValid: Bool { diagram != nil }

    /// The diagram, where it is a flowchart.
    public var flowchart: Flowchart? { diagram as? Flowchart }

    /// What `click` attaches to its boxes, in their order, and the links of participants.
    public var links: [DiagramLink] { diagram?.links ?? [] }

    /// The words that readers see, with their places. Names that are code, as classes and attributes have, are none.
    public var labels: [(text: String, range: SourceRange)] { diagram?.labels ?? [] }

    /// What must be the same in every language; without parts where the diagram can't be read.
    public var skeleton: DiagramSkeleton { diagram?.skeleton ?? DiagramSkeleton(parts: []) }

    /// Everything that is wrong, also what would be left out of a drawing, without laying it out.
    public var findings: [Diagnostic] { diagnostics + (diagram?.dropped ?? []) }

    /// Draws the diagram as SVG.
    ///
    /// The drawing has no script, no foreign objects and no references to other hosts; the same text and options give
    /// the same bytes.
    public func drawn(options: DiagramOptions = DiagramOptions()) -> DiagramResult {
        guard let diagram else { return DiagramResult(svg: nil, outline: "", diagnostics: diagnostics, links: []) }
        var options = options
        options.look = look ?? options.look
        let outline = diagram.outline(language: options.language)
        let drawing = diagram.drawing(outline: outline, options: options)
        let addresses = diagram.links.compactMap { link in
            link.href.map { DiagramResult.Link(href: $0, range: link.range) }
        }
        return DiagramResult(
            svg: drawing.svg,
            outline: outline,
            diagnostics: diagnostics + drawing.findings,
            links: drawing.svg == nil ? [] : addresses
        )
    }
}

/// Draws a diagram that is drawn only once; see ``ParsedDiagram/drawn(options:)``.
public func renderDiagram(_ source: SourceSlice, options: DiagramOptions = DiagramOptions()) -> DiagramResult {
    ParsedDiagram(source).drawn(options: options)
}
