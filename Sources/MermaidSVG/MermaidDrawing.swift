import Diagnostics
import Mermaid

/// A Mermaid diagram drawn as SVG, without a browser.
///
/// The drawing has no script, no foreign objects and no references to other hosts. The same text and arguments give the same
/// bytes.
public struct MermaidDrawing: Sendable {
    /// The colours of a drawing.
    public enum Theme: Sendable, CaseIterable {
        /// The page's colours, light or dark, by the variables of ``MermaidDrawing/styleSheet``.
        case page
        /// The drawing's own, for a light ground.
        case light
        /// The drawing's own, for a dark ground.
        case dark
    }

    /// The colours of boxes, groups and lines, each for a light and for a dark ground: text has a contrast of 4.5 to 1 at least,
    /// and lines have one of 3 to 1 (WCAG 2.2).
    public enum Palette: Sendable, CaseIterable {
        /// Indigo, with green ends, amber decisions, blue stores and rose documents.
        case standard
        /// Greens.
        case forest
        /// Greys, for print.
        case neutral

        var options: DiagramOptions.Palette {
            switch self {
            case .standard: .default
            case .forest: .forest
            case .neutral: .neutral
            }
        }
    }

    /// The drawing; nil if the text can't be drawn: an error among ``findings`` says why.
    public let svg: String?
    /// The drawing in words; empty if there is none.
    public let outline: String
    /// The faults of the text and the parts that the drawing leaves out, in order of place.
    public let findings: [MermaidFinding]

    /// Draws a diagram.
    ///
    /// - Parameters:
    ///   - text: the text of a diagram of any type that Mermaid 11 has, with or without front matter.
    ///   - language: the language of descriptions and findings, a BCP 47 tag; English if it is neither English nor Spanish.
    ///   - theme: the colours; with ``Theme/page``, the page needs ``styleSheet`` once.
    ///   - palette: the colours of ``Theme/light``, ``Theme/dark`` and of files; a page has those of its style sheet.
    ///   - idPrefix: the prefix of each id in the drawing; drawings on one page need different ones.
    ///   - isFile: true if the drawing is a file of its own, with a namespace and its style sheet in it.
    ///   - room: the width of the page, in pixels: a flowchart without a direction of its own gets one that fits; nil: any width.
    public init(
        _ text: String,
        language: String = "en",
        theme: Theme = .page,
        palette: Palette = .standard,
        idPrefix: String = "diagram",
        isFile: Bool = false,
        room: Double? = nil
    ) {
        let file = SourceFile(path: "", text: text)
        var options = DiagramOptions(
            idPrefix: idPrefix,
            language: language,
            theme: theme == .page ? .auto : theme == .light ? .light : .dark,
            room: room,
            isStandalone: isFile
        )
        options.palette = palette.options
        let result = ParsedDiagram(SourceSlice(file)).drawn(options: options)
        svg = result.svg
        outline = result.outline
        let lines = LineTable(file)
        findings = result.diagnostics.sortedForReport().map { MermaidFinding($0, in: lines, language) }
    }

    /// The style sheet that a page with drawings of ``Theme/page`` needs once. Its variables begin with `--diagram-`.
    public static var styleSheet: String { styleSheet(.standard) }

    /// The style sheet with the colours of a palette.
    public static func styleSheet(_ palette: Palette) -> String { DiagramStyleSheet.css(palette.options) }
}
