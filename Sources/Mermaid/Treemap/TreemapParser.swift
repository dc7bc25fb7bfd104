import Diagnostics
import Support

/// Reads a treemap: names in quotes, whose indentation gives their nesting, and values.
struct TreemapParser: LineParser {
    typealias Content = TreemapChart

    let source: DiagramSource
    var index = 0
    var content = TreemapChart()
    var diagnostics: [Diagnostic] = []
    /// The possible parents of the next node, the innermost last, with their indentation.
    private var open: [(node: Int, indentation: Int)] = []

    init(_ source: DiagramSource) { self.source = source }

    mutating func statement(_ line: Range<Int>) throws(SyntaxError) {
        if value(of: "classdef", in: line) != nil, has("classDef", at: line.lowerBound) {
            takeClass(trimmed((line.lowerBound + 8)..<line.upperBound))
            return
        }
        let quote = byte(line.lowerBound)
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
            let close = bytes[(line.lowerBound + 1)..<line.upperBound].firstIndex(of: quote)
        else {
            throw source.unexpected(
                line,
                expected: LocalizedText(en: "a name in quotes", es: "un nombre entre comillas"),
                advice: LocalizedText(en: "write: \"Name\": 12", es: "escribe: \"Nombre\": 12")
            )
        }
        let label = DiagramLabel(text: source.text((line.lowerBound + 1)..<close))
        var place = skipBlanks(close + 1)
        var value: Double?
        if place < line.upperBound, !has(":::", at: place),
            byte(place) == UInt8(ascii: ":") || byte(place) == UInt8(ascii: ",")
        {
            place = skipBlanks(place + 1)
            value = try number(&place, line)
        }
        place = skipBlanks(place)
        var className: String?
        if place < line.upperBound, has(":::", at: place) {
            let start = skipBlanks(place + 3)
            place = start
            while place < line.upperBound, bytes[place].isWordByte { place += 1 }
            className = source.text(start..<place)
            place = skipBlanks(place)
        }
        guard place >= line.upperBound || has("%%", at: place) else {
            throw source.unexpected(
                span(place, line.upperBound),
                expected: LocalizedText(en: "a value, or the end of the line", es: "un valor, o el final de la línea"),
                advice: LocalizedText(en: "write: \"Name\": 12", es: "escribe: \"Nombre\": 12")
            )
        }
        try add(label, value, className, line)
    }

    private func number(_ place: inout Int, _ line: Range<Int>) throws(SyntaxError) -> Double {
        let start = place
        while place < line.upperBound, bytes[place].isDigit || "_.,".utf8.contains(bytes[place]) { place += 1 }
        let text = source.text(start..<place).replacing(",", with: "").replacing("_", with: "")
        guard let value = Double(text), value.isFinite, value < 1e15 else {
            throw source.unexpected(
                span(start, line.upperBound),
                expected: LocalizedText(en: "a number, 0 or more", es: "un número, 0 o mayor")
            )
        }
        return value
    }

    private mutating func add(
        _ label: DiagramLabel,
        _ value: Double?,
        _ className: String?,
        _ line: Range<Int>
    ) throws(SyntaxError) {
        let indentation = indentation(of: line)
        while let last = open.last, last.indentation >= indentation { open.removeLast() }
        guard open.count < NestingLimit.most else { throw NestingLimit.error(at: line) }
        let parent = open.last?.node ?? -1
        if value == nil { open.append((content.nodes.count, indentation)) }
        content.nodes.append(
            .init(
                label: label,
                value: value,
                parent: parent,
                depth: parent < 0 ? 0 : content.nodes[parent].depth + 1,
                className: className,
                range: place(line)
            )
        )
    }

    private mutating func takeClass(_ value: Range<Int>) {
        var end = value.lowerBound
        while end < value.upperBound, !bytes[end].isWhitespace { end += 1 }
        var text = source.text(span(end, value.upperBound)).trimmingSpace
        if text.hasSuffix(";") { text.removeLast() }
        content.classes.append(
            StyleClass(
                name: source.text(value.lowerBound..<end),
                styles: StyleDeclarations.parse(text),
                range: place(value)
            )
        )
    }

    mutating func finish() throws(SyntaxError) {
        for (node, sum) in zip(content.nodes, content.sums) where sum <= 0 {
            diagnostics.append(
                Diagnostic(
                    rule: .diagramNotDrawn,
                    severity: .warning,
                    message: LocalizedText(
                        en: "“\(node.label.plainText)” has no value, so it has no area",
                        es: "«\(node.label.plainText)» no tiene valor, así que no tiene superficie"
                    ),
                    range: node.range
                )
            )
        }
    }
}
