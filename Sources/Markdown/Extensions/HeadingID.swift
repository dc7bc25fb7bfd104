import Support

/// An id at a heading's end: `## Title {#id}`.
///
/// The id consists of letters, digits, `-`, `_`, `.`, `:` and characters beyond ASCII.
enum HeadingID {
    /// Returns the id and the events without it; nil if there is no id.
    static func split(_ events: [InlineEvent], text: [UInt8]) -> (id: String, rest: [InlineEvent])? {
        guard let last = events.last, last.kind == .text, last.isLiteral else { return nil }
        let bytes = text[last.text.range]
        guard bytes.last == UInt8(ascii: "}"), let open = bytes.lastIndex(of: UInt8(ascii: "{")),
            open + 2 < bytes.endIndex - 1, bytes[open + 1] == UInt8(ascii: "#")
        else { return nil }
        let id = bytes[(open + 2)..<(bytes.endIndex - 1)]
        let isValid = id.allSatisfy {
            $0.isAlphanumeric || $0 >= 0x80 || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
                || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ":")
        }
        guard isValid else { return nil }
        var rest = Array(events.dropLast())
        var end = open
        while end > bytes.startIndex, bytes[end - 1].isSpaceOrTab { end -= 1 }
        if end > bytes.startIndex { rest.append(last.part(bytes.startIndex..<end)) }
        return (String(decoding: id, as: UTF8.self), rest)
    }
}
