import Support

/// A stretch of text that another generator would read.
struct ForeignPlace {
    enum Meaning {
        case syntax(ForeignKind)
        /// A name in double braces, which is text unless the file has tags too.
        case name
    }

    let meaning: Meaning
    let range: Range<Int>
}

/// Tags in braces: `{% … %}`, `{{ … }}`, `{{< … >}}`, `{{#include …}}`, `{* … *}`, `{/* … */}`, `{: … }`.
enum BraceTags {
    /// The longest tag, in bytes: without a limit, many openings without an end would take the square of the text's length.
    private static let longest = 600

    private static let gitBookTags: Set<String> = [
        "hint", "endhint", "tabs", "endtabs", "tab", "endtab", "content-ref", "endcontent-ref", "embed", "endembed",
        "code", "endcode", "file", "endfile", "stepper", "endstepper", "step", "endstep", "swagger", "endswagger",
        "openapi", "endopenapi", "columns", "endcolumns", "column", "endcolumn", "updates", "endupdates",
        "update", "endupdate", "prompt", "endprompt",
    ]
    /// Tags of Liquid that say nothing without arguments: alone they are talked about.
    private static let tagsWithArguments: Set<String> = [
        "if", "for", "include", "assign", "case", "when", "unless", "elsif", "extends", "block", "set", "import",
    ]
    /// The directives that a book's pages are read without; where one is left, a backslash kept it.
    private static let bookWords: Set<String> = ["include", "rustdoc_include", "playground", "playpen", "title"]
    private static let otherBookWords: Set<String> = ["shiftinclude", "template"]
    private static let variables = [
        "site.", "page.", "include.", "layout.", "config.", "post.", "forloop.", "book.", "collections.",
    ]

    /// Returns the tag whose `{` stands at a place; nil if it is text.
    static func tag(in bytes: [UInt8], at start: Int, _ dialect: Dialect = .glosa) -> ForeignPlace? {
        let before = start > 0 ? bytes[start - 1] : UInt8(ascii: "\n")
        guard start + 2 < bytes.count, before != UInt8(ascii: "\\"), before != UInt8(ascii: "$") else { return nil }
        switch bytes[start + 1] {
        case UInt8(ascii: "%"): return percentTag(bytes, start)
        case UInt8(ascii: "{"): return doubleBrace(bytes, start, dialect)
        case UInt8(ascii: "*"):
            guard bytes[start + 2] == UInt8(ascii: " "), let end = end("*}", bytes, start + 2),
                bytes[start..<end].contains(UInt8(ascii: "/")) || bytes[start..<end].contains(UInt8(ascii: "."))
            else { return nil }
            return ForeignPlace(meaning: .syntax(.codeInclude), range: start..<end)
        case UInt8(ascii: "/"):
            guard bytes[start + 2] == UInt8(ascii: "*"), let end = end("*/}", bytes, start + 3) else { return nil }
            return ForeignPlace(meaning: .syntax(.mdx), range: start..<end)
        case UInt8(ascii: ":"):
            guard let end = attributes(bytes, from: start + 2, takesWords: true) else { return nil }
            return ForeignPlace(meaning: .syntax(.kramdown), range: start..<end)
        default:
            guard mayBearAttributes(before, bytes, start),
                let end = attributes(bytes, from: start + 1, takesWords: false)
            else { return nil }
            return ForeignPlace(meaning: .syntax(.attributes), range: start..<end)
        }
    }

    /// Returns true if a list of attributes may stand behind a byte: behind a link or a picture, and one that begins with an id or a
    /// class also behind brackets, emphasis and code.
    private static func mayBearAttributes(_ before: UInt8, _ bytes: [UInt8], _ start: Int) -> Bool {
        if before == UInt8(ascii: ")") { return true }
        guard "]*_`".utf8.contains(before), let first = bytes[(start + 1)...].first(where: { !$0.isSpaceOrTab }) else {
            return false
        }
        return first == UInt8(ascii: ".") || first == UInt8(ascii: "#")
    }

