import Support

/// GFM "Task list items": `[ ]` or `[x]` and a space at the start of an item's first paragraph.
enum TaskMarker {
    /// Splits the marker off; the space after it stays with the text. Returns nil if there is no marker.
    static func split(_ events: [InlineEvent], text: [UInt8]) -> (
        isChecked: Bool, marker: InlineEvent, rest: [InlineEvent]
    )? {
        guard let first = events.first, first.kind == .text, first.isLiteral else { return nil }
        let bytes = text[first.text.range]
        guard bytes.count >= 3, bytes.starts(with: "[".utf8), bytes[bytes.startIndex + 2] == UInt8(ascii: "]") else {
            return nil
        }
        let isChecked: Bool
        switch bytes[bytes.startIndex + 1] {
        case UInt8(ascii: " "), UInt8(ascii: "\t"): isChecked = false
        case UInt8(ascii: "x"), UInt8(ascii: "X"): isChecked = true
        default: return nil
        }
        let after = bytes.startIndex + 3
        guard after < bytes.endIndex ? bytes[after].isSpaceOrTab : events.dropFirst().first?.kind == .softBreak else {
            return nil
        }
        var rest = Array(events.dropFirst())
        if after < bytes.endIndex { rest.insert(first.part(after..<bytes.endIndex), at: 0) }
        return (isChecked, first.part(bytes.startIndex..<after), rest)
    }
}
