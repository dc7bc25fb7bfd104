import Support

extension WebsiteReader {
    /// Reads a text up to the end of its line, or to the tag that closes the component around it.
    ///
    /// - Returns: The offset of the next line, or of that tag.
    mutating func readInlines(from start: Int, isHeading: Bool) -> (end: Int, isCut: Bool) {
        var line = bytes.line(from: start)
        var index = start
        var badges: [String] = []
        while index < line.content.upperBound {
            switch bytes[index] {
            case UInt8(ascii: "\\"): index += 2
            case UInt8(ascii: "`"): index = endOfCode(from: index, before: line.content.upperBound)
            case UInt8(ascii: "<"):
                let isType = index > start && bytes[index - 1].isIdentifierByte && !isMDX
                guard !isType, let tag = tag(at: index) else {
                    searchBudget -= 1_000
                    index += 1
                    continue
                }
                if tag.isEnd, open.contains(where: { $0.name == tag.name }) { return (index, true) }
                if tag.range.upperBound > line.content.upperBound { line = bytes.line(from: tag.range.upperBound - 1) }
                readInline(tag, isHeading: isHeading, badges: &badges)
                index = tag.range.upperBound
            case UInt8(ascii: "%") where dialect == .vitePress:
                index = readAttributes(at: index, before: line.content.upperBound, isHeading: isHeading)
            case UInt8(ascii: "{") where isMDX: index = readExpression(at: index, isHeading: isHeading)
            case UInt8(ascii: "{"):
                // Attributes of a link or a picture, such as `{target="_self"}`.
                guard let tag = BraceTags.tag(in: bytes, at: index), case .syntax(.attributes) = tag.meaning else {
                    index += 1
                    continue
                }
                replace(tag.range, "")
                index = tag.range.upperBound
            default: index += 1
            }
            if index > line.content.upperBound { line = bytes.line(from: index - 1) }
        }
        if !badges.isEmpty {
            let end = line.content.upperBound
            replace(end..<end, "\n\n" + badges.map { "*\($0)*" }.joined(separator: " ") + "\n")
        }
        return (line.next, false)
    }

    /// Reads attributes between the signs that translations made with Vue's own tools have for them: `%{#id}%`.
    ///
    /// - Returns: The offset behind them, or behind the sign if there are none.
    private mutating func readAttributes(at start: Int, before end: Int, isHeading: Bool) -> Int {
        let text = bytes[start..<end]
        guard text.starts(with: "%{".utf8), let close = text.firstRange(ofBytes: Array("}%".utf8)) else {
            return start + 1
        }
        // An id stays, in the spelling that every page has.
        replace(start..<close.upperBound, isHeading ? self.text(start + 1..<close.upperBound - 1) : "")
        return close.upperBound
    }

    private func endOfCode(from start: Int, before end: Int) -> Int {
        let count = bytes[start..<end].prefix { $0 == UInt8(ascii: "`") }.count
        var index = start + count
        while index < end {
            guard bytes[index] == UInt8(ascii: "`") else {
                index += 1
                continue
            }
            let run = bytes[index..<end].prefix { $0 == UInt8(ascii: "`") }.count
            index += run
            if run == count { return index }
        }
        return start + count
    }

    // MARK: Tags

