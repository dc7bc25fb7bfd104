import Support

/// Lines of text that begin with a mark of another generator.
enum ForeignLines {
    enum Meaning: Equatable {
        case syntax(ForeignKind)
        /// A line that opens a block of PyMdown's, which another line closes.
        case opening
        case closing
    }

    /// Returns true if a text may be the beginning of such a line.
    static func mayBegin(_ text: some Collection<UInt8>) -> Bool {
        guard text.count >= 3, let first = text.first else { return false }
        switch first {
        case UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: "="),
            UInt8(ascii: "<"):
            return true
        case UInt8(ascii: "-"): return isSnippet(text)
        case UInt8(ascii: "i"): return text.starts(with: "import".utf8)
        case UInt8(ascii: "e"): return text.starts(with: "export".utf8)
        default: return false
        }
    }

    /// Returns what a line of a paragraph is to another generator; nil for text.
    ///
    /// - Parameter isFirst: True for the first line of its paragraph.
    static func meaning(of line: ArraySlice<UInt8>, isFirst: Bool, dialect: Dialect) -> Meaning? {
        guard mayBegin(line), let first = line.first else { return nil }
        switch first {
        case UInt8(ascii: "/"): return block(line)
        case UInt8(ascii: "<"):
            return line.starts(with: "<<< @/".utf8) || line.starts(with: "<<< ./".utf8)
                || line.starts(with: "<<< ../".utf8) ? .syntax(.vitePress) : nil
        case UInt8(ascii: "-"): return dialect != .material ? .syntax(.snippet) : nil
        case UInt8(ascii: "i"), UInt8(ascii: "e"): return isFirst && isModule(line) ? .syntax(.mdx) : nil
        case UInt8(ascii: ":"): return isDivision(line, dialect) ? .syntax(.division) : nil
        case UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: "="):
            if isFirst, first != UInt8(ascii: "="), line.dropFirst().starts(with: "> ".utf8) {
                return .syntax(.docsify)
            }
            return dialect != .material && isMaterial(line) ? .syntax(.material) : nil
        default: return nil
        }
    }

    private static let blockNames: Set<String> = [
        "admonition", "attention", "caption", "caution", "danger", "define", "details", "error", "figure-caption",
        "figure-caption-text", "hint", "html", "important", "info", "note", "new", "question", "quote", "settings",
        "success", "tab", "table-caption", "tip", "type", "warning", "example", "bug", "failure", "abstract",
    ]

    /// Reads `/// name`, `/// name | title` and `///`; comments of Swift are neither.
    private static func block(_ line: ArraySlice<UInt8>) -> Meaning? {
        let marks = line.prefix { $0 == UInt8(ascii: "/") }
        guard marks.count >= 3 else { return nil }
        let rest = line[marks.endIndex...].trimmed
        if rest.isEmpty { return .closing }
        guard line[marks.endIndex].isSpaceOrTab else { return nil }
        let name = rest.prefix { $0.isWordByte || $0 == UInt8(ascii: "-") }
        let words = rest[name.endIndex...].trimmed
        guard words.isEmpty ? blockNames.contains(String(decoding: name, as: UTF8.self)) : !name.isEmpty else {
            return nil
        }
        return words.isEmpty || words.first == UInt8(ascii: "|") ? .opening : nil
    }

    /// Returns true for `import … from '…'`, `import '…'` and `export … = …`, as JavaScript writes them.
    private static func isModule(_ line: ArraySlice<UInt8>) -> Bool {
        var text = line.trimmed
        if text.last == UInt8(ascii: ";") { text = text.dropLast().trimmed }
        let words = String(decoding: text.prefix(400), as: UTF8.self)
        if words.hasPrefix("export ") {
            let parts = words.split(separator: " ", maxSplits: 3)
            guard parts.count > 2 else { return false }
            switch parts[1] {
            case "const", "let", "var": return parts.count > 3 && parts[3].hasPrefix("=")
            case "default": return parts[2] == "function" || parts[2].hasPrefix("(") || parts[2].hasPrefix("{")
            case "function": return parts[2].contains("(")
            default: return false
            }
        }
        guard words.hasPrefix("import "), let quote = words.last, quote == "'" || quote == "\"",
            let opening = words.dropLast().lastIndex(of: quote)
        else { return false }
        let path = words[words.index(after: opening)...].dropLast()
        let clause = words[..<opening].split(separator: " ")
        if clause.last == "from" { return clause.count > 2 && !path.isEmpty }
        return clause.count == 1 && (path.hasPrefix(".") || path.hasPrefix("@") || path.hasPrefix("/"))
    }

    /// Returns true for a line of colons with a name, or with attributes in braces, that no reader of containers has taken.
    private static func isDivision(_ line: ArraySlice<UInt8>, _ dialect: Dialect) -> Bool {
        let colons = line.prefix { $0 == UInt8(ascii: ":") }
        guard colons.count >= 3 else { return false }
        let rest = line[colons.endIndex...].trimmed
        guard let first = rest.first else { return false }
        if first == UInt8(ascii: "{") { return rest.last == UInt8(ascii: "}") && rest.count > 3 }
        // Elsewhere the line is a container that is known, or has a finding.
        return dialect != .glosa && !dialect.isOfWebsite && first.isLetter
    }

    /// Returns true for `--8<-- "file.md"` (PyMdown Extensions, Snippets).
    private static func isSnippet(_ line: some Collection<UInt8>) -> Bool {
        line.starts(with: "--8<-- \"".utf8) || line.starts(with: "-8<- \"".utf8)
    }

    /// Returns true for `!!! note "Title"`, `??? note`, `???+ note` and `=== "Tab"`.
    private static func isMaterial(_ line: ArraySlice<UInt8>) -> Bool {
        guard let marker = MaterialMarker(line) else { return false }
        return marker.kind == .tab || !marker.name.isEmpty && (marker.hasTitle || marker.isKnown(in: line))
    }
}

extension MaterialMarker {
    /// Returns true if the type is one of Material's own.
    fileprivate func isKnown(in line: ArraySlice<UInt8>) -> Bool {
        Callout(name: String(decoding: line[name], as: UTF8.self).lowercased()) != nil
    }
}
