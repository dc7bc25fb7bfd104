import Diagnostics
import Support

/// Reads a Venn diagram: sets, their unions, and texts in them.
struct VennParser: LineParser {
    typealias Content = VennDiagram

    let source: DiagramSource
    var index = 0
    var content = VennDiagram()
    var diagnostics: [Diagnostic] = []
    private var indices: [String: Int] = [:]
    private var unionIndices: [[Int]: Int] = [:]
    /// The sets that the next texts stand in.
    private var current: [Int]?

    static let mostSets = 30
    static let mostItems = 400

    init(_ source: DiagramSource) { self.source = source }

    func titleText(_ range: Range<Int>) -> String {
        let written = source.text(range)
        return written.count > 1 && written.hasPrefix("\"") && written.hasSuffix("\"")
            ? String(written.dropFirst().dropLast()) : written
    }

    mutating func statement(_ line: Range<Int>) throws(SyntaxError) {
        if let rest = value(of: "set", in: line) {
            try set(rest, line)
        } else if let rest = value(of: "union", in: line) {
            try union(rest, line)
        } else if let rest = value(of: "text", in: line) {
            try text(rest, line)
        } else if let rest = value(of: "style", in: line) {
            try style(rest, line)
        } else if !has("%%", at: line.lowerBound) {
            throw source.unexpected(
                line,
                expected: LocalizedText(en: "set, union, text or style", es: "set, union, text o style"),
                advice: LocalizedText(
                    en: "write: set A[\"Label\"]:20, union A,B[\"Both\"], text \"In it\"",
                    es: "escribe: set A[\"Etiqueta\"]:20, union A,B[\"Ambos\"], text \"Dentro\""
                )
            )
        }
    }

    // MARK: Pieces

    private func name(_ place: inout Int, _ end: Int) throws(SyntaxError) -> String {
        place = min(skipBlanks(place), end)
        let start = place
        if place < end, bytes[place] == UInt8(ascii: "\"") {
            if let close = bytes[(place + 1)..<end].firstIndex(of: UInt8(ascii: "\"")) {
                place = close + 1
                return source.text((start + 1)..<close)
            }
        } else {
            while place < end, bytes[place].isIdentifierByte || bytes[place] == UInt8(ascii: "-") && place > start {
                place += 1
            }
            if place > start { return source.text(start..<place) }
        }
        throw source.unexpected(
            start..<max(end, start),
            expected: LocalizedText(en: "a name, or a text in quotes", es: "un nombre o un texto entre comillas")
        )
    }

    private func names(_ place: inout Int, _ end: Int) throws(SyntaxError) -> [String] {
        var result = [try name(&place, end)]
        while true {
            let next = min(skipBlanks(place), end)
            guard next < end, bytes[next] == UInt8(ascii: ",") else { return result }
            place = next + 1
            result.append(try name(&place, end))
        }
    }

    /// Reads `["Label"]` or `[Label]`.
    private func label(_ place: inout Int, _ end: Int) throws(SyntaxError) -> DiagramLabel? {
        place = min(skipBlanks(place), end)
        guard place < end, bytes[place] == UInt8(ascii: "[") else { return nil }
        let start = place
        var inside = min(skipBlanks(place + 1), end)
        var text: String?
        if inside < end, bytes[inside] == UInt8(ascii: "\"") {
            text = try name(&inside, end)
            inside = min(skipBlanks(inside), end)
        } else if let close = bytes[inside..<end].firstIndex(of: UInt8(ascii: "]")), close > inside {
            text = source.text(inside..<close).trimmingSpace
            inside = close
        }
        guard let text, inside < end, bytes[inside] == UInt8(ascii: "]") else {
            throw source.unexpected(
                start..<end,
                expected: LocalizedText(en: "a label, [\"Label\"]", es: "una etiqueta, [\"Etiqueta\"]")
            )
        }
        place = inside + 1
        return DiagramLabel(text: text)
    }

    private func size(_ place: inout Int, _ end: Int) throws(SyntaxError) -> Double? {
        place = min(skipBlanks(place), end)
        guard place < end, bytes[place] == UInt8(ascii: ":") else { return nil }
        place = min(skipBlanks(place + 1), end)
        let start = place
        while place < end, bytes[place].isDigit || bytes[place] == UInt8(ascii: ".") { place += 1 }
        guard let value = Double(source.text(start..<place)), value > 0, value < 1e9 else {
            throw source.unexpected(
                start..<max(end, start),
                expected: LocalizedText(en: "a number greater than 0", es: "un número mayor que 0")
            )
        }
        return value
    }

