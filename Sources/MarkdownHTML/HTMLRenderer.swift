import Diagnostics
import Markdown

/// Writes a document as HTML.
///
/// Visits each node of the flat tree once; the open nodes are a list, so that depth costs no stack.
public struct HTMLRenderer {
    let document: Document
    let options: HTMLOptions
    var output: [UInt8] = []
    var diagnostics = DiagnosticList()
    var sanitizer: Sanitizer
    private var open: [Int] = []
    /// The links beside the open heading.
    var headingLinks: String?
    /// Links within links, which HTML doesn't have: libcmark lets an autolink stand within a link.
    private var plainLinks: Set<Int> = []
    var hasOpenFootnotes = false
    /// True while the link to a term is open.
    var isInTermLink = false

    public init(_ document: Document, options: HTMLOptions = HTMLOptions()) {
        self.document = document
        self.options = options
        sanitizer = Sanitizer(
            anchors: RawAnchors(document, options),
            components: document.foreignComponents,
            headingIDs: document.rawHeadingIDs(options),
            address: options.rawAddress
        )
    }

    /// Appends the document's HTML, and returns findings on the parts that had to be left out.
    public static func render(
        _ document: Document,
        options: HTMLOptions = HTMLOptions(),
        into output: inout [UInt8]
    ) -> [Diagnostic] {
        var renderer = HTMLRenderer(document, options: options)
        swap(&renderer.output, &output)
        renderer.run()
        swap(&renderer.output, &output)
        return renderer.diagnostics.diagnostics
    }

    /// Returns the document's HTML as a string.
    public static func html(_ document: Document, options: HTMLOptions = HTMLOptions()) -> String {
        var output: [UInt8] = []
        _ = render(document, options: options, into: &output)
        return String(decoding: output, as: UTF8.self)
    }

    /// The places at which the HTML can be cut into pieces; nil if no pieces are asked for.
    var cuts: HTMLCuts?
    /// The nodes that may have findings, if only findings are asked for; nil if everything is to be written.
    var suspects: ArraySlice<Int>?

    mutating func run() {
        if suspects == nil { output.reserveCapacity(output.count + document.tree.text.count * 5 / 4) }
        let nodes = document.tree.nodes
        var index = 0
        while index < nodes.count {
            while let last = open.last, Int(nodes[last].end) <= index { exit(open.removeLast(), nodes) }
            let node = nodes[index]
            let end = Int(node.end)
            if cuts != nil, node.parentIndex == 0, let next = cut(before: index, node) {
                index = next
                continue
            }
            if node.parentIndex == 0 && isUnsuspected(index..<end) || skipsChildren(node, index) {
                index = end
                continue
            }
            enter(node, index, nodes)
            if end > index + 1 {
                open.append(index)
            } else {
                exit(index, nodes)
            }
            index += 1
        }
        while let last = open.popLast() { exit(last, nodes) }
    }

    // MARK: Nodes

    /// Writes a node whose children are not written one by one; returns false for all other nodes.
    private mutating func skipsChildren(_ node: Node, _ index: Int) -> Bool {
        switch node.kind {
        case .image:
            if writeMedia(index, node) { return true }
            writeImage(document.links[Int(node.detail)], node: index)
            return true
        case .link:
            let link = document.links[Int(node.detail)]
            let replacement = replacement(for: link)
            if link.kind == .symbol, replacement?.destination == nil, replacement?.text == nil {
                writeSymbol(index)
                return true
            }
            guard let replacement, let text = replacement.text else { return false }
            beginInline()
            let isLink = replacement.isLink && sanitizer.beginLink(&output, &diagnostics)
            if isLink { openLink(link, replacement) }
            HTMLEscaping.append(text, to: &output)
            if isLink { output.append("</a>") }
            return true
        case .footnoteDefinition:
            return document.footnotes[Int(node.detail)].number == nil
        default: return false
        }
    }

