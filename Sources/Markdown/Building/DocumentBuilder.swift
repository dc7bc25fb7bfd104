import Diagnostics
import Support

/// Turns libcmark's tree into a ``Document``: walks the blocks, and hands each leaf's inlines to the extensions.
struct DocumentBuilder {
    let source: PreparedSource
    /// The part of the source whose blocks are being appended.
    private(set) var part = Part()
    var text: [UInt8] = []
    var builder = TreeBuilder()
    var prefixes = ContainerStack()
    var headings: [PendingHeading] = []
    var codeBlocks: [CodeBlock] = []
    var links: [PendingLink] = []
    var comments: [Comment] = []
    var formulas: [NodeID] = []
    var htmlSlices: [SourceSlice] = []
    var containers: [Container]
    var footnotes: FootnoteRegister
    var references = CharacterReferences()
    var hasTooManyAddresses = false
    /// The number of inlines that emoji, paired marks, keys and abbreviations may still add to the document.
    var roomForMarks: Int
    /// The room at which no more marks are replaced: the largest mark may take as much.
    static let leastRoom = 40
    /// Finds the known command that an unknown one in a formula was meant to be.
    var nearMiss = NearMiss()
    var diagnostics: DiagnosticList
    var foreign = ForeignRegister()

    /// Blocks that libcmark has read, and the tables among them.
    struct Part {
        var raw: [RawNode] = []
        var plan = TablePlan()
    }

    /// The largest size of a document: its nodes, plus its links, headings, code blocks and so on with several times the weight.
    /// Ten megabytes of prose stay below it; more would take several hundred megabytes of memory.
    static let largestDocument = 2_200_000
    private let largest: Int
    private var tableCount = 0
    /// The weight of inline tags, alerts and asides beyond that of their nodes, because reading them takes more time.
    var weightOfReading = 0

    init(_ source: PreparedSource, _ diagnostics: DiagnosticList, largest: Int = largestDocument) {
        var diagnostics = diagnostics
        self.source = source
        containers = source.containers
        self.largest = largest
        roomForMarks = largest / 7
        // With many nodes, growing the array step by step would hold them twice in memory.
        if source.bytes.count > 1_000_000 { builder.reserve(min(largest, source.bytes.count / 3)) }
        footnotes = FootnoteRegister(source, diagnostics: &diagnostics)
        self.diagnostics = diagnostics
    }

    /// Builds the whole tree: the file's blocks, then the footnotes in the order in which they are referred to.
    mutating func run() {
        var root = Node(kind: .document)
        root.sourceStart = 0
        root.sourceEnd = Int32(truncatingIfNeeded: source.file.bytes.count)
        builder.enter(root)
        var parts = SourceParts(source)
        // The footnotes' bodies stand before the text; their parts are needed again.
        var bodies: [(part: Int, index: Int)] = []
        var partsOfBodies: [Part] = []
        while let raw = parts.next(text: &text) {
            part = Part(raw: raw, plan: TablePlan(raw, source: source, text: &text))
            let bodyCount = bodies.count
            var index = 1
            while bodies.count < source.definitions.count, index < raw.count {
                bodies.append((partsOfBodies.count, index))
                index = Int(raw[index].end)
            }
            if bodies.count > bodyCount { partsOfBodies.append(part) }
            appendBlocks(index..<raw.count)
            tableCount += part.plan.tables.count
            if size > largest { parts.stop() }
        }
        if let rest = parts.rest { appendRest(from: rest) }
        while let next = footnotes.nextToAppend(), next < bodies.count {
            part = partsOfBodies[bodies[next].part]
            appendFootnote(next, body: bodies[next].index)
        }
        builder.exit()
        builder.tree.text = text
        footnotes.reportUnused(source.file, to: &diagnostics)
        report(parts)
        reportCutFormulas()
        diagnostics.append(contentsOf: foreign.findings())
        diagnostics.append(contentsOf: ContainerContents.check(containers, in: builder.tree.nodes))
    }

    private var size: Int {
        let listed = links.count + headings.count + comments.count + containers.count + 2 * htmlSlices.count
        return builder.tree.nodes.count + weightOfReading + 5 * listed + 8 * (codeBlocks.count + formulas.count)
            + 10 * tableCount
    }

