import Diagnostics

/// The identifiers of the findings about diagrams.
public enum DiagramRule {
    /// The text is not valid Mermaid.
    public static let syntax = RuleID.diagramSyntax
    /// The first word names no diagram type that Glosa draws.
    public static let unknownType = RuleID.diagramUnknownType
    /// A setting that could run script or restyle the page.
    public static let refusedSetting = RuleID.diagramSettingRefused
    /// A directive or setting that has no effect.
    public static let unknownSetting = RuleID.diagramSettingUnknown
    /// A node that no edge reaches, in a diagram that has edges.
    public static let unconnectedNode = RuleID.diagramUnconnectedNode
    /// A style or class for a node, edge or subgraph that is not there.
    public static let unknownTarget = RuleID.diagramUnknownTarget
    /// A class that no `classDef` defines.
    public static let unknownClass = RuleID.diagramUnknownClass
    /// Something Mermaid accepts that cannot be drawn as meant, such as a picture from another host.
    public static let notDrawn = RuleID.diagramNotDrawn
    /// The diagram is beyond what can be laid out.
    public static let tooLarge = RuleID.diagramTooLarge
    /// A link that is refused, such as one to `javascript:`.
    public static let unsafeLink = RuleID.diagramUnsafeLink

    /// Every one of them.
    public static let all = [
        syntax, unknownType, refusedSetting, unknownSetting, unconnectedNode, unknownTarget, unknownClass, notDrawn,
        tooLarge, unsafeLink,
    ]
}