    private mutating func enter(_ node: Node, _ index: Int, _ nodes: [Node]) {
        switch node.kind {
        case .text:
            beginInline()
            if let tags = options.termTags[NodeID(index)] { writeText(node, tags) } else { write(node.text) }
        case .softBreak: output.append(UInt8(ascii: "\n"))
        case .lineBreak: output.append("<br />\n")
        case .code:
            beginInline()
            output.append("<code>")
            if options.marksCommandOptions {
                CommandOptions.append(document.tree.text[node.text.range], to: &output)
            } else {
                write(node.text)
            }
            output.append("</code>")
        case .formula: writeFormula(document.tree.text[node.text.range], isDisplay: node.isDisplayFormula)
        case .emphasis: openInline("<em>")
        case .strong: openInline("<strong>")
        case .strikethrough: openInline("<del>")
        case .mark: openInline("<mark>")
        case .subscript: openInline("<sub>")
        case .superscript: openInline("<sup>")
        case .inserted: openInline("<ins>")
        case .key: openInline("<kbd>")
        case .abbreviation: openAbbreviation(document.abbreviations[Int(node.detail)])
        case .link:
            let link = document.links[Int(node.detail)]
            beginInline()
            let replacement = replacement(for: link)
            // An address in a link of raw HTML is that link's text.
            let isText = link.kind == .autolink && sanitizer.isInRawLink
            if replacement?.isLink != false, !isText,
                options.rawHTML == .allow || sanitizer.beginLink(&output, &diagnostics)
            {
                openLink(link, replacement)
                sanitizer.pushLink()
                if Int(node.end) == index + 1, let words = words(forEmpty: node) {
                    HTMLEscaping.append(words, to: &output)
                }
            } else {
                plainLinks.insert(index)
                sanitizer.push(.phrasing)
            }
        case .htmlInline: writeInlineHTML(node, index)
        case .footnoteReference: writeFootnoteReference(node)
        case .taskMarker:
            // The right answer is only revealed to readers who choose one.
            if question(ofItem: Int(nodes[Int(node.parentIndex)].parentIndex), nodes) != nil { break }
            beginInline()
            writeTaskBox(isDone: node.value == 1)
        case .document, .image: break
        case .paragraph:
            let isTight = isInTightItem(node, nodes)
            beginBlock(isTight: isTight)
            if !isTight {
                output.append(titleTags(index, node)?.start ?? "<p>")
                sanitizer.push(.phrasing)
            }
        case .heading: openHeading(node)
        case .thematicBreak:
            beginBlock()
            output.append("<hr />\n")
        case .blockQuote: openBlock("<blockquote>\n")
        case .list:
            beginBlock()
            if question(ofList: index, nodes) != nil {
                output.append("<ul class=\"answers\">\n")
            } else if !node.isOrdered {
                output.append("<ul>\n")
            } else if node.detail == 1 {
                output.append("<ol>\n")
            } else {
                output.append("<ol start=\"\(node.detail)\">\n")
            }
        case .item:
            newLine()
            if question(ofItem: index, nodes) != nil { return openAnswer() }
            output.append("<li>")
            sanitizer.push(.flow)
        case .codeBlock: writeCodeBlock(document.codeBlocks[Int(node.detail)], index, info: node)
        case .htmlBlock: writeHTMLBlock(node, index)
        case .table: openTable(index)
        case .tableHead: output.append("<thead>\n<tr>\n")
        case .tableRow:
            if isSecondRow(index, nodes) { output.append("<tbody>\n") }
            output.append("<tr>\n")
        case .tableCell: openCell(node, index, nodes)
        case .alert: openAside("alert", node.alertKind?.rawValue ?? "", node.alertKind.map(options.labels.title) ?? "")
        case .aside: openAside("aside", node.asideKind?.rawValue ?? "", node.asideKind.map(options.labels.title) ?? "")
        case .container: openContainer(node, index)
        case .footnoteDefinition: openFootnote(node)
        }
    }

