import Diagnostics

/// A diagram as its author wrote it: the requirements on every type of diagram.
///
/// A type is a folder with a value that conforms to this protocol, and a line in ``DiagramTypes``. Types made of boxes and lines
/// conform to ``GraphDiagram``, which draws them.
protocol Diagram: Sendable {
    /// The keywords that its text may begin with; messages name the first.
    static var keywords: [String] { get }
    /// The name of a diagram whose author gave it no title.
    static var name: LocalizedText { get }
    /// Mermaid's class name for the root of its drawings.
    static var rootClass: String { get }

    /// Reads a text that begins with one of ``keywords``.
    ///
    /// - Returns: the diagram, or nil if an error among the findings says why there is none.
    static func parse(_ source: DiagramSource) -> (Self?, [Diagnostic])

    /// Findings on statements that are legal but probably a mistake.
    var checks: [Diagnostic] { get }

    /// The title, drawn above the diagram.
    var title: String? { get }
    /// `accTitle`, for screen readers.
    var accessibleTitle: String? { get }
    /// `accDescr`, for screen readers.
    var accessibleDescription: String? { get }

    /// The links and tooltips of `click` and similar statements, in the order of the boxes that they belong to.
    var links: [DiagramLink] { get }
    /// The visible words, with their places. Names in code, of classes and attributes for example, are left out.
    var labels: [(text: String, range: SourceRange)] { get }
    /// The parts of the diagram that must be the same in every language.
    var skeleton: DiagramSkeleton { get }
    /// Returns the diagram in words, for readers who do not see it.
    func outline(language: String) -> String

    /// The largest number of ``boxRanges`` that can be laid out.
    static var mostBoxes: Int { get }
    /// The places of the boxes, frames and notes that cost time to lay out; empty if the parser already sets a limit.
    var boxRanges: [SourceRange] { get }
    /// Findings on the parts that a drawing leaves out.
    var dropped: [Diagnostic] { get }
    /// - Parameter outline: the diagram in words, in the language of the options.
    func drawing(outline: String, options: DiagramOptions) -> DiagramDrawing
}

extension Diagram {
    static var mostBoxes: Int { 10_000 }
    var checks: [Diagnostic] { [] }
    var links: [DiagramLink] { [] }
    var boxRanges: [SourceRange] { [] }

    /// Reads a diagram with ``parse(_:)``, and adds its checks.
    static func read(_ source: DiagramSource) -> (diagram: (any Diagram)?, findings: [Diagnostic]) {
        let (diagram, findings) = parse(source)
        return (diagram, findings + (diagram?.checks ?? []))
    }
}

/// The drawing of a diagram, with its findings.
struct DiagramDrawing {
    /// The SVG; nil if an error among the findings says why there is none.
    let svg: String?
    /// The parts that the drawing leaves out, or the reason why there is none.
    let findings: [Diagnostic]
}
