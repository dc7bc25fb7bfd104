import CourseConfiguration
import Markdown
import Support

/// The names by which links reach the pages of a catalogue.
package enum CatalogueNames {
    /// Returns all names of a page: an article's file name, with hyphens for spaces, and the paths of an extended symbol.
    package static func names(of lesson: Lesson) -> [String] {
        guard let page = lesson.facts.catalogue else { return [] }
        let stem = SourceName.stem(CoursePath.name(of: lesson.path))
        return [stem.replacing(" ", with: "-")] + (page.symbol.map(paths) ?? [])
    }

    /// The longest path of a symbol, in bytes.
    private static let longestPath = 1000

    /// Returns a symbol's path, and the paths that are left as one module or type after the other is removed.
    static func paths(of symbol: String) -> [String] {
        var paths = [symbol]
        guard symbol.utf8.count <= longestPath else { return paths }
        var rest = symbol[...]
        while let slash = rest.firstIndex(of: "/"), !rest[..<slash].contains("(") {
            rest = rest[rest.index(after: slash)...]
            guard !rest.isEmpty else { break }
            paths.append(String(rest))
        }
        return paths
    }

    /// Returns the page that a path leads to, searched as DocC does: below the symbol of the current page, below the symbols that
    /// contain it, and at last anywhere.
    ///
    /// - Parameters:
    ///   - own: the path of the symbol that the current page is about.
    ///   - find: returns the page of a name, in lowercase.
    ///   - symbol: returns the path of the symbol that a page is about; nil for an article.
    static func page(
        at path: String,
        from own: String?,
        find: (String) -> Int?,
        symbol: (Int) -> String?
    ) -> Int? {
        var place = own.flatMap { $0.utf8.count <= longestPath ? $0 + "/" : nil } ?? ""
        while true {
            let whole = place + path
            for name in paths(of: whole) {
                guard let page = find(name.lowercased()), symbol(page).map({ isSame(whole, $0) }) ?? true else {
                    continue
                }
                return page
            }
            guard !place.isEmpty else { return nil }
            let slash = place.dropLast().lastIndex(of: "/")
            place = slash.map { String(place[...$0]) } ?? ""
        }
    }

    /// Returns true if two paths may mean the same symbol: they are alike, or one has more modules or types before it.
    private static func isSame(_ path: String, _ other: String) -> Bool {
        let (left, right) = (path.lowercased(), other.lowercased())
        return left == right || left.hasSuffix("/" + right) || right.hasSuffix("/" + left)
    }

    /// Returns the destination of a `<doc:…>` link without `/documentation/` or `/tutorials/` at its beginning.
    package static func path(of destination: String) -> String {
        var parts = destination.split(separator: "/", omittingEmptySubsequences: true)
        if let first = parts.first, first == "documentation" || first == "tutorials", parts.count > 1 {
            parts.removeFirst()
        }
        return parts.joined(separator: "/")
    }

    /// Returns true if a name that no page has may be a symbol's; there is no list of symbols to look it up in.
    static func mayBeSymbol(_ name: String) -> Bool {
        guard let first = name.utf8.first, first != UInt8(ascii: "-") else { return false }
        let words = withoutHash(name[...]).prefix { $0 != "(" }
        return !words.contains("-") && !words.contains(" ") && !words.contains(".")
    }

    /// Returns a symbol's path without the suffix that tells it from others of its name: `body-20w8t`, `Deque-swift.struct`.
    private static func withoutHash(_ name: Substring) -> Substring {
        guard let dash = name.lastIndex(of: "-") else { return name }
        let hash = name[name.index(after: dash)...].utf8
        let isHash = (4...6).contains(hash.count) && hash.allSatisfy { $0.isDigit || $0 >= 0x61 && $0 <= 0x7A }
        return isHash && hash.contains(where: \.isDigit) || hash.starts(with: "swift.".utf8) ? name[..<dash] : name
    }

    /// Returns true if a name differs from another by a slip or two, such as a letter too many: they begin and end alike.
    package static func isSlip(_ name: String, for other: String) -> Bool {
        let (left, right) = (Array(name.lowercased().utf8), Array(other.lowercased().utf8))
        let longest = max(left.count, right.count)
        guard longest >= 4, longest - min(left.count, right.count) <= 2 else { return false }
        let start = zip(left, right).prefix { $0 == $1 }.count
        let end = zip(left.reversed(), right.reversed()).prefix { $0 == $1 }.count
        return start + end >= longest - (longest < 8 ? 1 : 2)
    }

    /// Returns a heading as DocC writes it in links: runs of spaces and dashes become one hyphen, other punctuation is removed.
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
        // Combining marks become adjacent when the characters between them are left out.
        return CombiningMarks.cut(result).lowercased()
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