    /// Appends the rest of a source that is over the limit, as one paragraph of plain text.
    private mutating func appendRest(from start: Int) {
        let textStart = Int32(truncatingIfNeeded: text.count)
        // With footnotes, which stand elsewhere in the file, the prepared bytes; otherwise the author's, without prefixes.
        if source.definitions.isEmpty {
            text.append(contentsOf: source.file.bytes[source.fileOffset(start)...])
        } else {
            text.append(contentsOf: source.bytes[start...])
        }
        var paragraph = Node(kind: .paragraph)
        paragraph.sourceStart = Int32(truncatingIfNeeded: source.fileOffset(start))
        paragraph.sourceEnd = Int32(truncatingIfNeeded: source.file.bytes.count)
        builder.enter(paragraph)
        var rest = Node(kind: .text)
        rest.text = TextRange(start: textStart, end: Int32(truncatingIfNeeded: text.count))
        builder.leaf(rest)
        builder.exit()
        let place = source.file.firstLine(of: source.fileRange(start..<source.bytes.count))
        diagnostics.append(.tooMuchMarkup(place))
    }

    private mutating func report(_ parts: SourceParts) {
        func place(_ offset: Int) -> SourceRange { source.file.range(source.fileRange(offset..<offset + 1)) }
        if let mark = parts.firstContainer { diagnostics.append(.deepNesting(place(mark))) }
        if let mark = parts.firstImage { diagnostics.append(.tooManyOpenImages(place(mark))) }
    }

    private mutating func appendFootnote(_ number: Int, body index: Int) {
        let definition = source.definitions[number]
        var node = Node(kind: .footnoteDefinition)
        node.detail = Int32(truncatingIfNeeded: number)
        node.sourceStart = Int32(truncatingIfNeeded: definition.block.lowerBound)
        node.sourceEnd = Int32(truncatingIfNeeded: definition.block.upperBound)
        footnotes.nodes[number] = NodeID(builder.enter(node))
        prefixes = ContainerStack()
        prefixes.enter(part.raw[index], source: source)
        appendBlocks(index + 1..<Int(part.raw[index].end))
        builder.exit()
    }

    private mutating func appendBlocks(_ range: Range<Int>) {
        let (raw, plan) = (part.raw, part.plan)
        var ends: [Int32] = []
        var index = range.lowerBound
        while index < range.upperBound {
            while let end = ends.last, Int(end) <= index {
                builder.exit()
                ends.removeLast()
            }
            prefixes.leave(before: index)
            let node = raw[index]
            switch node.kind {
            case .blockQuote, .item, .list:
                if node.kind != .list { prefixes.enter(node, source: source) }
                if node.kind == .blockQuote,
                    let container = source.container(openedAt: node.line, column: node.column)
                {
                    enterContainer(container)
                } else {
                    builder.enter(block(node))
                }
                ends.append(node.end)
                index += 1
                continue
            case .paragraph, .heading:
                if let table = plan.tables[index] {
                    appendTable(table, node)
                    index = Int(table.rawEnd)
                    continue
                }
                if node.kind == .heading { appendHeading(index, raw) } else { appendParagraph(index, raw) }
            case .codeBlock: appendCodeBlock(node)
            case .htmlBlock: appendHTMLBlock(node)
            default: builder.leaf(block(node))
            }
            index = Int(node.end)
        }
        for _ in ends { builder.exit() }
        prefixes = ContainerStack()
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

    // MARK: Leaves

    private mutating func appendParagraph(_ index: Int, _ raw: [RawNode]) {
        let node = raw[index]
        checkForTable(node)
        appendLeaf(
            block(node),
            inlines: raw,
            in: index + 1..<Int(node.end),
            content: { LeafContent(node, containers: $0, source: $1) }
        )
    }

    /// Reports a paragraph that looks like a table.
    private mutating func checkForTable(_ node: RawNode) {
        let start = source.offset(line: node.line, column: node.column)
        guard start < source.bytes.count, source.bytes[start] != UInt8(ascii: "`") else { return }
        let firstLine = source.bytes[start..<source.line(Int(node.line)).upperBound]
        guard firstLine.contains(UInt8(ascii: "|")) || firstLine.first == UInt8(ascii: "+") else { return }
        let content = LeafContent(node, containers: prefixes, source: source)
        let followsTable = builder.lastBlock?.kind == .table
        let finding = NearTable.finding(content.lines.map { source.bytes[$0].trimmed }, followsTable: followsTable) {
            source.file.range(source.fileRange(firstLine.startIndex..<firstLine.endIndex))
        }
        if let finding { diagnostics.append(finding) }
    }

    private mutating func appendHeading(_ index: Int, _ raw: [RawNode]) {
        let node = raw[index]
        let isTitle = source.isTitle(node.line)
        var heading = block(node)
        if let section = source.section(headedOn: node.line) {
            heading.value = UInt16(node.level)
            return appendHeading(of: section, heading)
        }
        if isTitle { heading.kind = .paragraph }
        heading.value = isTitle ? 0 : UInt16(node.level)
        if !isTitle {
            heading.detail = Int32(truncatingIfNeeded: headings.count)
            headings.append(PendingHeading(node: NodeID(builder.nextIndex)))
        }
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
