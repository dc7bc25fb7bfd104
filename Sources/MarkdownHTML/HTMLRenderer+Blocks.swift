import Markdown
import Mathematics

extension HTMLRenderer {
    /// Writes the label of an element for readers who don't see it; nothing for an empty label.
    mutating func writeLabel(_ label: String) {
        guard !label.isEmpty else { return }
        output.append(" aria-label=\"")
        HTMLEscaping.append(label, to: &output)
        output.append("\"")
    }

    mutating func openHeading(_ node: Node) {
        limit(.page)
        beginBlock()
        let heading = document.headings[Int(node.detail)]
        let level = level(of: heading)
        headingLinks = options.headingLinks?(heading, id(of: heading))
        if headingLinks != nil { output.append("<div class=\"heading-\(level)\">") }
        output.append("<h\(level)")
        if options.headingIDs {
            output.append(" id=\"")
            HTMLEscaping.append(id(of: heading), to: &output)
            output.append("\"")
        }
        output.append(">")
        sanitizer.push(.phrasing)
    }

    mutating func closeHeading(_ node: Node) {
        let heading = document.headings[Int(node.detail)]
        sanitizer.pop(&output, &diagnostics)
        if let suffix = options.headingSuffix?(heading, id(of: heading)) { output.append(suffix) }
        output.append("</h\(level(of: heading))>")
        if let headingLinks { output.append("\(headingLinks)</div>") }
        headingLinks = nil
        output.append("\n")
    }

    private func id(of heading: Heading) -> String { options.headingID?(heading) ?? heading.anchor }

    private func level(of heading: Heading) -> Int { min(6, heading.level + options.headingShift) }

    mutating func writeCodeBlock(_ block: CodeBlock, _ index: Int, info node: Node) {
        beginBlock()
        guard let tab = block.tab, document.isInGroup(block) else { return writeCode(block, info: node) }
        if !document.followsTab(index) { output.append("<div class=\"tabs\">\n") }
        output.append("<div class=\"tab\">\n<p class=\"tab-title\">")
        HTMLEscaping.append(tab, to: &output)
        output.append("</p>\n")
        writeCode(block, info: node)
        newLine()
        output.append("</div>\n")
        if !document.precedesTab(index) { output.append("</div>\n") }
    }

    private mutating func writeCode(_ block: CodeBlock, info node: Node) {
        if block.isFormula, Formula(block.slice.bytes).faults.isEmpty {
            output.append("<p>")
            writeFormula(block.slice.bytes[...], isDisplay: true)
            output.append("</p>\n")
            return
        }
        if let reach = options.codeBlock?(block, &output) {
            limit(reach)
            newLine()
            return
        }
        output.append("<pre><code")
        if !block.infoWord.isEmpty {
            output.append(" class=\"language-")
            HTMLEscaping.append(block.infoWord, to: &output)
            output.append("\"")
        }
        output.append(">")
        if block.origin == nil { write(node.text) } else { HTMLEscaping.append(block.slice.bytes, to: &output) }
        output.append("</code></pre>\n")
    }

    /// Writes a formula, or its source if some of the formula can't be shown.
    mutating func writeFormula(_ tex: ArraySlice<UInt8>, isDisplay: Bool) {
        beginInline()
        let formula = Formula(tex)
        guard formula.faults.isEmpty else {
            output.append("<code>")
            HTMLEscaping.append(Array(tex), to: &output)
            output.append("</code>")
            return
        }
        if !isDisplay {
            let start = output.count
            formula.write(isDisplay: false, to: &output)
            // Browsers don't break formulas into lines: one that may be wider than a phone scrolls by itself.
            guard options.wrapsTables, Self.signs(in: output[start...]) > Self.mostSigns else { return }
            let html = Array(output[start...])
            output.removeSubrange(start...)
            openFormula("formula-inline")
            output += html
            output.append("</span>")
            return
        }
        openFormula("formula")
        formula.write(isDisplay: true, to: &output)
        output.append("</span>")
    }

    /// The largest number of signs that surely fit into a line of a phone.
    private static let mostSigns = 20

    /// The number of characters between tags.
    private static func signs(in html: ArraySlice<UInt8>) -> Int {
        var isTag = false
        return html.count { byte in
            if byte == UInt8(ascii: "<") { isTag = true }
            defer { if byte == UInt8(ascii: ">") { isTag = false } }
            return !isTag && byte & 0xC0 != 0x80
        }
    }

    private mutating func openFormula(_ name: String) {
        output.append("<span class=\"\(name)\"")
        if !options.labels.formula.isEmpty { output.append(" role=\"group\" tabindex=\"0\"") }
        writeLabel(options.labels.formula)
        output.append(">")
    }

    /// The number of columns from which on a table wants more room than a column of text.
    private static let wideTable = 5

    mutating func openTable(_ index: Int) {
        beginBlock()
        if options.wrapsTables {
            let head = NodeID(index + 1)
            let isWide = document[head].kind == .tableHead && Array(document.children(of: head)).count >= Self.wideTable
            output.append("<div class=\"table-scroll\(isWide ? " is-wide" : "")\" role=\"group\" tabindex=\"0\"")
            writeLabel(options.labels.table)
            output.append(">\n")
        }
        output.append("<table>\n")
    }

    /// Returns true if a cell is written as a header. An empty one heads nothing, and pages don't announce it.
    func isHeader(_ node: Node, _ index: Int, _ nodes: [Node]) -> Bool {
        nodes[Int(node.parentIndex)].kind == .tableHead && !(options.wrapsTables && Int(node.end) == index + 1)
    }

    mutating func writeTaskBox(isDone: Bool) {
        output.append(
            isDone ? "<input checked=\"\" disabled=\"\" type=\"checkbox\"" : "<input disabled=\"\" type=\"checkbox\""
        )
        let label = isDone ? options.labels.tasks.done : options.labels.tasks.open
        writeLabel(label)
        output.append(">")
    }

    mutating func openCell(_ node: Node, _ index: Int, _ nodes: [Node]) {
        output.append(isHeader(node, index, nodes) ? "<th" : "<td")
        switch node.alignment {
        case .none: break
        case .left: output.append(options.wrapsTables ? " class=\"align-left\"" : " align=\"left\"")
        case .center: output.append(options.wrapsTables ? " class=\"align-center\"" : " align=\"center\"")
        case .right: output.append(options.wrapsTables ? " class=\"align-right\"" : " align=\"right\"")
        }
        output.append(">")
        sanitizer.push(.flow)
    }

    mutating func openAside(_ name: String, _ kind: String, _ title: String) {
        beginBlock()
        output.append("<aside class=\"\(name) \(name)-\(kind.lowercased())\">\n")
        if !title.isEmpty {
            output.append("<p class=\"\(name)-title\">")
            HTMLEscaping.append(title, to: &output)
            output.append("</p>\n")
        }
        sanitizer.push(.flow)
    }
}
