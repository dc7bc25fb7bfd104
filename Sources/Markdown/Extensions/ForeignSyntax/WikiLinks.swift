import Support

/// Links in double brackets, as wikis and Obsidian have them, and marks for tables of contents.
enum WikiLinks {
    private static let longest = 200
    private static let contentsMarks: Set<String> = ["toc", "TOC", "_TOC_", "_TOSP_"]
    /// Attributes of C++ that stand in double brackets.
    private static let cppAttributes: Set<String> = [
        "nodiscard", "noreturn", "deprecated", "fallthrough", "likely", "unlikely", "maybe_unused",
        "no_unique_address", "carries_dependency", "assume",
    ]
    /// Types in whose arrays of arrays nobody sees a page.
    private static let types: Set<String> = [
        "Int", "String", "Double", "Float", "Bool", "Character", "Any", "Element", "Value", "Key", "Data", "Date",
        "Byte",
    ]

    /// Returns the wiki link or the mark whose `[` stands at a place; nil if it is text.
    static func place(in bytes: [UInt8], at start: Int) -> ForeignPlace? {
        guard start + 4 < bytes.count else { return nil }
        let before = start > 0 ? bytes[start - 1] : UInt8(ascii: "\n")
        if bytes[start + 1] != UInt8(ascii: "[") {
            guard bytes[start...].starts(with: "[TOC]".utf8), before == UInt8(ascii: "\n"),
                start + 5 == bytes.count || bytes[start + 5] == UInt8(ascii: "\n")
            else { return nil }
            return ForeignPlace(meaning: .syntax(.contents), range: start..<start + 5)
        }
        guard !before.isIdentifierByte, before != UInt8(ascii: "\\"), before != UInt8(ascii: "["),
            before != UInt8(ascii: "]"), before != UInt8(ascii: ")"),
            let end = bytes[start..<min(bytes.count, start + longest)].firstRange(ofBytes: Array("]]".utf8))?.upperBound
        else { return nil }
        let next = end < bytes.count ? bytes[end] : UInt8(ascii: "\n")
        guard !"([]:".utf8.contains(next) else { return nil }
        let content = bytes[start + 2..<end - 2]
        let name = String(decoding: content, as: UTF8.self)
        if contentsMarks.contains(name) { return ForeignPlace(meaning: .syntax(.contents), range: start..<end) }
        let isEmbed = before == UInt8(ascii: "!")
        guard isName(content, isEmbed: isEmbed), !cppAttributes.contains(name), !types.contains(name) else {
            return nil
        }
        return ForeignPlace(meaning: .syntax(.wikiLink), range: (isEmbed ? start - 1 : start)..<end)
    }

    /// Returns true if brackets hold the name of a page: no arrays, calls, attributes or conditions of a shell.
    ///
    /// A single word in small letters, such as `[[bin]]`, is the name of a table in TOML more often than a page.
    private static func isName(_ content: ArraySlice<UInt8>, isEmbed: Bool) -> Bool {
        guard let first = content.first, let last = content.last, !last.isSpaceOrTab,
            first.isAlphanumeric || first >= 0x80 || first == UInt8(ascii: "#") || first == UInt8(ascii: "/")
        else { return false }
        guard !content.contains(where: { "[]{}=;\"<>\n\u{01}\u{02}$@*".utf8.contains($0) }) else { return false }
        if isEmbed { return true }
        let isNumber = content.allSatisfy { $0.isDigit || ", .;-".utf8.contains($0) }
        guard !isNumber, !content.contains(bytes: "::".utf8), !content.contains(bytes: "()".utf8) else { return false }
        // `[[1, 2], …`, `[[UIView alloc] init]` hold brackets; `[[a, b]]` is an array.
        if content.contains(UInt8(ascii: ",")), !content.contains(UInt8(ascii: "|")) { return false }
        // `[[UIView]]`, `[[UInt8]]`, `[[T]]` are arrays of Swift's.
        let capitals = content.prefix { $0 >= 0x41 && $0 <= 0x5A }
        if capitals.count > 1 || content.count == 1, content.allSatisfy(\.isAlphanumeric) { return false }
        return content.contains { $0 >= 0x80 || " |#/.-".utf8.contains($0) || ($0 >= 0x41 && $0 <= 0x5A) }
    }
}
