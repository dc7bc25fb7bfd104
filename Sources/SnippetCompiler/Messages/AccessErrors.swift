/// Errors caused by the private access that Glosa gives a sample's declarations to hide them from other files of the module: the
/// sample itself doesn't have them.
///
/// A sample can put text into errors, by `@available`, `#error` and names in backticks. So the whole message is compared with the
/// compiler's messages about access, and not a part of it.
enum AccessErrors {
    static func contains(_ message: String) -> Bool {
        // An author's text about a declaration follows such words, and names with backticks may hold any text.
        guard !message.contains(where: { "`;".contains($0) }), !message.contains(" is unavailable"),
            !message.contains(" renamed to ")
        else { return false }
        // Names and types don't matter: `_` stands for each.
        let pieces = message.split(separator: "'", omittingEmptySubsequences: false)
        guard pieces.count % 2 == 1 else { return false }
        let words = pieces.enumerated().map { $0.offset % 2 == 0 ? String($0.element) : "_" }.joined()
        return forms.contains { form in
            guard let cut = words.firstRange(of: form.middle) else { return false }
            return isDeclaration(words[..<cut.lowerBound])
                && form.ends.contains { words[cut.upperBound...].hasSuffix($0) }
        }
    }

    /// The words after the kind of a declaration, and the possible endings of the message.
    private static let forms: [(middle: String, ends: [String])] = [
        (" must be declared ", hiddenTypes), (" cannot be declared ", hiddenTypes), (" in ", hiddenTypes),
        (" must be as accessible as its enclosing type ", ["because it matches a requirement in protocol _"]),
        (" must be as accessible as the declaration it overrides", [""]),
        (" is private and cannot be referenced from ", [""]), (" is fileprivate and cannot be referenced from ", [""]),
    ]

    private static let hiddenTypes = ["private", "fileprivate"].flatMap { access in
        [
            " uses a \(access) type", " uses a \(access) type in its requirement",
            " uses a \(access) type in its default definition",
        ]
    }

    /// True if words name a declaration by its kind: `instance method _`.
    private static func isDeclaration(_ words: Substring) -> Bool {
        !words.isEmpty && words.split(separator: " ").allSatisfy { kinds.contains($0) }
    }

    private static let kinds: Set<Substring> = [
        "_", "actor", "alias", "associated", "case", "class", "constant", "enum", "extension", "function", "generic",
        "getter", "global", "initializer", "instance", "key", "let", "local", "macro", "method", "operator",
        "overriding",
        "path", "pattern", "property", "protocol", "setter", "static", "struct", "subclass", "subscript", "type",
        "typealias",
        "var", "variable",
    ]
}
