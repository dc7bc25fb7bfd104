import Diagnostics
import Support

/// Names, numbers and places.
extension WardleyParser {
    /// Reads a name in quotes, or everything up to a sign of the language.
    func name(_ place: inout Int, _ line: Range<Int>, until signs: String = "[{;") throws(SyntaxError) -> String {
        place = min(skipBlanks(place), line.upperBound)
        let start = place
        if place < line.upperBound, bytes[place] == UInt8(ascii: "\"") {
            guard let close = bytes[(place + 1)..<line.upperBound].firstIndex(of: UInt8(ascii: "\"")) else {
                throw fail(start, line, en: "a text in quotes", es: "un texto entre comillas")
            }
            place = close + 1
            return source.text((start + 1)..<close)
        }
        while place < line.upperBound, !signs.utf8.contains(bytes[place]) { place += 1 }
        let text = source.text(bytes[start..<place].trimmingSpaces())
        guard !text.isEmpty else { throw fail(start, line, en: "a name", es: "un nombre") }
        return text
    }

    /// Reads `[0.5, 0.3]`.
    func numbers(_ place: inout Int, _ line: Range<Int>, count: Int) throws(SyntaxError) -> [Double] {
        place = min(skipBlanks(place), line.upperBound)
        let start = place
        guard place < line.upperBound, bytes[place] == UInt8(ascii: "["),
            let close = bytes[place..<line.upperBound].firstIndex(of: UInt8(ascii: "]"))
        else {
            throw fail(start, line, en: "numbers in brackets", es: "números entre corchetes", advice: Self.advice)
        }
        let values = source.text((place + 1)..<close).split(separator: ",", omittingEmptySubsequences: false)
            .map { Double(String($0).trimmingSpace) }
        let found = values.compactMap { $0 }
        guard values.count == count, found.count == count, found.allSatisfy({ $0.isFinite && abs($0) < 1e6 }) else {
            throw source.unexpected(
                start..<close + 1,
                expected: count == 1
                    ? LocalizedText(en: "a number in brackets", es: "un número entre corchetes")
                    : LocalizedText(en: "two numbers in brackets", es: "dos números entre corchetes"),
                advice: Self.advice
            )
        }
        place = close + 1
        return found
    }

    private static let advice = LocalizedText(
        en: "write: component Name [0.5, 0.3]; the numbers say how visible and how evolved it is, from 0 to 1",
        es:
            "escribe: component Nombre [0.5, 0.3]; los números dicen cuánta visibilidad y cuánta evolución tiene, de 0 a 1"
    )

    func part(_ value: Double, _ line: Range<Int>) throws(SyntaxError) -> Double {
        guard value >= 0, value <= 100 else {
            throw SyntaxError(
                range: line,
                message: LocalizedText(
                    en: "positions go from 0 to 1, or from 0 to 100 in percent",
                    es: "las posiciones van de 0 a 1, o de 0 a 100 en tanto por ciento"
                )
            )
        }
        return value <= 1 ? value : value / 100
    }

    func place(_ place: inout Int, _ line: Range<Int>) throws(SyntaxError) -> WardleyMap.Place {
        let values = try numbers(&place, line, count: 2)
        return WardleyMap.Place(visibility: try part(values[0], line), evolution: try part(values[1], line))
    }
}
