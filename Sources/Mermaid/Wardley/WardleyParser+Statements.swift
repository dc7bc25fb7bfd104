import Diagnostics
import Support

/// Components, notes, and properties of the map.
extension WardleyParser {
    private static let sourcings: Set<String> = ["build", "buy", "outsource", "market"]

    mutating func component(
        _ rest: Range<Int>,
        _ line: Range<Int>,
        isAnchor: Bool,
        pipeline: Int = -1
    ) throws(SyntaxError) {
        var place = rest.lowerBound
        let name = try name(&place, line)
        let spot: WardleyMap.Place
        if pipeline >= 0 {
            let value = try numbers(&place, line, count: 1)[0]
            spot = .init(visibility: content.components[pipeline].place.visibility, evolution: try part(value, line))
        } else {
            spot = try self.place(&place, line)
        }
        var component = WardleyMap.Component(name: name, place: spot, range: self.place(line))
        (component.isAnchor, component.pipeline) = (isAnchor, pipeline)
        place = min(skipBlanks(place), line.upperBound)
        if place < line.upperBound, hasWord("label", at: place) {
            place += 5
            let values = try numbers(&place, line, count: 2)
            component.labelOffset = Point(x: values[0], y: values[1])
        }
        while true {
            place = min(skipBlanks(place), line.upperBound)
            guard place < line.upperBound, bytes[place] == UInt8(ascii: "("),
                let close = bytes[place..<line.upperBound].firstIndex(of: UInt8(ascii: ")"))
            else { break }
            let word = source.text((place + 1)..<close).trimmingSpace
            if word == "inertia" {
                component.hasInertia = true
            } else if Self.sourcings.contains(word) {
                component.sourcing = word
            } else {
                throw fail(
                    place,
                    line,
                    en: "build, buy, outsource, market or inertia",
                    es: "build, buy, outsource, market o inertia"
                )
            }
            place = close + 1
        }
        try expectEnd(place, line)
        if let known = indices[name] {
            content.components[known] = component
        } else {
            indices[name] = content.components.count
            content.components.append(component)
        }
    }

    mutating func size(_ rest: Range<Int>, _ line: Range<Int>) throws(SyntaxError) {
        var place = rest.lowerBound
        let values = try numbers(&place, line, count: 2)
        try expectEnd(place, line)
        guard values.allSatisfy({ $0 >= 100 && $0 <= 5000 }) else {
            throw SyntaxError(
                range: rest,
                message: LocalizedText(
                    en: "a map is 100 to 5,000 pixels wide and high",
                    es: "un mapa mide de 100 a 5000 píxeles de ancho y de alto"
                )
            )
        }
        content.size = Size(width: values[0], height: values[1])
    }

    /// Reads `Genesis@0.2 -> Custom -> …`.
    mutating func stages(_ rest: Range<Int>, _ line: Range<Int>) throws(SyntaxError) {
        let parts = source.text(rest).split(separator: "->", omittingEmptySubsequences: false)
            .map { String($0).trimmingSpace }
        var stages: [WardleyMap.Stage] = []
        for (index, text) in parts.enumerated() {
            let pieces = text.split(separator: "@", omittingEmptySubsequences: false).map { String($0).trimmingSpace }
            let end = pieces.count == 2 ? Double(pieces[1]) : Double(index + 1) / Double(parts.count)
            let name = pieces.first?.replacing("\"", with: "") ?? ""
            guard !name.isEmpty, pieces.count <= 2, let end, end > stages.last?.end ?? 0, end <= 1, parts.count <= 12
            else {
                throw fail(
                    rest.lowerBound,
                    line,
                    en: "stages such as Genesis -> Custom@0.4 -> Product, up to 12, each ending behind the one before",
                    es: "etapas como Genesis -> Custom@0.4 -> Product, hasta 12, cada una con su final tras la anterior"
                )
            }
            stages.append(.init(name: name, end: end))
        }
        content.stages = stages
    }

    mutating func evolve(_ rest: Range<Int>, _ line: Range<Int>) throws(SyntaxError) {
        var end = rest.upperBound
        while end > rest.lowerBound, !bytes[end - 1].isWhitespace { end -= 1 }
        var place = rest.lowerBound
        let name = try name(&place, rest.lowerBound..<end, until: "[")
        guard let value = Double(source.text(end..<rest.upperBound)), value.isFinite else {
            throw fail(
                end,
                line,
                en: "a number: how far it will have evolved",
                es: "un número: cuánto habrá evolucionado"
            )
        }
        evolutions.append((name, try part(value, line), line))
    }

    mutating func openPipeline(_ rest: Range<Int>, _ line: Range<Int>) throws(SyntaxError) {
        var place = rest.lowerBound
        let name = try name(&place, line)
        place = min(skipBlanks(place), line.upperBound)
        guard place < line.upperBound, bytes[place] == UInt8(ascii: "{") else {
            throw fail(place, line, en: "“{” at the end of the line", es: "«{» al final de la línea")
        }
        try expectEnd(place + 1, line)
        guard let parent = indices[name] else {
            throw SyntaxError(
                range: rest.lowerBound..<place,
                message: LocalizedText(
                    en: "there is no component “\(name)” before this",
                    es: "no hay ningún componente «\(name)» antes de esto"
                ),
                advice: LocalizedText(
                    en: "write the component first, with its position",
                    es: "escribe antes el componente, con su posición"
                )
            )
        }
        pipeline = (parent, line)
    }

    mutating func note(_ kind: WardleyMap.Note.Kind, _ rest: Range<Int>, _ line: Range<Int>) throws(SyntaxError) {
        var place = rest.lowerBound
        let text = try name(&place, line)
        let spot = try self.place(&place, line)
        try expectEnd(place, line)
        content.notes.append(.init(kind: kind, label: DiagramLabel(text: text), place: spot, range: self.place(line)))
    }

    /// Reads `1,[0.5, 0.3] "text"`.
    mutating func annotation(_ rest: Range<Int>, _ line: Range<Int>) throws(SyntaxError) {
        var place = rest.lowerBound
        let number = try name(&place, line, until: ",[")
        place = min(skipBlanks(place), line.upperBound)
        if place < line.upperBound, bytes[place] == UInt8(ascii: ",") { place += 1 }
        let spot = try self.place(&place, line)
        let text = try name(&place, line)
        try expectEnd(place, line)
        content.annotations.append(
            .init(number: number, label: DiagramLabel(text: text), place: spot, range: self.place(line))
        )
    }
}
