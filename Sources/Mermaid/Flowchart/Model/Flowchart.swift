import Diagnostics

/// A flowchart as its author wrote it: nodes, edges and subgraphs in Mermaid's order.
public struct Flowchart: Sendable {
    /// The way the chart flows.
    public var direction: FlowDirection = .topToBottom { didSet { hasDirection = true } }
    /// True if the author gave the chart a direction.
    private(set) var hasDirection = false
    /// The front matter's `title`, drawn above the chart.
    public var title: String?
    /// `accTitle`, for screen readers.
    public var accessibleTitle: String?
    /// `accDescr`, for screen readers.
    public var accessibleDescription: String?
    /// The nodes, in the order in which the text first names them.
    public var nodes: [FlowchartNode] = []
    /// The edges, in the order in which the text draws them, with chains and `&` expanded: `linkStyle` counts in this order.
    public var edges: [FlowchartEdge] = []
    /// The subgraphs, in the order in which they close: an inner subgraph comes before the one around it.
    public var subgraphs: [FlowchartSubgraph] = []
    /// The style classes from `classDef`, in order; the last definition of a name wins.
    public var classes: [StyleClass] = []
    /// The styles from `linkStyle default`.
    public var defaultEdgeStyles: [StyleDeclaration] = []
    /// The curve from `linkStyle default interpolate`.
    public var defaultEdgeCurve: String?

    /// Returns the index of a node in ``nodes`` by its id; nil if there is none.
    public func nodeIndex(of id: String) -> Int? { nodeIndices[id] }

    /// True for an agentflow, which names shapes by what they stand for.
    var isAgentflow = false
    var nodeIndices: [String: Int] = [:]
    var subgraphIndices: [String: Int] = [:]
    var settings = DiagramSettings()
    /// Uses of `class`, `style` and `:::`, for the checks, also those whose target does not exist.
    var assignments: [StyleAssignment] = []
    /// Links from `click` with ids that no node has.
    var strayLinks: [(id: String, range: SourceRange)] = []

    public init() {}
}

/// A box of a flowchart.
public struct FlowchartNode: Sendable {
    public let id: String
    /// The text in the box; the id if the author gave no label.
    public var label: DiagramLabel
    public var shape: FlowchartShape = .rectangle
    /// The names of its style classes, in order.
    public var classes: [String] = []
    /// The styles from `style`.
    public var styles: [StyleDeclaration] = []
    public var link: DiagramLink?
    /// The icon from `@{ icon: … }`.
    public var icon: String?
    /// The picture from `@{ img: … }`; never loaded.
    public var image: String?
    /// The width from `@{ w: …, h: … }`, in pixels.
    public var width: Double?
    public var height: Double?
    /// The place where the text first names the node.
    public let range: SourceRange
    /// The place of its last label; the first mention if it has none.
    public var labelRange: SourceRange
}

/// An arrow or line of a flowchart.
public struct FlowchartEdge: Sendable {
    public enum Line: String, Sendable { case solid, dotted, thick, invisible }
    public enum Head: String, Sendable { case none, point, circle, cross }

    /// The name `e1` of `e1@-->`, or an id in Mermaid's form: `L_A_B_0`, and `L_A_B_2` for the second edge from A to B.
    public let id: String
    /// The id of the node or subgraph at which the edge starts.
    public var source: String
    public var target: String
    public var label: DiagramLabel?
    public var line: Line
    public var startHead: Head
    public var endHead: Head
    /// The least number of ranks that the edge spans: 1, and one more for each extra dash.
    public var length: Int
    public var classes: [String] = []
    /// The styles from `linkStyle`.
    public var styles: [StyleDeclaration] = []
    /// The curve from `linkStyle … interpolate` or `@{ curve: … }`.
    public var curve: String?
    /// True if the edge moves, from `@{ animate: true }`.
    public var isAnimated = false
    /// True if the author named the edge.
    public var hasUserID: Bool
    /// The place of its arrow.
    public let range: SourceRange
}

/// A frame around nodes.
public struct FlowchartSubgraph: Sendable {
    public let id: String
    public var title: DiagramLabel
    /// The ids of the nodes and subgraphs inside, in Mermaid's order.
    public var members: [String]
    /// The direction from `direction` inside it.
    public var direction: FlowDirection?
    /// True if only the subgraph itself is shown, as a box: `@{ view: collapsed }`.
    public var isCollapsed = false
    public var classes: [String] = []
    public var styles: [StyleDeclaration] = []
    /// The place of its title, or of its keyword.
    public let range: SourceRange
}
