/// Errors that come of hiding a sample's declarations from other files of its module: the sample doesn't have them.
///
/// A sample has a say in the texts of errors, by `@available`, `#error` and names in backticks. So the whole of a message is
/// compared with what the compiler says of access, and not a part of it.
enum AccessErrors {
    static func contains(_ message: String) -> Bool {
        // What an author says of a declaration follows such words, and names with backticks may hold any text.
        guard !message.contains(where: { "`;".contains($0) }), !message.contains(" is unavailable"),
            !message.contains(" renamed to ")
        else { return false }
        // Names and types are of no matter: `_` stands for each.
        let pieces = message.split(separator: "'", omittingEmptySubsequences: false)
        guard pieces.count % 2 == 1 else { return false }
        let words = pieces.enumerated().map { $0.offset % 2 == 0 ? String($0.element) : "_" }.joined()
        return forms.contains { form in
            guard let cut = words.firstRange(of: form.middle) else { return false }
            return isDeclaration(words[..<cut.lowerBound])
                && form.ends.contains { words[cut.upperBound...].hasSuffix($0) }
        }
    }

    /// What stands between the kind of a declaration and the rest, and how the rest ends.
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

    /// Whether words name a declaration by its kind: `instance method _`.
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
