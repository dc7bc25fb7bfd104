import Support

/// An id at a heading's end: `## Title {#id}`; or a list of attributes with one: `## Title { #id .class key=value }`, of which the
/// others are left out.
///
/// The id consists of letters, digits, `-`, `_`, `.`, `:` and characters beyond ASCII.
enum HeadingID {
    /// Returns the id and the events without it; nil if there is no list of attributes. The id is nil if the list has none.
    static func split(_ events: [InlineEvent], text: [UInt8]) -> (id: String?, rest: [InlineEvent])? {
        guard let last = events.last, last.kind == .text, last.isLiteral else { return nil }
        let bytes = text[last.text.range]
        guard bytes.last == UInt8(ascii: "}"), let open = bytes.lastIndex(of: UInt8(ascii: "{")) else { return nil }
        let words = bytes[(open + 1)..<(bytes.endIndex - 1)].split(whereSeparator: \.isSpaceOrTab)
        guard let id = id(in: words) else { return nil }
        var rest = Array(events.dropLast())
        var end = open
        while end > bytes.startIndex, bytes[end - 1].isSpaceOrTab { end -= 1 }
        // Words of a list without an id belong to the heading unless a space is before them.
        guard !id.isEmpty || end < open else { return nil }
        if end > bytes.startIndex { rest.append(last.part(bytes.startIndex..<end)) }
        return (id.isEmpty ? nil : String(decoding: id, as: UTF8.self), rest)
    }

    /// Returns the same for a list whose brace is escaped, as MDX wants it: `## Title \{#id}`.
    static func splitEscaped(_ events: [InlineEvent], text: [UInt8]) -> (id: String?, rest: [InlineEvent])? {
        guard let last = events.last, let brace = events.dropLast().last, last.kind == .text, last.isLiteral,
            brace.kind == .text, !brace.isLiteral, text[brace.text.range].elementsEqual("{".utf8)
        else { return nil }
        let bytes = text[last.text.range]
        guard bytes.first == UInt8(ascii: "#"), bytes.last == UInt8(ascii: "}") else { return nil }
        let words = bytes.dropLast().split(whereSeparator: \.isSpaceOrTab)
        guard words.count == 1, let id = id(in: words), !id.isEmpty else { return nil }
        var rest = Array(events.dropLast(2))
        if let before = rest.last, before.kind == .text, before.isLiteral {
            let range = before.text.range
            var end = range.upperBound
            while end > range.lowerBound, text[end - 1].isSpaceOrTab { end -= 1 }
            rest[rest.count - 1] = before.part(range.lowerBound..<end)
        }
        return (String(decoding: id, as: UTF8.self), rest)
    }

    /// Returns the id in a list of attributes, empty if there is none; nil if the words are no such list.
    private static func id(in words: [ArraySlice<UInt8>]) -> ArraySlice<UInt8>? {
        var id: ArraySlice<UInt8> = []
        var hasMark = false
        for word in words {
            let name = word.dropFirst()
            switch word.first {
            case UInt8(ascii: "#"):
                guard id.isEmpty, !name.isEmpty, name.allSatisfy(isOfID) else { return nil }
                id = name
                hasMark = true
            case UInt8(ascii: "."):
                guard let first = name.first, first.isLetter || first >= 0x80, name.allSatisfy(isOfID) else {
                    return nil
                }
                hasMark = true
            default:
                guard let sign = word.firstIndex(of: UInt8(ascii: "=")), sign > word.startIndex,
                    word[..<sign].allSatisfy(isOfID)
                else { return nil }
            }
        }
        return hasMark ? id : nil
    }

    private static func isOfID(_ byte: UInt8) -> Bool {
        byte.isAlphanumeric || byte >= 0x80 || "-_.:".utf8.contains(byte)
    }
}