    private static func percentTag(_ bytes: [UInt8], _ start: Int) -> ForeignPlace? {
        guard let end = end("%}", bytes, start + 2) else { return nil }
        var content = bytes[start + 2..<end - 2]
        if let sign = content.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
            content = content.dropFirst()
        }
        if content.last == UInt8(ascii: "-") { content = content.dropLast() }
        content = content.trimmed
        guard let first = content.first, first.isLetter || first == UInt8(ascii: "@") else { return nil }
        let name = String(
            decoding: content.prefix { $0.isWordByte || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "@") },
            as: UTF8.self
        )
        let isAlone = content.count == name.utf8.count
        if isAlone, tagsWithArguments.contains(name) { return nil }
        let kind: ForeignKind = gitBookTags.contains(name) || first == UInt8(ascii: "@") ? .gitBook : .liquid
        return ForeignPlace(meaning: .syntax(kind), range: start..<end)
    }

    private static func doubleBrace(_ bytes: [UInt8], _ start: Int, _ dialect: Dialect) -> ForeignPlace? {
        let sign = bytes[start + 2]
        switch sign {
        case UInt8(ascii: "<"), UInt8(ascii: "%"):
            let closing = sign == UInt8(ascii: "<") ? ">}}" : "%}}"
            guard let end = end(closing, bytes, start + 3) else { return nil }
            var content = bytes[start + 3..<end - 3].trimmed
            if content.first == UInt8(ascii: "/") { content = content.dropFirst().trimmed }
            // `{{</* name */>}}` is how Hugo shows a shortcode.
            guard let first = content.first, first.isLetter else { return nil }
            return ForeignPlace(meaning: .syntax(.hugo), range: start..<end)
        case UInt8(ascii: "#"):
            let word = bytes[(start + 3)...].prefix { $0.isWordByte }
            let name = String(decoding: word, as: UTF8.self)
            guard otherBookWords.contains(name) || dialect != .mdBook && bookWords.contains(name),
                let end = end("}}", bytes, word.endIndex),
                end - 2 > word.endIndex
            else { return nil }
            return ForeignPlace(meaning: .syntax(.mdBook), range: start..<end)
        default:
            guard let end = end("}}", bytes, start + 2) else { return nil }
            let content = bytes[start + 2..<end - 2].trimmed
            guard let first = content.first, first.isLetter, !content.contains(UInt8(ascii: "\n")) else { return nil }
            let isVariable = variables.contains { content.starts(with: $0.utf8) } || hasFilter(content)
            return ForeignPlace(meaning: isVariable ? .syntax(.liquid) : .name, range: start..<end)
        }
    }

    /// Returns true for `name | filter`.
    private static func hasFilter(_ content: ArraySlice<UInt8>) -> Bool {
        guard let bar = content.firstIndex(of: UInt8(ascii: "|")), bar > content.startIndex,
            bar + 1 < content.endIndex, content[bar - 1].isSpaceOrTab, content[bar + 1] != UInt8(ascii: "|")
        else { return false }
        return content[(bar + 1)...].trimmed.first?.isLetter == true
    }

    /// Returns the offset after the first closing mark, within the longest tag's length.
    private static func end(_ mark: String, _ bytes: [UInt8], _ start: Int) -> Int? {
        let limit = min(bytes.count, start + longest)
        guard start <= limit else { return nil }
        return bytes[start..<limit].firstRange(ofBytes: Array(mark.utf8))?.upperBound
    }

    /// Returns the end of a list of attributes, `.class #id key="value"`, after its `}`; nil if it is something else.
    ///
    /// - Parameter takesWords: True where a single word, such as `toc`, may stand for attributes defined elsewhere.
    private static func attributes(_ bytes: [UInt8], from start: Int, takesWords: Bool) -> Int? {
        let limit = min(bytes.count, start + longest)
        var index = start
        var count = 0
        while index < limit {
            while index < limit, bytes[index].isSpaceOrTab { index += 1 }
            guard index < limit else { return nil }
            if bytes[index] == UInt8(ascii: "}") { return count > 0 ? index + 1 : nil }
            let isMark = bytes[index] == UInt8(ascii: ".") || bytes[index] == UInt8(ascii: "#")
            let name = bytes[(isMark ? index + 1 : index)..<limit].prefix {
                $0.isIdentifierByte || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ":")
            }
            // `{:else}` is Svelte's, and words of other templates.
            let isWord = !isMark && (name.endIndex >= limit || bytes[name.endIndex] != UInt8(ascii: "="))
            if isWord, ["else", "then", "catch", "await"].contains(where: { name.elementsEqual($0.utf8) }) {
                return nil
            }
            guard let first = name.first, first.isLetter || first >= 0x80 || first == UInt8(ascii: "_") else {
                return nil
            }
            index = name.endIndex
            if !isMark, index < limit, bytes[index] == UInt8(ascii: "=") {
                guard let value = endOfValue(bytes, from: index + 1, limit) else { return nil }
                index = value
            } else if !isMark, !takesWords {
                return nil
            }
            guard index < limit, bytes[index].isSpaceOrTab || bytes[index] == UInt8(ascii: "}") else { return nil }
            count += 1
        }
        return nil
    }

    private static func endOfValue(_ bytes: [UInt8], from start: Int, _ limit: Int) -> Int? {
        guard start < limit else { return nil }
        let quote = bytes[start]
        if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
            return bytes[(start + 1)..<limit].firstIndex(of: quote).map { $0 + 1 }
        }
        let value = bytes[start..<limit].prefix { !$0.isWhitespace && $0 != UInt8(ascii: "}") }
        return value.isEmpty ? nil : value.endIndex
    }
}
