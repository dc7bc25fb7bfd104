import Markdown

extension HTMLRenderer {
    private var prefix: String { options.ownIDPrefix }

    mutating func writeFootnoteReference(_ node: Node) {
        limit(.folder)
        beginInline()
        let isLink = sanitizer.beginLink(&output, &diagnostics)
        let number = document.footnotes[Int(node.detail)].number ?? 0
        output.append("<sup class=\"footnote-ref\">")
        if isLink {
            output.append("<a href=\"#\(prefix)fn-\(number)\" id=\"\(prefix)fnref-\(number)")
            if node.value > 1 { output.append("-\(node.value)") }
            output.append("\">")
        }
        output.append("\(number)")
        output.append(isLink ? "</a></sup>" : "</sup>")
    }

    mutating func openFootnote(_ node: Node) {
        limit(.folder)
        sanitizer.beginBlock(&output, &diagnostics)
        if !hasOpenFootnotes {
            sanitizer.close(&output, &diagnostics)
            newLine()
            hasOpenFootnotes = true
            output.append("<section class=\"footnotes\"")
            writeLabel(options.labels.footnotes)
            output.append(">\n<ol>\n")
        }
        newLine()
        let number = document.footnotes[Int(node.detail)].number ?? 0
        output.append("<li id=\"\(prefix)fn-\(number)\">\n")
        sanitizer.push(.flow)
    }

    mutating func closeFootnote(_ node: Node, _ nodes: [Node]) {
        let lastChild = document.children(of: document.footnotes[Int(node.detail)].node).reversed().first
        sanitizer.pop(&output, &diagnostics)
        if lastChild.map({ document[$0].kind != .paragraph }) ?? true {
            newLine()
            writeBackReferences(node)
            output.append(UInt8(ascii: "\n"))
        }
        output.append("</li>\n")
    }

    mutating func writeBackReferences(_ node: Node) {
        let footnote = document.footnotes[Int(node.detail)]
        guard let number = footnote.number else { return }
        sanitizer.close(&output, &diagnostics)
        for count in 1...max(1, footnote.references.count) {
            let suffix = count > 1 ? "-\(count)" : ""
            if let last = output.last, last != UInt8(ascii: "\n") { output.append(UInt8(ascii: " ")) }
            output.append("<a href=\"#\(prefix)fnref-\(number)\(suffix)\" class=\"footnote-backref\"")
            if !options.labels.backToText.isEmpty {
                output.append(" aria-label=\"")
                HTMLEscaping.append(options.labels.backToText, to: &output)
                output.append(" \(number)\(suffix)\"")
            }
            output.append(">↩")
            if count > 1 { output.append("<sup>\(count)</sup>") }
            output.append("</a>")
        }
    }
}
