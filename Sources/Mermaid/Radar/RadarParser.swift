import Diagnostics
import Support

/// Reads a radar chart: axes, curves with their values, and options.
struct RadarParser: LineParser {
    typealias Content = RadarChart

    let source: DiagramSource
    var index = 0
    var content = RadarChart()
    var diagnostics: [Diagnostic] = []
    private var isFirst = true
    /// The values of each curve, by axis, until all axes are known.
    private var entries: [[(axis: String?, value: Double)]] = []
    private var ranges: [Range<Int>] = []

    init(_ source: DiagramSource) { self.source = source }

    mutating func statement(_ line: Range<Int>) throws(SyntaxError) {
        var place = line.lowerBound
        if isFirst, byte(place) == UInt8(ascii: ":") { place += 1 }
        isFirst = false
        place = skip(place)
        while place < line.upperBound, !has("%%", at: place) {
            try takeStatement(&place)
            place = skip(place)
            // Values may continue on the next lines.
            if place > line.upperBound { break }
        }
        index = max(index, min(place, bytes.count))
    }

    /// Skips blanks on one line.
    private func skip(_ place: Int) -> Int { skipBlanks(min(place, bytes.count)) }

    private mutating func takeStatement(_ place: inout Int) throws(SyntaxError) {
        let start = place
        let word = try word(&place)
        switch word {
        case "axis": try list(&place) { parser, place throws(SyntaxError) in try parser.takeAxis(&place) }
        case "curve": try list(&place) { parser, place throws(SyntaxError) in try parser.takeCurve(&place) }
        case "showLegend", "ticks", "max", "min", "graticule":
            try takeOption(word, &place)
            place = skip(place)
            if byte(place) == UInt8(ascii: ",") { place = skip(place + 1) }
        default:
            throw source.unexpected(
                start..<place,
                expected: LocalizedText(
                    en: "“axis”, “curve”, “ticks”, “min”, “max”, “graticule” or “showLegend”",
                    es: "«axis», «curve», «ticks», «min», «max», «graticule» o «showLegend»"
                )
            )
        }
    }

    private mutating func list(
        _ place: inout Int,
        _ item: (inout RadarParser, inout Int) throws(SyntaxError) -> Void
    ) throws(SyntaxError) {
        while true {
            place = skip(place)
            try item(&self, &place)
            place = skip(place)
            guard byte(place) == UInt8(ascii: ",") else { return }
            place += 1
        }
    }

    private func word(_ place: inout Int) throws(SyntaxError) -> String {
        let start = place
        while byte(place).isWordByte || byte(place) == UInt8(ascii: "-") { place += 1 }
        guard place > start, byte(start) != UInt8(ascii: "-"), byte(place - 1) != UInt8(ascii: "-") else {
            throw source.unexpected(
                start..<min(start + 1, bytes.count),
                expected: LocalizedText(en: "a name", es: "un nombre"),
                advice: LocalizedText(
                    en:
                        "a name consists of letters, digits, - and _; put other text in brackets after it: a[\"Any text\"]",
                    es:
                        "un nombre lleva letras, cifras, - y _; pon otros textos detrás, entre corchetes: a[\"Un texto\"]"
                )
            )
        }
        return source.text(start..<place)
    }

    private static let keywords: Set<String> = [
        "axis", "curve", "showLegend", "ticks", "max", "min", "graticule", "true", "false", "circle", "polygon",
    ]

    private func name(_ place: inout Int) throws(SyntaxError) -> String {
        let start = place
        let name = try word(&place)
        guard !Self.keywords.contains(name) else {
            throw source.unexpected(
                start..<place,
                expected: LocalizedText(
                    en: "a name that is not a keyword",
                    es: "un nombre que no sea una palabra clave"
                )
            )
        }
        return name
    }

    /// Reads `["Text"]`; returns the standard label if there is none.
    private func label(_ place: inout Int, standard: String) throws(SyntaxError) -> DiagramLabel {
        let start = skip(place)
        guard byte(start) == UInt8(ascii: "[") else { return DiagramLabel(text: standard) }
        let quote = skip(start + 1)
        let mark = byte(quote)
        guard mark == UInt8(ascii: "\"") || mark == UInt8(ascii: "'"), quote + 1 < bytes.count,
            let close = bytes[(quote + 1)...].firstIndex(of: mark), byte(skip(close + 1)) == UInt8(ascii: "]")
        else {
            throw source.unexpected(
                start..<start + 1,
                expected: LocalizedText(
                    en: "a text in quotes, in brackets",
                    es: "un texto entre comillas, entre corchetes"
                )
            )
        }
        place = skip(close + 1) + 1
        return DiagramLabel(text: source.text((quote + 1)..<close))
    }

