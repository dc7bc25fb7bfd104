import Support

/// Turns a label as written into styled lines: line breaks, the inline HTML that Mermaid lets through, markdown strings
/// and entities.
struct LabelParser {
    /// The syntax of the text.
    enum Syntax {
        case plain, markdown
        /// Plain text in which `\n` is no line break: sequence diagrams and pies show it.
        case literal
    }

    private var bytes: [UInt8]
    private var index = 0
    private let syntax: Syntax
    private var lines: [[Label.Run]] = [[]]
    private var pending: [UInt8] = []
    private var style: Label.Style = []
    private var openTags: [(name: String, style: Label.Style)] = []
    /// The number of open tags with each name.
    private var openCounts: [String: Int] = [:]
    /// Names of tags and icons that have no counterpart in the drawing.
    private var dropped: [String] = []

    private init(_ text: String, hasFormulas: Bool, syntax: Syntax) {
        bytes = Array((hasFormulas ? Formula.rewrite(text) : text).utf8)
        self.syntax = syntax
    }

    /// - Returns: the lines, unwrapped, and the names of pictures and icons that cannot be drawn.
    static func parse(_ text: String, syntax: Syntax) -> (lines: [[Label.Run]], dropped: [String]) {
        if let line = plainLine(text, syntax) {
            return (line.isEmpty ? [] : [[Label.Run(text: line, style: [])]], [])
        }
        let hasFormulas = text.utf8.contains(UInt8(ascii: "$")) && text.contains("$$")
        var parser = LabelParser(text, hasFormulas: hasFormulas, syntax: syntax)
        if hasFormulas, text.ranges(of: "$$").count > 1 { parser.dropped.append(Formula.mark) }
        parser.run()
        return (parser.lines, parser.dropped)
    }

    /// Returns only the text of the lines, joined by spaces.
    static func plainText(_ text: String, syntax: Syntax) -> String {
        plainLine(text, syntax)
            ?? parse(text, syntax: syntax).lines.map { $0.map(\.text).joined() }.joined(separator: " ")
    }

    /// Returns the text of a label without marks, tags or entities, as most labels are; nil for other labels.
    private static func plainLine(_ text: String, _ syntax: Syntax) -> String? {
        let known = text.utf8.withContiguousStorageIfAvailable { Self.isPlain($0, syntax) }
        guard known ?? Self.isPlain(text.utf8, syntax) else { return nil }
        return text.trimmingSpace
    }

    private static func isPlain(_ text: some Sequence<UInt8>, _ syntax: Syntax) -> Bool {
        var previous: UInt8 = 0x20
        for byte in text {
            switch byte {
            case UInt8(ascii: "<"), UInt8(ascii: "&"), UInt8(ascii: "#"), UInt8(ascii: "\\"), UInt8(ascii: "$"), 0x0A,
                0x0D:
                return false
            case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"):
                if syntax == .markdown { return false }
            // Icons begin with “fa”.
            case UInt8(ascii: "a") where previous == UInt8(ascii: "f"): return false
            default: break
            }
            previous = byte
        }
        return true
    }

