import Support

/// GitHub's alerts: a block quote whose first line is `[!NOTE]` and nothing else.
public enum AlertKind: String, Sendable, CaseIterable {
    case note, tip, important, warning, caution

    init?(number: Int) {
        guard Self.allCases.indices.contains(number) else { return nil }
        self = Self.allCases[number]
    }

    var number: UInt16 { UInt16(Self.allCases.firstIndex(of: self) ?? 0) }

    /// Reads the marker at the start of a quote's first paragraph and returns the events without it.
    static func split(_ events: [InlineEvent], text: [UInt8]) -> (kind: AlertKind, rest: [InlineEvent])? {
        guard let marker = events.first, marker.kind == .text, marker.isLiteral else { return nil }
        let rest = events.dropFirst()
        guard rest.isEmpty || rest.first?.kind == .softBreak || rest.first?.kind == .lineBreak else { return nil }
        let bytes = text[marker.text.range].trimmed
        guard bytes.starts(with: "[!".utf8), bytes.last == UInt8(ascii: "]") else { return nil }
        let name = bytes.dropFirst(2).dropLast()
        guard let kind = allCases.first(where: { name.equalsIgnoringCase($0.rawValue) }) else { return nil }
        return (kind, Array(rest.dropFirst()))
    }
}
