/// The colours of a diagram on a light or on a dark page.
struct DiagramPalette: Sendable {
    /// The colours of a box: its inside and its outline.
    struct Box: Sendable {
        let fill: String
        let stroke: String
    }

    /// The colours of boxes by the role that their shape gives them.
    struct Roles: Sendable {
        let process: Box
        let terminal: Box
        let decision: Box
        let data: Box
        let document: Box
    }

    let background: String
    let roles: Roles
    let nodeText: String
    /// The insides of groups by their depth; deeper ones begin again.
    let clusterFills: [String]
    let clusterStroke: String
    let clusterText: String
    let line: String
    let labelText: String
    let note: Box
    let noteText: String
    /// True if the page is dark.
    let isDark: Bool

    /// The levels of groups that are told apart by their inside.
    static let levels = 3

    /// The inside of the groups at a depth; 0 is the outermost.
    func clusterFill(_ depth: Int) -> String { clusterFills[depth % clusterFills.count] }

    /// The custom properties with the colours, as `name:value` with semicolons between.
    var css: String {
        let shown = [("on-light", isDark ? "0" : "1"), ("on-dark", isDark ? "1" : "0")]
        return (colours + shown).map { "--diagram-\($0.0):\($0.1)" }.joined(separator: ";")
    }

    /// The colours by the names of their properties, without `--diagram-`.
    var colours: [(name: String, value: String)] {
        let boxes: [(name: String, box: Box)] = [
            ("node", roles.process), ("terminal", roles.terminal), ("decision", roles.decision), ("data", roles.data),
            ("document", roles.document), ("note", note),
        ]
        return
            boxes.flatMap { [("\($0.name)-fill", $0.box.fill), ("\($0.name)-stroke", $0.box.stroke)] }
            + [
                ("background", background), ("node-text", nodeText), ("cluster-fill", clusterFill(0)),
                ("cluster-fill-second", clusterFill(1)), ("cluster-fill-third", clusterFill(2)),
                ("cluster-stroke", clusterStroke), ("cluster-text", clusterText), ("line", line),
                ("label-text", labelText), ("note-text", noteText),
            ]
    }
}

extension DiagramOptions.Palette {
    var light: DiagramPalette {
        switch self {
        case .default: .light
        case .forest: .forestLight
        case .neutral: .neutralLight
        }
    }

    var dark: DiagramPalette {
        switch self {
        case .default: .dark
        case .forest: .forestDark
        case .neutral: .neutralDark
        }
    }
}
