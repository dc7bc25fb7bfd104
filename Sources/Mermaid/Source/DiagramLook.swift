/// The look of boxes and lines, apart from their colours.
public enum DiagramLook: String, Sendable, CaseIterable {
    /// Thin outlines.
    case classic
    /// Round corners, stronger outlines and a soft shadow.
    case neo

    /// - Parameter name: the value of `look` in a diagram; the result is nil for a look that Glosa does not have.
    init?(mermaid name: String) {
        switch name {
        case "classic", "default", "": self = .classic
        case "neo": self = .neo
        default: return nil
        }
    }

    /// The rules of looks, for a style sheet.
    static let rules = """
        .dg-neo .label-container{filter:drop-shadow(0 1px 2px rgb(0 0 0/.22))}
        .dg-neo .label-container:not([stroke-width]){stroke-width:1.75}
        .dg-neo .cluster rect:not([stroke-width]){stroke-width:1.5}
        .dg-neo .flowchart-link:not([stroke-width]){stroke-width:1.75;stroke-linecap:round}
        @media print{.dg-neo .label-container{filter:none}}

        """
}
