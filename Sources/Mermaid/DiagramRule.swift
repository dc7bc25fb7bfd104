/// The identifiers of the findings about diagrams.
public enum DiagramRule {
    /// The text is not valid Mermaid.
    public static let syntax = "diagram-syntax"
    /// The first word names no diagram type that Glosa draws.
    public static let unknownType = "diagram-unknown-type"
    /// A setting that could run script or restyle the page.
    public static let refusedSetting = "diagram-setting-refused"
    /// A directive or setting that has no effect.
    public static let unknownSetting = "diagram-setting-unknown"
    /// A node that no edge reaches, in a diagram that has edges.
    public static let unconnectedNode = "diagram-unconnected-node"
    /// A style or class for a node, edge or subgraph that is not there.
    public static let unknownTarget = "diagram-unknown-target"
    /// A class that no `classDef` defines.
    public static let unknownClass = "diagram-unknown-class"
    /// Something Mermaid accepts that cannot be drawn as meant, such as a picture from another host.
    public static let notDrawn = "diagram-not-drawn"
    /// The diagram is beyond what can be laid out.
    public static let tooLarge = "diagram-too-large"
    /// A link that is refused, such as one to `javascript:`.
    public static let unsafeLink = "diagram-unsafe-link"

    /// Every one of them.
    public static let all = [
        syntax, unknownType, refusedSetting, unknownSetting, unconnectedNode, unknownTarget, unknownClass, notDrawn,
        tooLarge, unsafeLink,
    ]
}
