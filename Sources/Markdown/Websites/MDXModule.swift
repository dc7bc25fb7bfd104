import Support

/// An import or export at the beginning of a paragraph of MDX.
struct MDXModule {
    private let isImport: Bool
    /// The number of brackets that its first line leaves open.
    let depth: Int

    /// - Returns: Nil for a line of prose.
    init?(opening line: ArraySlice<UInt8>) {
        let words = String(decoding: line.prefix(200), as: UTF8.self).split { $0 == " " || $0 == "\t" }
        guard words.count > 1 else { return nil }
        let second = words[1]
        switch words[0] {
        case "import":
            let isNamed =
                second.hasPrefix("{") || second.hasPrefix("*") || second.hasPrefix("'") || second.hasPrefix("\"")
            let from = words.count > 2 && (words[2] == "from" || second.hasSuffix(","))
            guard isNamed || from || second == "type" else { return nil }
            isImport = true
        case "export":
            guard
                ["const", "let", "var", "function", "class", "async", "default", "type", "interface", "*"].contains(
                    second
                )
                    || second.hasPrefix("{")
            else { return nil }
            isImport = false
        default: return nil
        }
        depth = Self.depth(of: line)
    }

    /// Returns the number of brackets that a line opens, less those that it closes.
    static func depth(of line: ArraySlice<UInt8>) -> Int {
        line.reduce(0) { depth, byte in
            "{([".utf8.contains(byte) ? depth + 1 : "})]".utf8.contains(byte) ? depth - 1 : depth
        }
    }

    /// Returns true if a text that begins with the import or export is all of it.
    func ends(at text: ArraySlice<UInt8>, depth: Int) -> Bool {
        var end = text.trimmed
        if end.last == UInt8(ascii: ";") { end = end.dropLast().trimmed }
        guard isImport else { return depth <= 0 && !(end.last.map { "=,>&|?:+".utf8.contains($0) } ?? false) }
        return end.last == UInt8(ascii: "'") || end.last == UInt8(ascii: "\"")
    }

    /// Returns the names that an import gives to all of a file, with the file's path.
    static func names(_ text: String) -> [(name: String, path: String)] {
        guard text.hasPrefix("import "), let quote = text.last(where: { $0 == "'" || $0 == "\"" }),
            let end = text.lastIndex(of: quote), let start = text[..<end].lastIndex(of: quote)
        else { return [] }
        let words = text[..<start].split { $0 == " " || $0 == "\t" || $0 == "\n" || $0 == "," }
        guard words.count >= 3, words[1].allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" }) else {
            return []
        }
        return [(String(words[1]), String(text[text.index(after: start)..<end]))]
    }
}
