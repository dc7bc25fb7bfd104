import Diagnostics
import Support

/// A line of a diagram whose indentation gives the nesting: a node, or an icon or classes for the node before.
struct IndentedStatement {
    enum Content {
        case node(IndentedNode)
        case icon(String)
        case classes(String)
    }

    let indentation: Int
    let content: Content
    /// Offsets into the text.
    let range: Range<Int>
}

/// A node: `id[text]` and similar forms.
struct IndentedNode {
    /// The id; nil if only a text in brackets is given.
    let id: String?
    let label: DiagramLabel
    /// The opening bracket: `[`, `((` and so on; empty if the id is the text.
    let opening: String
    let closing: String
    /// The range of `@{…}` behind it, without its braces; nil if there is none.
    var data: Range<Int>?
}

/// Reads the lines of mindmaps and kanban boards, whose nodes have the same form.
struct IndentedReader: ByteScanner {
    let source: DiagramSource
    /// True if `@{…}` may follow a node.
    let hasData: Bool
    var index: Int

    var bytes: [UInt8] { source.bytes }

    init(_ source: DiagramSource, hasData: Bool) {
        self.source = source
        self.hasData = hasData
        index = source.typeName.upperBound
    }

    mutating func next() throws(SyntaxError) -> IndentedStatement? {
        index = skipSpace(index)
        guard index < bytes.count else { return nil }
        let start = index
        let indentation = indentation(start)
        if has(":::", at: start) {
            let end = endOfLine(start)
            index = end
            return IndentedStatement(
                indentation: indentation,
                content: .classes(source.text((start + 3)..<end).trimmingSpace),
                range: start..<end
            )
        }
        if hasIgnoringCase("::icon(", at: start) {
            guard let close = bytes[start...].firstIndex(of: UInt8(ascii: ")")) else {
                throw source.unexpected(
                    start..<endOfLine(start),
                    expected: LocalizedText(en: "“)” after the icon", es: "«)» tras el icono")
                )
            }
            index = close + 1
            try endStatement()
            return IndentedStatement(
                indentation: indentation,
                content: .icon(source.text((start + 7)..<close).trimmingSpace),
                range: start..<close + 1
            )
        }
        let node = try node()
        let end = index
        try endStatement()
        return IndentedStatement(indentation: indentation, content: .node(node), range: start..<end)
    }

    /// Returns the distance of an offset from the beginning of its line. It is counted in the author's own text, because comments
    /// are blanked with their line breaks.
    private func indentation(_ place: Int) -> Int {
        var start = place
        while start > 0, source.slice.bytes[start - 1] != 0x0A { start -= 1 }
        return place - start
    }

    private mutating func node() throws(SyntaxError) -> IndentedNode {
        let start = index
        while index < bytes.count, !Self.endsID(bytes[index]), !(hasData && bytes[index] == UInt8(ascii: "@")) {
            index += 1
        }
        let id = index > start ? source.text(start..<index).trimmingSpace : nil
        let opening = openings.first { has($0, at: index) }
        guard let opening else {
            if let id, index >= bytes.count || bytes[index] == 0x0A || bytes[index] == UInt8(ascii: "@") {
                let data = try takeData()
                return IndentedNode(id: id, label: DiagramLabel(text: id), opening: "", closing: "", data: data)
            }
            throw source.unexpected(
                index..<min(index + 1, bytes.count),
                expected: LocalizedText(en: "a text", es: "un texto"),
                advice: Self.quoteAdvice
            )
        }
        let openStart = index
        index += opening.utf8CodeUnitCount
        let label = try label(openStart)
        guard let closing = closings.first(where: { has($0, at: index) }) else {
            throw source.unexpected(
                index..<min(index + 1, bytes.count),
                expected: LocalizedText(
                    en: "the bracket that closes this text",
                    es: "el paréntesis que cierra este texto"
                ),
                advice: Self.quoteAdvice
            )
        }
        let closeStart = index
        index += closing.utf8CodeUnitCount
        let result = IndentedNode(
            id: id,
            label: label,
            opening: source.text(openStart..<openStart + opening.utf8CodeUnitCount),
            closing: source.text(closeStart..<index)
        )
        var whole = result
        whole.data = try takeData()
        return whole
    }

    private static let quoteAdvice = LocalizedText(
        en: "put a text with brackets in quotes, inside the node's own brackets: id[\"f(x)\"]",
        es: "pon entre comillas un texto con paréntesis, dentro de los corchetes del nodo: id[\"f(x)\"]"
    )

    private let openings: [StaticString] = ["-)", "(-", "))", ")", "((", "{{", "(", "["]
    private let closings: [StaticString] = ["))", ")", "]", "}}", "(-", "-)", "((", "("]

    private static func endsID(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x0A, UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: ")"), UInt8(ascii: "{"), UInt8(ascii: "}"): true
        default: false
        }
    }

    /// Reads the text between a node's brackets, which may span lines.
    private mutating func label(_ opening: Int) throws(SyntaxError) -> DiagramLabel {
        let start = index
        if byte(start) == UInt8(ascii: "\"") {
            let isMarkdown = byte(start + 1) == UInt8(ascii: "`")
            let text = start + (isMarkdown ? 2 : 1)
            guard let close = bytes[min(text, bytes.count)...].firstIndex(of: UInt8(ascii: "\"")), close > text else {
                throw source.unexpected(
                    start..<start + 1,
                    expected: LocalizedText(en: "a text in quotes", es: "un texto entre comillas")
                )
            }
            index = close + 1
            let isClosed = isMarkdown && bytes[close - 1] == UInt8(ascii: "`")
            let end = isClosed ? close - 1 : close
            return DiagramLabel(text: source.text(text..<max(end, text)), isMarkdown: isMarkdown)
        }
        while index < bytes.count, !Self.endsText(bytes[index]) { index += 1 }
        guard index > start, index < bytes.count else {
            throw source.unexpected(
                opening..<min(index + 1, bytes.count),
                expected: LocalizedText(
                    en: "a text and its closing bracket",
                    es: "un texto y el paréntesis que lo cierra"
                ),
                advice: Self.quoteAdvice
            )
        }
        return DiagramLabel(text: source.text(start..<index))
    }

    private static func endsText(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "("), UInt8(ascii: "}"): true
        default: false
        }
    }

    private mutating func takeData() throws(SyntaxError) -> Range<Int>? {
        guard hasData, has("@{", at: index) else { return nil }
        let start = index + 2
        var end = start
        var isQuoted = false
        while end < bytes.count, isQuoted || bytes[end] != UInt8(ascii: "}") {
            if bytes[end] == UInt8(ascii: "\"") { isQuoted.toggle() }
            end += 1
        }
        guard end < bytes.count else {
            throw source.unexpected(
                index..<index + 2,
                expected: LocalizedText(en: "“}” after the data", es: "«}» tras los datos")
            )
        }
        index = end + 1
        return start..<end
    }

    private mutating func endStatement() throws(SyntaxError) {
        index = skipBlanks(index)
        if has("%%", at: index) { index = endOfLine(index) }
        guard index < bytes.count, bytes[index] != 0x0A else { return }
        throw source.unexpected(
            index..<endOfLine(index),
            expected: LocalizedText(en: "the end of the line", es: "el final de la línea"),
            advice: Self.quoteAdvice
        )
    }
}
