import Diagnostics
import Support

/// Reads a quadrant chart: axes, the names of quadrants, and points of the form `Name: [0.3, 0.6]`.
struct QuadrantParser: LineParser {
    typealias Content = QuadrantChart

    let source: DiagramSource
    var index = 0
    var content = QuadrantChart()
    var diagnostics: [Diagnostic] = []
    private var classes: [String: QuadrantChart.PointStyle] = [:]
    /// The class of each point; nil if it has none.
    private var pointClasses: [(name: String, range: Range<Int>)?] = []

    init(_ source: DiagramSource) { self.source = source }

    mutating func statement(_ line: Range<Int>) throws(SyntaxError) {
        if let value = value(of: "x-axis", in: line) {
            content.xAxis = try axis(value)
        } else if let value = value(of: "y-axis", in: line) {
            content.yAxis = try axis(value)
        } else if hasIgnoringCase("quadrant-", at: line.lowerBound), let number = quadrant(line) {
            content.quadrants[number] = try text((line.lowerBound + 10)..<line.upperBound)
        } else if let value = value(of: "classdef", in: line) {
            try takeClass(value)
        } else {
            try takePoint(line)
        }
    }

    private func quadrant(_ line: Range<Int>) -> Int? {
        let digit = byte(line.lowerBound + 9)
        return (0x31...0x34).contains(digit) && line.count > 10 ? Int(digit - 0x30) : nil
    }

    private func axis(_ value: Range<Int>) throws(SyntaxError) -> QuadrantChart.Axis {
        var arrow = value.lowerBound
        var isQuoted = false
        while arrow < value.upperBound {
            if bytes[arrow] == UInt8(ascii: "\"") { isQuoted.toggle() }
            if !isQuoted, has("--", at: arrow) {
                var end = arrow + 2
                while byte(end) == UInt8(ascii: "-") { end += 1 }
                if byte(end) == UInt8(ascii: ">") {
                    let rest = trimmed((end + 1)..<value.upperBound)
                    return QuadrantChart.Axis(
                        low: try text(value.lowerBound..<arrow),
                        high: rest.isEmpty ? nil : try text(rest),
                        hasArrow: rest.isEmpty
                    )
                }
            }
            arrow += 1
        }
        return QuadrantChart.Axis(low: try text(value))
    }

    /// Reads a text in quotes, or one of letters, digits and plain signs.
    private func text(_ range: Range<Int>) throws(SyntaxError) -> QuadrantChart.Text {
        let range = trimmed(range)
        if byte(range.lowerBound) == UInt8(ascii: "\""), range.count >= 2,
            let close = bytes[(range.lowerBound + 1)..<range.upperBound].firstIndex(of: UInt8(ascii: "\"")),
            close + 1 == range.upperBound
        {
            let inner = (range.lowerBound + 1)..<close
            let isMarkdown =
                inner.count >= 2 && bytes[inner.lowerBound] == UInt8(ascii: "`")
                && bytes[inner.upperBound - 1] == UInt8(ascii: "`")
            let text = isMarkdown ? (inner.lowerBound + 1)..<(inner.upperBound - 1) : inner
            return .init(label: DiagramLabel(text: source.text(text), isMarkdown: isMarkdown), range: place(range))
        }
        let fault =
            range.isEmpty || byte(range.lowerBound) == UInt8(ascii: "-")
            ? range.lowerBound : range.first { !Self.isPlain(bytes[$0]) }
        guard let fault else {
            return .init(label: DiagramLabel(text: source.text(range)), range: place(range))
        }
        throw source.unexpected(
            fault..<min(fault + 1, bytes.count),
            expected: LocalizedText(
                en: "a text of letters, digits and signs",
                es: "un texto de letras, cifras y signos"
            ),
            advice: LocalizedText(
                en: "put a text with brackets or other signs in quotes",
                es: "pon entre comillas un texto con paréntesis u otros signos"
            )
        )
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        byte.isAlphanumeric || byte >= 0x80 || byte.isSpaceOrTab || "!#$%&'*+,-.`?\\_/=".utf8.contains(byte)
    }

    // MARK: Points