    private mutating func exit(_ index: Int, _ nodes: [Node]) {
        let node = nodes[index]
        switch node.kind {
        case .emphasis: closeInline("</em>")
        case .strong: closeInline("</strong>")
        case .strikethrough: closeInline("</del>")
        case .mark: closeInline("</mark>")
        case .subscript: closeInline("</sub>")
        case .superscript: closeInline("</sup>")
        case .inserted: closeInline("</ins>")
        case .key: closeInline("</kbd>")
        case .abbreviation: closeInline("</abbr>")
        case .link: closeInline(plainLinks.remove(index) == nil ? "</a>" : "")
        case .paragraph:
            let isTight = isInTightItem(node, nodes)
            let footnote = Int(node.parentIndex)
            let isLastOfFootnote = nodes[footnote].kind == .footnoteDefinition && nodes[footnote].end == node.end
            if isLastOfFootnote { writeBackReferences(nodes[footnote]) }
            if !isTight { closeInline(titleTags(index, node)?.end ?? "</p>\n") }
            closeAnswerText(index, nodes)
        case .heading:
            closeHeading(node)
        case .blockQuote: closeBlock("</blockquote>\n")
        case .list: output.append(node.isOrdered ? "</ol>\n" : "</ul>\n")
        case .item:
            if let question = question(ofItem: index, nodes) { return closeAnswer(index, of: question, nodes) }
            sanitizer.pop(&output, &diagnostics)
            output.append("</li>\n")
        case .table:
            if nodes[index].end > nodes[index + 1].end { output.append("</tbody>\n") }
            output.append("</table>\n")
            if options.wrapsTables { output.append("</div>\n") }
        case .tableHead: output.append("</tr>\n</thead>\n")
        case .tableRow: output.append("</tr>\n")
        case .tableCell:
            sanitizer.pop(&output, &diagnostics)
            output.append(isHeader(node, index, nodes) ? "</th>\n" : "</td>\n")
        case .alert, .aside: closeBlock("</aside>\n")
        case .container: closeContainer(index, node)
        case .footnoteDefinition: closeFootnote(node, nodes)
        case .document:
            sanitizer.close(&output, &diagnostics)
            if hasOpenFootnotes {
                limit(.folder)
                output.append("</ol>\n</section>\n")
            }
        default: break
        }
    }

    private func isSecondRow(_ index: Int, _ nodes: [Node]) -> Bool {
        let table = Int(nodes[index].parentIndex)
        return Int(nodes[table + 1].end) == index
    }

    private func isInTightItem(_ node: Node, _ nodes: [Node]) -> Bool {
        let parent = nodes[Int(node.parentIndex)]
        return parent.kind == .item && nodes[Int(parent.parentIndex)].isTight
    }

    // MARK: Pieces

    func place(_ index: Int) -> SourceRange { document.range(of: NodeID(index)) }

    mutating func write(_ range: TextRange) {
        document.tree.text.withUnsafeBufferPointer {
            HTMLEscaping.append(UnsafeBufferPointer(rebasing: $0[range.range]), to: &output)
        }
    }

    mutating func newLine() {
        if let last = output.last, last != UInt8(ascii: "\n") { output.append(UInt8(ascii: "\n")) }
    }

    mutating func beginBlock(isTight: Bool = false) {
        sanitizer.beginBlock(&output, &diagnostics)
        if !isTight { newLine() }
    }

    mutating func beginInline() { sanitizer.beginInline(&output, &diagnostics) }

    private mutating func openInline(_ tag: StaticString) {
        beginInline()
        output.append(tag)
        sanitizer.push(.phrasing)
    }

    private mutating func openAbbreviation(_ abbreviation: Abbreviation) {
        beginInline()
        output.append("<abbr title=\"")
        HTMLEscaping.append(abbreviation.expansion, to: &output)
        output.append("\">")
        sanitizer.push(.phrasing)
    }

    private mutating func closeInline(_ tag: StaticString) {
        sanitizer.pop(&output, &diagnostics)
        output.append(tag)
    }

    private mutating func openBlock(_ tag: StaticString) {
        beginBlock()
        output.append(tag)
        sanitizer.push(.flow)
    }

    private mutating func closeBlock(_ tag: StaticString) {
        sanitizer.pop(&output, &diagnostics)
        newLine()
        output.append(tag)
    }
}
