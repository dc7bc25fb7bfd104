/// Translation of a fence's info string from Material for MkDocs into our words: `{ .swift title="a" hl_lines="1 3-5" }` becomes
/// `swift caption="a" highlight="1,3-5"`. Attributes that only say how MkDocs shows the code are left out.
enum MaterialFence {
    static func translated(
        _ language: String?,
        _ attributes: [FenceAttribute]
    ) -> (language: String?, attributes: [FenceAttribute]) {
        var language = language
        var result: [FenceAttribute] = []
        for attribute in attributes {
            guard attribute.name.hasPrefix("{") else {
                if let attribute = translated(attribute.name, attribute.value, attribute) { result.append(attribute) }
                continue
            }
            for (name, value) in words(attribute.name) {
                if name.hasPrefix("."), language == nil {
                    language = name.dropFirst().lowercased()
                } else if let attribute = translated(name, value, attribute) {
                    result.append(attribute)
                }
            }
        }
        return (language, result)
    }

    private static func translated(_ name: String, _ value: String?, _ whole: FenceAttribute) -> FenceAttribute? {
        switch name {
        case "title": FenceAttribute(name: "caption", value: value, range: whole.range, valueRange: whole.valueRange)
        case "hl_lines":
            FenceAttribute(
                name: "highlight",
                value: value?.split(separator: " ").joined(separator: ","),
                range: whole.range,
                valueRange: whole.valueRange
            )
        case "linenums":
            FenceAttribute(name: "start", value: value, range: whole.range, valueRange: whole.valueRange)
        // Glosa's own attributes may be written in files of other dialects as well.
        case "caption", "highlight", "fails", "excerpt", "run", "tree", "file", "region", "lines", "numbers", "start",
            "ins", "del",
            "diff", "focus", "fold", "tab":
            whole
        default: nil
        }
    }

    /// Returns the words of a group in braces, and their values.
    private static func words(_ group: String) -> [(name: String, value: String?)] {
        let bytes = Array(group.utf8.dropFirst().prefix { $0 != UInt8(ascii: "}") })
        func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
        return WrittenAttribute.all(bytes, in: bytes.indices, most: 50).map { (text($0.name), $0.value.map(text)) }
    }
}