    private mutating func takePoint(_ line: Range<Int>) throws(SyntaxError) {
        guard let bracket = bytes[line].firstIndex(of: UInt8(ascii: "[")),
            let colon = bytes[line.lowerBound..<bracket].lastIndex(of: UInt8(ascii: ":")),
            trimmed((colon + 1)..<bracket).isEmpty
        else {
            throw source.unexpected(
                line,
                expected: LocalizedText(
                    en: "a point such as “Name: [0.3, 0.6]”",
                    es: "un punto como «Nombre: [0.3, 0.6]»"
                )
            )
        }
        var name = line.lowerBound..<colon
        var className: (String, Range<Int>)?
        if let mark = name.first(where: { $0 + 3 <= colon && has(":::", at: $0) }) {
            let range = trimmed((mark + 3)..<colon)
            guard !range.isEmpty, bytes[range].allSatisfy(\.isWordByte) else {
                throw source.unexpected(
                    mark..<colon,
                    expected: LocalizedText(en: "the name of a class", es: "el nombre de una clase")
                )
            }
            className = (source.text(range), range)
            name = line.lowerBound..<mark
        }
        guard let close = bytes[span(bracket, line.upperBound)].firstIndex(of: UInt8(ascii: "]")) else {
            throw source.unexpected(span(bracket, line.upperBound), expected: LocalizedText(en: "“]”", es: "«]»"))
        }
        let comma = bytes[bracket..<close].firstIndex(of: UInt8(ascii: ",")) ?? close
        let x = try coordinate(trimmed((bracket + 1)..<comma))
        let y = try coordinate(trimmed(min(comma + 1, close)..<close))
        var point = QuadrantChart.Point(text: try text(name), x: x, y: y)
        point.style = try style(trimmed(span((close + 1), line.upperBound)))
        content.points.append(point)
        pointClasses.append(className)
    }

    private func coordinate(_ range: Range<Int>) throws(SyntaxError) -> Double {
        let text = source.text(range)
        let digits = text.dropFirst(2)
        let isFraction = text.hasPrefix("0.") && !digits.isEmpty && digits.utf8.allSatisfy(\.isDigit)
        guard text == "0" || text == "1" || isFraction, let value = Double(text) else {
            throw SyntaxError(
                range: range.isEmpty ? range.lowerBound..<range.lowerBound + 1 : range,
                message: LocalizedText(
                    en: "“\(text)” is not a position on an axis, which goes from 0 to 1",
                    es: "«\(text)» no es una posición en un eje, que va de 0 a 1"
                ),
                advice: LocalizedText(
                    en: "write 0, 1 or a number such as 0.45",
                    es: "escribe 0, 1 o un número como 0.45"
                )
            )
        }
        return value
    }

    // MARK: Styles

    private mutating func takeClass(_ value: Range<Int>) throws(SyntaxError) {
        var end = value.lowerBound
        while end < value.upperBound, !bytes[end].isWhitespace { end += 1 }
        let rest = trimmed(span(end, value.upperBound))
        guard !rest.isEmpty else {
            throw source.unexpected(
                rest,
                expected: LocalizedText(en: "styles for the class", es: "estilos para la clase")
            )
        }
        classes[source.text(value.lowerBound..<end)] = try style(rest)
    }

    private func style(_ range: Range<Int>) throws(SyntaxError) -> QuadrantChart.PointStyle {
        var result = QuadrantChart.PointStyle()
        guard !range.isEmpty else { return result }
        for part in source.text(range).split(separator: ",", omittingEmptySubsequences: false) {
            let pair = part.split(separator: ":", maxSplits: 1).map { String($0).trimmingSpace }
            let (name, value) = (pair.first ?? "", pair.count > 1 ? pair[1] : "")
            let isNumber = !value.isEmpty && value.utf8.allSatisfy(\.isDigit)
            switch name {
            case "radius" where isNumber: result.radius = Double(value).map { min($0, 60) }
            case "color" where Self.colour(value) != nil: result.colour = Self.colour(value)
            case "stroke-color" where Self.colour(value) != nil: result.stroke = Self.colour(value)
            case "stroke-width" where value.hasSuffix("px") && value.utf8.dropLast(2).allSatisfy(\.isDigit):
                result.strokeWidth = Double(value.dropLast(2)).map { min($0, 20) }
            default:
                throw SyntaxError(
                    range: range,
                    message: LocalizedText(
                        en: "“\(String(part).trimmingSpace)” is not a style for a point",
                        es: "«\(String(part).trimmingSpace)» no es un estilo para un punto"
                    ),
                    advice: LocalizedText(
                        en: "write radius: 12, color: #ff0000, stroke-color: #00ff00, stroke-width: 3px",
                        es: "escribe radius: 12, color: #ff0000, stroke-color: #00ff00, stroke-width: 3px"
                    )
                )
            }
        }
        return result
    }

    private static func colour(_ text: String) -> String? {
        Colour(text.hasPrefix("#") ? text : "#" + text)?.hexadecimal
    }

    mutating func finish() throws(SyntaxError) {
        for (index, name) in pointClasses.enumerated() {
            guard let (name, range) = name else { continue }
            guard var style = classes[name] else {
                warn(
                    range,
                    rule: .diagramUnknownClass,
                    en: "no classDef defines the class “\(name)”",
                    es: "ningún classDef define la clase «\(name)»"
                )
                continue
            }
            style.apply(content.points[index].style)
            content.points[index].style = style
        }
    }
}
