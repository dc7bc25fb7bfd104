import Support

/// The comments in code that mark lines of it for Shiki, Docusaurus and Expressive Code: `// [!code highlight:2]`,
/// `// highlight-next-line`, `// highlight-start`.
struct CodeMarker {
    enum Effect: String, CaseIterable { case highlight, ins, del, focus, none }
    enum Extent {
        case line(count: Int)
        case start, end
    }

    let effect: Effect
    let extent: Extent
    /// The stretch of the line that is not shown.
    let range: Range<Int>
    /// True if nothing else stands on the line.
    let isAlone: Bool

    private static let openers = ["{/*", "<!--", "//", "/*", "--", "#", ";", "%"].map { Array($0.utf8) }
    private static let closers = ["*/}", "-->", "*/"].map { Array($0.utf8) }

    /// Reads the first marker on a line; nil if it has none.
    ///
    /// - Parameter line: The line without its ending.
    init?(_ line: ArraySlice<UInt8>) {
        guard let found = Self.shiki(line) ?? Self.magic(line) else { return nil }
        self = found
    }

    private init(_ effect: Effect, _ extent: Extent, _ range: Range<Int>, isAlone: Bool) {
        (self.effect, self.extent, self.range, self.isAlone) = (effect, extent, range, isAlone)
    }

    // MARK: Shiki

    private static func shiki(_ line: ArraySlice<UInt8>) -> CodeMarker? {
        let opening = Array("[!code ".utf8)
        guard let mark = line.firstRange(ofBytes: opening),
            let close = line[mark.upperBound...].firstIndex(of: UInt8(ascii: "]"))
        else { return nil }
        let word = String(decoding: line[mark.upperBound..<close].trimmed, as: UTF8.self)
        let parts = word.split(separator: ":", maxSplits: 1).map(String.init)
        guard let name = parts.first else { return nil }
        let effects: [String: Effect] = [
            "++": .ins, "--": .del, "highlight": .highlight, "hl": .highlight, "focus": .focus, "warning": .highlight,
            "error": .highlight, "info": .highlight, "word": .none,
        ]
        guard let effect = effects[name] else { return nil }
        var start = mark.lowerBound
        var end = close + 1
        // The comment goes with its mark, unless it says more.
        let before = line[..<start].reversed().drop(while: \.isSpaceOrTab)
        let text = line[..<(line.startIndex + before.count)]
        let after = line[end...].drop(while: \.isSpaceOrTab)
        let closer = closers.first(where: after.starts)
        let rest = closer.map { after.dropFirst($0.count) } ?? after
        let hasMore = rest.starts(with: opening)
        if let opener = openers.first(where: { text.suffix($0.count).elementsEqual($0) }),
            rest.isEmpty || closer != nil || hasMore
        {
            start = text.endIndex - opener.count
            end = rest.startIndex
        } else if hasMore {
            end = rest.startIndex
        }
        while start > line.startIndex, line[start - 1].isSpaceOrTab { start -= 1 }
        let isAlone = line[..<start].allSatisfy(\.isSpaceOrTab) && line[end...].allSatisfy(\.isSpaceOrTab)
        let count = parts.count > 1 ? Int(parts[1]) ?? 1 : 1
        return CodeMarker(effect, .line(count: max(1, min(count, 1_000))), start..<end, isAlone: isAlone)
    }

    // MARK: Docusaurus

    private static let magicWords: [String: Effect] = [
        "highlight": .highlight, "error": .highlight, "success": .highlight, "info": .highlight, "warning": .highlight,
        "add": .ins, "added": .ins, "ins": .ins, "remove": .del, "removed": .del, "delete": .del, "del": .del,
        "focus": .focus,
    ]

    private static func magic(_ line: ArraySlice<UInt8>) -> CodeMarker? {
        let text = line.trimmed
        guard text.count < 80, let opener = openers.first(where: text.starts) else { return nil }
        var words = text.dropFirst(opener.count)
        if let closer = closers.first(where: { words.suffix($0.count).elementsEqual($0) }) {
            words = words.dropLast(closer.count)
        }
        let word = String(decoding: words.trimmed, as: UTF8.self)
        let extents: [(ending: String, extent: Extent)] = [
            ("-next-line", .line(count: 1)), ("-start", .start), ("-end", .end),
        ]
        for (ending, extent) in extents where word.hasSuffix(ending) {
            guard let effect = magicWords[String(word.dropLast(ending.count))] else { return nil }
            return CodeMarker(effect, extent, line.indices, isAlone: true)
        }
        return nil
    }
}
