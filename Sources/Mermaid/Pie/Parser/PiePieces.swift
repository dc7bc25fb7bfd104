import Diagnostics
import Support

extension PieParser {
    /// Skips spaces, tabs and comments, which may stand anywhere on a line.
    mutating func skipBlanks() {
        while index < bytes.count {
            if bytes[index].isSpaceOrTab {
                index += 1
            } else if startsComment(index) {
                while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
            } else {
                return
            }
        }
    }

    func startsComment(_ offset: Int) -> Bool {
        byte(offset) == UInt8(ascii: "%") && byte(offset + 1) == UInt8(ascii: "%")
    }

    /// Takes the word if space, a comment or the end follows.
    mutating func takeKeyword(_ word: StaticString) -> Bool {
        let end = index + word.utf8CodeUnitCount
        guard has(word, at: index), end >= bytes.count || bytes[end].isWhitespace || startsComment(end) else {
            return false
        }
        index = end
        return true
    }

    mutating func endLine() throws(SyntaxError) {
        skipBlanks()
        if index >= bytes.count { return }
        if byte(index) == 0x0A {
            index += 1
        } else if byte(index) == 0x0D, byte(index + 1) == 0x0A {
            index += 2
        } else {
            throw unexpected(
                "the end of the line",
                "el final de la línea",
                advice: LocalizedText(
                    en: "write each slice on a line of its own: \"Label\" : 12.5",
                    es: "escribe cada porción en su propia línea: \"Etiqueta\" : 12.5"
                )
            )
        }
    }

    mutating func takeString() throws(SyntaxError) -> String {
        let quote = bytes[index]
        let start = index
        var text: [UInt8] = []
        index += 1
        while index < bytes.count, bytes[index] != quote {
            if bytes[index] == UInt8(ascii: "\\"), index + 1 < bytes.count, bytes[index + 1] != 0x0A {
                index += 1
                switch bytes[index] {
                case UInt8(ascii: "n"): text.append(0x0A)
                case UInt8(ascii: "t"): text.append(0x09)
                case UInt8(ascii: "b"), UInt8(ascii: "f"), UInt8(ascii: "r"), UInt8(ascii: "v"): text.append(0x20)
                default: text.append(bytes[index])
                }
            } else {
                text.append(bytes[index])
            }
            index += 1
        }
        guard index < bytes.count else {
            throw SyntaxError(
                range: start..<min(start + 1, bytes.count),
                message: LocalizedText(
                    en: "this label is never closed: expected a quote",
                    es: "esta etiqueta no se cierra: se esperaban comillas"
                )
            )
        }
        index += 1
        return String(decoding: text, as: UTF8.self)
    }

    /// Reads a number: digits, and a point with digits behind it; no exponent, no leading zeros.
    mutating func takeNumber(_ label: String) throws(SyntaxError) -> (value: Double, text: String) {
        let start = index
        let isNegative = byte(index) == UInt8(ascii: "-")
        if isNegative { index += 1 }
        let digits = index
        while byte(index).isDigit { index += 1 }
        if index > digits, byte(index) == UInt8(ascii: "."), byte(index + 1).isDigit {
            index += 1
            while byte(index).isDigit { index += 1 }
        } else if byte(digits) == UInt8(ascii: "0"), index > digits + 1 {
            throw notNumber(start)
        }
        guard index > digits, byte(index) != UInt8(ascii: "."), !byte(index).isWordByte,
            byte(index) != UInt8(ascii: ",")
        else { throw notNumber(start) }
        let text = String(decoding: bytes[start..<index], as: UTF8.self)
        guard let value = Double(text), value.isFinite else { throw notNumber(start) }
        guard value >= 0 else {
            throw SyntaxError(
                range: start..<index,
                message: LocalizedText(
                    en: "“\(label)” has the value \(text); a slice cannot be negative",
                    es: "«\(label)» tiene el valor \(text); una porción no puede ser negativa"
                ),
                advice: LocalizedText(
                    en: "show losses in another way, such as a table",
                    es: "muestra las pérdidas de otro modo, por ejemplo en una tabla"
                )
            )
        }
        return (value, text)
    }
}
