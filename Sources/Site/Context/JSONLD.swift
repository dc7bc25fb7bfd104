/// JSON-LD as text: objects whose values are strings, or parts that are encoded already.
enum JSONLD {
    static func object(_ fields: [String]) -> String { "{\(fields.joined(separator: ","))}" }

    static func field(_ name: String, _ value: String) -> String { "\"\(name)\":\"\(escaped(value))\"" }

    /// The content of a JSON string (RFC 8259, section 7); `<` is escaped too, so that it can stand in HTML.
    static func escaped(_ text: String) -> String {
        // E2 begins U+2028 and U+2029.
        guard text.utf8.contains(where: { $0 < 0x20 || $0 == 0x22 || $0 == 0x3C || $0 == 0x5C || $0 == 0xE2 }) else {
            return text
        }
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "<": result += "\\u003c"
            case "\u{0}"..."\u{1F}", "\u{2028}", "\u{2029}":
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
