import Support

/// The info string of a fence as Material for MkDocs writes it, in the words of ours: `{ .swift title="a" hl_lines="1 3-5" }`
/// is `swift caption="a" highlight="1,3-5"`. What only says how MkDocs shows the code is left out.
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
        // What Glosa asks of a sample can be said in the files of others as well.
        case "caption", "highlight", "fails", "excerpt", "run", "tree", "file", "region", "lines": whole
        default: nil
        }
    }

    /// The words of a group in braces, and their values.
    private static func words(_ group: String) -> [(name: String, value: String?)] {
        let bytes = Array(group.utf8.dropFirst().prefix { $0 != UInt8(ascii: "}") })
        var result: [(String, String?)] = []
        var index = 0
        while index < bytes.count {
            if bytes[index].isSpaceOrTab {
                index += 1
                continue
            }
            let start = index
            while index < bytes.count, !bytes[index].isSpaceOrTab, bytes[index] != UInt8(ascii: "=") { index += 1 }
            let name = String(decoding: bytes[start..<index], as: UTF8.self)
            guard index < bytes.count, bytes[index] == UInt8(ascii: "=") else {
                result.append((name, nil))
                continue
            }
            index += 1
            let isQuoted = index < bytes.count && bytes[index] == UInt8(ascii: "\"")
            if isQuoted { index += 1 }
            let first = index
            while index < bytes.count, isQuoted ? bytes[index] != UInt8(ascii: "\"") : !bytes[index].isSpaceOrTab {
                index += 1
            }
            result.append((name, String(decoding: bytes[first..<index], as: UTF8.self)))
            if isQuoted { index += 1 }
        }
        return result
    }
}
