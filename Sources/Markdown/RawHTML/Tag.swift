import Support

/// A piece of raw HTML, as a browser's tokenizer cuts it.
package enum HTMLToken {
    case text(Range<Int>)
    case startTag(Tag)
    case endTag(name: String, range: Range<Int>)
    case comment(Range<Int>)
    /// Declarations, processing instructions and CDATA, which browsers take for comments.
    case declaration(Range<Int>)
    /// A `<` with the beginning of a tag that never ends.
    case unfinished(Range<Int>)

    package struct Tag {
        package let name: String
        /// The attributes; `place` is that of the value, without quotes, or of the name.
        package var attributes: [(name: String, value: String?, place: Range<Int>)]
        /// True for `<name/>`. HTML ignores the slash; authors mean an empty element.
        package let isSelfClosing: Bool
        package let range: Range<Int>
    }
}

/// Cuts raw HTML into tokens (HTML standard, 13.2.5), without the modes for scripts and the like: elements that switch to them
/// are never written.
package struct HTMLTokenizer {
    private let bytes: [UInt8]
    private var position = 0
    package var references = CharacterReferences()
    /// The range of the name of the last tag that never ends: a tag whose name begins within it never ends either.
    private var deadName = 0..<0
    /// True at the offsets where attributes of tags that never end begin: another tag that reaches one of them never ends either.
    private var deadEnds: [Bool] = []

    package init(_ bytes: [UInt8]) { self.bytes = bytes }

    package mutating func next() -> HTMLToken? {
        guard position < bytes.count else { return nil }
        let start = position
        if let token = markup() { return token }
        // A `<` that starts nothing is text.
        position = start + 1
        while position < bytes.count, bytes[position] != UInt8(ascii: "<") { position += 1 }
        return .text(start..<position)
    }

    /// Goes behind the end tag of an element whose content is no HTML, such as a script, if there is one.
    ///
    /// - Parameter name: in small letters.
    package mutating func skipElement(_ name: String) -> Bool {
        guard !withoutEnd.contains(name) else { return false }
        let end = Array("</\(name)".utf8)
        var index = position
        while let open = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
            index = open + 1
            let after = open + end.count
            guard after < bytes.count, zip(bytes[open..<after], end).allSatisfy({ $0 | 0x20 == $1 | 0x20 }),
                bytes[after].isWhitespace || bytes[after] == UInt8(ascii: ">"),
                let close = bytes[after...].firstIndex(of: UInt8(ascii: ">"))
            else { continue }
            position = close + 1
            return true
        }
        withoutEnd.insert(name)
        return false
    }

    /// The names of elements that were looked for and have no end tag in what is left.
    private var withoutEnd: Set<String> = []

    /// The largest number of attributes, more than any element has; one that nothing allows takes the place of the rest.
    private static let mostAttributes = 256

    private func byte(_ offset: Int) -> UInt8? { offset < bytes.count ? bytes[offset] : nil }

    private mutating func markup() -> HTMLToken? {
        guard bytes[position] == UInt8(ascii: "<"), let next = byte(position + 1) else { return nil }
        let start = position
        switch next {
        case UInt8(ascii: "!"), UInt8(ascii: "?"):
            if bytes[position...].starts(with: "<!--".utf8) { return .comment(comment()) }
            position = bytes[position...].firstIndex(of: UInt8(ascii: ">")).map { $0 + 1 } ?? bytes.count
            return .declaration(start..<position)
        case UInt8(ascii: "/"):
            guard let first = byte(position + 2), first.isLetter else { return nil }
            guard let tag = tag(nameAt: position + 2, from: start) else { return unfinished(start) }
            return .endTag(name: tag.name, range: tag.range)
        default:
            guard next.isLetter else { return nil }
            guard let tag = tag(nameAt: position + 1, from: start) else { return unfinished(start) }
            return .startTag(tag)
        }
    }

    private mutating func unfinished(_ start: Int) -> HTMLToken {
        position = start + 1
        while position < bytes.count, bytes[position] != UInt8(ascii: "<") { position += 1 }
        return .unfinished(start..<position)
    }

    private mutating func comment() -> Range<Int> {
        let start = position
        var index = start + 4
        // `<!-->` and `<!--->` are whole comments.
        if bytes[index...].starts(with: ">".utf8) || bytes[index...].starts(with: "->".utf8) { index -= 2 }
        while index < bytes.count {
            if bytes[index...].starts(with: "-->".utf8) {
                position = index + 3
                return start..<position
            }
            if bytes[index...].starts(with: "--!>".utf8) {
                position = index + 4
                return start..<position
            }
            index += 1
        }
        position = bytes.count
        return start..<position
    }

    private mutating func tag(nameAt nameStart: Int, from start: Int) -> HTMLToken.Tag? {
        guard !deadName.contains(nameStart) else { return nil }
        var index = nameStart
        while let byte = byte(index), !byte.isWhitespace, byte != UInt8(ascii: "/"), byte != UInt8(ascii: ">") {
            index += 1
        }
        let nameEnd = index
        let name = String(decoding: bytes[nameStart..<nameEnd], as: UTF8.self).lowercased()
        var attributes: [(name: String, value: String?, place: Range<Int>)] = []
        var known: Set<String> = []
        var starts: [Int] = []
        while let byte = byte(index), deadEnds.isEmpty || !deadEnds[index] {
            if byte == UInt8(ascii: ">") {
                position = index + 1
                return HTMLToken.Tag(
                    name: name,
                    attributes: attributes,
                    isSelfClosing: bytes[index - 1] == UInt8(ascii: "/"),
                    range: start..<position
                )
            }
            if byte.isWhitespace || byte == UInt8(ascii: "/") {
                index += 1
                continue
            }
            starts.append(index)
            guard let attribute = attribute(&index) else { break }
            // The first of several attributes with the same name counts.
            guard attributes.count <= Self.mostAttributes, known.insert(attribute.name).inserted else { continue }
            attributes.append(attributes.count < Self.mostAttributes ? attribute : ("…", nil, attribute.place))
        }
        if deadEnds.isEmpty { deadEnds = Array(repeating: false, count: bytes.count) }
        for start in starts { deadEnds[start] = true }
        deadName = nameStart..<nameEnd
        return nil
    }

    private mutating func attribute(_ index: inout Int) -> (name: String, value: String?, place: Range<Int>)? {
        let start = index
        index += 1
        while let byte = byte(index), !byte.isWhitespace, !"/>=".utf8.contains(byte) { index += 1 }
        let name = String(decoding: bytes[start..<index], as: UTF8.self).lowercased()
        var next = index
        while let byte = byte(next), byte.isWhitespace { next += 1 }
        guard byte(next) == UInt8(ascii: "=") else { return (name, nil, start..<index) }
        index = next + 1
        while let byte = byte(index), byte.isWhitespace { index += 1 }
        guard let quote = byte(index) else { return nil }
        let value: Range<Int>
        if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
            guard let end = bytes[(index + 1)...].firstIndex(of: quote) else { return nil }
            value = index + 1..<end
            index = end + 1
        } else {
            let valueStart = index
            while let byte = byte(index), !byte.isWhitespace, byte != UInt8(ascii: ">") { index += 1 }
            value = valueStart..<index
        }
        return (name, decode(value), value)
    }

    /// Returns an attribute's value with its character references resolved.
    private mutating func decode(_ range: Range<Int>) -> String {
        var result: [UInt8] = []
        var index = range.lowerBound
        while index < range.upperBound {
            if bytes[index] == UInt8(ascii: "&"), let reference = references.read(bytes, at: index),
                index + reference.count <= range.upperBound
            {
                result.append(contentsOf: reference.value)
                index += reference.count
            } else {
                result.append(bytes[index])
                index += 1
            }
        }
        CombiningMarks.cut(in: &result)
        return String(decoding: result, as: UTF8.self)
    }
}
