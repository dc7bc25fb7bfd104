import Diagnostics

/// Names of findings in diagrams.
extension RuleID {
    /// The text is not valid Mermaid.
    public static let diagramSyntax = RuleID("diagram-syntax")
    /// The first word names no diagram type that Glosa draws.
    public static let diagramUnknownType = RuleID("diagram-unknown-type")
    /// A setting that could run script or restyle the page.
    public static let diagramSettingRefused = RuleID("diagram-setting-refused")
    /// A directive or setting that has no effect.
    public static let diagramSettingUnknown = RuleID("diagram-setting-unknown")
    /// Settings of Mermaid's that a drawing leaves out.
    public static let diagramSettingLeftOut = RuleID("diagram-setting-left-out")
    /// A node that no edge reaches, in a diagram that has edges.
    public static let diagramUnconnectedNode = RuleID("diagram-unconnected-node")
    /// A style or class for a node, edge or subgraph that is not there.
    public static let diagramUnknownTarget = RuleID("diagram-unknown-target")
    /// A class that no `classDef` defines.
    public static let diagramUnknownClass = RuleID("diagram-unknown-class")
    /// Something Mermaid accepts that cannot be drawn as meant, such as a picture from another host.
    public static let diagramNotDrawn = RuleID("diagram-not-drawn")
    /// The diagram is beyond what can be laid out.
    public static let diagramTooLarge = RuleID("diagram-too-large")
    /// A link that is refused, such as one to `javascript:`.
    public static let diagramUnsafeLink = RuleID("diagram-unsafe-link")

    /// Something that Glosa draws, but Mermaid and the sites that use it refuse.
    public static let diagramNotPortable = RuleID("diagram-not-portable")

    /// All of them.
    public static let ofDiagrams: [RuleID] = [
        .diagramSyntax, .diagramUnknownType, .diagramSettingRefused, .diagramSettingUnknown, .diagramSettingLeftOut,
        .diagramUnconnectedNode, .diagramUnknownTarget, .diagramUnknownClass, .diagramNotDrawn, .diagramTooLarge,
        .diagramUnsafeLink, .diagramNotPortable,
    ]
}
