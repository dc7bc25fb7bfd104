import Course
import Markdown
import Search

/// Cuts a lesson into the sections that a search can lead to, one for each heading.
struct LessonSections {
    private let document: Document
    private let ids: [String]
    private let title: String
    private var sections: [SearchSection] = []
    private var current: SearchSection
    /// The headings above the next blocks, without the page's title.
    private var open: [(level: Int, text: String)] = []

    /// - Parameter lead: text before the lesson's own, such as its description.
    static func sections(of lesson: Int, in site: SiteContext, lead: String?) -> [SearchSection] {
        var reader = LessonSections(site.course, lesson, anchors: site.anchors(of: lesson), lead: lead)
        reader.read(title: site.course.lessons[lesson].titleHeading)
        return reader.sections + [reader.current]
    }

    private init(_ course: Course, _ lesson: Int, anchors: [String], lead: String?) {
        document = course.lessons[lesson].document
        ids = anchors
        title = course.lessons[lesson].title
        current = SearchSection(text: Array((lead ?? "").utf8))
    }

    /// - Parameter title: the heading that is the page's title, as an index into the document's.
    private mutating func read(title: Int?) {
        var heading = 0
        var block = 0
        // The words of a heading don't belong to a paragraph.
        var isInHeading = false
        for id in document.descendants(of: document.root) {
            let node = document[id]
            if node.kind.isBlock {
                isInHeading = false
                begin(node.kind)
            }
            switch node.kind {
            case .heading:
                isInHeading = true
                if heading != title {
                    begin(document.headings[heading], id: ids[heading])
                } else if document.headings[heading].plainText != self.title {
                    append(Array(document.headings[heading].plainText.utf8)[...])
                }
                heading += 1
            case .container:
                if case .tab(let title) = document.containers[Int(node.detail)].kind { append(Array(title.utf8)[...]) }
            case .codeBlock:
                append(document.codeBlocks[block])
                block += 1
            case .htmlBlock: append(MarkupText.words(of: document.textBytes(of: id)))
            case .text, .code: if !isInHeading { append(document.textBytes(of: id)) }
            case .htmlInline where document.textBytes(of: id).prefix(3).equalsIgnoringCase("<br"):
                if !isInHeading { append([UInt8(ascii: " ")]) }
            case .softBreak, .lineBreak: if !isInHeading { append([UInt8(ascii: " ")]) }
            default: break
            }
        }
    }

    private mutating func begin(_ heading: Heading, id: String) {
        open.removeAll { $0.level >= heading.level }
        sections.append(current)
        current = SearchSection(
            anchor: PageAddress.encoded(id),
            heading: heading.plainText,
            above: open.map(\.text).joined(separator: " ")
        )
        open.append((heading.level, heading.plainText))
    }

    /// Begins a block on a new line; cells of a table's row are separated by dots.
    private mutating func begin(_ kind: Node.Kind) {
        guard let end = current.text.last, end != UInt8(ascii: "\n") else { return }
        if kind == .tableCell { current.text += " · ".utf8 } else { current.text.append(UInt8(ascii: "\n")) }
    }

    private mutating func append(_ text: some Collection<UInt8>) {
        let start = current.text.count
        current.text += text
        for index in start..<current.text.count
        where current.text[index] == UInt8(ascii: "\n") || current.text[index] == UInt8(ascii: "\t") {
            current.text[index] = UInt8(ascii: " ")
        }
    }

    private mutating func append(_ block: CodeBlock) {
        if let caption = block.attributes.first(where: { $0.name == "caption" })?.value { append(caption.utf8) }
        if block.isDiagram {
            begin(.paragraph)
            append(MarkupText.labels(of: document.textBytes(of: block.node)))
        } else {
            if !current.code.isEmpty { current.code.append(SearchSection.blockSeparator) }
            current.code += document.textBytes(of: block.node)
        }
    }
}
