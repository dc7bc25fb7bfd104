import Diagnostics
import Support

extension DocumentBuilder {
    /// Appends a block and its inlines.
    ///
    /// Most leaves need neither an extension nor positions; they are copied straight into the tree.
    mutating func appendLeaf(
        _ block: Node,
        inlines nodes: [RawNode],
        in range: Range<Int>,
        content makeContent: (ContainerStack, PreparedSource) -> LeafContent
    ) {
        let parent = builder.open.last.map(Int.init) ?? 0
        let isFirstInQuote = builder.tree.nodes[parent].kind == .blockQuote && builder.nextIndex == parent + 1
        guard isFirstInQuote || needsReading(nodes, range, isHeading: block.kind == .heading) else {
            builder.enter(block)
            appendPlain(nodes, range)
            builder.exit()
            return
        }
        let content = makeContent(prefixes, source)
        var leaf = LeafInlines(content: content, formulas: source.formulas(in: content))
        leaf.events = readEvents(nodes, range)
        if let aligned = InlineAligner.align(
            leaf.events,
            with: content,
            text: text,
            allowsClosingSequence: block.kind == .heading,
            formulas: leaf.formulas,
            references: &references
        ) {
            leaf.events = aligned.events
            leaf.spans = aligned.spans
            leaf.isAligned = true
        }
        let isQuote = isFirstInQuote && block.kind == .paragraph
        if isQuote, turnQuoteIntoAside(&leaf, quote: parent) { return }
        let isPlainQuote = isQuote && builder.tree.nodes[parent].kind == .blockQuote
        noteForeignSyntax(in: leaf, isFirstInQuote: isPlainQuote, Int(block.sourceStart))
        if block.kind == .heading,
            let (id, rest) = HeadingID.split(leaf.events, text: text)
                ?? (source.dialect == .docusaurus ? HeadingID.splitEscaped(leaf.events, text: text) : nil)
        {
            headings[Int(block.detail)].explicitID = id
            leaf.events = rest
        }
        let node = builder.enter(block)
        if builder.tree.nodes[parent].kind == .item, node == parent + 1,
            let (isChecked, marker, rest) = TaskMarker.split(leaf.events, text: text)
        {
            var task = Node(kind: .taskMarker)
            task.value = isChecked ? 1 : 0
            setPlace(of: &task, marker, leaf)
            builder.leaf(task)
            leaf.events = rest
        }
        append(leaf, blockStart: Int(block.sourceStart))
        builder.exit()
    }

    /// Returns true if nothing is left of the paragraph.
    private mutating func turnQuoteIntoAside(_ leaf: inout LeafInlines, quote: Int) -> Bool {
        if let (number, rest) = AlertKind.split(leaf.events, text: text) {
            turn(quote: quote, into: .alert, number: number)
            leaf.events = rest
            return rest.isEmpty
        }
        if let (number, rest) = AsideKind.split(leaf.events, text: text) {
            turn(quote: quote, into: .aside, number: number)
            leaf.events = rest
            return rest.isEmpty
        }
        return false
    }

    private mutating func turn(quote: Int, into kind: Node.Kind, number: UInt16) {
        builder.tree.nodes[quote].kind = kind
        builder.tree.nodes[quote].value = number
        weightOfReading += 3
    }

