/// A heading before its text can be read from the finished tree.
struct PendingHeading {
    let node: NodeID
    var explicitID: String?
}

/// A link before its text can be read from the finished tree.
struct PendingLink {
    var node = NodeID(0)
    var kind = Link.Kind.link
    var destination: TextRange
    var title: TextRange
    /// Offsets in the file; nil if they are unknown.
    var range: Range<Int>?
    var destinationRange: Range<Int>?
    /// The offset in the file at which the surrounding block starts.
    var blockStart = 0
    /// True if the link was found by ``BareAddress``.
    var isBareAddress = false
}
