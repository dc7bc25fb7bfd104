import Support

extension AlertKind {
    private static let kinds = QuoteKinds<AlertKind>()

    init?(number: Int) {
        guard let kind = Self.kinds[number] else { return nil }
        self = kind
    }

    /// Reads the marker at the start of a quote's first paragraph and returns the events without it.
    ///
    /// - Returns: The kind's number, see ``init(number:)``, and the remaining events; nil if there is no marker.
    static func split(_ events: [InlineEvent], text: [UInt8]) -> (number: UInt16, rest: [InlineEvent])? {
        guard let marker = events.first, marker.kind == .text, marker.isLiteral else { return nil }
        let rest = events.dropFirst()
        guard rest.isEmpty || rest.first?.kind == .softBreak || rest.first?.kind == .lineBreak else { return nil }
        let bytes = text[marker.text.range].trimmed
        guard bytes.starts(with: "[!".utf8), bytes.last == UInt8(ascii: "]") else { return nil }
        guard let number = kinds.number(of: bytes.dropFirst(2).dropLast()) else { return nil }
        return (number, Array(rest.dropFirst()))
    }
}
