import Diagnostics

/// A piece of YAML with the place it was written at.
struct YAMLValue {
    enum Content {
        case scalar(String)
        case sequence([YAMLValue])
        case mapping([Entry])
    }

    struct Entry {
        let key: String
        let keyRange: SourceRange
        let value: YAMLValue
    }

    let content: Content
    let range: SourceRange
    /// The text with the control characters that it was written with; nil where it has none.
    let exact: String?

    init(content: Content, range: SourceRange, exact: String? = nil) {
        (self.content, self.range, self.exact) = (content, range, exact)
    }

    /// The text as a path of the file system, which may hold control characters, but neither U+0000 nor more than 4,096 bytes.
    var path: String? {
        guard let exact, !exact.utf8.contains(0), exact.utf8.count <= 4096 else { return scalar }
        return exact
    }

    var scalar: String? {
        if case .scalar(let text) = content { text } else { nil }
    }

    var sequence: [YAMLValue]? {
        if case .sequence(let values) = content { values } else { nil }
    }

    var mapping: [Entry]? {
        if case .mapping(let entries) = content { entries } else { nil }
    }

    /// A truth value in any spelling of the YAML 1.2 core schema, plus YAML 1.1's `yes` and `no`, which authors write.
    var boolean: Bool? {
        switch scalar?.lowercased() {
        case "true", "yes", "on": true
        case "false", "no", "off": false
        default: nil
        }
    }

    /// What the value is, in words for a message.
    var kindName: LocalizedText {
        switch content {
        case .scalar: LocalizedText(en: "a single value", es: "un solo valor")
        case .sequence: LocalizedText(en: "a list", es: "una lista")
        case .mapping: LocalizedText(en: "a mapping", es: "un mapa de claves")
        }
    }
}
