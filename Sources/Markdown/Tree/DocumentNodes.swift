import Diagnostics
import Support

/// Walking the tree.
extension Document {
    /// The node that holds all others.
    public var root: NodeID { NodeID(0) }

    /// The number of nodes in the document; their ids count from 0.
    public var nodeCount: Int { tree.nodes.count }

    public subscript(node: NodeID) -> Node { tree.nodes[node.index] }

    /// Returns the node's children, in order.
    public func children(of node: NodeID) -> NodeChildren {
        NodeChildren(tree: tree, position: node.index + 1, end: Int(tree.nodes[node.index].end))
    }

    /// Returns the next node within the same parent, behind a node and its descendants; nil for the last one.
    public func sibling(after node: NodeID) -> NodeID? {
        let next = Int(tree.nodes[node.index].end)
        guard next < tree.nodes.count, tree.nodes[next].parentIndex == tree.nodes[node.index].parentIndex else {
            return nil
        }
        return NodeID(next)
    }

    /// Returns all nodes below the node, each before its children.
    public func descendants(of node: NodeID) -> some Sequence<NodeID> {
        (node.index + 1..<Int(tree.nodes[node.index].end)).lazy.map { NodeID($0) }
    }

    /// Returns the literal of a text, a code span, a formula, a code block or raw HTML; empty for all other nodes.
    public func text(of node: NodeID) -> String { String(decoding: textBytes(of: node), as: UTF8.self) }

    /// Returns the same text as UTF-8.
    public func textBytes(of node: NodeID) -> ArraySlice<UInt8> {
        let node = tree.nodes[node.index]
        if node.kind == .codeBlock, codeBlocks[Int(node.detail)].origin != nil {
            return codeBlocks[Int(node.detail)].slice.bytes[...]
        }
        return tree.text[node.text.range]
    }

    /// Returns the words of a node without markup: texts, code, descriptions of images; lines and blocks are joined by a space.
    public func plainText(of node: NodeID) -> String { tree.plainText(of: node) }

    /// Returns the node's place in the file; for an inline whose place is unknown, that of the block around it.
    public func range(of node: NodeID) -> SourceRange {
        var index = node.index
        while index > 0, tree.nodes[index].sourceStart < 0 { index = Int(tree.nodes[index].parentIndex) }
        let found = tree.nodes[max(0, index)]
        return file.range(Int(found.sourceStart)..<max(Int(found.sourceStart), Int(found.sourceEnd)))
    }

    /// Returns the node's own place in the file; nil for an inline whose place is unknown.
    public func ownRange(of node: NodeID) -> SourceRange? {
        let found = tree.nodes[node.index]
        guard found.sourceStart >= 0 else { return nil }
        return file.range(Int(found.sourceStart)..<max(Int(found.sourceStart), Int(found.sourceEnd)))
    }

    /// The plain text of the first paragraph at the document's top level that has any; nil if there is none.
    public var excerpt: String? {
        for child in children(of: root) where self[child].kind == .paragraph {
            let text = plainText(of: child)
            if !text.allSatisfy({ $0.isWhitespace }) { return text }
        }
        return nil
    }
}

/// The children of one node.
public struct NodeChildren: Sequence, IteratorProtocol, Sendable {
    fileprivate let tree: Tree
    fileprivate var position: Int
    fileprivate let end: Int

    public mutating func next() -> NodeID? {
        guard position < end else { return nil }
        let child = NodeID(position)
        position = Int(tree.nodes[position].end)
        return child
    }
}

extension Tree {
    func plainText(of node: NodeID) -> String { String(decoding: plainBytes(of: node).trimmed, as: UTF8.self) }

    /// Returns the text that GitHub makes a heading's slug from: without images, with the names of emoji that are written by
    /// name, and with spaces at the ends.
    func slugText(of node: NodeID) -> String {
        String(decoding: plainBytes(of: node, isForSlug: true), as: UTF8.self)
    }

    /// Returns true for a `<br>` in raw HTML.
    private func isBreak(_ node: Node) -> Bool {
        let tag = text[node.text.range]
        guard let next = tag.dropFirst(3).first else { return false }
        return tag.prefix(3).equalsIgnoringCase("<br") && !next.isAlphanumeric
    }

    /// Returns the texts of the node and its descendants; joined, they may hold more combining marks in a row than each of them.
    private func plainBytes(of node: NodeID, isForSlug: Bool = false) -> [UInt8] {
        var result: [UInt8] = []
        var index = node.index
        let end = Int(nodes[node.index].end)
        func separate() {
            if let last = result.last, last != UInt8(ascii: " ") { result.append(UInt8(ascii: " ")) }
        }
        while index < end {
            let current = nodes[index]
            switch current.kind {
            case .text where isForSlug && current.detail > 0:
                let end = Int(current.text.end)
                result.append(contentsOf: text[end..<min(text.count, end + Int(current.detail))])
            case .text, .code, .formula: result.append(contentsOf: text[current.text.range])
            case .codeBlock:
                separate()
                result.append(contentsOf: text[current.text.range])
            case .softBreak, .lineBreak: separate()
            // GitHub's slugs join the words around `<br>`.
            case .htmlInline where !isForSlug && isBreak(current): separate()
            case .image where isForSlug:
                index = Int(current.end)
                continue
            default: if current.kind.isBlock, index > node.index { separate() }
            }
            index += 1
        }
        CombiningMarks.cut(in: &result)
        return result
    }
}

extension [UInt8] {
    var trimmed: ArraySlice<UInt8> { self[trimmingSpaces()] }
}
