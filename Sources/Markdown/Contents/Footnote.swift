import Diagnostics

/// A footnote definition and the places that refer to it.
public struct Footnote: Sendable, Hashable {
    /// The label as its definition writes it.
    public let label: String
    /// The number readers see, by order of first reference, counted from 1; nil if nothing refers to it.
    public let number: Int?
    /// The node that holds its body.
    public let node: NodeID
    /// The nodes of the references, in order.
    public let references: [NodeID]
    /// The label of the definition in the file.
    public let range: SourceRange
}