    private mutating func run() {
        while index < bytes.count {
            let byte = bytes[index]
            switch byte {
            case UInt8(ascii: "<"):
                if !readTag() { take() }
            case 0x0A:
                index += 1
                breakLine()
                while index < bytes.count, bytes[index].isSpaceOrTab { index += 1 }
            case 0x0D:
                index += 1
            case UInt8(ascii: "\\")
            where syntax != .literal && index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "n"):
                index += 2
                breakLine()
            case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"):
                if syntax != .markdown || !readEmphasis(byte) { take() }
            case UInt8(ascii: "f"):
                if !readIcon() { take() }
            default: take()
            }
        }
        flush()
        trim()
    }

    private mutating func take() {
        pending.append(bytes[index])
        index += 1
    }

    private mutating func flush() {
        guard !pending.isEmpty else { return }
        let text = Entities.decode(String(decoding: pending, as: UTF8.self))
        pending.removeAll(keepingCapacity: true)
        lines[lines.count - 1].append(Label.Run(text: text, style: style))
    }

    private mutating func breakLine() {
        flush()
        lines.append([])
    }

    /// Removes the space around lines, and empty lines at either end.
    private mutating func trim() {
        for line in lines.indices { lines[line] = Self.trimmed(lines[line]) }
        guard let first = lines.firstIndex(where: { !$0.isEmpty }), let last = lines.lastIndex(where: { !$0.isEmpty })
        else {
            lines = []
            return
        }
        lines = Array(lines[first...last])
    }

    private static func trimmed(_ runs: [Label.Run]) -> [Label.Run] {
        guard let first = runs.firstIndex(where: { !$0.text.trimmingLeadingSpace.isEmpty }),
            let last = runs.lastIndex(where: { !$0.text.trimmingTrailingSpace.isEmpty })
        else { return [] }
        var kept = Array(runs[first...last])
        kept[0].text = kept[0].text.trimmingLeadingSpace
        kept[kept.count - 1].text = kept[kept.count - 1].text.trimmingTrailingSpace
        return kept
    }

    // MARK: HTML

    /// Reads a tag of the inline HTML that has a counterpart in the drawing; anything else is text.
    private mutating func readTag() -> Bool {
        var cursor = index + 1
        let isClosing = cursor < bytes.count && bytes[cursor] == UInt8(ascii: "/")
        if isClosing { cursor += 1 }
        let nameStart = cursor
        while cursor < bytes.count, bytes[cursor].isLetter || bytes[cursor].isDigit { cursor += 1 }
        guard cursor > nameStart, cursor - nameStart <= 10 else { return false }
        let name = String(decoding: bytes[nameStart..<cursor], as: UTF8.self).lowercased()
        let attributes = cursor
        while cursor < bytes.count, bytes[cursor] != UInt8(ascii: ">"), bytes[cursor] != UInt8(ascii: "<") {
            cursor += 1
        }
        guard cursor < bytes.count, bytes[cursor] == UInt8(ascii: ">") else { return false }
        guard apply(tag: name, isClosing: isClosing, attributes: attributes..<cursor) else { return false }
        index = cursor + 1
        return true
    }

    private mutating func apply(tag name: String, isClosing: Bool, attributes: Range<Int>) -> Bool {
        switch name {
        case "br":
            breakLine()
        case "p", "div", "li", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "hr", "tr", "table", "pre", "center":
            flush()
            if lines.last?.isEmpty == false { breakLine() }
            if name == "li", !isClosing { pending = Array("• ".utf8) }
            if name.count == 2, name.first == "h", name != "hr" { setStyle(.bold, tag: name, isClosing: isClosing) }
        case "b", "strong", "th": setStyle(.bold, tag: name, isClosing: isClosing)
        case "i", "em", "cite", "var":
            if name == "i", !isClosing, let icon = iconName(inClassOf: attributes) { append(icon: icon) }
            setStyle(name == "i" && attributes.count > 2 ? [] : .italic, tag: name, isClosing: isClosing)
        case "u", "ins": setStyle(.underline, tag: name, isClosing: isClosing)
        case "s", "del", "strike": setStyle(.strikethrough, tag: name, isClosing: isClosing)
        case "code", "kbd", "tt", "samp": setStyle(.code, tag: name, isClosing: isClosing)
        case "sup": setStyle(.superscript, tag: name, isClosing: isClosing)
        case "sub": setStyle(.subscript, tag: name, isClosing: isClosing)
        case "img":
            flush()
            dropped.append("<img>")
        case "small": setStyle(.small, tag: name, isClosing: isClosing)
        case "span", "font":
            flush()
            if !isClosing, String(decoding: bytes[attributes], as: UTF8.self).lowercased().contains("color") {
                dropped.append("<\(name) color>")
            }
        case "big", "a", "td", "tbody", "thead", "label", "mark", "q", "abbr", "wbr", "nobr":
            flush()
        case "script", "style", "iframe", "svg", "object", "embed":
            flush()
            dropped.append("<\(name)>")
        default: return false
        }
        return true
    }

    private mutating func setStyle(_ added: Label.Style, tag name: String, isClosing: Bool) {
        flush()
        if !isClosing {
            openTags.append((name, style))
            openCounts[name, default: 0] += 1
            style.insert(added)
        } else if openCounts[name, default: 0] > 0 {
            // Tags inside the tag end with it.
            while let last = openTags.popLast() {
                openCounts[last.name, default: 0] -= 1
                style = last.style
                if last.name == name { break }
            }
        }
    }

    // MARK: Markdown

    private mutating func readEmphasis(_ mark: UInt8) -> Bool {
        var count = 0
        while count < 4, index + count < bytes.count, bytes[index + count] == mark { count += 1 }
        if mark == UInt8(ascii: "`") {
            guard style.contains(.code) || hasCloser(mark, 1, from: index + 1) else { return false }
            flush()
            style.formSymmetricDifference(.code)
            index += 1
            return true
        }
        guard count <= 3 else { return false }
        let added: Label.Style = count == 1 ? .italic : count == 2 ? .bold : [.bold, .italic]
        let before = index == 0 ? 0x20 : bytes[index - 1]
        let after = index + count < bytes.count ? bytes[index + count] : 0x20
        let isWord = mark == UInt8(ascii: "_")
        if style.isSuperset(of: added), !before.isWhitespace, !(isWord && isWordLike(after)) {
            flush()
            style.subtract(added)
            index += count
            return true
        }
        let canOpen = !after.isWhitespace && !(isWord && isWordLike(before))
        guard canOpen, style.isDisjoint(with: added), hasCloser(mark, count, from: index + count) else {
            if count == 1 { return false }
            for _ in 0..<count { take() }
            return true
        }
        flush()
        style.formUnion(added)
        index += count
        return true
    }

    private func isWordLike(_ byte: UInt8) -> Bool { byte.isWordByte || byte >= 0x80 }

    private func hasCloser(_ mark: UInt8, _ count: Int, from start: Int) -> Bool {
        var cursor = start + 1
        let end = min(bytes.count, start + 600)
        while cursor < end {
            guard bytes[cursor] == mark, !bytes[cursor - 1].isWhitespace else {
                cursor += 1
                continue
            }
            var run = 0
            while cursor + run < bytes.count, bytes[cursor + run] == mark { run += 1 }
            if run == count || run == 3 { return true }
            cursor += run
        }
        return false
    }

    // MARK: Icons

    /// Reads `fa:fa-car` and similar forms: an icon's name, drawn as the nearest Unicode symbol.
    private mutating func readIcon() -> Bool {
        if index > 0, isWordLike(bytes[index - 1]) { return false }
        var cursor = index + 1
        guard cursor < bytes.count, bytes[cursor] == UInt8(ascii: "a") else { return false }
        cursor += 1
        if cursor < bytes.count, bytes[cursor].isLetter { cursor += 1 }
        guard cursor < bytes.count, bytes[cursor] == UInt8(ascii: ":") else { return false }
        let start = cursor + 1
        cursor = start
        while cursor < bytes.count, bytes[cursor].isWordByte || bytes[cursor] == UInt8(ascii: "-") { cursor += 1 }
        let name = String(decoding: bytes[start..<cursor], as: UTF8.self)
        guard name.hasPrefix("fa-"), name.count > 3 else { return false }
        append(icon: String(name.dropFirst(3)))
        index = cursor
        return true
    }

    private mutating func append(icon name: String) {
        flush()
        if let symbol = IconSymbols.symbol(for: name) {
            pending = Array(symbol.utf8)
        } else {
            dropped.append("fa-\(name)")
        }
    }

    private func iconName(inClassOf attributes: Range<Int>) -> String? {
        let text = String(decoding: bytes[attributes], as: UTF8.self)
        for word in text.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "-" })
        where word.hasPrefix("fa-") {
            return String(word.dropFirst(3))
        }
        return nil
    }
}
