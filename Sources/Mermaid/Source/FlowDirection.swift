/// The direction in which a diagram, or a frame in it, flows.
public enum FlowDirection: String, Sendable, CaseIterable {
    case topToBottom = "TB"
    case bottomToTop = "BT"
    case leftToRight = "LR"
    case rightToLeft = "RL"

    /// True if ranks follow one another sideways.
    public var isHorizontal: Bool { self == .leftToRight || self == .rightToLeft }

    /// Reads Mermaid's word for a direction: `TD` and `v` are top to bottom, `>` and `<` are sideways, `^` is upwards.
    init?(word: String) {
        switch word {
        case "TB", "TD", "v": self = .topToBottom
        case "BT", "^": self = .bottomToTop
        case "LR", ">": self = .leftToRight
        case "RL", "<": self = .rightToLeft
        case "BR": self = .topToBottom
        default: return nil
        }
    }
}
