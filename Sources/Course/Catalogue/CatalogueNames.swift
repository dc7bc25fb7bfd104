import Markdown

/// The names under which links reach the pages of a catalogue.
enum CatalogueNames {
    /// All names of a page: an article's file, with hyphens for spaces, and the paths of an extended symbol.
    static func names(of lesson: Lesson) -> [String] {
        guard let page = lesson.facts.catalogue else { return [] }
        let stem = SourceName.stem(CoursePath.name(of: lesson.path))
        return [stem.replacing(" ", with: "-")] + (page.symbol.map(paths) ?? [])
    }

    /// A symbol's path, and what is left of it when one module or type after the other is taken away.
    static func paths(of symbol: String) -> [String] {
        var paths = [symbol]
        var rest = symbol[...]
        while let slash = rest.firstIndex(of: "/"), !rest[..<slash].contains("(") {
            rest = rest[rest.index(after: slash)...]
            guard !rest.isEmpty else { break }
            paths.append(String(rest))
        }
        return paths
    }

    /// What `<doc:…>` links write before a page's name: `/documentation/Module/`, `/tutorials/`.
    static func path(of destination: String) -> String {
        var parts = destination.split(separator: "/", omittingEmptySubsequences: true)
        if let first = parts.first, first == "documentation" || first == "tutorials", parts.count > 1 {
            parts.removeFirst()
        }
        return parts.joined(separator: "/")
    }

    /// Whether a name that no page has may be that of a symbol, of which Glosa sees no list.
    static func mayBeSymbol(_ name: String) -> Bool {
        guard let first = name.utf8.first, first != UInt8(ascii: "-") else { return false }
        let words = name.prefix { $0 != "(" }
        return !words.contains("-") && !words.contains(" ") && !words.contains(".")
    }

    /// A heading as DocC writes it in links: runs of spaces and dashes become one hyphen, other punctuation goes.
    ///
    /// swift-docc, `urlReadableFragment`.
    static func fragment(_ heading: String) -> String {
        var result = ""
        for scalar in heading.unicodeScalars {
            if scalar.properties.isWhitespace || scalar == "-" || scalar == "\u{2013}" || scalar == "\u{2014}" {
                if !result.isEmpty, !result.hasSuffix("-") { result.append("-") }
            } else if !isPunctuation(scalar) {
                result.unicodeScalars.append(scalar)
            }
        }
        while result.hasSuffix("-") { result.removeLast() }
        return result.lowercased()
    }

    private static func isPunctuation(_ scalar: Unicode.Scalar) -> Bool {
        if scalar == "`" { return true }
        switch scalar.properties.generalCategory {
        case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
            .finalPunctuation, .otherPunctuation:
            return true
        default: return false
        }
    }
}
