extension DocumentBuilder {
    /// The number of links in a document up to which bare addresses become links; beyond it they stay text.
    private static let mostBareAddresses = 100_000

    /// Turns bare addresses in texts into links.
    mutating func replaceBareAddresses(in leaf: LeafInlines, _ blockStart: Int) -> [InlineEvent] {
        var result: [InlineEvent] = []
        result.reserveCapacity(leaf.events.count)
        var index = 0
        while index < leaf.events.count {
            let event = leaf.events[index]
            guard event.kind == .text, !event.isInLink else {
                result.append(event)
                index += 1
                continue
            }
            var last = index
            while last + 1 < leaf.events.count, leaf.events[last + 1].kind == .text,
                leaf.events[last + 1].text.start == leaf.events[last].text.end
            {
                last += 1
            }
            let run = Int(event.text.start)..<Int(leaf.events[last].text.end)
            var previous = UInt8(ascii: "\n")
            if event.contentStart > 0, leaf.isAligned { previous = leaf.content.bytes[Int(event.contentStart) - 1] }
            var addresses = BareAddress.find(in: run, of: text, precededBy: previous)
            let room = max(0, Self.mostBareAddresses - links.count)
            if addresses.count > room {
                addresses.removeSubrange(room...)
                if !hasTooManyAddresses {
                    diagnostics.append(.tooManyAddresses(leaf.place(event.contentRange, source, blockStart)))
                }
                hasTooManyAddresses = true
            }
            appendTexts(leaf.events[index...last], with: addresses, to: &result)
            index = last + 1
        }
        return result
    }

    /// Appends a run of texts in which addresses have been found.
    private mutating func appendTexts(
        _ events: ArraySlice<InlineEvent>,
        with addresses: [BareAddress],
        to result: inout [InlineEvent]
    ) {
        func append(_ range: Range<Int>, isInLink: Bool) {
            for event in events {
                let part = range.clamped(to: event.text.range)
                guard !part.isEmpty else { continue }
                var event = part == event.text.range ? event : event.part(part)
                event.isInLink = isInLink
                event.isAddress = isInLink
                result.append(event)
            }
        }
        guard !addresses.isEmpty, let first = events.first, let end = events.last?.text.end else {
            result.append(contentsOf: events)
            return
        }
        var start = Int(first.text.start)
        for address in addresses {
            append(start..<address.range.lowerBound, isInLink: false)
            var link = InlineEvent.enter(.link)
            link.detail = Int32(truncatingIfNeeded: links.count)
            let opening = result.count
            result.append(link)
            append(address.range, isInLink: true)
            if let first = result[(opening + 1)...].first, let last = result.last {
                result[opening].contentStart = first.contentStart
                result[opening].contentEnd = last.contentEnd
            }
            var exit = InlineEvent.exit(.link)
            exit.detail = link.detail
            result.append(exit)
            let destinationStart = Int32(truncatingIfNeeded: text.count)
            text.append(contentsOf: address.scheme.utf8)
            let bytes = Array(text[address.range])
            text.append(contentsOf: bytes)
            let destination = TextRange(start: destinationStart, end: Int32(truncatingIfNeeded: text.count))
            var pending = PendingLink(destination: destination, title: .empty)
            pending.isBareAddress = true
            links.append(pending)
            start = address.range.upperBound
        }
        append(start..<Int(end), isInLink: false)
    }
}
