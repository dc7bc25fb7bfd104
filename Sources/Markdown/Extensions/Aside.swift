import Support

extension AsideKind {
    private static let kinds = QuoteKinds<AsideKind>()

    init?(number: Int) {
        guard let kind = Self.kinds[number] else { return nil }
        self = kind
    }

    /// Reads the tag at the start of a quote's first paragraph and returns the events without it.
    ///
    /// - Returns: The kind's number, see ``init(number:)``, and the remaining events; nil if there is no tag.
    static func split(_ events: [InlineEvent], text: [UInt8]) -> (number: UInt16, rest: [InlineEvent])? {
        guard var first = events.first, first.kind == .text, first.isLiteral else { return nil }
        let bytes = text[first.text.range]
        guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")), colon - bytes.startIndex <= 20 else { return nil }
        // A tag stands before a space or the line's end: `Note:this` is text.
        if colon + 1 < bytes.endIndex {
            guard bytes[colon + 1].isSpaceOrTab else { return nil }
        } else if let next = events.dropFirst().first, next.kind != .softBreak, next.kind != .lineBreak {
            return nil
        }
        let name = bytes[..<colon].filter { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "-") }
        guard let number = kinds.number(of: name) else { return nil }
        var rest = Array(events.dropFirst())
        let remaining = bytes[(colon + 1)...].drop(while: \.isSpaceOrTab)
        if remaining.isEmpty {
            if let next = rest.first, next.kind == .softBreak || next.kind == .lineBreak { rest.removeFirst() }
        } else {
            first = first.part(remaining.startIndex..<remaining.endIndex)
            rest.insert(first, at: 0)
        }
        return (number, rest)
    }
}
