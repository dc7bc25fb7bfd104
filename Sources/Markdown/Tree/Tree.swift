import Diagnostics
import Support

/// The nodes of a document in pre-order, and the bytes of all their texts.
///
/// A flat array, so that a document nested 100,000 levels deep is built, walked and freed without recursion.
package struct Tree: Sendable {
    package var nodes: [Node] = []
    package var text: [UInt8] = []

    /// Frees the spare capacity left from the tree's growth: courses hold thousands of trees. The capacity of large ones was
    /// reserved beforehand, and they would be held twice.
    mutating func trim() {
        if nodes.count < 100_000 { nodes = nodes.exactlySized }
        if text.count < 1_000_000 { text = text.exactlySized }
    }

    /// Moves the nodes to their places in the file without inserted texts.
    mutating func move(by insertions: InsertedTexts) {
        for index in nodes.indices where nodes[index].sourceStart >= 0 {
            let start = Int(nodes[index].sourceStart)
            let range = insertions.range(start..<max(start, Int(nodes[index].sourceEnd)))
            nodes[index].sourceStart = Int32(truncatingIfNeeded: range.lowerBound)
            nodes[index].sourceEnd = Int32(truncatingIfNeeded: range.upperBound)
        }
    }
}

/// Builds a ``Tree`` from nodes as they open and close.
struct TreeBuilder {
    var tree = Tree()
    private(set) var open: [Int32] = []

    var depth: Int { open.count }
    /// The index of the next node to be added.
    var nextIndex: Int { tree.nodes.count }

    /// The block that was closed last, if it is the one before the next node in the same parent.
    var lastBlock: Node? {
        guard let parent = open.last else { return nil }
        var index = tree.nodes.count - 1
        while index > Int(parent), tree.nodes[index].parentIndex != parent {
            index = Int(tree.nodes[index].parentIndex)
        }
        return index > Int(parent) ? tree.nodes[index] : nil
    }

    mutating func reserve(_ count: Int) { tree.nodes.reserveCapacity(count) }

    @discardableResult
    mutating func leaf(_ node: Node) -> Int {
        var node = node
        let index = tree.nodes.count
        node.parentIndex = open.last ?? -1
        node.end = Int32(truncatingIfNeeded: index + 1)
        tree.nodes.append(node)
        return index
    }

    @discardableResult
    mutating func enter(_ node: Node) -> Int {
        let index = leaf(node)
        open.append(Int32(truncatingIfNeeded: index))
        return index
    }

    /// Closes the innermost open node; a container without an end of its own ends with its last child.
    mutating func exit() {
        guard let index = open.popLast().map(Int.init) else { return }
        tree.nodes[index].end = Int32(truncatingIfNeeded: tree.nodes.count)
        let closed = tree.nodes[index]
        guard closed.kind.isBlock, let parent = open.last.map(Int.init) else { return }
        if tree.nodes[parent].sourceEnd < closed.sourceEnd, tree.nodes[parent].kind != .document {
            tree.nodes[parent].sourceEnd = closed.sourceEnd
        }
    }
}
