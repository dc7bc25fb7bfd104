import Diagnostics
import Support

/// Reads an architecture diagram: groups, services and junctions, and lines from side to side.
struct ArchitectureParser: LineParser {
    typealias Content = ArchitectureDiagram

    let source: DiagramSource
    var index = 0
    var content = ArchitectureDiagram()
    var diagnostics: [Diagnostic] = []
    /// The id of the group around each service and junction, as written, with its place; nil if it lies in none. ``groupParents``
    /// has the same for groups.
    var parents: [(id: String, range: Range<Int>)?] = []
    var groupParents: [(id: String, range: Range<Int>)?] = []
    private var ranges: [String: Range<Int>] = [:]
    var edgeRanges: [Range<Int>] = []
    /// The ids of each `align`, with their places.
    var alignedIDs: [(isRow: Bool, ids: [(id: String, range: Range<Int>)])] = []

    static let mostEdges = 1500

    init(_ source: DiagramSource) { self.source = source }

    mutating func statement(_ line: Range<Int>) throws(SyntaxError) {
        var place = line.lowerBound
        let word = identifier(&place, line.upperBound)
        let isNamed = place < line.upperBound && bytes[place].isSpaceOrTab
        switch word {
        case "group" where isNamed: try thing(.group, place, line)
        case "service" where isNamed: try thing(.service, place, line)
        case "junction" where isNamed: try thing(.junction, place, line)
        case "align" where isNamed: try align(place, line)
        default: try edge(line)
        }
    }

    private enum Kind { case group, service, junction }

    /// Reads `align row a b c`, or `align column a b c`.
    private mutating func align(_ start: Int, _ line: Range<Int>) throws(SyntaxError) {
        var place = skipBlanks(start)
        let isRow = hasWord("row", at: place)
        guard isRow || hasWord("column", at: place) else {
            throw source.unexpected(
                place..<line.upperBound,
                expected: LocalizedText(en: "“row” or “column”", es: "«row» o «column»"),
                advice: LocalizedText(en: "write: align row a b c", es: "escribe: align row a b c")
            )
        }
        place = skipBlanks(place + (isRow ? 3 : 6))
        var ids: [(id: String, range: Range<Int>)] = []
        while place < line.upperBound, !has("%%", at: place) {
            let from = place
            let id = identifier(&place, line.upperBound)
            guard !id.isEmpty else { break }
            ids.append((id, from..<place))
            place = min(skipBlanks(place), line.upperBound)
        }
        try expectEnd(place, line)
        guard ids.count > 1 else {
            throw source.unexpected(
                span(place, line.upperBound),
                expected: LocalizedText(en: "the ids of two services or more", es: "los id de dos servicios o más")
            )
        }
        alignedIDs.append((isRow, ids))
    }

    /// Reads an identifier: letters, digits, underscores, and dashes between them; empty if none begins here.
    func identifier(_ place: inout Int, _ end: Int) -> String {
        let start = place
        while place < end, bytes[place].isWordByte || bytes[place] == UInt8(ascii: "-") && place > start { place += 1 }
        // Dashes at the end belong to the line that follows.
        while place > start, bytes[place - 1] == UInt8(ascii: "-") { place -= 1 }
        return source.text(start..<place)
    }

    // MARK: Groups, services, junctions

    private mutating func thing(_ kind: Kind, _ start: Int, _ line: Range<Int>) throws(SyntaxError) {
        let end = line.upperBound
        var place = skipBlanks(start)
        let idRange = place
        let id = identifier(&place, end)
        guard !id.isEmpty else {
            throw source.unexpected(
                place..<end,
                expected: LocalizedText(
                    en: "an id of letters, digits and underscores",
                    es: "un id de letras, cifras y guiones bajos"
                )
            )
        }
        guard ranges[id] == nil else {
            throw SyntaxError(
                range: idRange..<place,
                message: LocalizedText(en: "there is already a “\(id)”", es: "«\(id)» ya existe"),
                advice: LocalizedText(en: "give this one another id", es: "dale a este otro id")
            )
        }
        ranges[id] = idRange..<place
        var icon: ArchitectureDiagram.Icon?
        var label: String?
        if kind != .junction {
            place = min(skipBlanks(place), end)
            icon = try takeIcon(&place, end)
            place = min(skipBlanks(place), end)
            label = try takeTitle(&place, end)
        }
        place = min(skipBlanks(place), end)
        var parent: (String, Range<Int>)?
        if place < end, hasWord("in", at: place) {
            place = min(skipBlanks(place + 2), end)
            let from = place
            let name = identifier(&place, end)
            guard !name.isEmpty else {
                throw source.unexpected(
                    from..<end,
                    expected: LocalizedText(en: "the id of a group", es: "el id de un grupo")
                )
            }
            parent = (name, from..<place)
        }
        try expectEnd(place, line)
        let text = DiagramLabel(text: label ?? (kind == .junction ? "" : id))
        if kind == .group {
            content.groups.append(.init(id: id, label: text, icon: icon, range: self.place(line)))
            groupParents.append(parent)
        } else {
            content.services.append(
                .init(id: id, label: text, icon: icon, isJunction: kind == .junction, range: self.place(line))
            )
            parents.append(parent)
        }
    }

