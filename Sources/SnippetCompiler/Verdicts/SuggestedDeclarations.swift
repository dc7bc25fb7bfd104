import SnippetLint
import Support

/// Declarations to complete and paste for names that nothing declares, by how a sample uses them.
struct SuggestedDeclarations {
    private enum Use {
        /// Behind the colon of a declared type.
        case conformance
        /// As in `@Clamped var`.
        case wrapper
        /// Any other attribute, or one with arguments: it may be a wrapper, a macro, a builder or an actor.
        case attribute
    }

    private var uses: [String: Use] = [:]

    init(for names: [String], in sample: [UInt8]) {
        read(sample, Set(names))
    }

    /// Nil for what no declaration can be guessed for.
    func declaration(of name: String) -> String? {
        guard let first = name.first, !name.contains(" ") else { return nil }
        if let dot = name.firstIndex(of: ".") {
            return "extension \(name[..<dot]) { /* \(name[name.index(after: dot)...]) */ }"
        }
        switch uses[name] {
        case .conformance: return "protocol \(name) {}"
        case .wrapper: return "@propertyWrapper struct \(name)<Value> { var wrappedValue: Value }"
        case .attribute: return nil
        case nil: break
        }
        if first.isUppercase { return "struct \(name): Identifiable, Hashable { let id = 0 }" }
        return first.isLetter ? "let \(name) = 0" : nil
    }

    private mutating func read(_ bytes: [UInt8], _ names: Set<String>) {
        /// Whether a type's declaration has begun whose brace hasn't, and whether its colon is behind.
        var isHeader = false
        var isInherited = false
        /// The attribute that only `var` and its modifiers may follow.
        var wrapper: String?
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            guard byte.isIdentifierByte else {
                if byte == UInt8(ascii: ":") { isInherited = isHeader }
                if byte == UInt8(ascii: "{") { isHeader = false }
                if !isHeader { isInherited = false }
                if !byte.isWhitespace { wrapper = nil }
                index += 1
                continue
            }
            let start = index
            while index < bytes.count, bytes[index].isIdentifierByte { index += 1 }
            let word = String(decoding: bytes[start..<index], as: UTF8.self)
            let isAttribute = start > 0 && bytes[start - 1] == UInt8(ascii: "@")
            if isAttribute, names.contains(word) {
                uses[word] = .attribute
                wrapper = word
            } else if let attribute = wrapper, word == "var" {
                uses[attribute] = .wrapper
                wrapper = nil
            } else if !Self.modifiers.contains(word) {
                wrapper = nil
                if isInherited, names.contains(word) { uses[word] = .conformance }
                if Self.introducers.contains(word) { isHeader = true }
            }
        }
    }

    private static let introducers: Set = ["struct", "class", "enum", "actor", "extension"]
    private static let modifiers: Set = [
        "private", "fileprivate", "internal", "package", "public", "open", "static", "weak", "nonisolated", "final",
    ]
}
