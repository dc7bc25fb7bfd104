import Diagnostics

/// An HTML comment, which readers don't see but tools may read.
public struct Comment: Sendable {
    /// The HTML block or inline that holds it.
    public let node: NodeID
    /// The text between `<!--` and `-->`.
    public let text: String
    /// The whole comment in the file, marks included; an empty range at the block's start if its place is unknown.
    public let range: SourceRange
    /// ``text`` in the file, line by line.
    public let slice: SourceSlice
    /// False for a comment within a paragraph, heading or cell.
    public let isBlock: Bool

    func moved(by insertions: InsertedTexts) -> Comment {
        Comment(node: node, text: text, range: range, slice: insertions.slice(slice), isBlock: isBlock)
    }
}
