/// The shapes of nodes; the raw values are Mermaid's names for `@{ shape: … }`.
public enum FlowchartShape: String, Sendable, CaseIterable {
    case rectangle = "rect"
    case rounded
    case stadium
    case subroutine = "fr-rect"
    case cylinder = "cyl"
    case circle
    case doubleCircle = "dbl-circ"
    case ellipse
    case odd
    case diamond = "diam"
    case hexagon = "hex"
    case leanRight = "lean-r"
    case leanLeft = "lean-l"
    case trapezoid = "trap-b"
    case invertedTrapezoid = "trap-t"
    case text
    case notchedRectangle = "notch-rect"
    case linedRectangle = "lin-rect"
    case smallCircle = "sm-circ"
    case framedCircle = "fr-circ"
    case filledCircle = "f-circ"
    case crossedCircle = "cross-circ"
    case fork
    case hourglass
    case braceLeft = "brace"
    case braceRight = "brace-r"
    case braces
    case bolt
    case document = "doc"
    case linedDocument = "lin-doc"
    case taggedDocument = "tag-doc"
    case documents = "docs"
    case delay
    case horizontalCylinder = "h-cyl"
    case linedCylinder = "lin-cyl"
    case curvedTrapezoid = "curv-trap"
    case dividedRectangle = "div-rect"
    case triangle = "tri"
    case flippedTriangle = "flip-tri"
    case windowPane = "win-pane"
    case notchedPentagon = "notch-pent"
    case slopedRectangle = "sl-rect"
    case stackedRectangle = "st-rect"
    case flag
    case bowTieRectangle = "bow-rect"
    case taggedRectangle = "tag-rect"
    case dataStore = "datastore"
    case cloud
    case bang
    case note
    case choice
    case anchor
    /// A node made by `@{ icon: … }`.
    case icon
    /// A node made by `@{ img: … }`.
    case image

    /// Finds the shape for a name or alias of `@{ shape: … }`; nil if there is none.
    init?(name: String) {
        guard let shape = Self.byName[name] else { return nil }
        self = shape
    }

    /// Finds the shape for what a node of an agentflow stands for; nil for other names.
    init?(agentflow name: String) {
        switch name {
        case "task": self = .rounded
        case "tool": self = .subroutine
        case "input": self = .leanRight
        case "refdoc": self = .linedDocument
        case "action": self = .hexagon
        default: return nil
        }
    }

    private static let byName: [String: FlowchartShape] = {
        var names: [String: FlowchartShape] = [:]
        for shape in allCases where shape != .image { names[shape.rawValue] = shape }
        for (shape, aliases) in aliases { for alias in aliases { names[alias] = shape } }
        return names
    }()

    private static let aliases: [(FlowchartShape, [String])] = [
        (.rectangle, ["proc", "process", "rectangle", "squareRect", "square"]),
        (.rounded, ["event", "roundedRect", "round", "state"]),
        (.stadium, ["terminal", "pill"]),
        (.subroutine, ["subprocess", "subproc", "framed-rectangle", "subroutine"]),
        (.cylinder, ["db", "database", "cylinder"]),
        (.circle, ["circ"]),
        (.diamond, ["decision", "diamond", "question"]),
        (.hexagon, ["hexagon", "prepare"]),
        (.leanRight, ["lean-right", "in-out"]),
        (.leanLeft, ["lean-left", "out-in"]),
        (.trapezoid, ["priority", "trapezoid-bottom", "trapezoid"]),
        (.invertedTrapezoid, ["manual", "trapezoid-top", "inv-trapezoid"]),
        (.doubleCircle, ["double-circle", "doublecircle"]),
        (.notchedRectangle, ["card", "notched-rectangle"]),
        (.linedRectangle, ["lined-rectangle", "lined-process", "lin-proc", "shaded-process"]),
        (.smallCircle, ["start", "small-circle"]),
        (.framedCircle, ["stop", "framed-circle"]),
        (.fork, ["join"]),
        (.hourglass, ["collate"]),
        (.braceLeft, ["comment", "brace-l"]),
        (.bolt, ["com-link", "lightning-bolt"]),
        (.document, ["document"]),
        (.delay, ["half-rounded-rectangle"]),
        (.horizontalCylinder, ["das", "horizontal-cylinder"]),
        (.linedCylinder, ["disk", "lined-cylinder"]),
        (.curvedTrapezoid, ["curved-trapezoid", "display"]),
        (.dividedRectangle, ["div-proc", "divided-rectangle", "divided-process"]),
        (.triangle, ["extract", "triangle"]),
        (.windowPane, ["internal-storage", "window-pane"]),
        (.filledCircle, ["junction", "filled-circle"]),
        (.notchedPentagon, ["loop-limit", "notched-pentagon"]),
        (.flippedTriangle, ["manual-file", "flipped-triangle"]),
        (.slopedRectangle, ["manual-input", "sloped-rectangle"]),
        (.documents, ["documents", "st-doc", "stacked-document"]),
        (.stackedRectangle, ["procs", "processes", "stacked-rectangle"]),
        (.flag, ["paper-tape"]),
        (.bowTieRectangle, ["stored-data", "bow-tie-rectangle"]),
        (.crossedCircle, ["summary", "crossed-circle"]),
        (.taggedDocument, ["tagged-document"]),
        (.taggedRectangle, ["tagged-rectangle", "tag-proc", "tagged-process"]),
        (.linedDocument, ["lined-document"]),
        (.dataStore, ["data-store"]),
    ]
}
