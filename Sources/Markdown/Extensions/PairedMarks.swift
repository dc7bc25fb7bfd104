import Support

/// Text between two runs of the same sign, within one parent: like emphasis in CommonMark, but with other signs.
///
/// Runs open and close by the flanking rules of emphasis (CommonMark 6.2) and pair with the nearest run of the same length.
struct PairedMarks {
    /// GFM "Strikethrough": text between `~~` and `~~`, or `~` and `~`.
    static let strikethrough = PairedMarks(
        sign: UInt8(ascii: "~"),
        single: .strikethrough,
        double: .strikethrough,
        isInsideWords: true
    )
    /// Struck text as in ``strikethrough``; right behind a word or a bracket, text without spaces is a subscript: `H~2~O`.
    static let tildesOrSubscript = PairedMarks(
        sign: UInt8(ascii: "~"),
        single: .strikethrough,
        double: .strikethrough,
        tight: .subscript,
        isInsideWords: true
    )
    /// Text without spaces right behind a word or a bracket is a superscript: `x^2^`.
    static let superscript = PairedMarks(
        sign: UInt8(ascii: "^"),
        single: nil,
        double: nil,
        tight: .superscript,
        isInsideWords: true
    )
    /// Marked text between `==` and `==`, common to many dialects; as with `_`, a comparison such as `a==b` opens none.
    static let mark = PairedMarks(sign: UInt8(ascii: "="), single: nil, double: .mark, isInsideWords: false)
    /// Material for MkDocs: `H~2~O`, and struck text as everywhere.
    static let tildes = PairedMarks(
        sign: UInt8(ascii: "~"),
        single: .subscript,
        double: .strikethrough,
        isInsideWords: true
    )
    /// Material for MkDocs: `x^2^`, and inserted text between `^^` and `^^`.
    static let carets = PairedMarks(
        sign: UInt8(ascii: "^"),
        single: .superscript,
        double: .inserted,
        isInsideWords: true
    )

    let sign: UInt8
    /// The kinds of text between runs of one sign and of two; nil if such runs mean nothing.
    let single: Node.Kind?
    let double: Node.Kind?
    /// The kind of text without spaces between runs of one sign right behind a word; nil if it is that of ``single``.
    var tight: Node.Kind?
    /// True if a run may open and close within a word.
    let isInsideWords: Bool

    private struct Run {
        let event: Int
        let text: Range<Int>
        let isAfterWord: Bool
        /// The number of spaces before it.
        let spaces: Int
        var partner: Bool?
        /// The kind of the pair's text; nil if the run has no partner.
        var kind: Node.Kind?
    }

    /// Replaces paired runs in the events; returns them unchanged if nothing pairs.
    ///
    /// - Parameter room: The number of inlines that may still be added; signs beyond it are text.
    func apply(to events: [InlineEvent], text: [UInt8], content: [UInt8], room: inout Int) -> [InlineEvent] {
        guard holdsTwoSigns(events, text: text) else { return events }
        var runs: [Run] = []
        // Openers not yet paired, by length; each an index in `runs`.
        var openers: [[Int]] = [[], []]
        // For each enclosing inline, the number of runs before it.
        var parents = [0]
        var spaces = 0
        for (index, event) in events.enumerated() {
            switch event.phase {
            case .enter: parents.append(runs.count)
            case .exit:
                let start = parents.popLast() ?? 0
                for length in 0...1 {
                    while let last = openers[length].last, last >= start { openers[length].removeLast() }
                }
            case .leaf:
                if event.kind == .softBreak || event.kind == .lineBreak { spaces += 1 }
                guard event.kind == .text, event.isLiteral, !event.isAddress else { continue }
                var place = Int(event.text.start)
                for range in signRuns(in: event, text: text, most: room / 2 - runs.count) {
                    if tight != nil { spaces += text[place..<range.lowerBound].count { $0.isWhitespace } }
                    place = range.upperBound
                    let sides = flanking(of: range, in: event, text: text, content: content)
                    let length = range.count - 1
                    let run = runs.count
                    runs.append(Run(event: index, text: range, isAfterWord: sides.isAfterWord, spaces: spaces))
                    if sides.canClose, let opener = openers[length].last, opener >= parents.last ?? 0,
                        let kind = kind(from: runs[opener], to: runs[run])
                    {
                        runs[opener].partner = true
                        runs[run].partner = false
                        runs[opener].kind = kind
                        runs[run].kind = kind
                        for other in 0...1 {
                            while let last = openers[other].last, last >= opener { openers[other].removeLast() }
                        }
                    } else if sides.canOpen {
                        openers[length].append(run)
                    }
                }
                if tight != nil { spaces += text[place..<Int(event.text.end)].count { $0.isWhitespace } }
            }
        }
        let isFull = runs.count >= room / 2
        runs.removeAll { $0.partner == nil }
        room = isFull ? 0 : room - 2 * runs.count
        guard !runs.isEmpty else { return events }
        return rewrite(events, runs)
    }

