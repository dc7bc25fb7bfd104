/// A diagram as boxes, lines between them and frames around them, measured and styled: flowcharts, class, state and
/// entity-relationship diagrams take this form before they are laid out and drawn.
///
/// Nodes, edges and frames are identified by their index in the arrays, and that order settles every tie.
struct DiagramGraph: Sendable {
    var direction: FlowDirection = .topToBottom
    /// True if the author left the direction to the page.
    var isFree = false
    var spacing = LayeredSpacing()
    /// True if a frame without a direction, which no edge enters or leaves, flows across the direction around it.
    var turnsLoneFrames = false
    /// The room around the drawing, in pixels.
    var margin = 8.0
    var nodes: [GraphNode] = []
    var edges: [GraphEdge] = []
    var frames: [GraphFrame] = []

    /// The size of edge labels relative to those of nodes: a little smaller.
    static let labelScale = 0.875
    /// The size of notes relative to the labels of nodes.
    static let noteScale = 0.875
}

/// An end of an edge.
enum GraphEnd: Sendable, Hashable {
    case node(Int)
    case frame(Int)
    /// Something that the diagram does not draw; the edge is not drawn either.
    case nothing
}

/// A box with its text.
struct GraphNode: Sendable {
    /// The id in the drawing, without the drawing's prefix.
    let id: String
    /// The author's id.
    let name: String
    var geometry: ShapeGeometry
    var texts: [GraphText] = []
    /// The innermost frame around it, or -1.
    var frame = -1
    /// True if it is a bar that stands across the flow.
    var standsAcross = false
    var tone = Tone.node
    /// The names of its classes, in order, after Mermaid's own.
    var classes: [String] = []
    /// Mermaid's own class names.
    var kindClass = "node default"
    var style = ResolvedStyle()
    var link: DiagramLink?
    /// Notes beside the node if ranks follow one another downwards, as indices into ``DiagramGraph/nodes``.
    var notesBefore: [Int] = []
    var notesAfter: [Int] = []
    /// True if it stands beside another node, which determines its place.
    var isBeside = false

    /// The role of a box, which gives it its colours.
    enum Tone: Sendable {
        case node, note
        /// A start or an end.
        case terminal
        case decision
        /// A store.
        case data
        /// A document, or something that comes in or goes out.
        case document
    }
}

/// A text inside a box.
struct GraphText: Sendable {
    var label: Label
    /// The text's middle, from the middle of the box.
    var centre: Point
    /// True if its lines are left-aligned; false if they are centred.
    var isLeading = false
    /// Mermaid's class name for the text's group.
    var groupClass = "label"
    var isBold = false
}

/// An arrow or line.
struct GraphEdge: Sendable {
    enum Line: Sendable { case solid, dotted, dashed, thick, invisible }

    /// The id in the drawing, without the drawing's prefix.
    let id: String
    var source: GraphEnd
    var target: GraphEnd
    var line = Line.solid
    var startHead = EdgeHead.none
    var endHead = EdgeHead.none
    /// The least number of ranks that the edge spans, 1 or more.
    var length = 1
    var label: Label?
    /// The texts near its source and its target: cardinalities.
    var startText: Label?
    var endText: Label?
    var curve: String?
    var style = ResolvedStyle()
    var classes: [String] = []
    /// Mermaid's own class name for this kind of line.
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

    /// The id in the drawing, without the drawing's prefix.
    let id: String
    /// The author's id.
    let name: String
    var title: Label
    /// The frame around it, or -1.
    var parent = -1
    /// The direction of its inside; nil if the author gave none.
    var direction: FlowDirection?
    var look = Look.box
    var style = ResolvedStyle()
    var classes: [String] = []
    var link: DiagramLink?
}
