import Diagnostics
import Support

/// Colours, and boxes whose content is text with formulas in it.
extension FormulaParser {
    /// Reads the name of a colour or its number, `red` or `#f00`.
    ///
    /// - Returns: Nil if it is neither; the part then keeps its colour.
    mutating func color(of command: String, at range: Range<Int>) -> String? {
        guard let text = words(of: command, at: range) else { return nil }
        let digits = text.drop { $0 == "#" }
        let isNumber = text.hasPrefix("#") && [3, 6].contains(digits.count) && digits.allSatisfy(\.isHexDigit)
        let isName = !text.isEmpty && text.utf8.allSatisfy(\.isLetter)
        guard isNumber || isName else {
            failStray(
                text,
                range,
                advice: LocalizedText(
                    en: "write the name of a colour or a number such as `#d00`",
                    es: "escribe el nombre de un color o un número como `#d00`"
                )
            )
            return nil
        }
        return text
    }

    /// Reads the content of a box: words, or a formula between dollar signs.
    mutating func boxContent(of command: String, at range: Range<Int>) -> MathNode {
        skipSpaces()
        guard current == UInt8(ascii: "{") else {
            failMissing("\\" + command, range)
            return .row([])
        }
        let content = bytes[(index + 1)...].drop(while: \.isWhitespace)
        guard content.first == UInt8(ascii: "$") else {
            return words(of: command, at: range).map { .words($0) } ?? .row([])
        }
        let start = index
        index = content.startIndex + 1
        let nodes = row(until: .dollar)
        if current == UInt8(ascii: "$") { index += 1 } else { failUnclosed("$", by: "$", start..<start + 1) }
        skipSpaces()
        if current == UInt8(ascii: "}") { index += 1 } else { failUnclosed("{", by: "}", start..<start + 1) }
        return .row(nodes)
    }
}
