/// Texts as values of YAML.
public enum YAMLText {
    /// A text between double quotes, whatever it holds (YAML 1.2.2, section 7.3.1).
    public static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\", "\"": result += "\\\(scalar)"
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            case "\r": result += "\\r"
            // What no document may hold as it is (section 5.1).
            case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}":
                let digits = String(scalar.value, radix: 16)
                result += "\\x" + String(repeating: "0", count: 2 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
