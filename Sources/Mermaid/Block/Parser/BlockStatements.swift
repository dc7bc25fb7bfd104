import Diagnostics
import Support

extension BlockParser {
    /// Reads blocks and edges: `a["A"]:2 --> b -- "text" --> c`.
    mutating func blocksAndEdges() throws(SyntaxError) {
        let start = index
        var from = try block()
        while let (arrow, label) = try link() {
            index = skipSpace(index)
            let to = try block()
            guard diagram.edges.count < Self.mostEdges else {
                throw .tooMany(Self.mostEdges, en: "lines", es: "líneas", at: start..<index)
            }
            diagram.edges.append(
                .init(
                    source: from,
                    target: to,
                    line: GraphEdge.Line(arrow.line),
                    startHead: EdgeHead(arrow.startHead),
                    endHead: EdgeHead(arrow.endHead),
                    label: label,
                    range: place(start..<index)
                )
            )
            from = to
        }
    }

    // MARK: Blocks

    func endOfID(_ start: Int) -> Int {
        var end = start
        while end < bytes.count, !bytes[end].isWhitespace, !"([-){}<>:;".utf8.contains(bytes[end]) { end += 1 }
        return end
    }

    mutating func identifier() throws(SyntaxError) -> String {
        let end = endOfID(index)
        guard end > index else {
            throw source.unexpected(
                index..<min(index + 1, bytes.count),
                expected: LocalizedText(en: "the id of a block", es: "el id de un bloque"),
                advice: LocalizedText(
                    en:
                        "an id can't contain spaces, brackets, dashes, colons or angle brackets: put such text in a label, id[\"A text\"]",
                    es:
                        "un id no puede llevar espacios, paréntesis, guiones, dos puntos ni corchetes angulares: pon ese texto en una etiqueta, id[\"Un texto\"]"
                )
            )
        }
        defer { index = end }
        return source.text(index..<end)
    }

    /// - Returns: the block's index; if a block with this id exists, what is written here is added to it.
    private mutating func block() throws(SyntaxError) -> Int {
        let start = index
        let id = try identifier()
        let shape = try shape()
        let span = try span()
        if let known = diagram.indices[id] {
            if let shape {
                if !diagram.blocks[known].isGroup { diagram.blocks[known].shape = shape.shape }
                diagram.blocks[known].label = shape.label
            }
            return known
        }
        var block = BlockDiagram.Block(id: id, parent: group, range: place(start..<index))
        if let shape { (block.shape, block.label) = (shape.shape, shape.label) }
        block.span = max(span ?? 1, 1)
        try add(block, start..<index)
        return diagram.blocks.count - 1
    }

    private static let shapes: [(open: StaticString, closes: [(StaticString, FlowchartShape)])] = [
        ("(((", [(")))", .doubleCircle)]), ("((", [("))", .circle)]), ("([", [("])", .stadium)]),
        ("(-", [("-)", .ellipse)]), ("(", [(")", .rounded)]), ("[[", [("]]", .subroutine)]),
        ("[(", [(")]", .cylinder)]),
        ("[/", [("/]", .leanRight), ("\\]", .trapezoid)]), ("[\\", [("\\]", .leanLeft), ("/]", .invertedTrapezoid)]),
        ("[", [("]", .rectangle)]), ("{{", [("}}", .hexagon)]), ("{", [("}", .diamond)]), (">", [("]", .odd)]),
    ]

    /// Reads the brackets behind an id, and the text in quotes between them.
    mutating func shape() throws(SyntaxError) -> (shape: BlockDiagram.Shape, label: DiagramLabel)? {
        if has("<[", at: index) {
            index += 2
            let label = try quoted()
            try close("]>(")
            let shape = BlockDiagram.Shape.arrow(try directions())
            try close(")")
            return (shape, label)
        }
        guard let (opening, closings) = Self.shapes.first(where: { has($0.open, at: index) }) else { return nil }
        index += opening.utf8CodeUnitCount
        let label = try quoted()
        index = skipSpace(index)
        guard let (closing, shape) = closings.first(where: { has($0.0, at: index) }) else {
            let signs = closings.map { "\($0.0)" }.joined(separator: ", ")
            throw source.unexpected(
                index..<min(index + 1, bytes.count),
                expected: LocalizedText(en: "“\(signs)”", es: "«\(signs)»")
            )
        }
        index += closing.utf8CodeUnitCount
        return (.flowchart(shape), label)
    }

    private mutating func close(_ sign: StaticString) throws(SyntaxError) {
        index = skipSpace(index)
        guard has(sign, at: index) else {
            throw source.unexpected(
                index..<min(index + 1, bytes.count),
                expected: LocalizedText(en: "“\(sign)”", es: "«\(sign)»"),
                advice: LocalizedText(
                    en: "write a block arrow as id<[\"text\"]>(right)",
                    es: "escribe un bloque con forma de flecha así: id<[\"texto\"]>(right)"
                )
            )
        }
        index += sign.utf8CodeUnitCount
    }

