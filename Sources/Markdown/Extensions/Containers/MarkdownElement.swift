import Support

/// An element of raw HTML whose content is Markdown, as Python-Markdown's `md_in_html` has it: `<figure markdown="span">`.
///
/// CommonMark reads Markdown within raw HTML only behind a blank line, so its tags get blank lines around them.
struct MarkdownElement {
    let name: String
    /// The range of the opening tag.
    let tag: Range<Int>
    /// The number of elements of that name that are open, with this one.
    var depth = 1
    /// The column of its opening tag.
    let column: Int
    /// The column of its first line of content; nil until there is one.
    var inner: Int?

    /// Reads an element that begins a line; nil if the line begins with something else, or the element has no `markdown`.
    init?(_ line: ArraySlice<UInt8>, column: Int) {
        guard line.first == UInt8(ascii: "<"), line.contains(bytes: "markdown".utf8),
            let end = line.firstIndex(of: UInt8(ascii: ">"))
        else { return nil }
        let name = line.dropFirst().prefix { $0.isAlphanumeric }
        let attributes = line[name.endIndex..<end]
        guard !name.isEmpty, Self.isMarked(attributes) else { return nil }
        self.name = String(decoding: name, as: UTF8.self).lowercased()
        tag = line.startIndex..<end + 1
        self.column = column
    }

    /// Returns true for `markdown`, `markdown="1"`, `markdown="span"` and `markdown="block"` among attributes.
    private static func isMarked(_ attributes: ArraySlice<UInt8>) -> Bool {
        WrittenAttribute.all(Array(attributes), in: 0..<attributes.count, most: 20).contains { attribute in
            let bytes = Array(attributes)
            guard bytes[attribute.name].elementsEqual("markdown".utf8) else { return false }
            let value = attribute.value.map { String(decoding: bytes[$0], as: UTF8.self) } ?? "1"
            return ["1", "span", "block"].contains(value)
        }
    }

    /// Returns the range of the end tag that closes the element on a line; counts the tags of its name before it.
    mutating func close(on line: ArraySlice<UInt8>) -> Range<Int>? {
        var index = line.startIndex
        while let start = line[index...].firstIndex(of: UInt8(ascii: "<")) {
            index = start + 1
            let isEnd = line[index...].first == UInt8(ascii: "/")
            let word = line[(isEnd ? index + 1 : index)...].prefix { $0.isAlphanumeric }
            guard word.equalsIgnoringCase(name) else { continue }
            depth += isEnd ? -1 : 1
            if depth == 0 {
                let end = line[word.endIndex...].firstIndex(of: UInt8(ascii: ">")).map { $0 + 1 } ?? line.endIndex
                return start..<end
            }
        }
        return nil
    }

    /// Returns the parts of a line that is a caption: its opening tag, its text, its end tag; nil for other lines.
    static func caption(_ line: ArraySlice<UInt8>) -> [Range<Int>]? {
        let content = line.trimmed
        guard content.starts(with: "<figcaption".utf8), content.count > 24,
            content.suffix(13).elementsEqual("</figcaption>".utf8),
            let end = content.firstIndex(of: UInt8(ascii: ">")), end + 1 < content.endIndex - 13
        else { return nil }
        return [
            content.startIndex..<end + 1, end + 1..<content.endIndex - 13, content.endIndex - 13..<content.endIndex,
        ]
    }
}
