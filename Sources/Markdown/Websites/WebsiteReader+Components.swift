import Support

extension WebsiteReader {
    /// Reads the text of a line: tags of components at its beginning, and what follows them.
    ///
    /// - Parameter column: The column of the text on the page.
    /// - Returns: The offset of the next line.
    mutating func readText(from start: Int, column: Int) -> Int {
        var index = start
        var column = column
        // True behind a tag, whose container has its line alone.
        var isBehindTag = false
        while index < bytes.count {
            let line = bytes.line(from: index)
            index = bytes[index..<line.content.upperBound].drop(while: \.isSpaceOrTab).startIndex
            guard index < line.content.upperBound else { return line.next }
            if isBehindTag { replace(index..<index, "\n" + String(repeating: " ", count: column)) }
            isBehindTag = true
            if bytes[index] == UInt8(ascii: "<"), let tag = tag(at: index),
                let end = take(tag, column: column, lineEnd: line.content.upperBound)
            {
                if let top = open.indices.last {
                    column = open[top].indent
                } else {
                    column = min(column, lists.column)
                }
                index = end
                continue
            }
            if let top = open.indices.last, open[top].column == nil { open[top].column = open[top].indent }
            let isHeading = bytes[index] == UInt8(ascii: "#") && bytes[start...].starts(with: "#".utf8)
            let (end, isCut) = readInlines(from: index, isHeading: isHeading)
            if !isCut { return end }
            index = end
        }
        return bytes.count
    }

    func tag(at index: Int) -> ComponentTag? { searchBudget > 0 ? ComponentTag(bytes, at: index) : nil }

    // MARK: Tags

    private static let deepest = 60

    /// Reads a tag at the beginning of a line or behind another one.
    ///
    /// - Returns: The offset behind it; nil if it stands within a text.
    private mutating func take(_ tag: ComponentTag, column: Int, lineEnd: Int) -> Int? {
        if tag.isEnd { return close(tag, column: column) }
        // Each component that is open is looked at for each tag.
        guard open.count < Self.deepest else { return nil }
        let name = tag.name.lowercased()
        let isElement = tag.name.first?.isUppercase != true
        if isElement {
            guard tag.name.isEmpty || isMDX && KnownComponent.elements.contains(name), !tag.isSelfClosing,
                isAlone(tag, lineEnd: lineEnd)
            else { return nil }
            if name == "details" { return openDetails(tag, column: column) }
            replace(tag.range, "")
            push(tag, "", [], column: column)
            return tag.range.upperBound
        }
        if let path = imports[tag.name], tag.isSelfClosing, Self.isMarkdown(path) {
            changes.append(
                WebsiteMarkdown.Change(
                    range: tag.range,
                    text: [],
                    inclusion: .init(path: path, part: "", place: tag.range),
                    indent: tag.range.lowerBound..<tag.range.lowerBound
                )
            )
            return tag.range.upperBound
        }
        if let end = readCode(tag) { return end }
        if let end = readLeaf(tag, column: column) { return end }
        if KnownComponent.inlines.contains(name) { return nil }
        if let known = KnownComponent(tag, in: bytes) {
            open(tag, known, column: column)
            return tag.range.upperBound
        }
        guard isAlone(tag, lineEnd: lineEnd) else { return nil }
        if !KnownComponent.silent.contains(name) { noteComponent(tag) }
        let words = [tag.text("title", "label", in: bytes).map { "**\($0)**" }, tag.text("description", in: bytes)]
            .compactMap(\.self).filter { $0 != "****" && !$0.contains("\n") }
        let indent = String(repeating: " ", count: column)
        replace(tag.range, words.isEmpty ? "" : words.joined(separator: "\n\n\(indent)") + "\n")
        if !tag.isSelfClosing { push(tag, "", [], column: column) }
        return tag.range.upperBound
    }

    /// Returns true if nothing but tags stands on the line behind a tag, or its end tag doesn't stand there.
    private func isAlone(_ tag: ComponentTag, lineEnd: Int) -> Bool {
        guard tag.range.upperBound < lineEnd else { return true }
        let rest = bytes[tag.range.upperBound..<min(lineEnd, tag.range.upperBound + 2_000)].trimmed
        if rest.isEmpty { return true }
        if tag.isSelfClosing { return false }
        let end = Array("</\(tag.name)>".utf8)
        guard let place = rest.firstRange(ofBytes: end) else { return true }
        return place.upperBound == rest.endIndex
    }

    private static func isMarkdown(_ path: String) -> Bool {
        let path = path.lowercased()
        return !path.contains("!") && !path.contains("?") && (path.hasSuffix(".md") || path.hasSuffix(".mdx"))
    }

    mutating func noteComponent(_ tag: ComponentTag) {
        if !tag.isEnd, !tag.name.isEmpty { note(.component, tag.range) }
    }

    // MARK: Opening