    private func expectEnd(_ place: Int, _ end: Int) throws(SyntaxError) {
        let rest = min(skipBlanks(place), end)
        guard rest >= end || has("%%", at: rest) else {
            throw source.unexpected(
                rest..<end,
                expected: LocalizedText(en: "the end of the line", es: "el final de la línea")
            )
        }
    }

    // MARK: Statements

    private mutating func set(_ rest: Range<Int>, _ line: Range<Int>) throws(SyntaxError) {
        var place = rest.lowerBound
        let id = try name(&place, rest.upperBound)
        var group = VennDiagram.Group(id: id, range: self.place(line))
        group.label = try label(&place, rest.upperBound)
        group.size = try size(&place, rest.upperBound)
        try expectEnd(place, rest.upperBound)
        if let known = indices[id] {
            content.sets[known] = group
            current = [known]
            return
        }
        guard content.sets.count < Self.mostSets else {
            throw .tooMany(Self.mostSets, en: "sets", es: "conjuntos", at: line)
        }
        indices[id] = content.sets.count
        current = [content.sets.count]
        content.sets.append(group)
    }

    private func places(_ names: [String], _ range: Range<Int>) throws(SyntaxError) -> [Int] {
        var result: Set<Int> = []
        for name in names {
            guard let index = indices[name] else {
                throw SyntaxError(
                    range: range,
                    message: LocalizedText(
                        en: "there is no set “\(name)” before this",
                        es: "no hay ningún conjunto «\(name)» antes de esto"
                    ),
                    advice: LocalizedText(
                        en: "write “set \(name)” on a line above",
                        es: "escribe «set \(name)» en una línea de arriba"
                    )
                )
            }
            result.insert(index)
        }
        return result.sorted()
    }

    private mutating func union(_ rest: Range<Int>, _ line: Range<Int>) throws(SyntaxError) {
        var place = rest.lowerBound
        let ids = try names(&place, rest.upperBound)
        let sets = try places(ids, rest.lowerBound..<place)
        guard sets.count > 1 else {
            throw SyntaxError(
                range: rest,
                message: LocalizedText(
                    en: "a union needs two sets or more",
                    es: "una unión necesita dos conjuntos o más"
                ),
                advice: LocalizedText(en: "write: union A,B", es: "escribe: union A,B")
            )
        }
        var union = VennDiagram.Union(sets: sets, range: self.place(line))
        union.label = try label(&place, rest.upperBound)
        union.size = try size(&place, rest.upperBound)
        try expectEnd(place, rest.upperBound)
        current = sets
        if let known = unionIndices[sets] {
            content.unions[known] = union
        } else {
            guard content.unions.count < Self.mostItems else {
                throw .tooMany(Self.mostItems, en: "unions", es: "uniones", at: line)
            }
            unionIndices[sets] = content.unions.count
            content.unions.append(union)
        }
    }

    private mutating func text(_ rest: Range<Int>, _ line: Range<Int>) throws(SyntaxError) {
        guard let current else {
            throw SyntaxError(
                range: line,
                message: LocalizedText(
                    en: "this text is in no set",
                    es: "este texto no está en ningún conjunto"
                ),
                advice: LocalizedText(
                    en: "write it below the set or the union that it belongs to",
                    es: "escríbelo debajo del conjunto o de la unión a la que pertenece"
                )
            )
        }
        var place = rest.lowerBound
        let id = try name(&place, rest.upperBound)
        let label = try label(&place, rest.upperBound) ?? DiagramLabel(text: id)
        try expectEnd(place, rest.upperBound)
        guard content.items.count < Self.mostItems else {
            throw .tooMany(Self.mostItems, en: "texts", es: "textos", at: line)
        }
        content.items.append(.init(sets: current, id: id, label: label, range: self.place(line)))
    }

    private mutating func style(_ rest: Range<Int>, _ line: Range<Int>) throws(SyntaxError) {
        var place = rest.lowerBound
        let targets = try names(&place, rest.upperBound)
        let value = source.text(span(min(skipBlanks(place), rest.upperBound), rest.upperBound))
        guard value.contains(":") else {
            throw source.unexpected(
                span(place, rest.upperBound),
                expected: LocalizedText(en: "styles such as fill:#ff6b6b", es: "estilos como fill:#ff6b6b")
            )
        }
        guard content.styles.count < Self.mostItems else {
            throw .tooMany(Self.mostItems, en: "styles", es: "estilos", at: line)
        }
        // A comma inside parentheses is part of a colour.
        var depth = 0
        let joined = String(
            value.map { character -> Character in
                if character == "(" { depth += 1 }
                if character == ")" { depth -= 1 }
                return character == "," && depth > 0 ? " " : character
            }
        )
        content.styles.append(
            .init(targets: targets.sorted(), styles: StyleDeclarations.parse(joined), range: self.place(line))
        )
    }
}
