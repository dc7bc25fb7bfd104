import Diagnostics
import Support

/// Reads a Sankey diagram: lines of `source,target,value`, as in CSV (RFC 4180).
struct SankeyParser: LineParser {
    typealias Content = SankeyChart

    let source: DiagramSource
    var index = 0
    var content = SankeyChart()
    var diagnostics: [Diagnostic] = []
    private var nodes: [String: Int] = [:]

    init(_ source: DiagramSource) { self.source = source }

    /// False: a node's name may begin with any word, also with that of a statement.
    var hasStatements: Bool { false }

    mutating func statement(_ line: Range<Int>) throws(SyntaxError) {
        var fields: [String] = []
        var place = line.lowerBound
        while true {
            fields.append(try field(&place, line))
            guard place < line.upperBound else { break }
            guard bytes[place] == UInt8(ascii: ",") else {
                throw source.unexpected(
                    span(place, line.upperBound),
                    expected: LocalizedText(en: "a comma", es: "una coma")
                )
            }
            place += 1
        }
        guard fields.count == 3 else {
            throw SyntaxError(
                range: line,
                message: LocalizedText(
                    en: "a flow has three fields, but this line has \(fields.count)",
                    es: "un flujo tiene tres campos, pero esta línea tiene \(fields.count)"
                ),
                advice: LocalizedText(
                    en: "write: source,target,12.5; put a name with a comma in quotes",
                    es: "escribe: origen,destino,12.5; pon entre comillas un nombre con coma"
                )
            )
        }
        let digits = fields[2].prefix {
            $0.isASCII && ($0.isNumber || $0 == "." || $0 == "-" || $0 == "+" || $0 == "e" || $0 == "E")
        }
        guard let value = Double(digits), value.isFinite, value >= 0, value < 1e15 else {
            throw SyntaxError(
                range: line,
                message: LocalizedText(
                    en: "“\(fields[2])” is not a valid number for a flow",
                    es: "«\(fields[2])» no es un número válido para un flujo"
                ),
                advice: LocalizedText(
                    en: "write 0 or more, with a point before decimals",
                    es: "escribe 0 o más, con un punto antes de los decimales"
                )
            )
        }
        let (start, end) = (node(fields[0], line), node(fields[1], line))
        content.flows.append(.init(source: start, target: end, value: value, range: self.place(line)))
    }

    private mutating func node(_ name: String, _ line: Range<Int>) -> Int {
        if let index = nodes[name] { return index }
        nodes[name] = content.nodes.count
        content.nodes.append(.init(name: name, range: place(line)))
        return content.nodes.count - 1
    }

    /// Reads a field: in quotes, where two quotes stand for one, or as it is.
    private func field(_ place: inout Int, _ line: Range<Int>) throws(SyntaxError) -> String {
        place = min(skipBlanks(place), line.upperBound)
        guard place < line.upperBound, bytes[place] == UInt8(ascii: "\"") else {
            let end = bytes[span(place, line.upperBound)].firstIndex(of: UInt8(ascii: ",")) ?? line.upperBound
            defer { place = end }
            let text = source.text(trimmed(span(place, end)))
            guard !text.isEmpty, !text.contains("\"") else {
                throw source.unexpected(
                    place..<max(end, place),
                    expected: LocalizedText(
                        en: "a name (in quotes if it contains quotes, which are doubled)",
                        es: "un nombre (si lleva comillas, entre comillas y con ellas duplicadas)"
                    )
                )
            }
            return text
        }
        let start = place
        var text: [UInt8] = []
        place += 1
        while place < line.upperBound {
            if bytes[place] == UInt8(ascii: "\"") {
                guard place + 1 < line.upperBound, bytes[place + 1] == UInt8(ascii: "\"") else {
                    place = min(skipBlanks(place + 1), line.upperBound)
                    return String(decoding: text, as: UTF8.self).trimmingSpace
                }
                place += 1
            }
            text.append(bytes[place])
            place += 1
        }
        throw source.unexpected(
            span(start, line.upperBound),
            expected: LocalizedText(en: "a quote at the end of the name", es: "comillas al final del nombre")
        )
    }

    mutating func finish() throws(SyntaxError) {
        guard !content.flows.isEmpty else {
            throw source.unexpected(
                source.typeName,
                expected: LocalizedText(
                    en: "a flow such as source,target,12 below this",
                    es: "un flujo como origen,destino,12 debajo de esto"
                )
            )
        }
        guard SankeyRanks(content) != nil else {
            throw SyntaxError(
                range: source.typeName,
                message: LocalizedText(
                    en: "these flows form a circle, which a Sankey diagram cannot show",
                    es: "estos flujos forman un círculo, y un diagrama de Sankey no puede mostrarlo"
                )
            )
        }
    }
}