    func expectEnd(_ place: Int, _ line: Range<Int>) throws(SyntaxError) {
        let place = min(skipBlanks(place), line.upperBound)
        guard place >= line.upperBound || has("%%", at: place) else {
            throw source.unexpected(
                place..<line.upperBound,
                expected: LocalizedText(en: "the end of the line", es: "el final de la línea"),
                advice: LocalizedText(
                    en: "write: service id(icon)[Title] in group",
                    es: "escribe: service id(icono)[Título] in grupo"
                )
            )
        }
    }

    /// Reads an icon: `(cloud)`, `("text")`, or a text in quotes.
    private func takeIcon(_ place: inout Int, _ end: Int) throws(SyntaxError) -> ArchitectureDiagram.Icon? {
        guard place < end else { return nil }
        if bytes[place] == UInt8(ascii: "\"") || bytes[place] == UInt8(ascii: "'") {
            return .init(text: try quoted(&place, end))
        }
        guard bytes[place] == UInt8(ascii: "(") else { return nil }
        let start = place
        place = min(skipBlanks(place + 1), end)
        var icon = ArchitectureDiagram.Icon()
        if place < end, bytes[place] == UInt8(ascii: "\"") || bytes[place] == UInt8(ascii: "'") {
            icon.text = try quoted(&place, end)
            place = min(skipBlanks(place), end)
        } else {
            let from = place
            while place < end, bytes[place].isWordByte || "-:".utf8.contains(bytes[place]) { place += 1 }
            icon.name = source.text(from..<place)
        }
        guard place < end, bytes[place] == UInt8(ascii: ")"), icon.text != nil || icon.name != "" else {
            throw source.unexpected(
                start..<end,
                expected: LocalizedText(
                    en: "the name of an icon in parentheses, such as (cloud)",
                    es: "el nombre de un icono entre paréntesis, como (cloud)"
                )
            )
        }
        place += 1
        return icon
    }

    private func quoted(_ place: inout Int, _ end: Int) throws(SyntaxError) -> String {
        let quote = bytes[place]
        var close = place + 1
        while close < end, bytes[close] != quote {
            if bytes[close] == UInt8(ascii: "\\") { close += 1 }
            close += 1
        }
        guard close < end else {
            throw source.unexpected(
                place..<end,
                expected: LocalizedText(en: "a text in quotes", es: "un texto entre comillas")
            )
        }
        defer { place = close + 1 }
        return source.text((place + 1)..<close).replacing("\\\"", with: "\"")
    }

    /// Reads a title: `[Title]` or `["Title"]`.
    func takeTitle(_ place: inout Int, _ end: Int) throws(SyntaxError) -> String? {
        guard place < end, bytes[place] == UInt8(ascii: "[") else { return nil }
        let start = place
        let inside = min(skipBlanks(place + 1), end)
        if inside < end, bytes[inside] == UInt8(ascii: "\"") || bytes[inside] == UInt8(ascii: "'") {
            place = inside
            let text = try quoted(&place, end)
            place = min(skipBlanks(place), end)
            if place < end, bytes[place] == UInt8(ascii: "]") {
                place += 1
                return text
            }
        } else if let close = bytes[inside..<end].firstIndex(of: UInt8(ascii: "]")) {
            let text = source.text(inside..<close).trimmingSpace
            if !text.isEmpty {
                place = close + 1
                return text
            }
        }
        throw source.unexpected(
            start..<end,
            expected: LocalizedText(en: "a title in brackets, [Title]", es: "un título entre corchetes, [Título]")
        )
    }
}