    private mutating func push(_ tag: ComponentTag, _ container: String, _ colons: [Int], column: Int) {
        open.append(
            OpenComponent(name: tag.name, colons: colons, indent: column, column: nil, container: container)
        )
    }

    private mutating func open(_ tag: ComponentTag, _ known: KnownComponent, column: Int) {
        let parent = open.last { !$0.container.isEmpty }?.container
        var lines: [String] = []
        var colons: [Int] = []
        func add(_ name: String, _ title: String?) {
            // Inner containers have fewer colons, and no author writes as many.
            let count = max(9, 40 - open.reduce(0) { $0 + $1.colons.count } - colons.count)
            colons.append(count)
            let line = title.map { Self.oneLine($0) } ?? ""
            lines.append(String(repeating: ":", count: count) + name + (line.isEmpty ? "" : "[\(line)]"))
        }
        switch known.container {
        case "tab" where parent != "tabs":
            if case .words(let title) = known.title, !title.isEmpty { lines.append("**\(Self.oneLine(title))**\n") }
        case "tab":
            if case .words(let title) = known.title {
                let label = tabLabel(for: title)
                add("tab", label.isEmpty ? "…" : label)
            }
        case "card":
            if parent != "cards" { add("cards", nil) }
            if case .line(let title) = known.title { add("card", title) }
        default:
            if case .line(let title) = known.title { add(known.container, title) } else { add(known.container, nil) }
        }
        let indent = String(repeating: " ", count: column)
        replace(tag.range, lines.joined(separator: "\n\(indent)"))
        if tag.isSelfClosing {
            if !colons.isEmpty {
                replace(
                    tag.range.upperBound..<tag.range.upperBound,
                    Self.closing(colons, indent: column, isBroken: true)
                )
            }
            return
        }
        push(tag, colons.isEmpty ? "" : known.container, colons, column: column)
        if known.container == "tabs" { labels.append(labels(of: tag)) }
    }

    /// Returns the lines of colons that close containers, the innermost first.
    static func closing(_ colons: [Int], indent: Int, isBroken: Bool) -> String {
        let space = "\n" + String(repeating: " ", count: indent)
        let lines = colons.reversed().map { String(repeating: ":", count: $0) }.joined(separator: space)
        return isBroken ? space + lines : lines
    }

    static func oneLine(_ text: String) -> String {
        text.split { $0.isWhitespace }.joined(separator: " ")
    }

    /// Reads `<details><summary>Title</summary>`.
    private mutating func openDetails(_ tag: ComponentTag, column: Int) -> Int {
        let behind = bytes[tag.range.upperBound...].prefix(4_000)
        let start = behind.drop(while: \.isWhitespace)
        var end = tag.range.upperBound
        var title: String?
        if start.starts(with: "<summary".utf8), let summary = self.tag(at: start.startIndex),
            let close = behind.firstRange(ofBytes: Array("</summary>".utf8)),
            close.lowerBound >= summary.range.upperBound
        {
            title = text(summary.range.upperBound..<close.lowerBound)
            end = close.upperBound
        }
        let count = max(9, 40 - open.reduce(0) { $0 + $1.colons.count })
        let signs = String(repeating: ":", count: count)
        let words = title.map { "[\(Self.oneLine($0))]" } ?? ""
        replace(tag.range.lowerBound..<end, "\(signs)details\(words)\(tag.has("open") ? "{open}" : "")")
        push(tag, "details", [count], column: column)
        return end
    }

    // MARK: Closing

    /// Closes the component of an end tag.
    ///
    /// - Returns: The offset behind the tag; nil if it belongs to something else.
    private mutating func close(_ tag: ComponentTag, column: Int) -> Int? {
        guard let match = open.lastIndex(where: { $0.name == tag.name }) else {
            guard tag.name.first?.isUppercase == true, !KnownComponent.inlines.contains(tag.name.lowercased()) else {
                return nil
            }
            replace(tag.range, "")
            return tag.range.upperBound
        }
        var lines: [String] = []
        while open.count > match {
            let component = open.removeLast()
            if component.container == "tabs" { _ = labels.popLast() }
            if !component.colons.isEmpty {
                lines.append(Self.closing(component.colons, indent: component.indent, isBroken: false))
            }
        }
        replace(tag.range, lines.joined(separator: "\n" + String(repeating: " ", count: column)))
        return tag.range.upperBound
    }

    // MARK: Tabs

    /// Returns the labels that Docusaurus' `values={[{label: 'macOS', value: 'mac'}]}` gives to tabs.
    private func labels(of tag: ComponentTag) -> [String: String] {
        guard case .expression(let range)? = tag.attributes.first(where: { $0.name == "values" })?.value else {
            return [:]
        }
        var labels: [String: String] = [:]
        for object in text(range).split(separator: "{") {
            func value(_ key: String) -> String? {
                guard let place = object.firstRange(of: key + ":") else { return nil }
                let rest = object[place.upperBound...].drop { $0.isWhitespace }
                guard let quote = rest.first, "'\"`".contains(quote) else { return nil }
                return String(rest.dropFirst().prefix { $0 != quote })
            }
            if let label = value("label"), let value = value("value") { labels[value] = label }
        }
        return labels
    }

