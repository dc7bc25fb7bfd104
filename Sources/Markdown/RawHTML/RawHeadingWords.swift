import Support

/// Finds the headings in raw HTML that have no id, with their words.
struct RawHeadingWords {
    let node: Int
    /// The offset of the start tag in the text of the node.
    let offset: Int
    let words: String

    /// Returns the headings whose start and end stand in one HTML block, in document order; those without words get no id.
    static func find(in tree: Tree) -> [RawHeadingWords] {
        var result: [RawHeadingWords] = []
        for (index, node) in tree.nodes.enumerated() where node.kind == .htmlBlock {
            let bytes = tree.text[node.text.range]
            if holdsHeading(bytes) { result += headings(in: Array(bytes), of: index) }
        }
        return result
    }

    /// Returns true if a `<h1` to `<h6` stands in the text. Most blocks hold none, and are not read further.
    private static func holdsHeading(_ bytes: ArraySlice<UInt8>) -> Bool {
        var index = bytes.startIndex
        while index + 2 < bytes.endIndex {
            if bytes[index] == UInt8(ascii: "<"), bytes[index + 1] | 0x20 == UInt8(ascii: "h"),
                level([bytes[index + 1] | 0x20, bytes[index + 2]]) != nil
            {
                return true
            }
            index += 1
        }
        return false
    }

    private static func level(_ name: [UInt8]) -> Int? {
        guard name.count == 2, name[0] == UInt8(ascii: "h"), (0x31...0x36).contains(name[1]) else { return nil }
        return Int(name[1]) - 0x30
    }

    private static func headings(in bytes: [UInt8], of node: Int) -> [RawHeadingWords] {
        var tokenizer = HTMLTokenizer(bytes)
        var result: [RawHeadingWords] = []
        var open: (name: String, offset: Int, hasID: Bool, words: [UInt8])?
        while let token = tokenizer.next() {
            switch token {
            case .startTag(let tag) where level(Array(tag.name.utf8)) != nil:
                let hasID = tag.attributes.contains { $0.name == "id" && $0.value?.isEmpty == false }
                open = (tag.name, tag.range.lowerBound, hasID, [])
            case .startTag(let tag) where tag.name == "br": open?.words.append(UInt8(ascii: " "))
            // Links may use the name of an anchor in the heading, and nothing else is needed.
            case .endTag(let name, _):
                guard let heading = open, heading.name == name else { continue }
                open = nil
                let words = String(
                    decoding: Array(heading.words.split(whereSeparator: \.isWhitespace).joined(separator: [0x20])),
                    as: UTF8.self
                )
                guard !heading.hasID, !words.isEmpty else { continue }
                result.append(RawHeadingWords(node: node, offset: heading.offset, words: words))
            case .text(let range):
                guard open != nil else { continue }
                open?.words += tokenizer.resolved(Array(bytes[range]))
            case .startTag, .comment, .declaration, .unfinished: break
            }
        }
        return result
    }
}
