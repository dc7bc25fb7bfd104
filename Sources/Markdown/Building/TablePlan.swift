import Support

/// The tables of a document, found before its tree is built, and their cells' inlines, read by libcmark in one go.
struct TablePlan {
    struct Table {
        let layout: TableLayout
        /// The paragraph before the header, where there is one: its lines, and its tree among the fragments.
        var lead: (lines: Int, fragment: Int)?
        /// The index of each cell's tree among the fragments, row by row; nil for an empty cell.
        var cells: [[Int?]] = []
        /// The index after the last node that the table replaces.
        var rawEnd: Int32
        /// A thematic break that libcmark took for the underline of a heading.
        var thematicBreak: Range<Int>?
    }

    /// The tables, by the index of the paragraph or heading that is the table.
    private(set) var tables: [Int: Table] = [:]
    /// The second tree: for each cell a heading, for each lead a block quote.
    private(set) var fragments: [RawNode] = []

    init() {}

    init(_ raw: [RawNode], source: PreparedSource, text: inout [UInt8]) {
        guard !source.delimiterRows.isEmpty else { return }
        var containers = ContainerStack()
        var parts: [UInt8] = []
        var count = 0
        for (index, node) in raw.enumerated() {
            switch node.kind {
            case .blockQuote, .item:
                containers.leave(before: index)
                containers.enter(node, source: source)
            case .paragraph, .heading:
                containers.leave(before: index)
                let block = Self.extended(node, raw, containers, source)
                guard Self.spansDelimiterRow(block, source) else { continue }
                guard var table = Self.table(block, containers: containers, source: source) else { continue }
                if table.layout.headerLine > 0 {
                    table.lead = (table.layout.headerLine, count)
                    count += 1
                    Self.appendLead(table.layout.headerLine, of: node, containers, source, to: &parts)
                }
                for row in table.layout.rows {
                    var fragments: [Int?] = []
                    for cell in row.cells {
                        guard !cell.isEmpty else {
                            fragments.append(nil)
                            continue
                        }
                        fragments.append(count)
                        count += 1
                        parts.append(contentsOf: "# ".utf8)
                        LeafContent(cell: cell, source: source).appendMarked(from: source, to: &parts)
                        parts.append(contentsOf: " #\n".utf8)
                    }
                    table.cells.append(fragments)
                }
                tables[index] = table
            default: break
            }
        }
        guard count > 0 else { return }
        read(parts, count: count, source: source, text: &text)
    }

    /// Parses the fragments. Link definitions of the document reach them because its text follows them.
    private mutating func read(_ parts: [UInt8], count: Int, source: PreparedSource, text: inout [UInt8]) {
        var parts = parts
        if source.mayDefineReferences {
            parts.append(UInt8(ascii: "\n"))
            parts.append(contentsOf: source.marked)
        }
        let start = text.count
        let disarmed = parts.withUnsafeBufferPointer { parts in
            let disarmed = DisarmedMarks(parts)
            fragments = parseCommonMark(parts, disarming: disarmed, text: &text)
            return disarmed
        }
        if !disarmed.offsets.isEmpty || source.hasStandIns { DisarmedMarks.rearm(&text, from: start) }
        var roots: [Int] = []
        var index = 1
        while roots.count < count, index < fragments.count {
            roots.append(index)
            index = Int(fragments[index].end)
        }
        fragments.removeSubrange(min(index, fragments.count)...)
        if let last = fragments.last, source.mayDefineReferences {
            text.removeSubrange(max(start, Int(max(last.text.end, last.extra.end)))...)
        }
        tables = tables.mapValues { table in
            var table = table
            table.lead = table.lead.map { ($0.lines, roots[$0.fragment]) }
            table.cells = table.cells.map { row in row.map { cell in cell.map { roots[$0] } } }
            return table
        }
    }

    private static func spansDelimiterRow(_ node: RawNode, _ source: PreparedSource) -> Bool {
        let rows = source.delimiterRows
        let next = rows.partitioningIndex { $0 > node.line }
        return next < rows.count && rows[next] <= node.endLine
    }

    /// Returns a paragraph together with the list right behind it, if the list's first line could be a delimiter row: below a
    /// header, `- | -` is meant as one, but libcmark reads a list item.
    private static func extended(
        _ node: RawNode,
        _ raw: [RawNode],
        _ containers: ContainerStack,
        _ source: PreparedSource
    ) -> RawNode {
        let list = Int(node.end)
        guard node.kind == .paragraph, list + 2 < raw.count, raw[list].kind == .list, !raw[list].isOrdered,
            raw[list].line == node.endLine + 1, raw[list + 1].end == raw[list].end,
            raw[list + 2].kind == .paragraph, raw[list + 2].line == raw[list].line, raw[list + 2].end == raw[list].end,
            var cursor = containers.strictContentStart(line: Int(raw[list].line), source: source)
        else { return node }
        let line = source.line(Int(raw[list].line))
        cursor.skipSpaces(in: source.bytes, before: line.upperBound)
        guard cursor.offset == source.offset(line: raw[list].line, column: raw[list].column),
            let columns = TableLayout.delimiterRow(source.bytes[cursor.offset..<line.upperBound]), columns.count > 1
        else { return node }
        var result = node
        result.endLine = raw[list + 2].endLine
        result.end = raw[list].end
        return result
    }

    private static func table(_ node: RawNode, containers: ContainerStack, source: PreparedSource) -> Table? {
        let content = LeafContent(node, containers: containers, source: source)
        var lines = content.lines
        // libcmark took the table for a setext heading: its last line stood after the table.
        var underline: Range<Int>?
        if node.kind == .heading { underline = lines.popLast() }
        guard var layout = TableLayout(lines: lines, in: source.bytes) else { return nil }
        var table = Table(layout: layout, rawEnd: node.end)
        if let underline {
            let isBreak =
                source.bytes[underline].trimmed.count >= 3 && source.bytes[underline.lowerBound] == UInt8(ascii: "-")
            if isBreak {
                table.thematicBreak = underline
            } else {
                layout.append(line: underline, in: source.bytes)
                table = Table(layout: layout, rawEnd: node.end)
            }
        }
        return table
    }

    /// Appends the lines before the header, each with the prefix `> `, which keeps them apart from their neighbours.
    private static func appendLead(
        _ count: Int,
        of node: RawNode,
        _ containers: ContainerStack,
        _ source: PreparedSource,
        to parts: inout [UInt8]
    ) {
        for number in Int(node.line)..<Int(node.line) + count {
            let start =
                number == Int(node.line)
                ? source.offset(line: node.line, column: node.column)
                : containers.contentStart(line: number, source: source).offset
            parts.append(contentsOf: "> ".utf8)
            parts.append(contentsOf: source.marked[start..<max(start, source.line(number).upperBound)])
            parts.append(UInt8(ascii: "\n"))
        }
        parts.append(UInt8(ascii: "\n"))
    }
}
