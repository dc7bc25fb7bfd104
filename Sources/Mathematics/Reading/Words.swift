import Diagnostics
import Support

/// Words that are no formula: those of `\text{…}`, and the names of environments.
extension FormulaParser {
    /// Reads a group of words, which are no formula; nil if there is none.
    mutating func words(of command: String, at range: Range<Int>) -> String? {
        skipSpaces()
        guard current == UInt8(ascii: "{") else {
            failMissing("\\" + command, range)
            return nil
        }
        let start = index
        var result: [UInt8] = []
        var level = 0
        while let byte = current {
            index += 1
            switch byte {
            case UInt8(ascii: "{"): level += 1
            case UInt8(ascii: "}"):
                level -= 1
                if level == 0 { return String(decoding: result, as: UTF8.self) }
            case UInt8(ascii: "~"): result += "\u{A0}".utf8
            case UInt8(ascii: "\\"):
                guard let next = current, "{}$%#&_ ,".utf8.contains(next) else {
                    index -= 1
                    let (name, end) = commandName()
                    failStray(
                        "\\" + name,
                        index..<end,
                        advice: LocalizedText(
                            en: "only words are allowed here: end them before this command",
                            es: "aquí solo se admiten palabras: termínalas antes de esta orden"
                        )
                    )
                    index = end
                    continue
                }
                result.append(next == UInt8(ascii: ",") ? UInt8(ascii: " ") : next)
                index += 1
            default: result.append(byte.isWhitespace ? UInt8(ascii: " ") : byte)
            }
        }
        failUnclosed("{", by: "}", start..<start + 1)
        return nil
    }
}