    /// Returns true if the block holds two signs. Most hold none, and are left before anything is allocated for them.
    private func holdsTwoSigns(_ events: [InlineEvent], text: [UInt8]) -> Bool {
        var count = 0
        for event in events where event.phase == .leaf && event.kind == .text && event.isLiteral {
            for index in event.text.range where text[index] == sign {
                count += 1
                if count == 2 { return true }
            }
        }
        return false
    }

    private func rewrite(_ events: [InlineEvent], _ runs: [Run]) -> [InlineEvent] {
        var result: [InlineEvent] = []
        result.reserveCapacity(events.count + 2 * runs.count)
        var next = 0
        for (index, event) in events.enumerated() {
            var replaced: [InlineEvent.Replacement] = []
            while next < runs.count, runs[next].event == index {
                let run = runs[next]
                var mark = event.part(run.text)
                mark.kind = run.kind ?? mark.kind
                mark.phase = run.partner == true ? .enter : .exit
                mark.text = .empty
                replaced.append((run.text, [mark]))
                next += 1
            }
            event.append(replacing: replaced, to: &result)
        }
        return result
    }

    private func kind(from opener: Run, to closer: Run) -> Node.Kind? {
        guard opener.text.count == 1 else { return double }
        return opener.isAfterWord && opener.spaces == closer.spaces ? tight ?? single : single
    }

    private func hasMeaning(_ length: Int) -> Bool {
        switch length {
        case 1: single != nil || tight != nil
        case 2: double != nil
        default: false
        }
    }

    private func signRuns(in event: InlineEvent, text: [UInt8], most: Int) -> [Range<Int>] {
        var result: [Range<Int>] = []
        var index = Int(event.text.start)
        while index < Int(event.text.end), result.count < most {
            guard text[index] == sign else {
                index += 1
                continue
            }
            let start = index
            while index < Int(event.text.end), text[index] == sign { index += 1 }
            if hasMeaning(index - start) { result.append(start..<index) }
        }
        return result
    }

    private func flanking(
        of run: Range<Int>,
        in event: InlineEvent,
        text: [UInt8],
        content: [UInt8]
    ) -> (canOpen: Bool, canClose: Bool, isAfterWord: Bool) {
        let before: Unicode.Scalar
        let after: Unicode.Scalar
        if let place = event.part(run).contentRange {
            before = Self.scalar(endingAt: place.lowerBound, in: content, from: 0)
            after = Self.scalar(startingAt: place.upperBound, in: content, to: content.count)
        } else {
            before = Self.scalar(endingAt: run.lowerBound, in: text, from: Int(event.text.start))
            after = Self.scalar(startingAt: run.upperBound, in: text, to: Int(event.text.end))
        }
        let spaceBefore = before.properties.isWhitespace
        let spaceAfter = after.properties.isWhitespace
        let markBefore = before.isCommonMarkPunctuation
        let markAfter = after.isCommonMarkPunctuation
        let left = !spaceAfter && (!markAfter || spaceBefore || markBefore)
        let right = !spaceBefore && (!markBefore || spaceAfter || markAfter)
        let isAfterWord = !spaceBefore && (!markBefore || before == ")" || before == "]")
        guard !isInsideWords else { return (left, right, isAfterWord) }
        return (left && (!right || markBefore), right && (!left || markAfter), isAfterWord)
    }

    private static func scalar(endingAt end: Int, in bytes: [UInt8], from start: Int) -> Unicode.Scalar {
        guard end > start else { return "\n" }
        var first = end - 1
        while first > start, bytes[first] & 0xC0 == 0x80 { first -= 1 }
        return scalar(startingAt: first, in: bytes, to: end)
    }

    private static func scalar(startingAt start: Int, in bytes: [UInt8], to end: Int) -> Unicode.Scalar {
        guard start < end else { return "\n" }
        return String(decoding: bytes[start..<min(end, start + 4)], as: UTF8.self).unicodeScalars.first ?? "\n"
    }
}

extension Unicode.Scalar {
    /// Punctuation in the sense of CommonMark 2.1: ASCII punctuation, or a character of a category P.
    var isCommonMarkPunctuation: Bool {
        if isASCII { return UInt8(truncatingIfNeeded: value).isPunctuation }
        switch properties.generalCategory {
        case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
            .finalPunctuation, .otherPunctuation:
            return true
        default: return false
        }
    }
}
