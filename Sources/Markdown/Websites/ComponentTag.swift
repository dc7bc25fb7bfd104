import Support

/// A tag of a component in MDX or Vue: `<Tabs groupId="os">`, `<Card title={'Sails'} />`, `</Tabs>`; or of an element of HTML with
/// attributes as JSX writes them.
struct ComponentTag {
    enum Value {
        /// The text between quotes.
        case text(Range<Int>)
        /// The expression between braces.
        case expression(Range<Int>)
    }

    struct Attribute {
        let name: String
        /// Nil for a name alone.
        let value: Value?
        let whole: Range<Int>
    }

    let name: String
    let range: Range<Int>
    let isEnd: Bool
    let isSelfClosing: Bool
    let attributes: [Attribute]

    /// The longest tag, in bytes: many openings without an end would take the square of the text's length.
    private static let longest = 8_000
    private static let mostAttributes = 100

    /// Reads the tag whose `<` stands at a place; nil if it is text.
    init?(_ bytes: [UInt8], at start: Int) {
        let limit = min(bytes.count, start + Self.longest)
        guard start + 1 < limit, bytes[start] == UInt8(ascii: "<") else { return nil }
        var index = start + 1
        isEnd = bytes[index] == UInt8(ascii: "/")
        if isEnd { index += 1 }
        let word = bytes[index..<limit].prefix { $0.isWordByte || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "-") }
        // `<>` and `</>` stand around several elements.
        guard word.first?.isLetter ?? (index < limit && bytes[index] == UInt8(ascii: ">")) else { return nil }
        name = String(decoding: word, as: UTF8.self)
        index = word.endIndex
        var attributes: [Attribute] = []
        var hasSlash = false
        while true {
            let before = index
            while index < limit, bytes[index].isWhitespace { index += 1 }
            guard index < limit else { return nil }
            if bytes[index] == UInt8(ascii: ">") { break }
            hasSlash = bytes[index] == UInt8(ascii: "/")
            if hasSlash {
                index += 1
                continue
            }
            // An attribute stands behind a space, and an end tag has none.
            guard before < index || bytes[index - 1] == UInt8(ascii: "}") || bytes[index - 1] == UInt8(ascii: "\""),
                !isEnd, attributes.count < Self.mostAttributes,
                let attribute = Self.attribute(bytes, from: index, before: limit)
            else { return nil }
            attributes.append(attribute)
            index = attribute.whole.upperBound
        }
        (self.attributes, isSelfClosing, range) = (attributes, hasSlash, start..<index + 1)
    }

    private static func attribute(_ bytes: [UInt8], from start: Int, before end: Int) -> Attribute? {
        if bytes[start] == UInt8(ascii: "{") {
            guard let close = closingBrace(bytes, from: start, before: end) else { return nil }
            return Attribute(name: "", value: .expression(start + 1..<close), whole: start..<close + 1)
        }
        var index = start
        while index < end, !bytes[index].isWhitespace, !"=>/<\"'{}".utf8.contains(bytes[index]) { index += 1 }
        guard index > start else { return nil }
        let name = String(decoding: bytes[start..<index], as: UTF8.self)
        guard index < end, bytes[index] == UInt8(ascii: "=") else {
            return Attribute(name: name, value: nil, whole: start..<index)
        }
        index += 1
        guard index < end else { return nil }
        switch bytes[index] {
        case UInt8(ascii: "\""), UInt8(ascii: "'"):
            guard let close = bytes[index + 1..<end].firstIndex(of: bytes[index]) else { return nil }
            return Attribute(name: name, value: .text(index + 1..<close), whole: start..<close + 1)
        case UInt8(ascii: "{"):
            guard let close = closingBrace(bytes, from: index, before: end) else { return nil }
            return Attribute(name: name, value: .expression(index + 1..<close), whole: start..<close + 1)
        default:
            let word = bytes[index..<end].prefix { !$0.isWhitespace && $0 != UInt8(ascii: ">") }
            guard !word.isEmpty else { return nil }
            return Attribute(name: name, value: .text(word.indices), whole: start..<word.endIndex)
        }
    }

    /// Returns the brace that closes the one at a place, outside of texts in quotes; nil if none does.
    static func closingBrace(_ bytes: [UInt8], from start: Int, before end: Int) -> Int? {
        var depth = 0
        var quote: UInt8?
        var index = start
        while index < end {
            let byte = bytes[index]
            if let open = quote {
                if byte == UInt8(ascii: "\\") { index += 1 } else if byte == open { quote = nil }
            } else {
                switch byte {
                case UInt8(ascii: "\""), UInt8(ascii: "`"): quote = byte
                // An apostrophe of a text between tags opens nothing.
                case UInt8(ascii: "'") where !bytes[index - 1].isIdentifierByte: quote = byte
                case UInt8(ascii: "{"): depth += 1
                case UInt8(ascii: "}"):
                    depth -= 1
                    if depth == 0 { return index }
                default: break
                }
            }
            index += 1
        }
        return nil
    }

    /// Returns the text that an attribute has, be it in quotes or the literal in an expression; nil if it has none.
    func text(_ names: String..., in bytes: [UInt8]) -> String? {
        for name in names {
            guard let value = attributes.first(where: { $0.name == name })?.value else { continue }
            switch value {
            case .text(let range):
                // Vue evaluates an attribute with a colon before its name.
                return String(decoding: bytes[range], as: UTF8.self)
            case .expression(let range): if let text = Self.literal(bytes[range]) { return text }
            }
        }
        return nil
    }

    func has(_ name: String) -> Bool { attributes.contains { $0.name == name } }

    /// Returns the text of a literal that is all of an expression; nil for other expressions.
    static func literal(_ expression: ArraySlice<UInt8>) -> String? {
        let text = expression[expression.trimmingSpaces()]
        guard text.count >= 2, let quote = text.first, "\"'`".utf8.contains(quote), text.last == quote else {
            return nil
        }
        let inner = text.dropFirst().dropLast()
        guard !inner.contains(quote), quote != UInt8(ascii: "`") || !inner.contains(bytes: "${".utf8) else {
            return nil
        }
        return String(decoding: inner, as: UTF8.self).replacing("\\n", with: "\n")
    }
}
