import Diagnostics
import Support

/// Reads a packet: lines of `0-15: "Name"` or `+16: "Name"`.
struct PacketParser: LineParser {
    typealias Content = PacketDiagram

    let source: DiagramSource
    var index = 0
    var content = PacketDiagram()
    var diagnostics: [Diagnostic] = []

    /// The largest number of rows in a drawing.
    private static let mostRows = 1000

    init(_ source: DiagramSource) { self.source = source }

    mutating func statement(_ line: Range<Int>) throws(SyntaxError) {
        var place = line.lowerBound
        let next = (content.fields.last?.bits.upperBound ?? -1) + 1
        let isRelative = byte(place) == UInt8(ascii: "+")
        if isRelative { place = skipBlanks(place + 1) }
        let first = try number(&place, line)
        var bits = isRelative ? next...(next + max(first, 1) - 1) : first...first
        place = skipBlanks(place)
        if !isRelative, byte(place) == UInt8(ascii: "-") {
            place = skipBlanks(place + 1)
            let last = try number(&place, line)
            guard last >= first else {
                throw fault(
                    line,
                    en: "the field ends at bit \(last), before it begins at bit \(first)",
                    es: "el campo acaba en el bit \(last), antes de empezar en el bit \(first)"
                )
            }
            bits = first...last
        }
        guard !isRelative || first > 0 else {
            throw fault(line, en: "a field has at least one bit", es: "un campo tiene al menos un bit")
        }
        guard bits.lowerBound == next else {
            throw fault(
                line,
                en: "this field begins at bit \(bits.lowerBound), but the next free bit is \(next)",
                es: "este campo empieza en el bit \(bits.lowerBound), pero el siguiente bit libre es el \(next)",
                advice: LocalizedText(
                    en: "begin at \(next), or write +16 for the next 16 bits",
                    es: "empieza en el \(next), o escribe +16 para los 16 bits siguientes"
                )
            )
        }
        content.fields.append(.init(bits: bits, label: try label(&place, line), range: self.place(line)))
        place = skipBlanks(place)
        guard place >= line.upperBound || has("%%", at: place) else {
            throw source.unexpected(
                span(place, line.upperBound),
                expected: LocalizedText(en: "the end of the line", es: "el final de la línea")
            )
        }
    }

    private func number(_ place: inout Int, _ line: Range<Int>) throws(SyntaxError) -> Int {
        let start = place
        while place < line.upperBound, bytes[place].isDigit { place += 1 }
        let digits = source.text(start..<place)
        guard !digits.isEmpty, digits == "0" || !digits.hasPrefix("0") else {
            throw source.unexpected(
                span(start, line.upperBound),
                expected: LocalizedText(en: "a field such as 0-15: \"Name\"", es: "un campo como 0-15: \"Nombre\"")
            )
        }
        guard digits.count <= 9, let value = Int(digits), value / content.bitsPerRow < Self.mostRows else {
            throw tooManyBits(start..<place)
        }
        return value
    }

    private func label(_ place: inout Int, _ line: Range<Int>) throws(SyntaxError) -> DiagramLabel {
        place = skipBlanks(place)
        if byte(place) == UInt8(ascii: ":"), place < line.upperBound {
            let start = skipBlanks(place + 1)
            let quote = byte(start)
            if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"), start + 1 < line.upperBound,
                let close = bytes[span((start + 1), line.upperBound)].firstIndex(of: quote)
            {
                place = close + 1
                return DiagramLabel(text: source.text((start + 1)..<close))
            }
        }
        throw source.unexpected(
            place..<max(place, line.upperBound),
            expected: LocalizedText(en: "a colon and a name in quotes", es: "dos puntos y un nombre entre comillas")
        )
    }

    private func fault(_ line: Range<Int>, en: String, es: String, advice: LocalizedText? = nil) -> SyntaxError {
        SyntaxError(range: line, message: LocalizedText(en: en, es: es), advice: advice)
    }

    mutating func finish() throws(SyntaxError) {
        guard let last = content.fields.last, last.bits.upperBound / content.bitsPerRow >= Self.mostRows else { return }
        throw tooManyBits(source.typeName)
    }

    private func tooManyBits(_ range: Range<Int>) -> SyntaxError {
        .tooLarge(
            at: range,
            en: "a packet with so many bits cannot be drawn",
            es: "un paquete de tantos bits no se puede dibujar"
        )
    }
}
