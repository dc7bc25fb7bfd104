import Diagnostics

/// A YAML value with the range that it was written at.
package struct YAMLValue {
    package enum Content {
        case scalar(String)
        case sequence([YAMLValue])
        case mapping([Entry])
    }

    package struct Entry {
        package let key: String
        package let keyRange: SourceRange
        package let value: YAMLValue

        package init(key: String, keyRange: SourceRange, value: YAMLValue) {
            (self.key, self.keyRange, self.value) = (key, keyRange, value)
        }
    }

    package let content: Content
    package let range: SourceRange
    /// The text with the control characters that it was written with; nil if it has none.
    let exact: String?

    package init(content: Content, range: SourceRange, exact: String? = nil) {
        (self.content, self.range, self.exact) = (content, range, exact)
    }

    /// The text as a path of the file system, which may hold control characters, but neither U+0000 nor more than 4,096 bytes.
    package var path: String? {
        guard let exact, !exact.utf8.contains(0), exact.utf8.count <= 4096 else { return scalar }
        return exact
    }

    package var scalar: String? {
        if case .scalar(let text) = content { text } else { nil }
    }

    package var sequence: [YAMLValue]? {
        if case .sequence(let values) = content { values } else { nil }
    }

    package var mapping: [Entry]? {
        if case .mapping(let entries) = content { entries } else { nil }
    }

    /// A truth value in any spelling of the YAML 1.2 core schema, plus YAML 1.1's `yes` and `no`, which authors write.
    package var boolean: Bool? {
        switch scalar?.lowercased() {
        case "true", "yes", "on": true
        case "false", "no", "off": false
        default: nil
        }
    }

    /// The kind of the value, in words for a message.
    package var kindName: LocalizedText {
        switch content {
        case .scalar: LocalizedText(en: "a single value", es: "un solo valor")
        case .sequence: LocalizedText(en: "a list", es: "una lista")
        case .mapping: LocalizedText(en: "a mapping", es: "un mapa de claves")
        }
    }

    /// The keys that are written again in the same mapping, in the order of the text.
    package var repeatedKeys: [Entry] {
        var open = [self]
        var repeated: [Entry] = []
        while let value = open.popLast() {
            switch value.content {
            case .scalar: break
            case .sequence(let values): open += values.reversed()
            case .mapping(let entries):
                var known: Set<String> = []
                repeated += entries.filter { !known.insert($0.key).inserted }
                open += entries.map(\.value).reversed()
            }
        }
        return repeated
    }
}
