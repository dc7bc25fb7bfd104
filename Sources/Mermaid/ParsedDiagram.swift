import Diagnostics

/// A diagram that is parsed once: its findings, links, outline and drawings all come from it.
public struct ParsedDiagram: Sendable {
    /// The diagram; nil if an error among ``diagnostics`` says why there is none.
    let diagram: (any Diagram)?
    /// The findings from parsing.
    public let diagnostics: [Diagnostic]
    /// The look that its author asks for; nil if there is none.
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
    /// True if the diagram can be read.
    public var isValid: Bool { diagram != nil }

    /// The diagram if it is a flowchart; otherwise nil.
    public var flowchart: Flowchart? { diagram as? Flowchart }

    /// The links of `click` on its boxes, in the order of the boxes, and the links of participants.
    public var links: [DiagramLink] { diagram?.links ?? [] }

    /// The visible words, with their places. Names in code, of classes and attributes for example, are left out.
    public var labels: [(text: String, range: SourceRange)] { diagram?.labels ?? [] }

    /// The parts that must be the same in every language; empty if the diagram can't be read.
    public var skeleton: DiagramSkeleton { diagram?.skeleton ?? DiagramSkeleton(parts: []) }

    /// All findings, also on the parts that a drawing would leave out, without laying the diagram out.
    public var findings: [Diagnostic] { diagnostics + (diagram?.dropped ?? []) }

    /// Returns the diagram in words: its author's if there are any, else its parts and connections; empty if it can't be read.
    public func description(language: String) -> String {
        diagram.map { $0.accessibleDescription ?? $0.outline(language: language) } ?? ""
    }

    /// Draws the diagram as SVG.
    ///
    /// The drawing has no script, no foreign objects and no references to other hosts; the same text and options give
    /// the same bytes.
    public func drawn(options: DiagramOptions = DiagramOptions()) -> DiagramResult {
        guard let diagram else {
            return DiagramResult(svg: nil, outline: "", sentences: [], diagnostics: diagnostics, links: [])
        }
        var options = options
        options.look = look ?? options.look
        let sentences = OutlineSentences.sentences(of: diagram.outline(language: options.language))
        let outline = sentences.joined(separator: " ")
        let description = options.isOutlinedBeside && DiagramOptions.isList(sentences) ? sentences.first : outline
        let drawing = diagram.drawing(outline: description ?? outline, options: options)
        let addresses = diagram.links.compactMap { link in
            link.href.map { DiagramResult.Link(href: $0, range: link.range) }
        }
        return DiagramResult(
            svg: options.palette == .neutral ? drawing.svg.map(MutedSeries.applied) : drawing.svg,
            outline: outline,
            sentences: sentences,
            diagnostics: diagnostics + drawing.findings,
            links: drawing.svg == nil ? [] : addresses
        )
    }
}

/// Draws a diagram only once; see ``ParsedDiagram/drawn(options:)``.
public func renderDiagram(_ source: SourceSlice, options: DiagramOptions = DiagramOptions()) -> DiagramResult {
    ParsedDiagram(source).drawn(options: options)
}

extension ParsedDiagram {
    /// The words that a diagram's text may begin with: those of its type.
    package static var keywords: [String] { DiagramTypes.all.flatMap { $0.keywords } }
}
