import Support

/// Finds the tags of a template, one after another.
///
/// The language is Mustache's (mustache(5), and its specification 1.4 for blanks around tags), without lambdas and without
/// dynamic names of partials.
struct TemplateScanner {
    private let bytes: [UInt8]
    private var opening = Array("{{".utf8)
    private var closing = Array("}}".utf8)
    private var position = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// The next tag; nil if there is none.
    mutating func next() throws(TemplateFault) -> TemplateTag? {
        guard let start = find(opening, from: position) else { return nil }
        var inner = start + opening.count
        let sign = inner < bytes.count ? bytes[inner] : 0
        var end = closing
        let kind: TemplateTag.Kind
        switch sign {
        case UInt8(ascii: "#"): kind = .section
        case UInt8(ascii: "^"): kind = .inverted
        case UInt8(ascii: "/"): kind = .close
        case UInt8(ascii: ">"): kind = .partial
        case UInt8(ascii: "<"): kind = .parent
        case UInt8(ascii: "$"): kind = .block
        case UInt8(ascii: "!"): kind = .comment
        case UInt8(ascii: "&"): kind = .unescaped
        case UInt8(ascii: "{"): (kind, end) = (.unescaped, [UInt8(ascii: "}")] + closing)
        case UInt8(ascii: "="): (kind, end) = (.delimiters, [UInt8(ascii: "=")] + closing)
        default: kind = .escaped
        }
        if kind != .escaped { inner += 1 }
        guard let stop = find(end, from: inner) else {
            throw TemplateFault(.unclosedTag(String(decoding: end, as: UTF8.self)), start..<inner)
        }
        position = stop + end.count
        let tag = TemplateTag(
            kind: kind,
            name: trimmed(inner..<stop),
            range: start..<position,
            line: kind.takesItsLine ? line(around: start..<position) : nil
        )
        switch kind {
        case .comment: break
        case .delimiters: try setDelimiters(tag)
        default: try checkName(tag)
        }
        position = tag.extent.upperBound
        return tag
    }

    private mutating func setDelimiters(_ tag: TemplateTag) throws(TemplateFault) {
        let pair = bytes[tag.name].split(whereSeparator: \.isWhitespace)
        guard pair.count == 2, !bytes[tag.name].contains(UInt8(ascii: "=")) else {
            throw TemplateFault(.badDelimiters, tag.range)
        }
        (opening, closing) = (Array(pair[0]), Array(pair[1]))
    }

    private func checkName(_ tag: TemplateTag) throws(TemplateFault) {
        let name = bytes[tag.name]
        guard !name.isEmpty else { throw TemplateFault(.noName, tag.range) }
        let isPath = [.escaped, .unescaped, .section, .inverted].contains(tag.kind)
        let parts = name.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        let isWhole = name.elementsEqual(".".utf8) || !parts.contains(where: \.isEmpty)
        guard isWhole || !isPath, name.first != UInt8(ascii: "*"),
            !name.contains(where: { $0.isWhitespace || "(){}".utf8.contains($0) })
        else { throw TemplateFault(.badName(String(decoding: name, as: UTF8.self)), tag.range) }
    }

    // MARK: Bytes

    private func find(_ pattern: [UInt8], from start: Int) -> Int? {
        var index = start
        while index + pattern.count <= bytes.count {
            if bytes[index] == pattern[0], bytes[index..<(index + pattern.count)].elementsEqual(pattern) {
                return index
            }
            index += 1
        }
        return nil
    }

    private func trimmed(_ range: Range<Int>) -> Range<Int> {
        bytes[range].trimmingSpaces()
    }

    /// The whole line of a tag, or its lines; nil if something else stands on them.
    private func line(around tag: Range<Int>) -> Range<Int>? {
        var start = tag.lowerBound
        while start > 0, bytes[start - 1].isSpaceOrTab { start -= 1 }
        guard start == 0 || bytes[start - 1] == UInt8(ascii: "\n") else { return nil }
        var end = tag.upperBound
        while end < bytes.count, bytes[end].isSpaceOrTab { end += 1 }
        if end == bytes.count { return start..<end }
        if bytes[end] == UInt8(ascii: "\r"), end + 1 < bytes.count { end += 1 }
        return bytes[end] == UInt8(ascii: "\n") ? start..<(end + 1) : nil
    }
}
