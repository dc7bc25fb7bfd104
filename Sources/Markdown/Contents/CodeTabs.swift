extension CodeBlock {
    /// The title of the block's tab: consecutive blocks with one are shown as tabs; nil if the block has none.
    public var tab: String? {
        attributes.first { $0.name == "tab" }?.value.flatMap { $0.isEmpty ? nil : $0 }
    }
}

extension Document {
    /// Returns true if another block with a tab stands right before or behind a block that has one.
    public func isInGroup(_ block: CodeBlock) -> Bool { followsTab(block.node.index) || precedesTab(block.node.index) }

    /// Returns true if a code block with a tab stands right before a node, which may then continue its group.
    package func followsTab(_ index: Int) -> Bool {
        index > 0 && tree.nodes[index - 1].parentIndex == tree.nodes[index].parentIndex && hasTab(index - 1)
    }

    package func precedesTab(_ index: Int) -> Bool {
        index + 1 < tree.nodes.count && tree.nodes[index + 1].parentIndex == tree.nodes[index].parentIndex
            && hasTab(index + 1)
    }

    private func hasTab(_ index: Int) -> Bool {
        tree.nodes[index].kind == .codeBlock && codeBlocks[Int(tree.nodes[index].detail)].tab != nil
    }
}