    private func needsReading(_ nodes: [RawNode], _ range: Range<Int>, isHeading: Bool) -> Bool {
        let isMaterial = source.dialect == .material
        guard source.abbreviations.isEmpty, !(isMaterial && source.hasFormulas) else { return true }
        // A mark that takes two signs can't be there if there is only one of them.
        var hasBracket = false
        var hasTilde = false
        var hasCaret = false
        return text.withUnsafeBufferPointer { text in
            for node in nodes[range] {
                switch node.kind {
                case .link, .image, .htmlInline: return true
                case .code: if source.dialect.isDocC { return true }
                case .text:
                    if ForeignLines.mayBegin(text[node.text.range]) { return true }
                    if isHeading, node.text.end > node.text.start, text[Int(node.text.end) - 1] == UInt8(ascii: "}") {
                        return true
                    }
                    for index in node.text.range {
                        switch text[index] {
                        case UInt8(ascii: "$"): if source.mayHoldFormulas { return true }
                        case UInt8(ascii: "@"), UInt8(ascii: "{"), UInt8(ascii: "*"): return true
                        case UInt8(ascii: "["): hasBracket = true
                        case UInt8(ascii: "]"): if hasBracket { return true }
                        case UInt8(ascii: "~"):
                            if hasTilde { return true }
                            hasTilde = true
                        case UInt8(ascii: "^"):
                            if hasCaret, !source.dialect.isDocC { return true }
                            hasCaret = true
                        case UInt8(ascii: "+"): if isMaterial { return true }
                        case UInt8(ascii: "_"):
                            if index + 1 < Int(node.text.end), text[index + 1] == UInt8(ascii: "_") { return true }
                        case UInt8(ascii: "="):
                            if index + 1 < Int(node.text.end), text[index + 1] == UInt8(ascii: "=") { return true }
                        case UInt8(ascii: ":"):
                            guard index + 1 < Int(node.text.end) else { break }
                            if text[index + 1] == UInt8(ascii: "/") || EmojiNames.isNameByte(text[index + 1]) {
                                return true
                            }
                        case UInt8(ascii: "w"):
                            if index + 3 < Int(node.text.end), text[index + 1] == UInt8(ascii: "w"),
                                text[index + 3] == UInt8(ascii: ".")
                            {
                                return true
                            }
                        default: break
                        }
                    }
                default: break
                }
            }
            return false
        }
    }

    private mutating func appendPlain(_ nodes: [RawNode], _ range: Range<Int>) {
        var ends: [Int32] = []
        for index in range {
            while let end = ends.last, Int(end) <= index {
                builder.exit()
                ends.removeLast()
            }
            var node = Node(kind: nodes[index].kind)
            node.text = nodes[index].text
            if Int(nodes[index].end) > index + 1 {
                builder.enter(node)
                ends.append(nodes[index].end)
            } else {
                builder.leaf(node)
            }
        }
        for _ in ends { builder.exit() }
    }

    private mutating func readEvents(_ nodes: [RawNode], _ range: Range<Int>) -> [InlineEvent] {
        var events: [InlineEvent] = []
        events.reserveCapacity(range.count + 8)
        var open: [(end: Int32, event: InlineEvent)] = []
        var linkDepth = 0
        func close(before index: Int) {
            while let last = open.last, Int(last.end) <= index {
                events.append(last.event)
                if last.event.kind == .link { linkDepth -= 1 }
                open.removeLast()
            }
        }
        for index in range {
            close(before: index)
            let node = nodes[index]
            var event = InlineEvent(kind: node.kind)
            event.text = node.text
            event.isInLink = linkDepth > 0
            switch node.kind {
            case .link, .image, .emphasis, .strong:
                event.phase = .enter
                if node.kind == .link || node.kind == .image {
                    event.detail = Int32(truncatingIfNeeded: links.count)
                    links.append(PendingLink(destination: node.text, title: node.extra))
                    event.text = .empty
                    if node.kind == .link { linkDepth += 1 }
                }
                events.append(event)
                event.phase = .exit
                open.append((node.end, event))
            default: events.append(event)
            }
        }
        close(before: range.upperBound)
        return events
    }

    /// Runs the extensions over the inlines and appends the result.
    private mutating func append(_ leaf: LeafInlines, blockStart: Int) {
        var leaf = leaf
        leaf.events = replaceFormulas(in: leaf, blockStart)
        leaf.events = footnotes.replaceReferences(in: leaf, text: text, source: source, blockStart, &diagnostics)
        FailedLink.report(in: leaf, text: text, source: source, blockStart, to: &diagnostics)
        UndefinedReference.report(in: leaf, text: text, source: source, blockStart, to: &diagnostics)
        leaf.events = replaceBareAddresses(in: leaf, blockStart)
        leaf.events = replaceSymbolLinks(in: leaf)
        leaf.events = markText(in: leaf, blockStart)
        StrandedEmphasis.report(in: leaf, text: text, source: source, blockStart, to: &diagnostics)
        for event in leaf.events {
            switch event.phase {
            case .exit: builder.exit()
            case .enter:
                var node = Node(kind: event.kind)
                node.detail = event.detail
                setPlace(of: &node, event, leaf)
                let index = builder.enter(node)
                if event.kind == .link || event.kind == .image { finishLink(event, node: index, leaf, blockStart) }
            case .leaf: appendLeafEvent(event, leaf, blockStart: blockStart)
            }
        }
    }