    private mutating func directions() throws(SyntaxError) -> Set<BlockDiagram.Direction> {
        var result: Set<BlockDiagram.Direction> = []
        while true {
            index = skipSpace(index)
            let start = index
            while byte(index).isLetter { index += 1 }
            switch source.text(start..<index) {
            case "x": result.formUnion([.left, .right])
            case "y": result.formUnion([.up, .down])
            case let word:
                guard let direction = BlockDiagram.Direction(rawValue: word) else {
                    throw source.unexpected(
                        start..<max(index, min(start + 1, bytes.count)),
                        expected: LocalizedText(
                            en: "right, left, up, down, x or y",
                            es: "right, left, up, down, x o y"
                        )
                    )
                }
                result.insert(direction)
            }
            index = skipSpace(index)
            guard byte(index) == UInt8(ascii: ",") else { return result }
            index += 1
        }
    }

    /// Reads a text in quotes, which may be a Markdown string.
    private mutating func quoted() throws(SyntaxError) -> DiagramLabel {
        index = skipSpace(index)
        let start = index
        guard byte(start) == UInt8(ascii: "\""),
            let close = bytes[(start + 1)...].firstIndex(of: UInt8(ascii: "\""))
        else {
            throw source.unexpected(
                start..<endOfLine(start),
                expected: LocalizedText(en: "a text in quotes", es: "un texto entre comillas"),
                advice: LocalizedText(
                    en: "in block diagrams, put every label in quotes: id[\"A text\"]",
                    es: "en los diagramas de bloques, pon toda etiqueta entre comillas: id[\"Un texto\"]"
                )
            )
        }
        index = close + 1
        let isMarkdown =
            byte(start + 1) == UInt8(ascii: "`") && close > start + 2 && bytes[close - 1] == UInt8(ascii: "`")
        let text = isMarkdown ? (start + 2)..<(close - 1) : (start + 1)..<close
        return DiagramLabel(text: source.text(text), isMarkdown: isMarkdown)
    }

    // MARK: Lines

    /// Reads an arrow, with the text inside it; if none follows, returns nil and reads nothing.
    private mutating func link() throws(SyntaxError) -> (EdgeArrow, DiagramLabel?)? {
        let start = skipSpace(index)
        if let end = endOfLink(start) {
            index = end
            return (EdgeArrow(bytes[start..<end]), nil)
        }
        guard let half = endOfLinkStart(start) else { return nil }
        index = half
        let label = try quoted()
        index = skipSpace(index)
        let second = index
        guard let end = endOfLink(second) else {
            throw source.unexpected(
                second..<endOfLine(second),
                expected: LocalizedText(en: "the rest of the arrow, such as -->", es: "el resto de la flecha, como -->")
            )
        }
        index = end
        var arrow = EdgeArrow(bytes[second..<end])
        guard arrow.join(start: bytes[start..<half]) else {
            throw SyntaxError(
                range: start..<end,
                message: LocalizedText(
                    en: "the two halves of this arrow do not match",
                    es: "las dos mitades de esta flecha no coinciden"
                ),
                advice: LocalizedText(en: "write: a -- \"text\" --> b", es: "escribe: a -- \"texto\" --> b")
            )
        }
        return (arrow, label)
    }

    private static func isHead(_ byte: UInt8) -> Bool { "xo<".utf8.contains(byte) }

    /// Returns the end of an arrow: `-->`, `==x`, `-.->`, `~~~`.
    private func endOfLink(_ start: Int) -> Int? {
        var place = start
        if Self.isHead(byte(place)) { place += 1 }
        func run(_ sign: UInt8, _ from: Int) -> Int {
            var end = from
            while byte(end) == sign { end += 1 }
            return end
        }
        func finish(_ end: Int, _ sign: UInt8, least: Int) -> Int? {
            let isHead = "xo>".utf8.contains(byte(end))
            // Without a head, the last character of the line takes the head's place.
            guard end - place >= (isHead ? least : least + 1) else { return nil }
            return isHead ? end + 1 : end
        }
        let dash = UInt8(ascii: "-")
        switch byte(place) {
        case dash:
            let end = run(dash, place)
            if end == place + 1, byte(end) == UInt8(ascii: ".") { return dotted(run(UInt8(ascii: "."), end)) }
            return finish(end, dash, least: 2)
        case UInt8(ascii: "="): return finish(run(UInt8(ascii: "="), place), UInt8(ascii: "="), least: 2)
        case UInt8(ascii: "."): return dotted(run(UInt8(ascii: "."), place))
        case UInt8(ascii: "~"):
            let end = run(UInt8(ascii: "~"), place)
            return end - place >= 3 ? end : nil
        default: return nil
        }
    }

    /// Returns the end of a dotted line, from the end of its dots.
    private func dotted(_ end: Int) -> Int? {
        guard byte(end) == UInt8(ascii: "-") else { return nil }
        return "xo>".utf8.contains(byte(end + 1)) ? end + 2 : end + 1
    }

    private func endOfLinkStart(_ start: Int) -> Int? {
        let place = Self.isHead(byte(start)) ? start + 1 : start
        return has("--", at: place) || has("==", at: place) || has("-.", at: place) ? place + 2 : nil
    }
}
