/// The numbers of Unicode scalars, as playgrounds show values of `Unicode.Scalar`.
enum ScalarNumbers {
    /// Returns a value's text with the number of each scalar in place of its quoted form, `[101, 769]` for `["e", "\u{0301}"]`; nil if
    /// other texts stand in quotes, or none that only a scalar is written as: characters aren't escaped.
    static func text(of value: String) -> String? {
        guard value.contains("\"\\u{") else { return nil }
        var result = ""
        var rest = value[...]
        while let open = rest.firstIndex(of: "\"") {
            let inner = rest[rest.index(after: open)...]
            // A quote that is a scalar itself is escaped.
            let isEscaped = inner.hasPrefix("\\\"")
            guard let close = inner.dropFirst(isEscaped ? 2 : 0).firstIndex(of: "\""),
                let number = number(of: inner[..<close])
            else { return nil }
            result += rest[..<open] + "\(number)"
            rest = inner[inner.index(after: close)...]
        }
        return result.isEmpty ? nil : result + rest
    }

    private static let escapes: [Substring: UInt32] = [
        "\\n": 10, "\\r": 13, "\\t": 9, "\\0": 0, "\\\"": 34, "\\'": 39, "\\\\": 92,
    ]

    private static func number(of text: Substring) -> UInt32? {
        if let number = escapes[text] { return number }
        if text.hasPrefix("\\u{"), text.hasSuffix("}") { return UInt32(text.dropFirst(3).dropLast(), radix: 16) }
        let scalars = text.unicodeScalars
        return scalars.count == 1 ? scalars.first?.value : nil
    }
}
