import Support

extension Document {
    /// The words of the first `<h1>` in raw HTML before any Markdown heading, as is common in a repository's README; if it holds
    /// only a picture, the picture's description. Nil if there is no such heading.
    public var rawHTMLTitle: String? {
        let first = headings.first.map { range(of: $0.node).bytes.lowerBound } ?? .max
        for block in children(of: root) {
            guard range(of: block).bytes.lowerBound < first else { return nil }
            if self[block].kind == .htmlBlock, let title = Self.title(in: Array(textBytes(of: block))) { return title }
        }
        return nil
    }

    private static func title(in bytes: [UInt8]) -> String? {
        var tokenizer = HTMLTokenizer(bytes)
        var words: [UInt8]?
        var description: String?
        while let token = tokenizer.next() {
            switch token {
            case .startTag(let tag) where tag.name == "h1": words = words ?? []
            case .startTag(let tag) where words != nil && tag.name == "img":
                description = description ?? tag.attributes.first { $0.name == "alt" }?.value
            case .endTag(let name, _) where name == "h1":
                let text = words.map { collapsed(String(decoding: tokenizer.resolved($0), as: UTF8.self)) } ?? ""
                let title = text.isEmpty ? collapsed(description ?? "") : text
                if !title.isEmpty { return title }
                (words, description) = (nil, nil)
            case .startTag(let tag) where tag.name == "br": words?.append(UInt8(ascii: " "))
            case .text(let range): words? += bytes[range]
            case .startTag, .endTag, .comment, .declaration, .unfinished: break
            }
        }
        return nil
    }

    private static func collapsed(_ text: String) -> String {
        text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}

extension HTMLTokenizer {
    /// Returns a text with character references such as `&amp;` resolved.
    mutating func resolved(_ bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        var index = 0
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "&"), let reference = references.read(bytes, at: index) {
                result += reference.value
                index += reference.count
            } else {
                result.append(bytes[index])
                index += 1
            }
        }
        return result
    }
}