    /// Writes a tag within a text as HTML, or leaves it out.
    private mutating func readInline(_ tag: ComponentTag, isHeading: Bool, badges: inout [String]) {
        guard tag.name.first?.isUppercase == true else {
            if tag.name.isEmpty { replace(tag.range, "") } else { readElement(tag) }
            return
        }
        switch tag.name.lowercased() {
        case "link", "linkbutton", "a", "button", "vpbutton":
            if tag.isEnd {
                replace(tag.range, "</a>")
            } else if let address = tag.text("to", "href", "link", in: bytes), !tag.isSelfClosing {
                replace(tag.range, "<a href=\"\(address.filter { !"\"<>\n".contains($0) })\">")
            } else {
                let words = tag.text("text", "label", "title", in: bytes)
                replace(tag.range, words.map(Self.oneLine) ?? "")
            }
        case "badge", "vpbadge", "term":
            let words = tag.text("text", "label", in: bytes).map(Self.oneLine) ?? ""
            if words.isEmpty {
                replace(tag.range, "")
            } else if isHeading {
                // A badge is no part of a heading's anchor.
                badges.append(words)
                replace(tag.range, "")
            } else {
                replace(tag.range, "<small>\(words)</small>")
            }
        case "icon", "span", "highlight", "kbd": replace(tag.range, "")
        case "image" where address(of: tag) != nil, "themedimage" where address(of: tag) != nil:
            let address = address(of: tag) ?? ""
            let words = Self.oneLine(tag.text("alt", in: bytes) ?? "").replacing("]", with: "")
            replace(tag.range, "![\(words)](<\(address.filter { !"<>\n".contains($0) })>)")
        default:
            noteComponent(tag)
            replace(tag.range, "")
        }
    }

    /// Writes an element of HTML whose attributes are JavaScript's as HTML has it.
    private mutating func readElement(_ tag: ComponentTag) {
        let isWritten = tag.attributes.contains {
            if case .expression = $0.value { true } else { $0.name == "className" || $0.name == "htmlFor" }
        }
        guard isWritten, !tag.isEnd else { return }
        var words = "<" + tag.name
        for attribute in tag.attributes {
            let name = ["className": "class", "htmlFor": "for"][attribute.name] ?? attribute.name
            switch attribute.value {
            case nil: words += " \(name)"
            case .text(let range): words += " \(name)=\"\(text(range).replacing("\"", with: "&quot;"))\""
            case .expression(let range):
                let isAddress = name == "src" || name == "href"
                guard let value = ComponentTag.literal(bytes[range]) ?? (isAddress ? path(in: range) : nil) else {
                    continue
                }
                words += " \(name)=\"\(value.replacing("\"", with: "&quot;"))\""
            }
        }
        replace(tag.range, words + (tag.isSelfClosing ? " />" : ">"))
    }

    // MARK: Expressions

    /// Reads an expression in braces: a comment is left out, a literal becomes its text.
    ///
    /// - Returns: The offset behind it, or behind its brace if it is text.
    private mutating func readExpression(at start: Int, isHeading: Bool) -> Int {
        let limit = min(bytes.count, start + 2_000)
        if bytes[start...].starts(with: "{/*".utf8) {
            let rest = bytes[(start + 3)...].prefix(20_000)
            guard searchBudget > 0, let close = rest.firstRange(ofBytes: Array("*/}".utf8)) else {
                searchBudget -= 20_000
                return start + 3
            }
            let range = start..<close.upperBound
            let words = text(start + 3..<close.lowerBound).split { $0.isWhitespace }
            if isHeading, words.count == 1, let id = words.first, id.hasPrefix("#") {
                replace(range, "{\(id)}")
            } else {
                note(.module, range)
                replace(range, "")
            }
            return close.upperBound
        }
        guard searchBudget > 0, let end = ComponentTag.closingBrace(bytes, from: start, before: limit) else {
            searchBudget -= 2_000
            return start + 1
        }
        let range = start..<end + 1
        if let literal = ComponentTag.literal(bytes[start + 1..<end]) {
            replace(range, literal)
            return end + 1
        }
        let inner = bytes[start + 1..<end].trimmed
        let before = start > 0 ? bytes[start - 1] : UInt8(ascii: " ")
        let isName = inner.first.map { $0.isLetter || $0 == UInt8(ascii: "_") } ?? false
        let isPlain = inner.allSatisfy { $0.isWordByte || ".()[]'\"".utf8.contains($0) }
        if isName, isPlain, !before.isIdentifierByte, !"\\_^}$".utf8.contains(before) { note(.mdx, range) }
        return start + 1
    }
}
