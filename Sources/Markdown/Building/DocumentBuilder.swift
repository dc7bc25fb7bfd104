import Diagnostics

/// Turns libcmark's tree into a ``Document``: walks the blocks, and hands each leaf's inlines to the extensions.
struct DocumentBuilder {
    let source: PreparedSource
    let raw: [RawNode]
    let plan: TablePlan
    var text: [UInt8]
    var builder = TreeBuilder()
    var containers = ContainerStack()
    var headings: [PendingHeading] = []
    var codeBlocks: [CodeBlock] = []
    var links: [PendingLink] = []
    var comments: [Comment] = []
    var htmlSlices: [SourceSlice] = []
    var footnotes: FootnoteRegister
    var diagnostics: [Diagnostic] = []
    private var hasReportedDepth = false

    /// Blocks nested deeper than this are reported.
    static let deepestUsualNesting = 100

    init(_ source: PreparedSource) {
        self.source = source
        var text: [UInt8] = []
        raw = source.correctingHeadings(source.bytes.withUnsafeBytes { parseCommonMark($0, text: &text) })
        plan = TablePlan(raw, source: source, text: &text)
        self.text = text
        footnotes = FootnoteRegister(source, diagnostics: &diagnostics)
    }

    /// Builds the whole tree: the file's blocks, then the footnotes in the order in which they are referred to.
    mutating func run() {
        builder.tree.nodes.reserveCapacity(raw.count + 16)
        var root = Node(kind: .document)
        root.sourceStart = 0
        root.sourceEnd = Int32(truncatingIfNeeded: source.file.bytes.count)
        builder.enter(root)

        var bodies: [Int] = []
        var index = 1
        while bodies.count < source.definitions.count, index < raw.count {
            bodies.append(index)
            index = Int(raw[index].end)
        }
        appendBlocks(index..<raw.count)
        while let next = footnotes.nextToAppend(), next < bodies.count {
            appendFootnote(next, body: bodies[next])
        }
        builder.exit()
        builder.tree.text = text
        footnotes.reportUnused(source.file, to: &diagnostics)
    }

    private mutating func appendFootnote(_ number: Int, body index: Int) {
        let definition = source.definitions[number]
        var node = Node(kind: .footnoteDefinition)
        node.detail = Int32(truncatingIfNeeded: number)
        node.sourceStart = Int32(truncatingIfNeeded: definition.block.lowerBound)
        node.sourceEnd = Int32(truncatingIfNeeded: definition.block.upperBound)
        footnotes.nodes[number] = NodeID(builder.enter(node))
        containers = ContainerStack()
        containers.enter(raw[index], source: source)
        appendBlocks(index + 1..<Int(raw[index].end))
        containers = ContainerStack()
        builder.exit()
    }

    private mutating func appendBlocks(_ range: Range<Int>) {
        var ends: [Int32] = []
        var index = range.lowerBound
        while index < range.upperBound {
            while let end = ends.last, Int(end) <= index {
                builder.exit()
                ends.removeLast()
            }
            containers.leave(before: index)
            let node = raw[index]
            if builder.depth > Self.deepestUsualNesting, !hasReportedDepth {
                hasReportedDepth = true
                diagnostics.append(.deepNesting(source.file.range(place(of: node))))
            }
            switch node.kind {
            case .blockQuote, .item, .list:
                if node.kind != .list { containers.enter(node, source: source) }
                builder.enter(block(node))
                ends.append(node.end)
                index += 1
                continue
            case .paragraph, .heading:
                if let table = plan.tables[index] {
                    appendTable(table, node)
                    index = Int(table.rawEnd)
                    continue
                }
                if node.kind == .heading { appendHeading(index) } else { appendParagraph(index) }
            case .codeBlock: appendCodeBlock(node)
            case .htmlBlock: appendHTMLBlock(node)
            default: builder.leaf(block(node))
            }
            index = Int(node.end)
        }
        for _ in ends { builder.exit() }
    }

    /// A node for a block, with its place from its first line to the end of its last.
    func block(_ node: RawNode) -> Node {
        var result = Node(kind: node.kind)
        let start = source.offset(line: node.line, column: node.column)
        result.sourceStart = Int32(truncatingIfNeeded: source.fileOffset(start))
        switch node.kind {
        case .list:
            result.isOrdered = node.isOrdered
            result.isTight = node.isTight
            result.detail = node.start
            result.sourceEnd = result.sourceStart
        case .blockQuote, .item:
            result.sourceEnd = result.sourceStart + 1
        default:
            result.sourceEnd = end(
                ofLine: max(node.line, node.kind == .thematicBreak ? node.line : node.endLine),
                from: start
            )
        }
        return result
    }

    /// The offset in the file after the last visible byte of a line.
    func end(ofLine number: Int32, from start: Int) -> Int32 {
        let line = source.line(Int(number))
        var end = line.upperBound
        while end > line.lowerBound, end > start, source.bytes[end - 1].isSpaceOrTab { end -= 1 }
        let range = source.fileRange(min(start, end)..<end)
        return Int32(truncatingIfNeeded: range.upperBound)
    }

    private func place(of node: RawNode) -> Range<Int> {
        let start = source.fileOffset(source.offset(line: node.line, column: node.column))
        return start..<start
    }

    // MARK: Leaves

    private mutating func appendParagraph(_ index: Int) {
        let node = raw[index]
        appendLeaf(
            block(node),
            inlines: raw,
            in: index + 1..<Int(node.end),
            content: { LeafContent(node, containers: $0, source: $1) }
        )
    }

    private mutating func appendHeading(_ index: Int) {
        let node = raw[index]
        var heading = block(node)
        heading.value = UInt16(node.level)
        heading.detail = Int32(truncatingIfNeeded: headings.count)
        headings.append(PendingHeading(node: NodeID(builder.nextIndex)))
        let isATX = node.endLine <= node.line
        appendLeaf(
            heading,
            inlines: raw,
            in: index + 1..<Int(node.end),
            content: { containers, source in
                var start = source.offset(line: node.line, column: node.column)
                var last = Int(node.endLine) - 1
                if isATX {
                    last = Int(node.line)
                    let end = source.line(last).upperBound
                    while start < end, source.bytes[start] == UInt8(ascii: "#") { start += 1 }
                    while start < end, source.bytes[start].isSpaceOrTab { start += 1 }
                }
                return LeafContent(
                    start: start,
                    firstLine: Int(node.line),
                    lastLine: last,
                    containers: containers,
                    source: source
                )
            }
        )
    }
}

extension Diagnostic {
    fileprivate static func deepNesting(_ range: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: "deep-nesting",
            severity: .warning,
            message: LocalizedText(
                en: "Blocks nest more than 100 levels deep here.",
                es: "Aquí hay bloques anidados a más de 100 niveles."
            ),
            range: range,
            reason: LocalizedText(
                en: "No reader can follow that, and browsers flatten it.",
                es: "Nadie puede seguirlo, y los navegadores lo aplanan."
            ),
            advice: LocalizedText(
                en: "Remove block quotes (`>`) or lists around this text.",
                es: "Quita citas (`>`) o listas alrededor de este texto."
            )
        )
    }
}
