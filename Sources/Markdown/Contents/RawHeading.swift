/// A heading in raw HTML without an id of its own: `<h2 align="center">Features</h2>`. It gets the one that GitHub gives it.
public struct RawHeading: Sendable, Hashable {
    /// The HTML block that holds all of it.
    public let node: NodeID
    /// The offset of its start tag in the block's text.
    package let offset: Int
    /// Its id, unique among the headings of the document.
    public let slug: String
}
