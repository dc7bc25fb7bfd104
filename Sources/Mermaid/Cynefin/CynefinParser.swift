import Diagnostics
import Support

/// Reads a Cynefin diagram: names of domains with quoted items below them, and moves between domains.
struct CynefinParser: LineParser {
    typealias Content = CynefinDiagram

    let source: DiagramSource
    var index = 0
    var content = CynefinDiagram()
    var diagnostics: [Diagnostic] = []
    private var domain: CynefinDiagram.Domain?

    init(_ source: DiagramSource) { self.source = source }

    func titleText(_ range: Range<Int>) -> String {
        let written = source.text(range)
        return written.count > 1 && written.first == "\"" && written.last == "\""
            ? String(written.dropFirst().dropLast()) : written
    }

    mutating func statement(_ line: Range<Int>) throws(SyntaxError) {
        var place = line.lowerBound
        // A colon may stand behind the name of the type.
        if place == source.typeName.upperBound, byte(place) == UInt8(ascii: ":") {
            place = skipBlanks(place + 1)
            if place >= line.upperBound { return }
        }
        if isQuote(place) { return try items(&place, line) }
        let first = try domain(&place, line)
        place = skipBlanks(place)
        guard has("-->", at: place) else {
            domain = first
            return try items(&place, line)
        }
        place = skipBlanks(place + 3)
        let target = try domain(&place, line)
        place = skipBlanks(place)
        var label: DiagramLabel?
        if place < line.upperBound, byte(place) == UInt8(ascii: ":") {
            place = skipBlanks(place + 1)
            label = try text(&place, line)
        }
        try end(&place, line)
        // Mermaid leaves out moves within one domain.
        guard first != target else {
            return warn(
                line,
                en: "a move from a domain to itself is not drawn",
                es: "un paso de un dominio a sí mismo no se dibuja"
            )
        }
        content.transitions.append(.init(source: first, target: target, label: label, range: self.place(line)))
    }

    private func isQuote(_ place: Int) -> Bool {
        byte(place) == UInt8(ascii: "\"") || byte(place) == UInt8(ascii: "'")
    }

    private mutating func items(_ place: inout Int, _ line: Range<Int>) throws(SyntaxError) {
        while place < line.upperBound, isQuote(place) {
            let start = place
            let label = try text(&place, line)
            guard let domain else {
                throw SyntaxError(
                    range: start..<place,
                    message: LocalizedText(
                        en: "this item is in no domain: expected one of \(Self.names.en) above it",
                        es: "este elemento no está en ningún dominio: se esperaba encima uno de \(Self.names.es)"
                    )
                )
            }
            content.items.append(.init(domain: domain, label: label, range: self.place(start..<place)))
            place = skipBlanks(place)
        }
        try end(&place, line)
    }

    private static let names: LocalizedText = {
        let list = CynefinDiagram.Domain.allCases.map(\.rawValue).joined(separator: ", ")
        return LocalizedText(en: list, es: list)
    }()

    private func domain(_ place: inout Int, _ line: Range<Int>) throws(SyntaxError) -> CynefinDiagram.Domain {
        let start = place
        while place < line.upperBound, bytes[place].isWordByte { place += 1 }
        guard let domain = CynefinDiagram.Domain(rawValue: source.text(start..<place)) else {
            throw source.unexpected(
                span(start, max(place, min(start + 1, line.upperBound))),
                expected: LocalizedText(
                    en: "a domain (\(Self.names.en)), or an item in quotes",
                    es: "un dominio (\(Self.names.es)), o un elemento entre comillas"
                )
            )
        }
        return domain
    }

    private func text(_ place: inout Int, _ line: Range<Int>) throws(SyntaxError) -> DiagramLabel {
        guard isQuote(place), place < line.upperBound,
            let close = bytes[span(place + 1, line.upperBound)].firstIndex(of: bytes[place])
        else {
            throw source.unexpected(
                span(place, line.upperBound),
                expected: LocalizedText(en: "a text in quotes", es: "un texto entre comillas")
            )
        }
        defer { place = close + 1 }
        return DiagramLabel(text: source.text((place + 1)..<close))
    }

    private func end(_ place: inout Int, _ line: Range<Int>) throws(SyntaxError) {
        place = skipBlanks(place)
        guard place >= line.upperBound || has("%%", at: place) else {
            throw source.unexpected(
                span(place, line.upperBound),
                expected: LocalizedText(en: "the end of the line", es: "el final de la línea")
            )
        }
    }
}
