import Diagnostics
import Support

/// Elements of raw HTML that are components of other generators, such as `<Tabs>` and `<TabItem value="x">`.
enum ForeignComponent {
    /// Languages in whose code blocks a tag is shown for its own sake.
    static let showTags: Set<String> = [
        "md", "markdown", "mdx", "handlebars", "hbs", "html", "jinja", "jinja2", "liquid", "go-html-template",
    ]

    /// Returns true for elements whose text is code.
    static func holdsCode(_ name: String) -> Bool {
        switch name {
        case "pre", "code", "script", "style", "kbd", "samp": true
        default: false
        }
    }

    /// Returns the name of a tag that may be a component's: as it is written, with a capital letter first and small ones behind;
    /// nil for others. A type's name in capitals alone, such as `<T>`, is none.
    static func name(of tag: HTMLToken.Tag, in html: [UInt8]) -> String? {
        let start = tag.range.lowerBound + 1
        guard start < tag.range.upperBound, html[start].isLetter, html[start] < UInt8(ascii: "a") else { return nil }
        if tag.range.lowerBound > 0, html[tag.range.lowerBound - 1].isIdentifierByte { return nil }
        let name = html[start..<tag.range.upperBound].prefix { $0.isWordByte || $0 == UInt8(ascii: ".") }
        guard name.contains(where: { $0 >= UInt8(ascii: "a") && $0.isLetter }),
            name.count == tag.name.utf8.count, !AllowedHTML.isKnownToBrowsers(tag.name)
        else { return nil }
        return String(decoding: name, as: UTF8.self)
    }

    /// Returns true if a tag can't be a type's arguments, as in `Array<Int>`: it is empty, or has attributes with values.
    static func isSure(_ tag: HTMLToken.Tag) -> Bool {
        tag.isSelfClosing || tag.attributes.contains { $0.value != nil || $0.name.hasPrefix("{") }
    }
}

/// Markers of alerts in spellings that GitHub, and so Glosa, doesn't read.
enum ForeignAlert {
    private static let kinds: Set<String> = [
        "note", "tip", "important", "warning", "caution", "info", "abstract", "summary", "tldr", "todo", "hint",
        "success", "check", "done", "question", "help", "faq", "attention", "failure", "fail", "missing", "danger",
        "error", "bug", "example", "quote", "cite",
    ]

    /// Returns true for a kind of alerts, and for a slip of one, such as `notes`.
    private static func isKind(_ name: String) -> Bool {
        kinds.contains(name) || NearMiss.suggestion(for: name, among: kinds.sorted()) != nil
    }

    /// Returns the range of `[!NOTE] Title`, `[!TIP]+` or `[!INFO]` at the beginning of a quote; nil if there is none. An alert
    /// that is read is gone from the text.
    static func marker(in bytes: [UInt8]) -> Range<Int>? {
        guard bytes.starts(with: "[!".utf8) else { return nil }
        let name = bytes[2...].prefix { $0.isLetter || $0 == UInt8(ascii: "-") }
        guard name.endIndex < bytes.count,
            bytes[name.endIndex] == UInt8(ascii: "]") || bytes[name.endIndex] == UInt8(ascii: "|"),
            isKind(String(decoding: name, as: UTF8.self).lowercased())
        else { return nil }
        let end = bytes.firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
        return 0..<end
    }
}

/// Code spans of a text whose inlines have no known places.
enum CodeSpanScan {
    /// Returns the end of the code span that begins with the backticks at a place; where they begin none, they are passed over.
    static func end(in bytes: [UInt8], from start: Int) -> (span: Int, next: Int) {
        let count = bytes[start...].prefix { $0 == UInt8(ascii: "`") }.count
        var index = start + count
        while index < bytes.count {
            guard bytes[index] == UInt8(ascii: "`") else {
                index += 1
                continue
            }
            let run = bytes[index...].prefix { $0 == UInt8(ascii: "`") }.count
            index += run
            if run == count { return (index, index) }
        }
        return (start, start + count)
    }
}
