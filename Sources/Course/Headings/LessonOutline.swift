import Diagnostics
import Markdown

/// The parts of a lesson that must be the same in its translations, in the order of the text.
package struct LessonOutline: Sendable {
    /// The content under one heading, up to the next; the first section has no heading.
    package struct Section: Sendable {
        /// The index into the document's ``Document/headings``; nil for the first section.
        package var heading: Int?
        /// The offset of the heading, or of the beginning of the file.
        var start: Int
        /// The indices into the document's ``Document/codeBlocks``.
        package var blocks: [Int] = []
        var tables: [NodeID] = []
        package var lists: [NodeID] = []
        /// The indices into the document's ``Document/links``; images are apart.
        package var links: [Int] = []
        package var images: [Int] = []
    }

    package let document: Document
    package private(set) var sections: [Section]

    package init(_ document: Document) {
        self.document = document
        sections = [Section(heading: nil, start: 0)]
        let headings = Dictionary(uniqueKeysWithValues: document.headings.enumerated().map { ($1.node, $0) })
        let blocks = Dictionary(uniqueKeysWithValues: document.codeBlocks.enumerated().map { ($1.node, $0) })
        let links = Dictionary(document.links.enumerated().map { ($1.node, $0) }) { first, _ in first }
        for node in document.descendants(of: document.root) {
            let last = sections.count - 1
            switch document[node].kind {
            case .heading:
                guard let heading = headings[node] else { continue }
                let start = document.headings[heading].range.bytes.lowerBound
                sections.append(Section(heading: heading, start: start))
            case .codeBlock: if let block = blocks[node] { sections[last].blocks.append(block) }
            case .table: sections[last].tables.append(node)
            case .list: sections[last].lists.append(node)
            case .link: if let link = links[node] { sections[last].links.append(link) }
            case .image: if let image = links[node] { sections[last].images.append(image) }
            default: continue
            }
        }
    }

    /// Returns the index of the section that contains an offset in the file.
    package func section(at offset: Int) -> Int {
        var (first, end) = (0, sections.count)
        while first < end {
            let middle = (first + end) / 2
            if sections[middle].start <= offset { first = middle + 1 } else { end = middle }
        }
        return max(0, first - 1)
    }

    /// Returns the place of a finding about a whole section: its heading, or the beginning of the file.
    package func place(of section: Int) -> SourceRange {
        sections[section].heading.map { document.headings[$0].range } ?? document.file.range(0..<0)
    }
}

extension Document {
    /// Returns the line that a node begins on, from the node's beginning.
    package func firstLine(of node: NodeID) -> SourceRange { file.firstLine(of: range(of: node).bytes) }
}