    private mutating func takeAxis(_ place: inout Int) throws(SyntaxError) {
        let start = place
        let name = try name(&place)
        let label = try label(&place, standard: name)
        content.axes.append(.init(name: name, label: label, range: self.place(start..<place)))
    }

    private mutating func takeCurve(_ place: inout Int) throws(SyntaxError) {
        let start = place
        let name = try name(&place)
        let label = try label(&place, standard: name)
        place = skip(place)
        guard byte(place) == UInt8(ascii: "{") else {
            throw source.unexpected(
                place..<min(place + 1, bytes.count),
                expected: LocalizedText(en: "values in braces", es: "valores entre llaves")
            )
        }
        place += 1
        var values: [(axis: String?, value: Double)] = []
        while true {
            place = skipSpace(min(place, bytes.count))
            var axis: String?
            if !byte(place).isDigit {
                axis = try self.name(&place)
                place = skip(place)
                if byte(place) == UInt8(ascii: ":") { place = skip(place + 1) }
            }
            values.append((axis, try number(&place)))
            place = skip(place)
            guard byte(place) == UInt8(ascii: ",") else { break }
            place += 1
        }
        place = skipSpace(min(place, bytes.count))
        guard byte(place) == UInt8(ascii: "}"), values.allSatisfy({ ($0.axis == nil) == (values[0].axis == nil) })
        else {
            throw source.unexpected(
                place..<min(place + 1, bytes.count),
                expected: LocalizedText(
                    en: "“,” or “}”, and either all values or none with the name of their axis",
                    es: "«,» o «}», y todos los valores o ninguno con el nombre de su eje"
                )
            )
        }
        place += 1
        content.curves.append(.init(label: label, values: [], range: self.place(start..<place)))
        entries.append(values)
        ranges.append(start..<place)
    }

    private func number(_ place: inout Int) throws(SyntaxError) -> Double {
        let start = place
        while byte(place).isDigit { place += 1 }
        if byte(place) == UInt8(ascii: "."), byte(place + 1).isDigit {
            place += 1
            while byte(place).isDigit { place += 1 }
        }
        guard place > start, let value = Double(source.text(start..<place)), value.isFinite else {
            throw source.unexpected(
                start..<min(start + 1, bytes.count),
                expected: LocalizedText(en: "a number, 0 or more", es: "un número, 0 o mayor")
            )
        }
        return value
    }

    private mutating func takeOption(_ name: String, _ place: inout Int) throws(SyntaxError) {
        place = skip(place)
        let start = place
        switch name {
        case "ticks": content.ticks = Int(min(max(try number(&place), 1), 50))
        case "max": content.most = try number(&place)
        case "min": content.least = try number(&place)
        default:
            let value = try word(&place)
            switch (name, value) {
            case ("showLegend", "true"), ("showLegend", "false"): content.showsLegend = value == "true"
            case ("graticule", "polygon"), ("graticule", "circle"): content.hasPolygons = value == "polygon"
            default:
                throw source.unexpected(
                    start..<place,
                    expected: name == "graticule"
                        ? LocalizedText(en: "“circle” or “polygon”", es: "«circle» o «polygon»")
                        : LocalizedText(en: "“true” or “false”", es: "«true» o «false»")
                )
            }
        }
    }

    mutating func finish() throws(SyntaxError) {
        var kept: [RadarChart.Curve] = []
        for (index, values) in entries.enumerated() {
            var curve = content.curves[index]
            if values.first?.axis == nil {
                curve.values = values.map(\.value)
            } else {
                let byAxis = Dictionary(values.map { ($0.axis ?? "", $0.value) }) { first, _ in first }
                for axis in content.axes {
                    guard let value = byAxis[axis.name] else {
                        throw SyntaxError(
                            range: ranges[index],
                            message: LocalizedText(
                                en: "this curve has no value for “\(axis.name)”",
                                es: "esta curva no tiene ningún valor para «\(axis.name)»"
                            )
                        )
                    }
                    curve.values.append(value)
                }
            }
            guard curve.values.count == content.axes.count, !curve.values.isEmpty else {
                warn(
                    ranges[index],
                    en:
                        "this curve has \(curve.values.count) values for \(content.axes.count) axes, so it is not drawn",
                    es:
                        "esta curva tiene \(curve.values.count) valores para \(content.axes.count) ejes, así que no se dibuja"
                )
                continue
            }
            kept.append(curve)
        }
        content.curves = kept
    }
}
