/// A diagram as boxes, lines between them and frames around them, measured and styled: what flowcharts, class, state and
/// entity-relationship diagrams become before they are laid out and drawn.
///
/// Nodes, edges and frames are known by their place in the arrays, and that order settles every tie.
struct DiagramGraph: Sendable {
    var direction: FlowDirection = .topToBottom
    /// Whether the author left the direction to the page.
    var isFree = false
    var spacing = LayeredSpacing()
    /// Whether the inside of a frame that no edge enters or leaves, and that has no direction, flows across the outside.
    var turnsLoneFrames = false
    /// Pixels around the drawing.
    var margin = 8.0
    var nodes: [GraphNode] = []
    var edges: [GraphEdge] = []
    var frames: [GraphFrame] = []

    /// Labels of edges are set a little smaller than those of nodes.
    static let labelScale = 0.875
}

/// What an edge leads from or to.
enum GraphEnd: Sendable, Hashable {
    case node(Int)
    case frame(Int)
    /// Something that the diagram does not draw; neither is the edge.
    case nothing
}

/// A box with its text.
struct GraphNode: Sendable {
    /// Its id in the drawing, without the drawing's prefix.
    let id: String
    /// The id its author gave it.
    let name: String
    var geometry: ShapeGeometry
    var texts: [GraphText] = []
    /// The innermost frame around it, or -1.
    var frame = -1
    /// Whether it is a bar that stands across the flow.
    var standsAcross = false
    var tone = Tone.node
    /// Names of classes, in order, after Mermaid's own.
    var classes: [String] = []
    /// Mermaid's own names of classes.
    var kindClass = "node default"
    var style = ResolvedStyle()
    var link: DiagramLink?
    /// Notes that stand beside it where ranks follow one another downwards, as places in ``DiagramGraph/nodes``.
    var notesBefore: [Int] = []
    var notesAfter: [Int] = []
    /// Whether it stands beside another node, which gives it its place.
    var isBeside = false

    enum Tone: Sendable { case node, note }
}

/// A text inside a box.
struct GraphText: Sendable {
    var label: Label
    /// Its middle, from the middle of the box.
    var centre: Point
    /// Whether its lines begin at one x rather than share a middle.
    var isLeading = false
    /// Mermaid's name for its group.
    var groupClass = "label"
    var isBold = false
}

/// An arrow or line.
struct GraphEdge: Sendable {
    enum Line: Sendable { case solid, dotted, dashed, thick, invisible }

    /// Its id in the drawing, without the drawing's prefix.
    let id: String
    var source: GraphEnd
    var target: GraphEnd
    var line = Line.solid
    var startHead = EdgeHead.none
    var endHead = EdgeHead.none
    /// Least number of ranks it spans, 1 or more.
    var length = 1
    var label: Label?
    /// Near its source and near its target: cardinalities.
    var startText: Label?
    var endText: Label?
    var curve: String?
    var style = ResolvedStyle()
    var classes: [String] = []
    /// Mermaid's own name for this kind of line.
    var kindClass = "flowchart-link"
    var isAnimated = false
}

/// A frame around boxes and other frames.
struct GraphFrame: Sendable {
    enum Look: Sendable {
        /// A box with a title.
        case box
        /// A state that holds others: a title above a line, round corners.
        case state
        /// A part of a state that runs beside others: dashed, without a title.
        case region
    }

    /// Its id in the drawing, without the drawing's prefix.
    let id: String
    /// The id its author gave it.
    let name: String
    var title: Label
    /// The frame around it, or -1.
    var parent = -1
    /// The way its inside flows, where that was said.
    var direction: FlowDirection?
    var look = Look.box
    var style = ResolvedStyle()
    var classes: [String] = []
    var link: DiagramLink?
}
