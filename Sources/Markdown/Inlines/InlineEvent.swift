/// The inlines of one leaf block as a flat list, which the extensions rewrite before it becomes part of the tree.
///
/// An inline with children is two events, `enter` and `exit`; all others are one.
struct InlineEvent {
    enum Phase: UInt8 { case leaf, enter, exit }

    var kind: Node.Kind
    var phase = Phase.leaf
    /// For text: the source says the same, without backslash escape or character reference; only such text can be
    /// syntax of an extension.
    var isLiteral = true
    /// Inside a link, where nothing may become another.
    var isInLink = false
    /// Index of a link or a footnote.
    var detail: Int32 = -1
    /// Literal, in the shared text buffer.
    var text = TextRange.empty
    /// Place in the ``LeafContent``; negative where it is not known.
    var contentStart: Int32 = -1
    var contentEnd: Int32 = -1

    var contentRange: Range<Int>? {
        contentStart >= 0 && contentEnd >= contentStart ? Int(contentStart)..<Int(contentEnd) : nil
    }

    /// The part of a text event that holds a range of its bytes, given in the shared text buffer.
    func part(_ range: Range<Int>) -> InlineEvent {
        var result = self
        result.text = TextRange(start: Int32(range.lowerBound), end: Int32(range.upperBound))
        if contentStart >= 0, isLiteral {
            result.contentStart = contentStart + result.text.start - text.start
            result.contentEnd = contentStart + result.text.end - text.start
        }
        return result
    }

    /// A stretch of a text, given in the shared text buffer, and what stands in its place.
    typealias Replacement = (range: Range<Int>, events: [InlineEvent])

    /// Appends a text with others in place of some of its stretches, which are in order.
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

/// What the source of a link or an image looks like; offsets are those of the leaf's content.
struct LinkSpan {
    var form = Link.Form.inline
    var destination: Range<Int>?
}