    private func tabLabel(for title: String) -> String { labels.last?[title] ?? title }

    // MARK: Leaves

    /// Reads a component that holds nothing, in whose place a text stands.
    private mutating func readLeaf(_ tag: ComponentTag, column: Int) -> Int? {
        let name = tag.name.lowercased()
        guard tag.isSelfClosing else { return nil }
        switch name {
        case "linkcard", "vpbutton", "linkbutton":
            guard let address = tag.text("href", "to", "link", in: bytes) else { return nil }
            let title = Self.oneLine(tag.text("title", "text", "label", in: bytes) ?? address)
            let link = "[\(title)](<\(address.filter { !"<>\n".contains($0) })>)"
            let about = tag.text("description", in: bytes).map(Self.oneLine)
            let indent = String(repeating: " ", count: column)
            if name == "linkcard" {
                let isInCards = open.last { !$0.container.isEmpty }?.container == "cards"
                let head = isInCards ? "" : "::::::::cards\n\(indent)"
                let foot = isInCards ? "" : "\n\(indent)::::::::"
                let body = about.map { "\n\(indent)\($0)" } ?? ""
                replace(tag.range, "\(head):::::::card[\(link)]\(body)\n\(indent):::::::\(foot)")
            } else {
                replace(tag.range, link)
            }
        case "image", "themedimage", "img", "picture":
            guard let address = address(of: tag) else { return nil }
            let words = Self.oneLine(tag.text("alt", in: bytes) ?? "").replacing("]", with: "")
            replace(tag.range, "![\(words)](<\(address.filter { !"<>\n".contains($0) })>)")
        default: return nil
        }
        return tag.range.upperBound
    }

    /// Returns the address of a picture: as written, imported, or named in an expression such as `useBaseUrl('/img/a.png')`.
    func address(of tag: ComponentTag) -> String? {
        if let text = tag.text("src", "href", in: bytes) { return text }
        for name in ["src", "sources", "light", "href"] {
            guard case .expression(let range)? = tag.attributes.first(where: { $0.name == name })?.value else {
                continue
            }
            return path(in: range)
        }
        return nil
    }

    func path(in expression: Range<Int>) -> String? {
        let words = text(expression)
        if let path = imports[words.filter { !$0.isWhitespace }] { return path }
        guard let open = words.firstIndex(where: { "'\"`".contains($0) }) else { return nil }
        let path = words[words.index(after: open)...].prefix { $0 != words[open] }
        return path.contains("$") || !path.contains(".") ? nil : String(path)
    }

    /// Reads `<CodeBlock language="js">{Code}</CodeBlock>` and `<Code code={code} lang="js" />` with code that is imported, or
    /// a literal.
    private mutating func readCode(_ tag: ComponentTag) -> Int? {
        guard ["codeblock", "code"].contains(tag.name.lowercased()) else { return nil }
        var end = tag.range.upperBound
        var source: Range<Int>?
        if tag.isSelfClosing {
            guard case .expression(let range)? = tag.attributes.first(where: { $0.name == "code" })?.value else {
                return nil
            }
            source = range
        } else {
            let rest = bytes[end...].prefix(20_000)
            guard let close = rest.firstRange(ofBytes: Array("</\(tag.name)>".utf8)) else { return nil }
            let inner = bytes[end..<close.lowerBound].trimmed
            guard inner.first == UInt8(ascii: "{"), inner.last == UInt8(ascii: "}") else { return nil }
            source = inner.startIndex + 1..<inner.endIndex - 1
            end = close.upperBound
        }
        guard let source else { return nil }
        let language = (tag.text("language", "lang", "className", in: bytes) ?? "text").replacing("language-", with: "")
        let title = tag.text("title", in: bytes).map { " title=\"\($0)\"" } ?? ""
        let info = WebsiteFence(Array("\(language)\(title)".utf8)[...]).text(isTab: false)
        let opening = "``````\(info)\n"
        let whole = tag.range.lowerBound..<end
        if let literal = ComponentTag.literal(bytes[source]) {
            replace(whole, "\(opening)\(literal)\n``````")
            return end
        }
        let name = text(source).filter { !$0.isWhitespace }
        guard let written = imports[name] else { return nil }
        let path = written.split(separator: "!").last.map { String($0.prefix { $0 != "?" }) } ?? written
        changes.append(
            WebsiteMarkdown.Change(
                range: whole,
                text: Array(opening.utf8),
                inclusion: .init(path: path, part: "", place: tag.range),
                end: Array("\n``````".utf8),
                indent: whole.lowerBound..<whole.lowerBound
            )
        )
        return end
    }
}
