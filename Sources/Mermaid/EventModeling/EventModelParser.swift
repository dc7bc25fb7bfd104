import Diagnostics
import Support

/// Reads an event model: frames in time, and the data blocks that some of them name.
struct EventModelParser: LineParser {
    typealias Content = EventModel

    let source: DiagramSource
    var index = 0
    var content = EventModel()
    var diagnostics: [Diagnostic] = []
    private var data: [String: [String]] = [:]

    static let mostRelations = 3000

    init(_ source: DiagramSource) { self.source = source }

    mutating func statement(_ line: Range<Int>) throws(SyntaxError) {
        if has("%%", at: line.lowerBound) { return }
        var place = line.lowerBound
        switch word(&place) {
        case "tf", "timeframe": try frame(place, line, isReset: false)
        case "rf", "resetframe": try frame(place, line, isReset: true)
        case "data": try dataBlock(place, line)
        default:
            throw source.unexpected(
                line,
                expected: LocalizedText(en: "tf, rf or data", es: "tf, rf o data"),
                advice: LocalizedText(
                    en: "write: tf 01 ui Screen, tf 02 cmd AddItem, tf 03 evt ItemAdded",
                    es: "escribe: tf 01 ui Pantalla, tf 02 cmd AddItem, tf 03 evt ItemAdded"
                )
            )
        }
    }

    private func word(_ place: inout Int) -> String {
        place = skipBlanks(place)
        let start = place
        while place < bytes.count, bytes[place].isIdentifierByte { place += 1 }
        return source.text(start..<place)
    }

    private func fail(_ place: Int, en: String, es: String) -> SyntaxError {
        source.unexpected(
            place..<max(endOfLine(min(place, bytes.count)), place),
            expected: LocalizedText(en: en, es: es)
        )
    }

    // MARK: Frames

    private mutating func frame(_ start: Int, _ line: Range<Int>, isReset: Bool) throws(SyntaxError) {
        var place = start
        let id = word(&place)
        guard !id.isEmpty, id.utf8.allSatisfy(\.isDigit) else {
            throw fail(start, en: "the number of the frame", es: "el número del fotograma")
        }
        let kindStart = place
        guard let kind = EventModel.Kind(word: word(&place)) else {
            throw fail(
                kindStart,
                en: "ui, cmd, evt, rmo or pcr: screen, command, event, read model or processor",
                es: "ui, cmd, evt, rmo o pcr: pantalla, orden, evento, modelo de lectura o proceso"
            )
        }
        var names: [String] = []
        repeat {
            if !names.isEmpty { place += 1 }
            let from = place
            names.append(word(&place))
            guard names.last != "" else { throw fail(from, en: "a name", es: "un nombre") }
        } while byte(place) == UInt8(ascii: ".")
        let name = names.removeLast()
        var frame = EventModel.Frame(
            id: id,
            kind: kind,
            space: names.joined(separator: "."),
            name: name,
            isReset: isReset,
            range: self.place(line)
        )
        while true {
            place = skipBlanks(place)
            guard place < bytes.count, bytes[place] != 0x0A, !has("%%", at: place) else { break }
            if has("->>", at: place) {
                place += 3
                let from = place
                let other = word(&place)
                guard !other.isEmpty else {
                    throw fail(from, en: "the number of a frame", es: "el número de un fotograma")
                }
                frame.sourceIDs.append(other)
            } else if has("[[", at: place) {
                let from = place
                place += 2
                let reference = word(&place)
                place = skipBlanks(place)
                guard !reference.isEmpty, has("]]", at: place) else {
                    throw fail(from, en: "the name of data, [[Name]]", es: "el nombre de unos datos, [[Nombre]]")
                }
                place += 2
                frame.dataName = reference
            } else if bytes[place] == UInt8(ascii: "{") || bytes[place] == UInt8(ascii: "`") {
                frame.data = try block(&place)
            } else {
                throw fail(
                    place,
                    en: "->> and a frame, [[data]], { data } or the end of the line",
                    es: "->> y un fotograma, [[datos]], { datos } o el final de la línea"
                )
            }
        }
        index = max(index, place)
        content.frames.append(frame)
    }

    // MARK: Data

    /// Reads `{ … }` as trimmed lines; a type in backticks may stand before it.
    private func block(_ place: inout Int) throws(SyntaxError) -> [String] {
        if byte(place) == UInt8(ascii: "`") {
            let start = place
            var end = place + 1
            while byte(end).isWordByte { end += 1 }
            guard byte(end) == UInt8(ascii: "`") else {
                throw fail(start, en: "a type such as `json`", es: "un tipo como `json`")
            }
            place = skipSpace(end + 1)
        }
        let start = place
        guard byte(place) == UInt8(ascii: "{") else { throw fail(place, en: "“{”", es: "«{»") }
        var depth = 0
        while place < bytes.count {
            if bytes[place] == UInt8(ascii: "{") { depth += 1 }
            if bytes[place] == UInt8(ascii: "}") {
                depth -= 1
                if depth == 0 { break }
            }
            place += 1
        }
        guard place < bytes.count else {
            throw SyntaxError(
                range: start..<start + 1,
                message: LocalizedText(en: "this brace is never closed", es: "esta llave no se cierra")
            )
        }
        let text = source.text((start + 1)..<place)
        place += 1
        let lines = text.split(separator: "\n").map { String($0).replacing("\r", with: "") }
            .filter { !$0.trimmingSpace.isEmpty }
        let indentation = lines.map { $0.prefix { $0 == " " || $0 == "\t" }.count }.min() ?? 0
        return lines.map { line in
            let rest = line.dropFirst(indentation)
            let inner = rest.prefix { $0 == " " || $0 == "\t" }.count
            return String(repeating: "\u{A0}", count: inner) + String(rest).trimmingSpace
        }
    }

    private mutating func dataBlock(_ start: Int, _ line: Range<Int>) throws(SyntaxError) {
        var place = start
        let name = word(&place)
        guard !name.isEmpty else { throw fail(start, en: "the name of the data", es: "el nombre de los datos") }
        place = skipSpace(place)
        data[name] = try block(&place)
        index = max(index, place)
        let rest = bytes[place..<endOfLine(place)].trimmingSpaces()
        guard rest.isEmpty || has("%%", at: rest.lowerBound) else {
            throw fail(rest.lowerBound, en: "the end of the line", es: "el final de la línea")
        }
    }

    // MARK: Relations

    mutating func finish() throws(SyntaxError) {
        var places: [String: Int] = [:]
        for (index, frame) in content.frames.enumerated() where places[frame.id] == nil { places[frame.id] = index }
        // The last frame of each kind since the story began.
        var last: [EventModel.Kind: Int] = [:]
        for (index, frame) in content.frames.enumerated() {
            if let name = frame.dataName {
                if let lines = data[name] {
                    content.frames[index].data = lines
                } else {
                    content.unknown.append((name, frame.range, true))
                }
            }
            if frame.isReset { last = [:] }
            if !frame.sourceIDs.isEmpty {
                for id in frame.sourceIDs {
                    if let other = places[id] {
                        content.relations.append((other, index))
                    } else {
                        content.unknown.append((id, frame.range, false))
                    }
                }
            } else if let nearest = frame.kind.sources.compactMap({ last[$0] }).max() {
                content.relations.append((nearest, index))
            }
            last[frame.kind] = index
        }
        guard content.relations.count <= Self.mostRelations else {
            throw .tooMany(Self.mostRelations, en: "relations", es: "relaciones", at: source.typeName)
        }
    }
}
