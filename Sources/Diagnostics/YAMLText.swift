import Support

/// Texts as values and keys of YAML.
public enum YAMLText {
    /// Returns a text between double quotes on one line; every YAML reader gets the same text from it, whatever it holds (YAML
    /// 1.2.2, section 7.3.1).
    public static func quoted(_ text: String) -> String {
        var result = "\""
        // Unescaped runs of marks would be cut when their file is read.
        let escapesMarks = CombiningMarks.areTooMany(in: text)
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\", "\"": result += "\\\(scalar)"
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            case "\r": result += "\\r"
            case _ where isPlain(scalar) && !(escapesMarks && CombiningMarks.contains(scalar)):
                result.unicodeScalars.append(scalar)
            default: result += escape(scalar)
            }
        }
        return result + "\""
    }

    /// Returns the beginning of an entry in a block mapping, up to its colon.
    ///
    /// - Parameter column: The number of characters before the mapping on its lines.
    public static func key(_ text: String, column: Int) -> String {
        let key = quoted(text)
        // A key on one line with its colon has 1,024 characters at most (section 8.2.2).
        guard key.unicodeScalars.count > 1000 else { return key + ":" }
        return "? \(key)\n\(String(repeating: " ", count: column)):"
    }

    /// Returns a list of words on one line, such as the tags of languages.
    public static func list(_ texts: [String]) -> String { "[" + texts.map(word).joined(separator: ", ") + "]" }

    /// Returns a comment, which ends with its line.
    public static func comment(_ text: String) -> String {
        let scalars = text.unicodeScalars.map { scalar in isPlain(scalar) ? scalar : " " }
        return "# " + String(String.UnicodeScalarView(scalars))
    }

    /// Returns a text without quotation marks if it is a word without another meaning; otherwise the quoted text.
    private static func word(_ text: String) -> String {
        let isWord =
            text.utf8.first?.isLetter == true && text.utf8.allSatisfy { $0.isAlphanumeric || $0 == UInt8(ascii: "-") }
        return isWord && !constants.contains(text.lowercased()) ? text : quoted(text)
    }

    /// Words that readers of YAML 1.1 and 1.2 take for booleans or null.
    private static let constants: Set = ["y", "n", "yes", "no", "on", "off", "true", "false", "null"]

    /// Returns true for a character that may stand unescaped: YAML's printable ones (section 5.1), without the line ends of its
    /// older version (YAML 1.1, section 4.2) and without invisible ones.
    private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x20...0x7E, 0xA0...0x2027, 0x202A...0xD7FF, 0xE000...0xFEFE, 0xFF00...0xFFFD, 0x10000...0x10FFFF:
            !ControlCharacters.contains(scalar) && !InvisibleCharacters.contains(scalar)
        default: false
        }
    }

    private static func escape(_ scalar: Unicode.Scalar) -> String {
        let (sign, length) =
            scalar.value <= 0xFF ? ("x", 2) : scalar.value <= 0xFFFF ? ("u", 4) : ("U", 8)
        let digits = String(scalar.value, radix: 16)
        return "\\" + sign + String(repeating: "0", count: length - digits.count) + digits
    }
}
