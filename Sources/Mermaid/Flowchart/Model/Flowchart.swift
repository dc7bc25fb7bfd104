import Diagnostics

/// A flowchart as its author wrote it: nodes, edges and subgraphs in Mermaid's order.
public struct Flowchart: Sendable {
    /// The way the chart flows.
    public var direction: FlowDirection = .topToBottom { didSet { hasDirection = true } }
    /// Whether its author gave it one.
    private(set) var hasDirection = false
    /// The front matter's `title`, drawn above the chart.
    public var title: String?
    /// `accTitle`, for screen readers.
    public var accessibleTitle: String?
    /// `accDescr`, for screen readers.
    public var accessibleDescription: String?
    /// In the order in which the text first names them.
    public var nodes: [FlowchartNode] = []
    /// In the order in which the text draws them, chains and `&` expanded: the order `linkStyle` counts in.
    public var edges: [FlowchartEdge] = []
    /// In the order in which they close: an inner subgraph stands before the one around it.
    public var subgraphs: [FlowchartSubgraph] = []
    /// `classDef`, in order; the last definition of a name wins.
    public var classes: [StyleClass] = []
    /// `linkStyle default`.
    public var defaultEdgeStyles: [StyleDeclaration] = []
    /// `linkStyle default interpolate`.
    public var defaultEdgeCurve: String?

    /// The place of a node in ``nodes`` by its id.
    public func nodeIndex(of id: String) -> Int? { nodeIndices[id] }

    var nodeIndices: [String: Int] = [:]
    var subgraphIndices: [String: Int] = [:]
    var settings = DiagramSettings()
    /// Applications of `class`, `style` and `:::` that found nothing to apply to are kept for the checks.
    var assignments: [StyleAssignment] = []
    /// `click` for ids that name no node.
    var strayLinks: [(id: String, range: SourceRange)] = []

    public init() {}
}

/// A box of a flowchart.
public struct FlowchartNode: Sendable {
    public let id: String
    /// What stands in the box; the id where the author gave no label.
    public var label: DiagramLabel
    public var shape: FlowchartShape = .rectangle
    /// Names of classes, in order.
    public var classes: [String] = []
    /// From `style`.
    public var styles: [StyleDeclaration] = []
    public var link: DiagramLink?
    /// From `@{ icon: … }`.
    public var icon: String?
    /// From `@{ img: … }`; never loaded.
    public var image: String?
    /// From `@{ w: …, h: … }`, in pixels.
    public var width: Double?
    public var height: Double?
    /// Where the text first names it.
    public let range: SourceRange
    /// Where its last label stands; the first mention where it has none.
    public var labelRange: SourceRange
}

/// An arrow or line of a flowchart.
public struct FlowchartEdge: Sendable {
    public enum Line: String, Sendable { case solid, dotted, thick, invisible }
    public enum Head: String, Sendable { case none, point, circle, cross }

    /// `e1` of `e1@-->`, else Mermaid's own: `L_A_B_0`, and `L_A_B_2` for the second from A to B.
    public let id: String
    /// The id of the node or subgraph where it starts.
    public let source: String
    public let target: String
    public var label: DiagramLabel?
    public var line: Line
    public var startHead: Head
    public var endHead: Head
    /// The least number of ranks it spans: 1, and one more for each extra dash.
    public var length: Int
    public var classes: [String] = []
    /// From `linkStyle`.
    public var styles: [StyleDeclaration] = []
    /// From `linkStyle … interpolate` or `@{ curve: … }`.
    public var curve: String?
    /// From `@{ animate: true }`.
    public var isAnimated = false
    /// Whether the author named it.
    public var hasUserID: Bool
    /// Where its arrow stands.
    public let range: SourceRange
}

/// A frame around nodes.
public struct FlowchartSubgraph: Sendable {
    public let id: String
    public var title: DiagramLabel
    /// Ids of the nodes and subgraphs inside, in Mermaid's order.
    public var members: [String]
    /// From `direction` inside it.
    public var direction: FlowDirection?
    public var classes: [String] = []
    public var styles: [StyleDeclaration] = []
    /// Where its title stands, or its keyword.
    public let range: SourceRange
}
