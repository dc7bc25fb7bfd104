extension DocumentBuilder {
    mutating func appendTable(_ table: TablePlan.Table, _ raw: RawNode) {
        let plan = part.plan
        if let lead = table.lead {
            let quote = plan.fragments[lead.fragment]
            let last = raw.line + Int32(lead.lines) - 1
            // Lines that are all link definitions leave no paragraph behind.
            if lead.fragment + 1 < Int(quote.end) {
                var paragraph = RawNode(kind: .paragraph)
                paragraph.line = raw.line
                paragraph.column = raw.column
                paragraph.endLine = last
                let inner = lead.fragment + 1
                appendLeaf(
                    block(paragraph),
                    inlines: plan.fragments,
                    in: inner + 1..<Int(plan.fragments[inner].end),
                    content: { LeafContent(paragraph, containers: $0, source: $1) }
                )
            }
        }
        builder.enter(place(Node(kind: .table), table.layout.rows.first?.range, table.layout.rows.last?.range))
        for (row, cells) in zip(table.layout.rows, table.cells) {
            let kind: Node.Kind = builder.tree.nodes.last?.kind == .table ? .tableHead : .tableRow
            builder.enter(place(Node(kind: kind), row.range, row.range))
            for (column, (cell, fragment)) in zip(row.cells, cells).enumerated() {
                var node = place(Node(kind: .tableCell), cell, cell)
                node.value = UInt16(table.layout.alignments[column].rawValue)
                guard let fragment else {
                    builder.leaf(node)
                    continue
                }
                appendLeaf(
                    node,
                    inlines: plan.fragments,
                    in: fragment + 1..<Int(plan.fragments[fragment].end),
                    content: { LeafContent(cell: cell, source: $1) }
                )
            }
            builder.exit()
            if !row.rest.isEmpty {
                let rest = String(decoding: source.bytes[row.rest], as: UTF8.self)
                diagnostics.append(.cutRow(rest, source.file.range(source.fileRange(row.rest))))
            }
        }
        builder.exit()
        if let range = table.thematicBreak { builder.leaf(place(Node(kind: .thematicBreak), range, range)) }
    }

    private func place(_ node: Node, _ first: Range<Int>?, _ last: Range<Int>?) -> Node {
        guard let first, let last else { return node }
        var node = node
        node.sourceStart = Int32(truncatingIfNeeded: source.fileOffset(first.lowerBound))
        node.sourceEnd = Int32(truncatingIfNeeded: source.fileRange(last).upperBound)
        return node
    }
}
