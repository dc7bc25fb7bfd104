import Markdown
import Support

/// The names under which links reach the pages of a catalogue.
package enum CatalogueNames {
    /// All names of a page: an article's file, with hyphens for spaces, and the paths of an extended symbol.
    package static func names(of lesson: Lesson) -> [String] {
        guard let page = lesson.facts.catalogue else { return [] }
        let stem = SourceName.stem(CoursePath.name(of: lesson.path))
        return [stem.replacing(" ", with: "-")] + (page.symbol.map(paths) ?? [])
    }

    /// Longer ones, in bytes, are no symbol's path.
    private static let longestPath = 1000

    /// A symbol's path, and what is left of it when one module or type after the other is taken away.
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

    /// The page that a path leads to, as DocC looks for one: below the symbol of the page at hand, below what holds that symbol, and
    /// at last anywhere.
    ///
    /// - Parameters:
    ///   - own: the path of the symbol that the page at hand is about.
    ///   - find: the page of a name, in lowercase.
    ///   - symbol: the path of the symbol that a page is about; nil for an article.
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

    /// Whether two paths may be of one symbol: they are alike, or one has more modules or types before it.
    private static func isSame(_ path: String, _ other: String) -> Bool {
        let (left, right) = (path.lowercased(), other.lowercased())
        return left == right || left.hasSuffix("/" + right) || right.hasSuffix("/" + left)
    }

    /// What `<doc:…>` links write before a page's name: `/documentation/Module/`, `/tutorials/`.
    package static func path(of destination: String) -> String {
        var parts = destination.split(separator: "/", omittingEmptySubsequences: true)
        if let first = parts.first, first == "documentation" || first == "tutorials", parts.count > 1 {
            parts.removeFirst()
        }
        return parts.joined(separator: "/")
    }

    /// Whether a name that no page has may be that of a symbol, of which Glosa sees no list.
    static func mayBeSymbol(_ name: String) -> Bool {
        guard let first = name.utf8.first, first != UInt8(ascii: "-") else { return false }
        let words = withoutHash(name[...]).prefix { $0 != "(" }
        return !words.contains("-") && !words.contains(" ") && !words.contains(".")
    }

    /// A symbol's path without what tells it from others of its name: `body-20w8t`, `Deque-swift.struct`.
    private static func withoutHash(_ name: Substring) -> Substring {
        guard let dash = name.lastIndex(of: "-") else { return name }
        let hash = name[name.index(after: dash)...].utf8
        let isHash = (4...6).contains(hash.count) && hash.allSatisfy { $0.isDigit || $0 >= 0x61 && $0 <= 0x7A }
        return isHash && hash.contains(where: \.isDigit) || hash.starts(with: "swift.".utf8) ? name[..<dash] : name
    }

    /// Whether a name is another but for a slip or two, such as a letter too many: they begin and end alike.
    package static func isSlip(_ name: String, for other: String) -> Bool {
        let (left, right) = (Array(name.lowercased().utf8), Array(other.lowercased().utf8))
        let longest = max(left.count, right.count)
        guard longest >= 4, longest - min(left.count, right.count) <= 2 else { return false }
        let start = zip(left, right).prefix { $0 == $1 }.count
        let end = zip(left.reversed(), right.reversed()).prefix { $0 == $1 }.count
        return start + end >= longest - (longest < 8 ? 1 : 2)
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
        // Marks come together where what stood between them is left out.
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
