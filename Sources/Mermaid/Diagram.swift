import Diagnostics

/// A diagram as its author wrote it: what every type of diagram gives.
///
/// A type is a folder with a value that conforms to this, and a line in ``DiagramTypes``. Those made of boxes and lines
/// conform to ``GraphDiagram``, which draws them.
protocol Diagram: Sendable {
    /// The words that its text may begin with; messages name the first.
    static var keywords: [String] { get }
    /// What it is called where its author gave it no name.
    static var name: LocalizedText { get }
    /// Mermaid's class and name for its drawings.
    static var rootClass: String { get }
    static var roleDescription: String { get }

    /// Reads a text that begins with one of ``keywords``.
    ///
    /// - Returns: the diagram, or nil where an error among the findings says why there is none.
    static func parse(_ source: DiagramSource) -> (Self?, [Diagnostic])

    /// What is legal but surely wrong.
    var checks: [Diagnostic] { get }

    /// Drawn above the diagram.
    var title: String? { get }
    /// `accTitle`, for screen readers.
    var accessibleTitle: String? { get }
    /// `accDescr`, for screen readers.
    var accessibleDescription: String? { get }

    /// What `click` and its like attach, in the order of what they are attached to.
    var links: [DiagramLink] { get }
    /// The words that readers see, with their places. Names that are code, as classes and attributes have, are none.
    var labels: [(text: String, range: SourceRange)] { get }
    /// What must be the same in every language.
    var skeleton: DiagramSkeleton { get }
    /// The diagram in words, for readers who do not see it.
    func outline(language: String) -> String

    /// How many of ``boxRanges`` can be laid out at most.
    static var mostBoxes: Int { get }
    /// Where each box, frame and note stands that is laid out at a cost; none where the parser already sets a limit.
    var boxRanges: [SourceRange] { get }
    /// What a drawing leaves out.
    var dropped: [Diagnostic] { get }
    /// - Parameter outline: the diagram in words, in the language that is asked for.
    func drawing(outline: String, options: DiagramOptions) -> DiagramDrawing
}

extension Diagram {
    static var mostBoxes: Int { 10_000 }
    var checks: [Diagnostic] { [] }
    var links: [DiagramLink] { [] }
    var boxRanges: [SourceRange] { [] }

    /// ``parse(_:)``, with its checks.
    static func read(_ source: DiagramSource) -> (diagram: (any Diagram)?, findings: [Diagnostic]) {
        let (diagram, findings) = parse(source)
        return (diagram, findings + (diagram?.checks ?? []))
    }
}

/// What a type of diagram draws.
struct DiagramDrawing {
    /// Nil where an error among the findings says why.
    let svg: String?
    /// What is left out of the drawing, or why there is none.
    let findings: [Diagnostic]
}