    /// Replaces emoji, keys, and marked, struck and abbreviated text; once the document's room for them is used up, they stay as
    /// written.
    private mutating func markText(in leaf: LeafInlines, _ blockStart: Int) -> [InlineEvent] {
        guard roomForMarks > Self.leastRoom else { return leaf.events }
        var events = leaf.events
        if !source.dialect.isDocC { events = EmojiNames.apply(to: events, text: &text, room: &roomForMarks) }
        for marks in source.dialect.pairedMarks {
            events = marks.apply(to: events, text: text, content: leaf.content.bytes, room: &roomForMarks)
        }
        if source.dialect == .material { events = KeyNames.apply(to: events, text: &text, room: &roomForMarks) }
        events = source.abbreviations.apply(to: events, text: text, room: &roomForMarks)
        if roomForMarks <= Self.leastRoom {
            diagnostics.append(.tooManyMarks(source.file.range(blockStart..<blockStart)))
        }
        return events
    }

    private mutating func appendLeafEvent(_ event: InlineEvent, _ leaf: LeafInlines, blockStart: Int) {
        var node = Node(kind: event.kind)
        node.text = event.text
        node.detail = event.detail
        setPlace(of: &node, event, leaf)
        if event.kind == .text, let last = builder.tree.nodes.last, last.kind == .text,
            last.text.end == event.text.start,
            last.parentIndex == builder.open.last
        {
            builder.tree.nodes[builder.nextIndex - 1].text.end = event.text.end
            builder.tree.nodes[builder.nextIndex - 1].sourceEnd = node.sourceEnd
            return
        }
        // The place of raw HTML is needed later; searching for its block then would be slow in nested inlines.
        if event.kind == .htmlInline, node.sourceStart < 0 {
            node.sourceStart = Int32(truncatingIfNeeded: blockStart)
            node.sourceEnd = node.sourceStart
        }
        let index = builder.leaf(node)
        if event.kind == .formula { formulas.append(NodeID(index)) }
        if event.kind == .htmlInline {
            weightOfReading += 2
            appendInlineComment(event, node: index, leaf, blockStart: blockStart)
        }
        if event.kind == .footnoteReference {
            builder.tree.nodes[index].value = footnotes.addReference(NodeID(index), to: Int(event.detail))
        }
    }

    private func setPlace(of node: inout Node, _ event: InlineEvent, _ leaf: LeafInlines) {
        guard leaf.isAligned, let range = event.contentRange else { return }
        let place = source.fileRange(leaf.content.sourceRange(range))
        node.sourceStart = Int32(truncatingIfNeeded: place.lowerBound)
        node.sourceEnd = Int32(truncatingIfNeeded: place.upperBound)
    }

    private mutating func finishLink(_ event: InlineEvent, node index: Int, _ leaf: LeafInlines, _ blockStart: Int) {
        let number = Int(event.detail)
        links[number].node = NodeID(index)
        links[number].blockStart = blockStart
        if let range = event.contentRange, leaf.isAligned {
            links[number].range = source.fileRange(leaf.content.sourceRange(range))
        }
        let span = leaf.spans[event.detail]
        if let destination = span?.destination {
            links[number].destinationRange = source.fileRange(leaf.content.sourceRange(destination))
        } else if links[number].isBareAddress {
            links[number].destinationRange = links[number].range
        }
        let destination = text[links[number].destination.range]
        if links[number].kind == .symbol { return }
        if event.kind == .image {
            links[number].kind = .image
        } else if destination.prefix(4).equalsIgnoringCase("doc:") {
            links[number].kind = .doc
        } else if span?.form == .autolink || links[number].isBareAddress {
            links[number].kind = .autolink
        }
    }
}
