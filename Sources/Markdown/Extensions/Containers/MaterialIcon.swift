import Support

/// An icon of Material for MkDocs in a line of text, such as `:material-check-all:`, and the words or the sign that stand for it.
///
/// Glosa has no pictures for the ten thousand icons. An icon that leads a heading, a cell or a link decorates the words behind it and
/// is left out. Any other says something: a sign of Unicode or its own name stands there.
struct MaterialIcon {
    /// The range of the line with both colons; one blank behind it belongs to an icon that is left out.
    let range: Range<Int>
    /// The bytes in its place, never more than there were; empty if it is left out.
    let text: [UInt8]

    /// - Returns: Nil if no icon begins at the colon.
    init?(in line: ArraySlice<UInt8>, at colon: Int) {
        let word = line[(colon + 1)...].prefix {
            $0.isAlphanumeric || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
        }
        guard word.endIndex < line.endIndex, line[word.endIndex] == UInt8(ascii: ":"),
            let set = Self.sets.first(where: { word.starts(with: $0.utf8) }), word.count > set.utf8.count
        else { return nil }
        let name = Self.plainName(word.dropFirst(set.utf8.count))
        let end = word.endIndex + 1
        let isHeading = line.first { !$0.isSpaceOrTab } == UInt8(ascii: "#")
        let leads = Self.leads(line, from: colon, to: end)
        if leads, isHeading || Self.signs[name] == nil {
            let hasBlank = end < line.endIndex && line[end].isSpaceOrTab
            (range, text) = (colon..<end + (hasBlank ? 1 : 0), [])
        } else {
            (range, text) = (colon..<end, Array((Self.signs[name] ?? name).utf8))
        }
    }

    private static let sets = ["material-", "fontawesome-", "octicons-", "simple-"]

    /// Signs of Unicode for the icons that say yes, no, more and where to go.
    private static let signs: [String: String] = [
        "check": "✓", "check-all": "✓", "checkbox-marked": "✓", "close": "✗", "x": "✗", "xmark": "✗", "times": "✗",
        "cancel": "✗",
        "plus": "➕", "minus": "➖", "alert": "⚠", "warning": "⚠", "triangle-exclamation": "⚠", "information": "ℹ",
        "info": "ℹ",
        "star": "★", "heart": "♥", "arrow-right": "→", "arrow-left": "←", "arrow-up": "↑", "arrow-down": "↓",
        "arrow-top-right": "↗", "open-in-new": "↗", "link-external": "↗", "help": "?", "question": "?",
    ]

    /// Returns an icon's name without the words for its style and size: `check` for `solid-check`, `check-circle-outline` and
    /// `check-16`.
    private static func plainName(_ name: ArraySlice<UInt8>) -> String {
        var parts = String(decoding: name, as: UTF8.self).split(separator: "-")
        if parts.count > 1, ["regular", "solid", "brands"].contains(parts[0]) { parts.removeFirst() }
        while parts.count > 1, let last = parts.last,
            last.allSatisfy(\.isNumber) || ["outline", "bold", "thick", "circle", "fill", "filled"].contains(last)
        {
            parts.removeLast()
        }
        return parts.joined(separator: "-")
    }

    /// Returns true if words follow in the same cell, link or line, and none stand before.
    private static func leads(_ line: ArraySlice<UInt8>, from start: Int, to end: Int) -> Bool {
        let cell = line[..<start].lastIndex { $0 == UInt8(ascii: "|") || $0 == UInt8(ascii: "[") } ?? line.startIndex
        let after = line[end...].prefix { $0 != UInt8(ascii: "|") && $0 != UInt8(ascii: "]") }
        return !hasLetters(line[cell..<start]) && hasLetters(after)
    }

    /// Returns true if a text has letters outside of attributes in braces and of other icons.
    private static func hasLetters(_ text: ArraySlice<UInt8>) -> Bool {
        var rest = text
        while let byte = rest.first {
            if byte == UInt8(ascii: "{"), let end = rest.firstIndex(of: UInt8(ascii: "}")) {
                rest = rest[(end + 1)...]
            } else if byte == UInt8(ascii: ":"), let end = rest.dropFirst().firstIndex(of: UInt8(ascii: ":")),
                sets.contains(where: { rest.dropFirst().starts(with: $0.utf8) })
            {
                rest = rest[(end + 1)...]
            } else if byte.isLetter || byte >= 0x80 {
                return true
            } else {
                rest = rest.dropFirst()
            }
        }
        return false
    }
}
