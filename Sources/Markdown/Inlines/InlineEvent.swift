/// An event in the flat list of the inlines of one leaf block, which the extensions rewrite before it becomes part of the tree.
///
/// An inline with children is two events, `enter` and `exit`; all others are one.
struct InlineEvent {
    enum Phase: UInt8 { case leaf, enter, exit }

    var kind: Node.Kind
    var phase = Phase.leaf
    /// True for text that is the same in the source, without backslash escape or character reference; only such text can be
    /// syntax of an extension.
    var isLiteral = true
    /// True inside a link, where no other link may begin.
    var isInLink = false
    /// True for the text of a bare address, in which nothing else is marked up.
    var isAddress = false
    /// The index of a link or a footnote.
    var detail: Int32 = -1
    /// The literal, in the shared text buffer.
    var text = TextRange.empty
    /// The place in the ``LeafContent``; negative if it is unknown.
    var contentStart: Int32 = -1
    var contentEnd: Int32 = -1

    var contentRange: Range<Int>? {
        contentStart >= 0 && contentEnd >= contentStart ? Int(contentStart)..<Int(contentEnd) : nil
    }

    /// Returns the part of a text event that holds a range of its bytes, given in the shared text buffer.
    func part(_ range: Range<Int>) -> InlineEvent {
        var result = self
        result.text = TextRange(start: Int32(range.lowerBound), end: Int32(range.upperBound))
        if contentStart >= 0, isLiteral {
            result.contentStart = contentStart + result.text.start - text.start
            result.contentEnd = contentStart + result.text.end - text.start
        }
        return result
    }

    /// A range of a text, given in the shared text buffer, and the events that replace it.
    typealias Replacement = (range: Range<Int>, events: [InlineEvent])

    /// Appends a text with some of its ranges replaced; these are in order.
    func append(replacing stretches: [Replacement], to result: inout [InlineEvent]) {
        guard !stretches.isEmpty else { return result.append(self) }
        var start = Int(text.start)
        for (range, events) in stretches {
            if range.lowerBound > start { result.append(part(start..<range.lowerBound)) }
            result += events
            start = range.upperBound
        }
        if start < Int(text.end) { result.append(part(start..<Int(text.end))) }
    }

    static func enter(_ kind: Node.Kind) -> InlineEvent { InlineEvent(kind: kind, phase: .enter) }
    static func exit(_ kind: Node.Kind) -> InlineEvent { InlineEvent(kind: kind, phase: .exit) }
}

/// The form and destination of a link or an image in the source; offsets are those of the leaf's content.
struct LinkSpan {
    var form = Link.Form.inline
    var destination: Range<Int>?
}
