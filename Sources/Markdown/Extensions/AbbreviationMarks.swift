extension AbbreviationSource {
    /// Rewrites the events so that each whole word that has a long form is marked.
    func apply(to events: [InlineEvent], text: [UInt8], room: inout Int) -> [InlineEvent] {
        guard !isEmpty else { return events }
        var result: [InlineEvent] = []
        result.reserveCapacity(events.count)
        for event in events {
            guard event.kind == .text, event.phase == .leaf, !event.isAddress else {
                result.append(event)
                continue
            }
            let words = words(in: text, event.text.range, most: room / 4)
            room -= 4 * words.count
            let replaced = words.map { range, abbreviation in
                let word = event.part(range)
                var (start, end) = (word, word)
                (start.kind, start.phase, start.text, start.detail) = (.abbreviation, .enter, .empty, abbreviation)
                (end.kind, end.phase, end.text, end.detail) = (.abbreviation, .exit, .empty, abbreviation)
                return (range, [start, word, end])
            }
            event.append(replacing: replaced, to: &result)
        }
        return result
    }
}
