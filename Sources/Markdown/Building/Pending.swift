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
    /// Offsets in the file.
    var range: Range<Int>?
    var destinationRange: Range<Int>?
    /// Where the block around it starts in the file.
    var blockStart = 0
    /// Found by ``BareAddress``.
    var isBareAddress = false
}
