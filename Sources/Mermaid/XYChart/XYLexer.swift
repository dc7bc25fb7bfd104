import Diagnostics
import Support

/// Cuts a line of an XY chart into words, numbers and signs.
struct XYLexer: ByteScanner {
    enum Value {
        /// A text, in quotes or not.
        case text(DiagramLabel)
        case number(Double)
        case open, close, comma, arrow
    }

    struct Piece {
        let value: Value
        let range: Range<Int>
    }

    let source: DiagramSource
    var bytes: [UInt8] { source.bytes }
    private(set) var index: Int
    private let end: Int
    private(set) var pieces: [Piece] = []

    /// - Parameters:
    ///   - hasNumbers: true if digits outside of brackets are numbers, as behind an axis.
    ///   - hasNumbersInside: true if digits inside brackets are numbers, as in data.
    init(_ source: DiagramSource, _ range: Range<Int>, hasNumbers: Bool, hasNumbersInside: Bool) throws(SyntaxError) {
        self.source = source
        index = range.lowerBound
        end = range.upperBound
        var isInside = false
        while index < end {
            let start = index
            let byte = bytes[index]
            if byte.isWhitespace {
                index += 1
                continue
            }
            if byte == UInt8(ascii: "%"), self.byte(index + 1) == UInt8(ascii: "%") { return }
            let value: Value
            if byte == UInt8(ascii: "\"") {
                value = .text(try string())
            } else if byte == UInt8(ascii: "[") {
                (value, isInside) = (.open, true)
                index += 1
            } else if byte == UInt8(ascii: "]") {
                (value, isInside) = (.close, false)
                index += 1
            } else if byte == UInt8(ascii: ",") {
                value = .comma
                index += 1
            } else if has("-->", at: index), !isInside {
                value = .arrow
                index += 3
            } else if isInside ? hasNumbersInside : hasNumbers, let number = number() {
                value = .number(number)
            } else {
                value = .text(DiagramLabel(text: try word()))
            }
            pieces.append(Piece(value: value, range: start..<index))
        }
    }

    private mutating func string() throws(SyntaxError) -> DiagramLabel {
        let start = index + 1
        guard let close = bytes[span(start, end)].firstIndex(of: UInt8(ascii: "\"")) else {
            throw source.unexpected(
                span(index, end),
                expected: LocalizedText(en: "a text with a quote at its end", es: "un texto con comillas al final")
            )
        }
        index = close + 1
        let isMarkdown =
            close - start >= 2 && bytes[start] == UInt8(ascii: "`") && bytes[close - 1] == UInt8(ascii: "`")
        let range = isMarkdown ? (start + 1)..<(close - 1) : start..<close
        return DiagramLabel(text: source.text(range), isMarkdown: isMarkdown)
    }

    /// Reads a number: `12`, `-1.5`, `.5`; no exponents.
    private mutating func number() -> Double? {
        var place = index
        if byte(place) == UInt8(ascii: "-") || byte(place) == UInt8(ascii: "+") { place += 1 }
        let start = place
        while byte(place).isDigit { place += 1 }
        let whole = place > start
        if byte(place) == UInt8(ascii: "."), byte(place + 1).isDigit {
            place += 1
            while byte(place).isDigit { place += 1 }
        } else if !whole {
            return nil
        }
        var text = source.text(index..<place)
        if text.hasPrefix("+") { text.removeFirst() }
        guard let value = Double(text.replacing("-.", with: "-0.")), value.isFinite else { return nil }
        index = place
        return value
    }

    private mutating func word() throws(SyntaxError) -> String {
        let start = index
        while index < end, bytes[index].isAlphanumeric || bytes[index] >= 0x80 || "&+=*.#-_".utf8.contains(bytes[index])
        {
            if index > start, has("-->", at: index) { break }
            index += 1
        }
        guard index > start else {
            throw source.unexpected(
                start..<start + 1,
                expected: LocalizedText(
                    en: "a word of letters and digits",
                    es: "una palabra de letras y cifras"
                ),
                advice: LocalizedText(
                    en: "put a text with brackets or other signs in quotes",
                    es: "pon entre comillas un texto con paréntesis u otros signos"
                )
            )
        }
        return source.text(start..<index)
    }
}
